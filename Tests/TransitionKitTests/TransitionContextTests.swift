import Testing
import TransitionKit

/// One transition, as its animator and its delegate see it.
@MainActor @Suite final class TransitionContextTests {
  private lazy var stage = Stage.small()
  let a = SolidScreen("a", .red)
  let b = SolidScreen("b", .blue)

  private func show(_ delegate: any UINavigationControllerDelegate) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: a)
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    return navigation
  }

  @Test func aPushWaitsForTheLayoutPass() {
    let animator = PlainAnimator()
    let delegate = PlainDelegate(animator)
    let navigation = show(delegate)
    navigation.pushViewController(b, animated: true)
    #expect(animator.context == nil && stage.log == [] && navigation.topViewController === b && !b.isViewLoaded)
    navigation.view.layoutIfNeeded()
    #expect(animator.context != nil && stage.log.last == "-[PlainAnimator animateTransition:]")
  }

  @Test func theContextKnowsItsParties() throws {
    let animator = PlainAnimator()
    let delegate = PlainDelegate(animator)
    let navigation = show(delegate)
    navigation.pushViewController(b, animated: true)
    stage.advance(to: 0)
    let context = try #require(animator.context)
    #expect(context.viewController(forKey: .from) === a && context.viewController(forKey: .to) === b)
    #expect(context.view(forKey: .from) === a.view && context.view(forKey: .to) === b.view)
    #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
    #expect(context.containerView === a.view.superview && context.containerView.isDescendant(of: navigation.view))
    let screen = CGRect(x: 0, y: 0, width: 100, height: 200)
    #expect(context.initialFrame(for: a) == screen && context.finalFrame(for: a) == .zero)
    #expect(context.initialFrame(for: b) == .zero && context.finalFrame(for: b) == screen)
    #expect(context.finalFrame(for: navigation) == .zero)
  }

  @Test func leftOutMethodsAreNotLoggedAndPresentOnesAre() throws {
    let delegate = Whole(WholeAnimator())
    let navigation = show(delegate)
    navigation.pushViewController(b, animated: true)
    try stage.settle()
    #expect(
      stage.log == [
        "-[Whole navigationController:willShowViewController:animated:]",
        "-[Whole navigationController:didShowViewController:animated:]",
        "-[Whole navigationController:animationControllerForOperation:fromViewController:toViewController:]",
        "-[Whole navigationController:interactionControllerForAnimationController:]",
        "-[Whole navigationController:willShowViewController:animated:]",
        "-[WholeAnimator transitionDuration:]", "-[WholeAnimator transitionDuration:]",
        "-[WholeAnimator animateTransition:]",
        "-[Whole navigationController:didShowViewController:animated:]", "-[WholeAnimator animationEnded:]",
      ])
    #expect(stage.timedLog.map(\.time) == [0, 0, 0, 0, 0, 0, 0, 0, 0.5, 0.5])
    #expect(delegate.lines == ["will a", "did a", "will b", "did b"])
  }

  @Test func onlyTheDefaultTakesACallOutOfTheLog() throws {
    let delegate = PlainDelegate(Impatient())
    let navigation = show(delegate)
    navigation.pushViewController(b, animated: true)
    try stage.settle()
    #expect(stage.log.contains("-[Impatient animateTransition:]"))
  }

  @Test func completingTwiceIsCompletingOnce() throws {
    let diary = Diary()
    let (animator, c) = (PlainAnimator(), SolidScreen("c", .green, diary: diary))
    let delegate = PlainDelegate(animator)
    let navigation = show(delegate)
    navigation.pushViewController(c, animated: true)
    try stage.settle()
    animator.context?.completeTransition(false)
    animator.context?.completeTransition(true)
    stage.advance(to: 1)
    #expect(navigation.topViewController === c && c.view.window != nil)
    #expect(diary.lines.filter { $0.hasPrefix("c.viewDidAppear") }.count == 1)
  }

  @Test func neverCompletingIsNamed() {
    final class Forgetful: PlainAnimator {
      override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    }
    let delegate = PlainDelegate(Forgetful())
    let navigation = show(delegate)
    navigation.pushViewController(b, animated: true)
    let name = "the transition from SolidScreen to SolidScreen by Forgetful never called completeTransition"
    #expect(throws: StageError.neverEnds([name], limit: 10)) { try stage.settle() }
  }

  @Test func anInteractionControllerReplacesAnimateTransition() throws {
    final class InteractionController: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
      }
    }
    let (animator, interaction) = (PlainAnimator(), InteractionController())
    let delegate = PlainDelegate(animator, interaction)
    let navigation = show(delegate)
    navigation.pushViewController(b, animated: true)
    stage.advance(to: 1)
    let context = try #require(interaction.context)
    #expect(animator.context == nil && context.isInteractive)
    #expect(stage.log.last == "-[InteractionController startInteractiveTransition:]")
    context.cancelInteractiveTransition()
    #expect(context.transitionWasCancelled && !context.isInteractive)
    context.completeTransition(!context.transitionWasCancelled)
    try stage.settle()
    #expect(navigation.viewControllers == [a] && a.view.window != nil && b.parent == nil)
  }
}

private final class Whole: NSObject, UINavigationControllerDelegate {
  var lines: [String] = []
  private let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { lines.append("will \((viewController as? SolidScreen)?.name ?? "")") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { lines.append("did \((viewController as? SolidScreen)?.name ?? "")") }
}

private final class WholeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.view(forKey: .to).map(transitionContext.containerView.addSubview)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { transitionContext.completeTransition(true) }
  }
  func animationEnded(_ transitionCompleted: Bool) {}
}

/// Calls the default of an optional method by itself.
private final class Impatient: PlainAnimator {
  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animationEnded(false)
    super.animateTransition(using: transitionContext)
  }

  /// The animator keeps its context, as animators do that hear of their end through a delegate.
  @Test(arguments: [true, false]) func anAnimatorThatKeepsItsContextIsLetGo(settles: Bool) throws {
    weak var animator: PlainAnimator?
    weak var screen: UIViewController?
    do {
      let stage = Stage.small()
      let kept = PlainAnimator()
      let delegate = PlainDelegate(kept)
      let navigation = UINavigationController(rootViewController: SolidScreen("first", .red))
      navigation.delegate = delegate
      stage.window.rootViewController = navigation
      stage.advance(to: 0)
      navigation.pushViewController(SolidScreen("second", .blue), animated: true)
      stage.advance(to: 0.1)
      if settles {
        kept.context?.completeTransition(true)
        try stage.settle()
      }
      (animator, screen) = (kept, navigation.topViewController)
      #expect(animator?.context != nil && screen != nil)
    }
    _ = Stage.small()
    #expect(animator == nil && screen == nil)
  }
}
