import Motion
import Testing
import TransitionKit

@MainActor @Suite final class TransitionCoordinatorTests {
  private let stage = Stage.small()
  private let diary = Diary()
  private let (a, b) = (SolidScreen("a", .red), SolidScreen("b", .blue))
  private let navigation: UINavigationController
  private let interaction = UIPercentDrivenInteractiveTransition()
  private var delegate: PlainDelegate?
  private let companion = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    navigation = UINavigationController(rootViewController: a)
    stage.window.rootViewController = navigation
    stage.window.addSubview(companion)
    stage.advance(to: 0)
  }

  /// Pushes and has the companion walk beside the transition.
  private func push(isInteractive: Bool, completes: Bool = true) -> any UIViewControllerTransitionCoordinator {
    delegate = PlainDelegate(PlainAnimator(completes: completes), isInteractive ? interaction : nil)
    navigation.delegate = delegate
    navigation.pushViewController(b, animated: true)
    stage.advance(to: 0)
    let coordinator = b.transitionCoordinator!
    coordinator.animate { [companion, diary] context in
      diary.write("beside \(context.isInteractive)")
      companion.center.x += 100
    } completion: { [diary] context in
      diary.write("over \(context.isCancelled)")
    }
    coordinator.notifyWhenInteractionChanges { [diary] context in
      diary.write("let go \(context.isCancelled) \(context.isInteractive) \(context.percentComplete)")
    }
    return coordinator
  }

  private var walked: Double { Double(companion.layer.presentation()!.position.x) - 5 }

  @Test func alongsideAnimationsRunAndTheirCompletionsAreCalled() throws {
    let coordinator = push(isInteractive: false)
    #expect(coordinator.transitionDuration == 0.5 && coordinator.isAnimated && !coordinator.initiallyInteractive)
    #expect(coordinator.viewController(forKey: .to) === b && coordinator.view(forKey: .from) === a.view)
    stage.advance(to: 0.25)
    #expect(abs(walked - 50) < 1e-9)
    try stage.settle()
    #expect(diary.lines == ["beside false", "over false"] && navigation.transitionCoordinator == nil)
  }

  @Test func nothingAnimatesAlongsideAfterTheEnd() throws {
    let coordinator = push(isInteractive: false)
    try stage.settle()
    #expect(!coordinator.animate(alongsideTransition: { _ in Issue.record("too late") }))
  }

  @Test func screensAndTheirContainersHaveTheCoordinator() {
    let coordinator = push(isInteractive: false)
    for screen in [a, b, navigation] { #expect(screen.transitionCoordinator === coordinator) }
  }

  @Test func finishingNotifiesOfAChangedInteraction() throws {
    let coordinator = push(isInteractive: true)
    #expect(coordinator.initiallyInteractive)
    interaction.completionSpeed = 2
    interaction.completionCurve = .easeIn
    #expect(coordinator.completionVelocity == 2 && coordinator.completionCurve == .easeIn)
    interaction.update(0.4)
    interaction.finish()
    try stage.settle()
    #expect(diary.lines == ["beside true", "let go false false 0.4", "over false"])
  }

  @Test func cancellingNotifiesOfAChangedInteraction() throws {
    _ = push(isInteractive: true, completes: false)
    interaction.update(0.4)
    interaction.cancel()
    try stage.settle()
    #expect(diary.lines == ["beside true", "let go true false 0.4", "over true"])
  }

  @Test func alongsideAnimationsOfViewWillAppearAreScrubbedAndUndone() throws {
    let (screen, companion) = (Appearing(), companion)
    screen.beside = { companion.center.x += 100 }
    delegate = PlainDelegate(PlainAnimator(completes: false), interaction)
    navigation.delegate = delegate
    navigation.pushViewController(screen, animated: true)
    stage.advance(to: 0)
    interaction.update(0.3)
    #expect(abs(walked - 30) < 1e-9 && screen.duration == 0.5)
    interaction.cancel()
    try stage.settle()
    #expect(walked == 0 && companion.center.x == 5)
  }
}

/// Runs animations beside its own appearance transition.
private final class Appearing: UIViewController {
  var beside: () -> Void = {}
  var duration: Double?

  override func viewWillAppear(_ animated: Bool) {
    duration = transitionCoordinator?.transitionDuration
    transitionCoordinator?.animate(alongsideTransition: { _ in self.beside() })
  }
}
