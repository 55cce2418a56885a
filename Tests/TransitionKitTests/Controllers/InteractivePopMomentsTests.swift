import Testing
import TransitionKit

/// What a pop that a finger drives says on its way, when it goes through and when it is cancelled.
@MainActor @Suite final class InteractivePopMomentsTests {
  private let stage = Stage.small()
  private let diary = Diary()
  private lazy var a = SolidScreen("a", .red, diary: diary)
  private lazy var b = SolidScreen("b", .blue, diary: diary)
  private let interaction = UIPercentDrivenInteractiveTransition()
  private lazy var navigation = UINavigationController(rootViewController: a)
  private var delegate: PlainDelegate?

  /// Pops `b` under a finger, which has come a third of the way.
  private func pop(completes: Bool) -> (any UIViewControllerTransitionCoordinator)? {
    stage.window.rootViewController = navigation
    navigation.pushViewController(b, animated: false)
    stage.advance(to: 0)
    delegate = PlainDelegate(PlainAnimator(completes: completes), interaction)
    navigation.delegate = delegate
    diary.lines = []
    navigation.popViewController(animated: true)
    let coordinator = navigation.transitionCoordinator
    coordinator?.notifyWhenInteractionChanges { [diary] in diary.write("changes \($0.isCancelled) \($0.isInteractive)") }
    coordinator?.notifyWhenInteractionEnds { [diary] in diary.write("ends \($0.isCancelled)") }
    coordinator?.animate(alongsideTransition: { [diary] _ in diary.write("beside") }) { [diary] in
      diary.write("over \($0.isCancelled)")
    }
    interaction.update(0.3)
    stage.advance(to: 0.1)
    return coordinator
  }

  @Test func aFinishedPopTellsInOrder() throws {
    let coordinator = pop(completes: true)
    #expect(coordinator?.percentComplete == 0.3 && coordinator?.initiallyInteractive == true)
    #expect(navigation.topViewController === a && b.parent === navigation)
    interaction.finish()
    #expect(coordinator?.isInteractive == false && coordinator?.isCancelled == false)
    try stage.settle()
    #expect(
      diary.lines == [
        "b.willMove false", "b.viewWillDisappear true", "a.viewWillAppear true", "beside", "changes false false", "ends false",
        "b.viewDidDisappear true", "a.viewDidAppear true", "b.didMove false", "over false",
      ])
  }

  @Test func aCancelledPopTellsInOrder() throws {
    let coordinator = pop(completes: false)
    interaction.cancel()
    #expect(coordinator?.isCancelled == true && navigation.topViewController === a)
    try stage.settle()
    #expect(
      diary.lines == [
        "b.willMove false", "b.viewWillDisappear true", "a.viewWillAppear true", "beside", "changes true false", "ends true",
        "b.willMove true", "a.viewWillDisappear true", "a.viewDidDisappear true", "b.viewWillAppear true",
        "b.viewDidAppear true", "b.didMove true", "over true",
      ])
    #expect(navigation.viewControllers == [a, b] && navigation.topViewController === b && b.parent === navigation)
    #expect(!b.isMovingFromParent && !b.isMovingToParent && navigation.transitionCoordinator == nil)
  }

  @Test func afterACancelledPopTheNextOneWorks() throws {
    _ = pop(completes: false)
    interaction.cancel()
    try stage.settle()
    navigation.delegate = nil
    #expect(navigation.popViewController(animated: true) === b)
    try stage.settle()
    #expect(navigation.viewControllers == [a] && b.parent == nil && a.view.window != nil && navigation.children == [a])
  }

  @Test func aPushDuringACancelledPopComesAfterIt() throws {
    _ = pop(completes: false)
    let c = SolidScreen("c", .green)
    navigation.pushViewController(c, animated: true)
    interaction.cancel()
    navigation.delegate = nil
    try stage.settle()
    #expect(navigation.topViewController === c && c.view.window != nil && b.view.window == nil)
    #expect(navigation.children == navigation.viewControllers)
  }

  @Test func companionsOutsideOfTheContainerAnimateToo() throws {
    let companion = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    navigation.pushViewController(b, animated: true)
    let asked = navigation.transitionCoordinator?.animateAlongsideTransition(
      in: companion.superview,
      animation: { _ in
        companion.center.x += 100
      })
    stage.advance(to: 0.25)
    let x = try #require(companion.layer.presentation()).position.x
    #expect(asked == true && x > 5 && x < 105)
  }
}
