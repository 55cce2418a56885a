/// One controller over another, from the call of `present` to the end of its dismissal.
@MainActor
final class Presentation {
  /// Owns the presentation; once it is gone, the presented controller itself.
  var presenter: UIViewController { owner ?? presented }
  private weak var owner: UIViewController?
  let presented: UIViewController
  private weak var source: UIViewController?
  private var controller: UIPresentationController?
  private let container = PresentationContainer()
  /// Where the presenter's view belongs.
  private weak var home: UIView?
  private var indexAtHome = 0
  /// Until everybody has been told of the transition's end.
  private(set) var isRunning = false
  private weak var runningOn: Stage?
  /// Whether the presenter has been told that it went.
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

  // MARK: Coming

  func begin(animated: Bool, completion: (() -> Void)?) {
    // Over a screen that is nowhere nothing can be presented.
    guard let superview = presenter.view.superview else { return detach() }
    start()
    let controller = presentationController
    let conduct = conduct(animated: animated, isDismissal: false)
    home = superview
    indexAtHome = superview.subviews.firstIndex { $0 === presenter.view } ?? 0
    container.frame = presenter.view.frame
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentationController = controller
    controller.containerView = container
    superview.insertSubview(container, aboveSubview: presenter.view)
    if hidesPresenter { container.insertSubview(presenter.view, at: 0) }
    let view = controller.presentedView
    view?.frame = controller.frameOfPresentedViewInContainerView
    let context = TransitionContext(
      from: presenter, to: presented, views: { [hidesPresenter, presenter] in (hidesPresenter ? presenter.view : nil, view) },
      container: container,
      conduct: conduct,
      frames: TransitionFrames(
        fromInitial: presenter.view.frame, fromFinal: hidesPresenter ? .zero : presenter.view.frame, toInitial: .zero,
        toFinal: controller.frameOfPresentedViewInContainerView)
    ) { didComplete in
      self.end(didComplete: didComplete, animated: animated, completion: completion)
    }
    tell("presentationTransitionWillBegin") { $0.presentationTransitionWillBegin() }
    if hidesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    container.layoutIfNeeded()
    context.begin()
  }

  private func end(didComplete: Bool, animated: Bool, completion: (() -> Void)?) {
    stop()
    if didComplete {
      if hidesPresenter { presenter.view.removeFromSuperview() }
    } else {
      controller?.presentedView?.removeFromSuperview()
      takeDown()
    }
    tell("presentationTransitionDidEnd:") { $0.presentationTransitionDidEnd(didComplete) }
    if didComplete {
      if hidesPresenter { presenter.endAppearanceTransition() }
      presented.endAppearanceTransition()
    } else {
      turnBack(presented, presenter, animated: animated)
      detach()
    }
    isRunning = false
    completion?()
  }

  // MARK: Going

  func beginDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let controller else { return }
    start()
    let conduct = conduct(animated: animated, isDismissal: true)
    let view = controller.presentedView
    let target = home.map { CGRect(origin: .zero, size: $0.bounds.size) } ?? .zero
    if hidesPresenter { presenter.view.frame = target }
    let context = TransitionContext(
      from: presented, to: presenter, views: { [hidesPresenter, presenter] in (view, hidesPresenter ? presenter.view : nil) },
      container: container,
      conduct: conduct,
      frames: TransitionFrames(
        fromInitial: view?.frame ?? .zero, fromFinal: .zero, toInitial: hidesPresenter ? .zero : presenter.view.frame,
        toFinal: hidesPresenter ? target : presenter.view.frame)
    ) { didComplete in
      self.endDismissal(didComplete: didComplete, animated: animated, completion: completion)
    }
    tell("dismissalTransitionWillBegin") { $0.dismissalTransitionWillBegin() }
    presented.beginAppearanceTransition(false, animated: animated)
    if hidesPresenter { presenter.beginAppearanceTransition(true, animated: animated) }
    context.begin()
  }

  private func endDismissal(didComplete: Bool, animated: Bool, completion: (() -> Void)?) {
    stop()
    let view = controller?.presentedView
    if didComplete {
      view?.removeFromSuperview()
      takeDown()
    } else if hidesPresenter {
      presenter.view.removeFromSuperview()
    }
    tell("dismissalTransitionDidEnd:") { $0.dismissalTransitionDidEnd(didComplete) }
    if didComplete {
      presented.endAppearanceTransition()
      if hidesPresenter { presenter.endAppearanceTransition() }
      detach()
    } else {
      turnBack(presenter, presented, animated: animated)
    }
    isRunning = false
    completion?()
  }

  // MARK: Pieces

  private func tell(_ selector: String, _ body: (UIPresentationController) -> Void) {
    guard let controller else { return }
    if let stage { stage.tell(.presentation, selector, on: controller) { body(controller) } } else { body(controller) }
  }

  /// Touches are ignored until the transition ends.
  private func start() {
    isRunning = true
    runningOn = stage
    runningOn?.disableInteraction()
  }

  private func stop() {
    runningOn?.enableInteraction()
    runningOn = nil
  }

  /// The presenter's view is back in its place and the container is gone.
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

  /// The one that was coming goes again; the one that was going comes back.
  private func turnBack(_ coming: UIViewController, _ going: UIViewController, animated: Bool) {
    if coming !== presenter || hidesPresenter {
      coming.beginAppearanceTransition(false, animated: animated)
      coming.endAppearanceTransition()
    }
    if going !== presenter || hidesPresenter {
      going.beginAppearanceTransition(true, animated: animated)
      going.endAppearanceTransition()
    }
  }

  private func conduct(animated: Bool, isDismissal: Bool) -> TransitionConduct {
    let system = TransitionConduct(
      animator: animated ? SystemModalAnimator(presented.modalTransitionStyle, isDismissal: isDismissal) : CutAnimator(),
      interaction: nil, isSystem: true)
    guard animated, let stage, let delegate = presented.transitioningDelegate else { return system }
    let own = isDismissal ? askForDismissal(delegate, stage) : askForPresentation(delegate, stage)
    guard let own else { return system }
    let selector = "interactionControllerFor\(isDismissal ? "Dismissal" : "Presentation"):"
    let interaction = stage.call(selector, on: delegate) {
      isDismissal
        ? delegate.interactionControllerForDismissal(using: own) : delegate.interactionControllerForPresentation(using: own)
    }
    return TransitionConduct(animator: own, interaction: interaction, isSystem: false)
  }

  private func askForPresentation(
    _ delegate: any UIViewControllerTransitioningDelegate, _ stage: Stage
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    stage.call("animationControllerForPresentedController:presentingController:sourceController:", on: delegate) {
      delegate.animationController(forPresented: presented, presenting: presenter, source: source ?? presenter)
    }
  }

  private func askForDismissal(
    _ delegate: any UIViewControllerTransitioningDelegate, _ stage: Stage
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    stage.call("animationControllerForDismissedController:", on: delegate) {
      delegate.animationController(forDismissed: presented)
    }
  }
}

/// Brings one view for the other without moving anything: what a change that is not animated comes to.
final class CutAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.view(forKey: .to).map(transitionContext.containerView.addSubview)
    transitionContext.completeTransition(true)
  }
}
