/// Who runs a transition.
struct TransitionConduct {
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  /// The engine's own animator, whose calls nobody wants to read about.
  let isSystem: Bool
}

/// Where the two views stand at the ends of a transition.
struct TransitionFrames {
  let fromInitial: CGRect
  let fromFinal: CGRect
  let toInitial: CGRect
  let toFinal: CGRect

  /// The one view goes from its frame, the other comes to its own.
  static func replacing(_ fromFrame: CGRect, with toFrame: CGRect) -> TransitionFrames {
    TransitionFrames(fromInitial: fromFrame, fromFinal: .zero, toInitial: .zero, toFinal: toFrame)
  }
}

/// One transition from its beginning to its end, told to everybody in Apple's order.
///
/// waiting → running → ended; only `completeTransition` leads to the end, and only once.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private enum State {
    case waiting
    case running
    case ended
  }

  let containerView: UIView
  private let from: UIViewController
  private let to: UIViewController
  /// The views that take part, not loaded before they are needed; a presenter that stays keeps its view to itself.
  private lazy var views = makeViews()
  private let makeViews: () -> (from: UIView?, to: UIView?)
  private(set) var conduct: TransitionConduct
  let isAnimated: Bool
  private let frames: TransitionFrames
  /// The container's own clean-up, before the animator is told.
  private let end: (Bool) -> Void
  /// What the container animates beside the animator, until it does.
  private var beside: (() -> Void)?
  private var state = State.waiting
  /// Where it runs.
  private weak var stage: Stage?
  private(set) var transitionWasCancelled = false
  private(set) var isInteractive: Bool
  /// What the animator answered when the transition began, in seconds.
  private(set) var duration = 0.0
  let initiallyInteractive: Bool
  /// The share covered, as the conductor last said.
  private(set) var percentComplete: CGFloat = 0
  var company = Company()
  private var checker: ContractChecker?
  /// Nil for the engine's own animators, which are not checked.
  private lazy var complaints = makeComplaints()

  init(
    from: UIViewController, to: UIViewController, views: @escaping () -> (from: UIView?, to: UIView?), container: UIView,
    conduct: TransitionConduct, frames: TransitionFrames, end: @escaping (Bool) -> Void
  ) {
    self.from = from
    self.to = to
    makeViews = views
    self.containerView = container
    self.conduct = conduct
    isAnimated = !(conduct.animator is CutAnimator)
    self.frames = frames
    self.end = end
    isInteractive = conduct.interaction?.wantsInteractiveStart ?? false
    initiallyInteractive = isInteractive
    stage = container.layer.stage
    super.init()
    stage?.transitions.append(self)
  }

  private func makeComplaints() -> Complaints? {
    conduct.isSystem ? nil : Complaints(summary: summary, animator: "\(type(of: conduct.animator))", stage: stage)
  }

  private func makeChecker() -> ContractChecker? {
    complaints.map { complaints in
      ContractChecker(
        from: ContractChecker.Party(from, views.from), to: ContractChecker.Party(to, views.to), container: containerView,
        complaints)
    }
  }

  var isOver: Bool { state == .ended }

  /// Whether the controller comes or goes, or holds one that does.
  func involves(_ controller: UIViewController) -> Bool {
    controller === from || controller === to || controller === from.parent || controller === to.parent
  }

  var targetTransform: CGAffineTransform { .identity }
  /// Whether a drive moves an animator of the transition's own.
  private(set) var isInterruptible = false
  /// The drive's.
  private weak var clock: AnimationClock?
  var presentationStyle: UIModalPresentationStyle {
    guard containerView is PresentationContainer else { return .none }
    return (from.presentingPresentation?.presenter === to ? from : to).modalPresentationStyle
  }

  /// For messages: who goes, who comes, and by whose hand.
  var summary: String {
    "the transition from \(type(of: from)) to \(type(of: to)) by \(type(of: conduct.animator))"
  }

  // MARK: Running

  /// The duration is asked for twice, as UIKit does: for the transition, and for what the container animates beside it.
  func begin(beside: @escaping (_ duration: Double) -> Void = { _ in }) {
    state = .running
    checker = makeChecker()
    duration = tell("transitionDuration:") { conduct.animator.transitionDuration(using: self) }
    let durationBeside = tell("transitionDuration:") { conduct.animator.transitionDuration(using: self) }
    self.beside = { beside(durationBeside) }
    if let interaction = conduct.interaction,
      interaction.wantsInteractiveStart || interaction is UIPercentDrivenInteractiveTransition
    {
      stage?.call("startInteractiveTransition:", on: interaction) {
        interaction.startInteractiveTransition(self)
      }
      animateBeside()
    } else {
      animateBeside()
      tell("animateTransition:") { conduct.animator.animateTransition(using: self) }
    }
  }

  func completeTransition(_ didComplete: Bool) {
    guard state == .running else {
      if state == .ended { complaints?.complain("called completeTransition again") }
      return
    }
    checker?.willEnd(didComplete: didComplete, wasCancelled: transitionWasCancelled)
    state = .ended
    stage?.transitions.removeAll { $0 === self }
    end(didComplete)
    endCompany()
    // An animator may be done while it is held; what its container animates beside it would be held for ever.
    if let clock, !clock.isMoving { clock.stop(at: didComplete ? 1 : 0) }
    tell("animationEnded:") { conduct.animator.animationEnded(didComplete) }
    check(didComplete)
    letGo()
  }

  /// The stage is let go: it will never end, and nobody looks how.
  func abandon() {
    beside = nil
    company = Company()
    letGo()
  }

  /// Animators like to keep their context, and controllers their animator.
  private func letGo() {
    checker = nil
    conduct = TransitionConduct(animator: CutAnimator(), interaction: nil, isSystem: true)
  }

  private func check(_ didComplete: Bool) {
    guard let checker else { return }
    let frame = didComplete ? frames.toFinal : frames.fromInitial
    stage?.turn.whenDone { checker.didEnd(didComplete: didComplete, frame: frame) }
  }

  func diagnoseThatItNeverEnds() {
    complaints?.complain("never called completeTransition")
  }

  /// What others animate beside the animator begins with it; once.
  private func animateBeside() {
    guard let body = beside else { return }
    beside = nil
    body()
    beginCompany()
  }

  private func tell<Result>(_ selector: String, _ body: () -> Result) -> Result {
    guard !conduct.isSystem, let stage else { return body() }
    return stage.call(selector, on: conduct.animator, body)
  }

  // MARK: Interaction

  /// Lets the animator set everything up and puts what it animates under one clock, or under an animator of its own; nil once
  /// the transition is over.
  func makeDrive() -> TransitionDrive? {
    guard state == .running, let stage else { return nil }
    let clock = AnimationClock(duration: duration, on: stage)
    clock.leadsTransition = true
    self.clock = clock
    var own: (any UIViewImplicitlyAnimating)?
    clock.collect {
      animateBeside()
      own = tell("interruptibleAnimatorForTransition:") { conduct.animator.interruptibleAnimator(using: self) }
      guard own is NoAnimator else { return isInterruptible = true }
      own = nil
      tell("animateTransition:") { conduct.animator.animateTransition(using: self) }
    }
    return state == .running ? TransitionDrive(clock: clock, animator: own) : nil
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  /// Nothing is decided any more.
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
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: views.from
    case .to: views.to
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? frames.fromInitial : vc === to ? frames.toInitial : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === from ? frames.fromFinal : vc === to ? frames.toFinal : .zero
  }
}
