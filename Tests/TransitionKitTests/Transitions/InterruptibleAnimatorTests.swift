import Motion
import Testing
import TransitionKit

/// A push that slides the incoming view in by a property animator.
private class Sliding: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var isReplayed = false
  private(set) var outcome: Bool?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    isReplayed = true
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let to = context.view(forKey: .to)!
    context.containerView.addSubview(to)
    to.transform = CGAffineTransform(translationX: 100, y: 0)
    let made = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { to.transform = .identity }
    made.addCompletion { position in context.completeTransition(position == .end) }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    outcome = transitionCompleted
    animator = nil
  }
}

@MainActor @Suite final class InterruptibleAnimatorTests {
  private lazy var stage = Stage.small()
  private let sliding = Sliding()
  private let (a, b) = (SolidScreen("a", .red), SolidScreen("b", .blue))
  private var delegate: PlainDelegate?

  private func push(_ interaction: UIPercentDrivenInteractiveTransition?) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: a)
    navigation.isNavigationBarHidden = true
    delegate = PlainDelegate(sliding, interaction)
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    navigation.pushViewController(b, animated: true)
    stage.advance(to: 0)
    return navigation
  }

  private var shift: Double { Double(b.view.layer.presentation()!.affineTransform().tx) }

  @Test func theInterruptibleAnimatorReplacesAnimateTransition() throws {
    let interaction = UIPercentDrivenInteractiveTransition()
    _ = push(interaction)
    #expect(!sliding.isReplayed && stage.log.last == "-[Sliding interruptibleAnimatorForTransition:]")
    for share in [0.25, 0.5, 0.1] {
      interaction.update(share)
      #expect(abs(shift - 100 * (1 - share)) < 1e-9)
    }
    interaction.update(0.5)
    interaction.completionCurve = .linear
    interaction.finish()
    stage.advance(to: 0.25)
    #expect(abs(shift - 25) < 1e-9)
    try stage.settle()
    #expect(sliding.outcome == true && stage.diagnostics == [] && stage.now == 0.5)
  }

  @Test func cancelledRunEndsWhereItBegan() throws {
    let interaction = UIPercentDrivenInteractiveTransition()
    let navigation = push(interaction)
    let before = stage.snapshot()
    interaction.update(0.5)
    interaction.cancel()
    try stage.settle()
    #expect(sliding.outcome == false && navigation.topViewController === a && stage.snapshot() == before)
    #expect(stage.now == 0.5)
  }

  @Test func withoutAnInteractionControllerAnimateTransitionIsCalled() throws {
    _ = push(nil)
    #expect(sliding.isReplayed)
    stage.advance(to: 0.5)
    #expect(abs(shift - 100 * (1 - TimingCurve.easeIn.value(at: 0.5))) < 1e-9)
    try stage.settle()
    #expect(sliding.outcome == true)
  }

  @Test func aTransitionThatStartedByItselfMayBePaused() throws {
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = false
    _ = push(interaction)
    stage.advance(to: 0.5)
    let before = shift
    #expect(abs(before - 100 * (1 - TimingCurve.easeIn.value(at: 0.5))) < 1e-9)
    interaction.pause()
    stage.advance(to: 3)
    #expect(abs(shift - before) < 1e-9)
    interaction.finish()
    try stage.settle()
    #expect(sliding.outcome == true)
  }

  @Test func theTimingCurveReplacesTheCompletionCurve() {
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    interaction.completionCurve = .linear
    _ = push(interaction)
    interaction.update(0.5)
    interaction.finish()
    stage.advance(to: 0.25)
    #expect(abs(shift - 50 * (1 - TimingCurve.easeIn.value(at: 0.5))) < 1e-9)
  }

  /// As in the sample of WWDC 2016, session 216: one object animates, and is the interaction controller.
  @Test func anInteractionControllerIsStartedWithoutInteraction() throws {
    final class Driver: NSObject, UIViewControllerInteractiveTransitioning {
      var wasInteractive: Bool?
      var wantsInteractiveStart: Bool { false }
      func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
        wasInteractive = context.isInteractive
        let to = context.view(forKey: .to)!
        context.containerView.addSubview(to)
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { to.frame.origin.x = 0 }
        animator.addCompletion { context.completeTransition($0 == .end) }
        animator.startAnimation()
      }
    }
    let driver = Driver()
    #expect(driver.completionSpeed == 1 && driver.completionCurve == .easeInOut)
    let navigation = UINavigationController(rootViewController: a)
    delegate = PlainDelegate(sliding, driver)
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    navigation.pushViewController(b, animated: true)
    try stage.settle()
    #expect(driver.wasInteractive == false && sliding.outcome == true && b.view.window != nil)
    #expect(!stage.log.contains { $0.contains("animateTransition") })
  }

  @Test func aCustomInteractionControllerRunsTheWholeTransition() throws {
    final class Own: NSObject, UIViewControllerInteractiveTransitioning {
      func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
        let to = context.view(forKey: .to)!
        context.containerView.addSubview(to)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
          context.finishInteractiveTransition()
          context.completeTransition(true)
        }
      }
    }
    let own = Own()
    let navigation = UINavigationController(rootViewController: a)
    delegate = PlainDelegate(sliding, own)
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    navigation.pushViewController(b, animated: true)
    stage.advance(to: 0.29)
    #expect(sliding.outcome == nil)
    stage.advance(to: 0.3)
    #expect(!sliding.isReplayed && sliding.outcome == true)
  }

  @Test func callsAfterFinishAreIgnored() throws {
    let interaction = UIPercentDrivenInteractiveTransition()
    let navigation = push(interaction)
    interaction.update(0.5)
    interaction.finish()
    interaction.cancel()
    interaction.update(0.1)
    try stage.settle()
    #expect(sliding.outcome == true && navigation.topViewController === b)
  }
}
