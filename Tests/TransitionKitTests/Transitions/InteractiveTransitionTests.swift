import Raster
import Testing
import TransitionKit

/// A pop whose animator uses fades, springs, nested and delayed blocks, and restores nothing when cancelled.
@MainActor
private final class Pop: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  var interaction: UIPercentDrivenInteractiveTransition?
  var outcome: Bool?
  /// The contexts that `animateTransition` got, one for each call.
  var contexts: [any UIViewControllerContextTransitioning] = []

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .pop ? self : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    contexts.append(transitionContext)
    let from = transitionContext.view(forKey: .from)!
    let to = transitionContext.view(forKey: .to)!
    transitionContext.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
      from.transform = CGAffineTransform(translationX: 100, y: 0)
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    UIView.animate(withDuration: 0.6) {
      from.alpha = 0.2
      UIView.animate(withDuration: 0.3, delay: 0.1) { from.layer.cornerRadius = 20 }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    outcome = transitionCompleted
  }
}

@MainActor
struct InteractiveTransitionTests {
  private let stage = Stage(size: CGSize(width: 100, height: 50), scale: 1)
  private let navigation: UINavigationController
  private let pop = Pop()
  private let interaction = UIPercentDrivenInteractiveTransition()

  init() {
    let (root, top) = (UIViewController(), UIViewController())
    navigation = UINavigationController(rootViewController: root)
    navigation.isNavigationBarHidden = true
    root.view.backgroundColor = .red
    top.view.backgroundColor = .blue
    navigation.delegate = pop
    stage.window.rootViewController = navigation
    navigation.pushViewController(top, animated: false)
    stage.advance(to: 1)
    pop.interaction = interaction
  }

  private func beginPop() {
    navigation.popViewController(animated: true)
    stage.advance(to: stage.now)
  }

  private var shift: CGFloat {
    // The screen that goes is the one in front.
    let container = navigation.view.subviews[0]
    return container.subviews.last!.layer.presentation()!.affineTransform().tx
  }

  @Test func followsTheShareLinearly() {
    beginPop()
    for share in [0, 0.25, 0.5, 0.1, 1] as [CGFloat] {
      interaction.update(share)
      #expect(abs(shift - 100 * share) < 1e-9)
      stage.advance(to: stage.now + 0.2)
      #expect(abs(shift - 100 * share) < 1e-9, "time alone moves nothing")
    }
  }

  @Test func theAnimatorIsAskedOnceAndItsDurationKept() throws {
    beginPop()
    #expect(interaction.duration == 0.6)
    for share in [0.8, 0.2, 0.5] as [CGFloat] {
      interaction.update(share)
      stage.advance(to: stage.now + 1)
    }
    interaction.finish()
    try stage.settle()
    #expect(pop.contexts.count == 1 && pop.outcome == true)
  }

  @Test func theContextKnowsAtOnceThatItIsCancelled() throws {
    beginPop()
    interaction.update(0.5)
    let context = try #require(pop.contexts.first)
    #expect(context.isInteractive && !context.transitionWasCancelled)
    interaction.cancel()
    #expect(context.transitionWasCancelled && pop.outcome == nil, "the way back comes first, then the completion blocks")
    try stage.settle()
    #expect(pop.outcome == false)
  }

  @Test(arguments: [0, -2] as [CGFloat]) func aCompletionSpeedOfZeroOrLessCountsAsOne(speed: CGFloat) throws {
    beginPop()
    interaction.update(0.5)
    interaction.completionSpeed = speed
    let start = stage.now
    interaction.cancel()
    try stage.settle()
    #expect(abs(stage.now - start - 0.3) < 1e-9 && pop.outcome == false)
  }

  @Test func shareIsClamped() {
    beginPop()
    interaction.update(-3)
    #expect(shift == 0)
    interaction.update(7)
    #expect(abs(shift - 100) < 1e-9)
    #expect(interaction.percentComplete == 1)
  }

  @Test(arguments: [0, 0.01, 0.3, 0.5, 0.77, 1] as [CGFloat])
  func cancelledRunEndsWhereItBegan(share: CGFloat) throws {
    let before = stage.snapshot()
    beginPop()
    interaction.update(share)
    interaction.cancel()
    try stage.settle()
    #expect(pop.outcome == false)
    #expect(stage.snapshot() == before)
    #expect(navigation.viewControllers.count == 2)
    let view = navigation.topViewController!.view!
    #expect(view.transform == .identity && view.alpha == 1 && view.layer.cornerRadius == 0)
  }

  @Test func cancellingTakesTheShareOfTheDuration() {
    beginPop()
    interaction.update(0.5)
    let start = stage.now
    interaction.cancel()
    stage.advance(to: start + 0.29)
    #expect(pop.outcome == nil)
    stage.advance(to: start + 0.31)
    #expect(pop.outcome == false)
  }

  @Test func finishingTakesTheRest() {
    beginPop()
    interaction.update(0.75)
    let start = stage.now
    interaction.completionSpeed = 0.5
    interaction.finish()
    stage.advance(to: start + 0.29)
    #expect(pop.outcome == nil)
    stage.advance(to: start + 0.31)
    #expect(pop.outcome == true)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func completionCurvePacesTheRest() {
    beginPop()
    interaction.update(0.5)
    interaction.completionCurve = .easeIn
    let start = stage.now
    interaction.finish()
    stage.advance(to: start + 0.15)
    #expect(abs(shift - (50 + 50 * 0.315357)) < 1e-3)
  }

  @Test func callsBeforeTheTransitionTakeEffectAtItsBeginning() throws {
    let before = stage.snapshot()
    navigation.popViewController(animated: true)
    interaction.update(0.4)
    interaction.cancel()
    try stage.settle()
    #expect(pop.outcome == false)
    #expect(stage.snapshot() == before)
  }

  @Test func aDriverWhoseTransitionNeverBeginsIsReleased() {
    weak var asked: UIPercentDrivenInteractiveTransition?
    do {
      let interaction = UIPercentDrivenInteractiveTransition()
      asked = interaction
      interaction.update(0.3)
      interaction.pause()
      interaction.finish()
      interaction.cancel()
    }
    #expect(asked == nil)
  }

  @Test func settleNamesATransitionThatIsHeldForEver() {
    beginPop()
    interaction.update(0.4)
    #expect(throws: StageError.self) { try stage.settle() }
  }

  @Test func noEndStateFlashesUpOnTheWayBack() throws {
    beginPop()
    interaction.update(0.5)
    interaction.cancel()
    var last: CGFloat = 50
    for step in 0...40 {
      stage.advance(to: 1 + Double(step) * 0.01)
      guard pop.outcome == nil else { return #expect(shift == 0) }
      #expect(shift <= last + 1e-9)
      last = shift
    }
    Issue.record("the transition did not come back")
  }
}
