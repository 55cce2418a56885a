/// One controller over another, from the call of `present` to the end of its dismissal.
@MainActor
final class Presentation {
  /// The controller that owns the presentation; the presented controller itself once the owner is gone.
  var presenter: UIViewController { owner ?? presented }
  private weak var owner: UIViewController?
  let presented: UIViewController
  private weak var source: UIViewController?
  private var controller: UIPresentationController?
  private let container = PresentationContainer()
  /// The superview that the presenter's view leaves and comes back to.
  private weak var home: UIView?
  private var indexAtHome = 0
  /// Whether a transition is under way; until everybody has been told of its end.
  private(set) var isRunning = false
  /// The stage whose touches are disabled while a transition is under way.
  private weak var runningOn: Stage?
  /// Whether the presenter's view takes part in the transitions, and is gone in between.
  private var hidesPresenter: Bool { controller?.shouldRemovePresentersView ?? false }

  init(presenter: UIViewController, presented: UIViewController, source: UIViewController) {
    owner = presenter
    self.presented = presented
    self.source = source
  }

  var stage: Stage? { container.window?.stage ?? presenter.stage }

  var presentationController: UIPresentationController {
    if let controller { return controller }
    let made = makeController()
    made.presentingViewController = presenter
    controller = made
    return made
  }

  private func makeController() -> UIPresentationController {
    let style = presented.modalPresentationStyle
    if style == .custom, let own = askForController() { return own }
    return style == .pageSheet || style == .formSheet
      ? PageSheetController(presentedViewController: presented, presenting: presenter)
      : UIPresentationController(presentedViewController: presented, presenting: presenter)
  }

  private func askForController() -> UIPresentationController? {
    guard let delegate = presented.transitioningDelegate, let stage else { return nil }
    let selector = "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:"
    return stage.call(selector, on: delegate) {
      delegate.presentationController(forPresented: presented, presenting: presenter, source: source ?? presenter)
    }
  }

  // MARK: Coming and going

  func begin(animated: Bool, completion: (() -> Void)?) {
    // A controller whose view has no superview cannot present anything.
    guard let superview = presenter.view.superview else { return detach() }
    start()
    let controller = presentationController
    let animation = animation(animated: animated, isDismissal: false)
    home = superview
    indexAtHome = superview.subviews.firstIndex { $0 === presenter.view } ?? 0
    container.fill(presenter.view.frame)
    container.presentationController = controller
    controller.containerView = container
    superview.insertSubview(container, aboveSubview: presenter.view)
    if hidesPresenter { container.insertSubview(presenter.view, at: 0) }
    let (view, frame) = (controller.presentedView, controller.frameOfPresentedViewInContainerView)
    view?.frame = frame
    let place = presenter.view.frame
    run(
      animation, from: screen(ofPresenterFrom: place, to: hidesPresenter ? .zero : place),
      to: TransitionScreen(presented, to: frame) { view }, isDismissal: false, completion: completion)
  }

  func beginDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let controller else { return }
    start()
    let animation = animation(animated: animated, isDismissal: true)
    let view = controller.presentedView
    let end = hidesPresenter ? CGRect(origin: .zero, size: home?.bounds.size ?? .zero) : presenter.view.frame
    if hidesPresenter { presenter.view.frame = end }
    run(
      animation, from: TransitionScreen(presented, from: view?.frame ?? .zero) { view },
      to: screen(ofPresenterFrom: hidesPresenter ? .zero : end, to: end), isDismissal: true, completion: completion)
  }

  private func screen(ofPresenterFrom start: CGRect, to end: CGRect) -> TransitionScreen {
    let view = hidesPresenter ? presenter.view : nil
    return TransitionScreen(presenter, from: start, to: end) { view }
  }

  private func run(
    _ animation: TransitionAnimation, from: TransitionScreen, to: TransitionScreen, isDismissal: Bool, completion: (() -> Void)?
  ) {
    let hidden = hidesPresenter ? presenter : nil
    let appearance = AppearanceChange(
      going: isDismissal ? presented : hidden, coming: isDismissal ? hidden : presented, isAnimated: animation.isAnimated)
    let context = TransitionContext(
      from: from, to: to, in: container, animation, presentationStyle: presented.modalPresentationStyle
    ) { didComplete in
      self.end(appearance, isDismissal: isDismissal, didComplete: didComplete)
      completion?()
    }
    if isDismissal {
      controller?.tell("dismissalTransitionWillBegin", on: stage) { $0.dismissalTransitionWillBegin() }
    } else {
      controller?.tell("presentationTransitionWillBegin", on: stage) { $0.presentationTransitionWillBegin() }
    }
    appearance.begin()
    if !isDismissal { container.layoutIfNeeded() }
    context.begin()
  }

  private func end(_ appearance: AppearanceChange, isDismissal: Bool, didComplete: Bool) {
    runningOn?.enableInteraction()
    runningOn = nil
    let isGone = didComplete == isDismissal
    if isGone {
      controller?.presentedView?.removeFromSuperview()
      takeDown()
    } else if hidesPresenter {
      presenter.view.removeFromSuperview()
    }
    if isDismissal {
      controller?.tell("dismissalTransitionDidEnd:", on: stage) { $0.dismissalTransitionDidEnd(didComplete) }
    } else {
      controller?.tell("presentationTransitionDidEnd:", on: stage) { $0.presentationTransitionDidEnd(didComplete) }
    }
    if didComplete { appearance.end() } else { appearance.turnBack() }
    if isGone { detach() }
    isRunning = false
  }

  // MARK: Pieces

  /// Touches are ignored until the transition ends.
  private func start() {
    isRunning = true
    runningOn = stage
    runningOn?.disableInteraction()
  }

  /// Puts the presenter's view back in its place, and takes the container away.
  private func takeDown() {
    if hidesPresenter, let home {
      home.insertSubview(presenter.view, at: indexAtHome)
    }
    container.removeFromSuperview()
    controller?.containerView = nil
  }

  private func detach() {
    presenter.presentation = nil
    presented.presentingPresentation = nil
  }

  // MARK: Who runs it

  private func animation(animated: Bool, isDismissal: Bool) -> TransitionAnimation {
    guard animated else { return .immediate }
    return (isDismissal ? dismissalByDelegate : presentationByDelegate)
      ?? TransitionAnimation(animator: SystemModalAnimator(presented.modalTransitionStyle, isDismissal: isDismissal))
  }

  private var presentationByDelegate: TransitionAnimation? {
    guard let delegate = presented.transitioningDelegate, let stage else { return nil }
    return TransitionAnimation(
      chosenBy: delegate, on: stage, animator: "animationControllerForPresentedController:presentingController:sourceController:",
      { delegate.animationController(forPresented: presented, presenting: presenter, source: source ?? presenter) },
      interaction: "interactionControllerForPresentation:", delegate.interactionControllerForPresentation)
  }

  private var dismissalByDelegate: TransitionAnimation? {
    guard let delegate = presented.transitioningDelegate, let stage else { return nil }
    return TransitionAnimation(
      chosenBy: delegate, on: stage, animator: "animationControllerForDismissedController:",
      { delegate.animationController(forDismissed: presented) },
      interaction: "interactionControllerForDismissal:", delegate.interactionControllerForDismissal)
  }
}
