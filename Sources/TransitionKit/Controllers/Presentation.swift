/// One controller over another, from the call of `present` to the end of its dismissal.
@MainActor
final class Presentation {
  /// The controller that owns the presentation; the presented controller itself once the owner is gone.
  var presenter: UIViewController { owner ?? presented }
  private weak var owner: UIViewController?
  /// The controller that is presented; another one if the presentation controller's delegate gives one for the style adapted to.
  private(set) var presented: UIViewController
  private weak var source: UIViewController?
  /// The controller that manages the presentation; on a narrow screen perhaps another one than was asked for.
  private(set) var controller: UIPresentationController?
  /// The controller that was asked for, before the presentation adapted to the screen.
  private var original: UIPresentationController?
  private var isAdapted = false
  let container = PresentationContainer()
  /// The place that the presenter's view leaves and comes back to.
  private var home: ViewPlace?
  /// The transition, from the call of `present` until it begins; the stage keeps it.
  private weak var waiting: TransitionContext?
  /// The presenter's frame in the container when the presentation began.
  private var place = CGRect.zero
  /// The transition, while it runs.
  private weak var running: TransitionContext?
  /// The dismissal that has been asked for and has not begun yet.
  weak var waitingDismissal: Dismissal?
  /// Whether a transition is under way; until everybody has been told of its end.
  var isRunning = false
  /// Whether views move; until the transition is complete. A screen may present another one when it is told that it has appeared.
  private(set) var isMoving = false
  /// The stage whose touches are disabled while a transition is under way.
  private weak var runningOn: Stage?
  /// Whether the presenter's view takes part in the transitions, and is gone in between.
  var hidesPresenter: Bool { adaptedController.shouldRemovePresentersView }
  /// Whether the presentation has begun.
  var hasBegun: Bool { home != nil }
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

  /// The controller that manages the presentation once it has adapted; it adapts when somebody needs to know.
  private var adaptedController: UIPresentationController {
    if let controller, isAdapted { return controller }
    isAdapted = true
    return adapted(presentationController)
  }

  /// The controller itself, or one for the style that it or its delegate asks for on a horizontally compact screen.
  private func adapted(_ controller: UIPresentationController) -> UIPresentationController {
    let traits = presenter.traitCollection
    guard traits.horizontalSizeClass == .compact else { return controller }
    let style = adaptiveStyle(of: controller, traits)
    guard style != .none, style != .custom, style.resolved != controller.presentationStyle else { return controller }
    if let other = controllerToAdapt(controller, to: style) { replacePresented(by: other) }
    let made = UIPresentationController.system(style, presenting: presented, on: presenter)
    made.ownStyle = style.resolved
    made.delegate = controller.delegate
    self.controller = made
    prepare(made, for: controller)
    return made
  }

  private func controllerToAdapt(
    _ controller: UIPresentationController, to style: UIModalPresentationStyle
  ) -> UIViewController? {
    guard let delegate = controller.delegate, let stage else { return nil }
    let selector = "presentationController:viewControllerForAdaptivePresentationStyle:"
    let other = stage.call(selector, on: delegate) {
      delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    }
    return other === presented ? nil : other
  }

  /// Presents another controller, which most often is a container around the one that was to be presented.
  private func replacePresented(by other: UIViewController) {
    presented.presentingPresentation = nil
    other.presentingPresentation = self
    presented = other
    waiting?.replaceIncoming(by: other)
  }

  private func prepare(_ adapted: UIPresentationController, for controller: UIPresentationController) {
    guard let delegate = controller.delegate, let stage else { return }
    stage.call("presentationController:prepareAdaptivePresentationController:", on: delegate) {
      delegate.presentationController(controller, prepare: adapted)
    }
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

  /// Makes the transition, whose coordinator is there as soon as `present` returns.
  func prepare(animated: Bool, completion: (() -> Void)?) {
    let context = TransitionContext(
      from: TransitionScreen(presenter, finalFrame: { self.hidesPresenter ? .zero : self.place }) {
        self.hidesPresenter ? self.presenter.view : nil
      },
      to: TransitionScreen(presented, finalFrame: { self.adaptedController.frameOfPresentedViewInContainerView }) {
        self.adaptedController.presentedView
      },
      in: container, on: stage, isAnimated: animated,
      chosenBy: {
        _ = self.adaptedController
        return self.animation(animated: animated, isDismissal: false)
      },
      presentationStyle: presented.modalPresentationStyle.resolved
    ) { didComplete in
      self.end(didComplete: didComplete)
      completion?()
    }
    waiting = context
  }

  func begin() {
    guard let context = waiting, let window = presenter.view.window, let home = ViewPlace(of: presenter.view) else {
      stage?.diagnose(PresentationRefusal.notInHierarchy.words(presented, on: presenter))
      waiting?.callOff(happened: false)
      return detach()
    }
    start()
    let controller = adaptedController
    (waiting, running) = (nil, context)
    context.chooseAnimation()
    self.home = home
    container.presentationController = controller
    controller.containerView = container
    addContainer(to: window)
    place = hidesPresenter ? movePresenterIntoContainer() : presenter.view.frame
    context.place(from: place, as: controller.presentationStyle)
    let appearance = AppearanceChange(
      going: hidesPresenter ? presenter : nil, coming: presented, isAnimated: context.isAnimated)
    context.appearance = appearance
    tellStyle(of: controller, context)
    controller.tell("presentationTransitionWillBegin", on: stage) { $0.presentationTransitionWillBegin() }
    controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
    appearance.begin()
    container.layoutIfNeeded()
    context.begin()
  }

  /// Puts the container above the presenter: over all that is in the window, or over one controller where style or presentation controller
  /// ask for that.
  private func addContainer(to window: UIWindow) {
    if let context, let place = context.view.superview {
      container.fill(context.view.frame)
      place.insertSubview(container, aboveSubview: context.view)
      return
    }
    container.fill(window.bounds)
    window.addSubview(container)
  }

  /// The controller that the presentation covers in place of the window; nil if it covers the window.
  private var context: UIViewController? {
    if presented.modalPresentationStyle.staysInContext { return presenter }
    return adaptedController.shouldPresentInFullscreen ? nil : (source ?? presenter).presenter(for: .overCurrentContext)
  }

  /// Returns the presenter's frame in the container.
  private func movePresenterIntoContainer() -> CGRect {
    guard let superview = home?.superview else { return .zero }
    let frame = container.convert(presenter.view.frame, from: superview)
    container.insertSubview(presenter.view, at: 0)
    presenter.view.frame = frame
    return frame
  }

  private func end(didComplete: Bool) {
    stop()
    if !didComplete {
      controller?.presentedView?.removeFromSuperview()
      if hidesPresenter { bringPresenterHome() }
      takeDown()
    } else if hidesPresenter {
      presenter.view.removeFromSuperview()
    }
    controller?.tell("presentationTransitionDidEnd:", on: stage) { $0.presentationTransitionDidEnd(didComplete) }
    if didComplete { running?.appearance?.end() } else { running?.appearance?.turnBack() }
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
    if controller is UIPopoverPresentationController { return PopoverAnimator(isDismissal: isDismissal) }
    if let alert = presented as? UIAlertController { return AlertAnimator(alert, isDismissal: isDismissal) }
    if let preferred = presented.preferredTransition, preferred.isZoom || !(controller is UISheetPresentationController) {
      return preferred.animator(isBack: isDismissal)
    }
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
