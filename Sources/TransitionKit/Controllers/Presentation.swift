/// One controller over another, from the call of `present` to the end of its dismissal.
@MainActor
final class Presentation {
  /// The controller that owns the presentation; the presented controller itself once the owner is gone.
  var presenter: UIViewController { owner ?? presented }
  private weak var owner: UIViewController?
  let presented: UIViewController
  private weak var source: UIViewController?
  /// The controller that manages the presentation; on a narrow screen perhaps another one than was asked for.
  private(set) var controller: UIPresentationController?
  /// The controller that was asked for, before the presentation adapted to the screen.
  private var original: UIPresentationController?
  let container = PresentationContainer()
  /// The place that the presenter's view leaves and comes back to.
  private var home: ViewPlace?
  /// Whether a transition is under way; until everybody has been told of its end.
  var isRunning = false
  /// Whether views move; until the transition is complete. A screen may present another one when it is told that it has appeared.
  private(set) var isMoving = false
  /// The stage whose touches are disabled while a transition is under way.
  private weak var runningOn: Stage?
  /// Whether the presenter's view takes part in the transitions, and is gone in between.
  var hidesPresenter: Bool { controller?.shouldRemovePresentersView ?? false }
  /// Whether the presentation has neither been dismissed nor come to nothing.
  var isCurrent: Bool { presented.presentingPresentation === self }

  init(presenter: UIViewController, presented: UIViewController, source: UIViewController) {
    owner = presenter
    self.presented = presented
    self.source = source
  }

  var stage: Stage? { container.window?.stage ?? presenter.stage }

  var presentationController: UIPresentationController {
    if let original { return original }
    let made = makeController()
    made.presentingViewController = presenter
    (original, controller) = (made, made)
    return made
  }

  private func makeController() -> UIPresentationController {
    let style = presented.modalPresentationStyle
    if style == .custom, let own = askForController() { return own }
    defer { presented.preparedPresentationController = nil }
    return presented.makePresentationController() ?? .system(style, presenting: presented, on: presenter)
  }

  private func askForController() -> UIPresentationController? {
    guard let delegate = presented.transitioningDelegate, let stage else { return nil }
    let selector = "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:"
    let controller = stage.call(selector, on: delegate) {
      delegate.presentationController(forPresented: presented, presenting: presenter, source: source ?? presenter)
    }
    if let controller { stage.watchesChoices?(controller) }
    return controller
  }

  // MARK: Adapting to a narrow screen

  /// The controller itself, or one for the style that it or its delegate asks for on a horizontally compact screen.
  private func adapted(_ controller: UIPresentationController) -> UIPresentationController {
    let traits = presenter.traitCollection
    guard traits.horizontalSizeClass == .compact else { return controller }
    let style = adaptiveStyle(of: controller, traits)
    guard style != .none, style != .custom, style.resolved != controller.presentationStyle else { return controller }
    let made = UIPresentationController.system(style, presenting: presented, on: presenter)
    made.ownStyle = style.resolved
    made.delegate = controller.delegate
    self.controller = made
    return made
  }

  private func adaptiveStyle(of controller: UIPresentationController, _ traits: UITraitCollection) -> UIModalPresentationStyle {
    guard let delegate = controller.delegate, let stage else {
      return controller.adaptivePresentationStyle
    }
    return stage.callUnlessLeftOut("adaptivePresentationStyleForPresentationController:traitCollection:", on: delegate) {
      delegate.adaptivePresentationStyle(for: controller, traitCollection: traits)
    } ?? stage.callUnlessLeftOut("adaptivePresentationStyleForPresentationController:", on: delegate) {
      delegate.adaptivePresentationStyle(for: controller)
    } ?? controller.adaptivePresentationStyle
  }

  private func tellStyle(of controller: UIPresentationController, _ context: TransitionContext) {
    guard let delegate = original?.delegate, let stage else { return }
    let style = controller === original ? .none : controller.presentationStyle
    stage.call("presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:", on: delegate) {
      delegate.presentationController(
        original ?? controller, willPresentWithAdaptiveStyle: style, transitionCoordinator: context)
    }
  }

  // MARK: Coming

  func begin(animated: Bool, completion: (() -> Void)?) {
    guard let window = presenter.view.window, let home = ViewPlace(of: presenter.view) else {
      stage?.diagnose(PresentationRefusal.notInHierarchy.words(presented, on: presenter))
      return detach()
    }
    start()
    let controller = adapted(presentationController)
    let animation = animation(animated: animated, isDismissal: false)
    self.home = home
    container.presentationController = controller
    controller.containerView = container
    addContainer(to: window)
    let place = hidesPresenter ? movePresenterIntoContainer() : presenter.view.frame
    let appearance = AppearanceChange(
      going: hidesPresenter ? presenter : nil, coming: presented, isAnimated: animation.isAnimated)
    let context = TransitionContext(
      from: screen(ofPresenterFrom: place, to: hidesPresenter ? .zero : place),
      to: TransitionScreen(presented, finalFrame: { controller.frameOfPresentedViewInContainerView }) {
        controller.presentedView
      },
      in: container, animation, presentationStyle: controller.presentationStyle
    ) { didComplete in
      self.end(appearance, didComplete: didComplete)
      completion?()
    }
    tellStyle(of: controller, context)
    controller.tell("presentationTransitionWillBegin", on: stage) { $0.presentationTransitionWillBegin() }
    controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
    appearance.begin()
    container.layoutIfNeeded()
    context.begin()
  }

  /// Puts the container above the presenter: over the whole window, or over the presenter alone where the style asks for that.
  private func addContainer(to window: UIWindow) {
    let line = sequence(first: presenter.view as UIView, next: \.superview)
    guard !presented.modalPresentationStyle.staysInContext, let branch = line.first(where: { $0.superview === window }) else {
      container.fill(presenter.view.frame)
      presenter.view.superview?.insertSubview(container, aboveSubview: presenter.view)
      return
    }
    container.fill(window.bounds)
    window.insertSubview(container, aboveSubview: branch)
  }

  /// Returns the presenter's frame in the container.
  private func movePresenterIntoContainer() -> CGRect {
    guard let superview = home?.superview else { return .zero }
    let frame = container.convert(presenter.view.frame, from: superview)
    container.insertSubview(presenter.view, at: 0)
    presenter.view.frame = frame
    return frame
  }

  private func end(_ appearance: AppearanceChange, didComplete: Bool) {
    stop()
    if !didComplete {
      controller?.presentedView?.removeFromSuperview()
      if hidesPresenter { bringPresenterHome() }
      takeDown()
    } else if hidesPresenter {
      presenter.view.removeFromSuperview()
    }
    controller?.tell("presentationTransitionDidEnd:", on: stage) { $0.presentationTransitionDidEnd(didComplete) }
    if didComplete { appearance.end() } else { appearance.turnBack() }
    if !didComplete { detach() }
    isRunning = false
  }

  // MARK: Pieces

  /// The screen of the presenter; without a view where the presenter stays below.
  func screen(ofPresenterFrom start: CGRect, to end: CGRect, takesPart: Bool? = nil) -> TransitionScreen {
    let view = takesPart ?? hidesPresenter ? presenter.view : nil
    return TransitionScreen(presenter, from: start, to: end) { view }
  }

  /// The presenter's frame in the container once it is back in its place.
  var frameOfPresenter: CGRect {
    guard let home, let superview = home.superview else { return presenter.view.frame }
    return container.convert(home.frame, from: superview)
  }

  /// Touches are ignored until the transition ends.
  func start() {
    (isRunning, isMoving) = (true, true)
    runningOn = stage
    runningOn?.disableInteraction()
  }

  func stop() {
    isMoving = false
    runningOn?.enableInteraction()
    runningOn = nil
  }

  func bringPresenterHome() {
    home?.restore(presenter.view)
  }

  /// Takes the container away.
  func takeDown() {
    container.removeFromSuperview()
    controller?.containerView = nil
  }

  func detach() {
    presenter.presentation = nil
    presented.presentingPresentation = nil
  }

  // MARK: Who runs it

  func animation(animated: Bool, isDismissal: Bool) -> TransitionAnimation {
    guard animated else { return .immediate }
    return (isDismissal ? dismissalByDelegate : presentationByDelegate)
      ?? TransitionAnimation(animator: systemAnimator(isDismissal))
  }

  private func systemAnimator(_ isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
    if let sheet = controller as? UISheetPresentationController, presented.modalTransitionStyle == .coverVertical {
      return SheetAnimator(sheet, isDismissal: isDismissal)
    }
    return SystemModalAnimator(presented.modalTransitionStyle, isDismissal: isDismissal)
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
