/// One transition from its beginning to its end. It calls everybody concerned in Apple's order.
///
/// waiting → running → ended; only `completeTransition` leads to the end, and only once. A transition that waits is a coordinator
/// already. Who animates it is asked when it begins, or earlier if somebody wants to know what only the animator can tell.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning, StageTransition {
  private enum State {
    case waiting
    case running
    case ended
  }

  let containerView: UIView
  private let from: TransitionScreen
  private let to: TransitionScreen
  /// Controllers that go together with the outgoing one, such as those below the topmost screen of a dismissed stack.
  private let others: [UIViewController]
  private(set) lazy var animation = choose?() ?? .immediate
  /// Asks who animates; nil once it is known.
  private var choose: (() -> TransitionAnimation)?
  let isAnimated: Bool
  /// The style of the presented controller; `none` between the screens of a container.
  private(set) var presentationStyle: UIModalPresentationStyle
  /// The container's own clean-up at the end, which runs before the animator's `animationEnded`.
  private let end: (Bool) -> Void
  /// The animations of the container itself, until they have begun together with the animator's.
  private var containerAnimations: (() -> Void)?
  private var state = State.waiting
  private weak var stage: Stage?
  /// Lets the completion block of the transaction run in which the transition was asked for.
  private var letTransactionComplete = CATransaction.hold()
  private(set) var transitionWasCancelled = false
  private(set) lazy var isInteractive = animation.interaction?.wantsInteractiveStart ?? false
  /// The duration that the animator gave when the transition began, in seconds.
  private(set) var duration = 0.0
  private(set) lazy var initiallyInteractive = isInteractive
  /// The share of the transition that is covered, from 0 to 1, as the interaction controller last reported it.
  private(set) var percentComplete: CGFloat = 0
  var alongside = AlongsideAnimations()
  /// Who appears and disappears while a presentation comes. It names the controllers, so they cannot keep it themselves.
  var appearance: AppearanceChange?
  private var checker: ContractChecker?
  /// The list for breaches of the contract; nil for the engine's own animators, which are not checked.
  private lazy var report =
    animation.isSystem ? nil : ContractReport(summary: summary, animator: "\(type(of: animation.animator))", stage: stage)

  /// Whether the animator is the system's own.
  var isSystem: Bool { animation.isSystem }

  convenience init(
    from: TransitionScreen, to: TransitionScreen, in container: UIView, _ animation: TransitionAnimation,
    presentationStyle: UIModalPresentationStyle = .none, alsoInvolving others: [UIViewController] = [],
    end: @escaping (Bool) -> Void
  ) {
    self.init(
      from: from, to: to, in: container, isAnimated: animation.isAnimated, chosenBy: { animation },
      presentationStyle: presentationStyle, alsoInvolving: others, end: end)
    chooseAnimation()
  }

  /// - Parameters:
  ///   - stage: where the transition runs; nil stands for the container's.
  ///   - choose: asks who animates; called once, when the transition begins or when somebody wants to know.
  init(
    from: TransitionScreen, to: TransitionScreen, in container: UIView, on stage: Stage? = nil, isAnimated: Bool,
    chosenBy choose: @escaping () -> TransitionAnimation, presentationStyle: UIModalPresentationStyle = .none,
    alsoInvolving others: [UIViewController] = [], end: @escaping (Bool) -> Void
  ) {
    self.from = from
    self.to = to
    self.others = others
    containerView = container
    self.isAnimated = isAnimated
    self.choose = choose
    self.presentationStyle = presentationStyle
    self.end = end
    self.stage = stage ?? container.layer.stage
    super.init()
    self.stage?.begin(self)
  }

  var isOver: Bool { state == .ended }
  var isRunning: Bool { state == .running }

  /// Settles who animates the transition, and whether it is interactive.
  func chooseAnimation() {
    _ = initiallyInteractive
    choose = nil
  }

  /// Says where the outgoing view is when the transition begins: the layout may have changed since the context was made.
  ///
  /// - Parameters:
  ///   - incoming: the incoming view's frame; `.zero` if it is not there yet.
  ///   - style: the style of a presentation, which may have adapted to the screen.
  func place(from initialFrame: CGRect, to incoming: CGRect = .zero, as style: UIModalPresentationStyle? = nil) {
    (from.initialFrame, to.initialFrame) = (initialFrame, incoming)
    if let style { presentationStyle = style }
  }

  /// Brings another controller in the place of the incoming one, before the transition has begun.
  func replaceIncoming(by controller: UIViewController) {
    to.controller = controller
  }

  /// Whether the controller takes part in the transition, or is the parent of one that does.
  func involves(_ controller: UIViewController) -> Bool {
    ([from, to].map(\.controller) + others).contains { controller === $0 || controller === $0.parent }
  }

  /// Whether an interaction controller drives the animator's interruptible animator.
  private(set) var isInterruptible = false
  /// The clock on which an interaction controller drives the transition.
  private weak var clock: AnimationClock?

  /// The two controllers and, once it is known, the animator, for messages.
  var summary: String {
    let screens = "the transition from \(type(of: from.controller)) to \(type(of: to.controller))"
    return choose == nil ? "\(screens) by \(type(of: animation.animator))" : screens
  }

  // MARK: Running

  /// The animator is asked twice for its duration, as UIKit does: for the transition, and for the container's own animations.
  func begin(containerAnimations: @escaping (_ duration: Double) -> Void = { _ in }) {
    chooseAnimation()
    state = .running
    checker = report.map { ContractChecker(from: from, to: to, container: containerView, $0) }
    duration = askForDuration()
    let containerDuration = askForDuration()
    self.containerAnimations = { containerAnimations(containerDuration) }
    // An interaction controller is started even where it does not begin interactively: it runs the transition, and may be led later.
    if let interaction = animation.interaction {
      stage?.call("startInteractiveTransition:", on: interaction) {
        interaction.startInteractiveTransition(self)
      }
      animateAlongside()
    } else {
      animateAlongside()
      animateByAnimator()
    }
  }

  private func askForDuration() -> Double {
    tell("transitionDuration:") { animation.animator.transitionDuration(using: self) }
  }

  private func animateByAnimator() {
    tell("animateTransition:") { animation.animator.animateTransition(using: self) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard state == .running else {
      if state == .ended { report?.add("called completeTransition again") }
      return
    }
    checker?.willEnd(didComplete: didComplete, wasCancelled: transitionWasCancelled)
    state = .ended
    stage?.end(self)
    end(didComplete)
    endAlongside()
    // An animator may end while an interaction controller holds the clock. Nothing else would then end the container's animations.
    if let clock, !clock.isMoving { clock.stop(at: didComplete ? 1 : 0) }
    tell("animationEnded:") { animation.animator.animationEnded(didComplete) }
    if let checker { stage?.turn.whenDone { checker.didEnd(didComplete: didComplete) } }
    letGo()
    letTransactionComplete?()
    letTransactionComplete = nil
  }

  /// Ends a transition that never began: the change `happened` without animation, or it was overtaken by another one.
  func callOff(happened: Bool) {
    guard state == .waiting else { return }
    letGo()
    state = .ended
    transitionWasCancelled = !happened
    stage?.end(self)
    if happened { beginAlongside() }
    endAlongside()
    letTransactionComplete?()
    letTransactionComplete = nil
  }

  /// The stage goes away: the transition will never end, and nobody is told.
  func abandon() {
    containerAnimations = nil
    alongside = AlongsideAnimations()
    letGo()
  }

  /// Breaks cycles: animators like to keep their context, and controllers their animator.
  private func letGo() {
    (checker, appearance, choose) = (nil, nil, nil)
    animation = .immediate
  }

  func diagnoseThatItNeverEnds() {
    report?.add("never called completeTransition")
  }

  /// Begins the container's own animations and the coordinator's, once.
  private func animateAlongside() {
    guard let body = containerAnimations else { return }
    containerAnimations = nil
    body()
    beginAlongside()
  }

  private func tell<Result>(_ selector: String, _ body: () -> Result) -> Result {
    guard !animation.isSystem, let stage else { return body() }
    return stage.call(selector, on: animation.animator, body)
  }

  // MARK: Interaction

  /// Runs the animator with all its animations under one clock, which an interaction controller then drives. If the animator offers
  /// an interruptible animator, that one is driven instead. Returns nil if the transition is over.
  func makeDrive() -> TransitionDrive? {
    guard state == .running, let stage else { return nil }
    let clock = AnimationClock(duration: duration, on: stage)
    clock.leadsTransition = true
    self.clock = clock
    var interruptible: (any UIViewImplicitlyAnimating)?
    clock.collect {
      animateAlongside()
      interruptible = interruptibleAnimator(on: stage)
      if interruptible == nil { animateByAnimator() }
    }
    return state == .running ? TransitionDrive(clock: clock, animator: interruptible) : nil
  }

  private func interruptibleAnimator(on stage: Stage) -> (any UIViewImplicitlyAnimating)? {
    guard !animation.isSystem else { return nil }
    let animator = stage.callUnlessLeftOut("interruptibleAnimatorForTransition:", on: animation.animator) {
      animation.animator.interruptibleAnimator(using: self)
    }
    isInterruptible = animator != nil
    return animator
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  /// Revokes an earlier decision to finish or to cancel.
  func pauseInteractiveTransition() {
    guard !isInteractive else { return }
    isInteractive = true
    transitionWasCancelled = false
    interactionChanged()
  }

  func finishInteractiveTransition() {
    isInteractive = false
    interactionChanged()
  }

  func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
    interactionChanged()
  }

  // MARK: Asking

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    (key == .from ? from : key == .to ? to : nil)?.controller
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { (key == .from ? from : key == .to ? to : nil)?.view }

  func initialFrame(for vc: UIViewController) -> CGRect { screen(of: vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { screen(of: vc)?.finalFrame ?? .zero }

  private func screen(of controller: UIViewController) -> TransitionScreen? {
    [from, to].first { $0.controller === controller }
  }
}

extension Stage {
  /// The transitions under way.
  var transitionContexts: some Sequence<TransitionContext> { transitions.lazy.compactMap { $0 as? TransitionContext } }
}
