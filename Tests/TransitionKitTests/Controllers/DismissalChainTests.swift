import Raster
import Testing
import TransitionKit

/// A presentation controller that writes down what it is told.
private final class Telling: UIPresentationController {
  let diary: Diary

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ diary: Diary) {
    self.diary = diary
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override func dismissalTransitionWillBegin() {
    diary.write("dismissalWillBegin \(presentedViewController.transitionCoordinator != nil)")
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) { diary.write("dismissalDidEnd \(completed)") }
}

/// Fades a screen out, driven by hand where there is an interaction.
private final class Fader: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  let diary: Diary
  var interaction: UIPercentDrivenInteractiveTransition?
  var ends: [UIViewController?] = []

  init(_ diary: Diary) {
    self.diary = diary
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { Telling(presented, presenting, diary) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    ends = [context.viewController(forKey: .from), context.viewController(forKey: .to)]
    context.view(forKey: .to).map { context.containerView.insertSubview($0, at: 0) }
    let leaving = context.view(forKey: .from)
    UIView.animate(withDuration: 0.4) {
      leaving?.alpha = 0
    } completion: { _ in
      leaving?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@MainActor @Suite struct DismissalChainTests {
  private let stage = Stage.small()
  private let diary = Diary()
  private let fader: Fader
  private let a: SolidScreen
  private let b: SolidScreen
  private let c: SolidScreen

  init() {
    fader = Fader(diary)
    a = SolidScreen("a", .red, diary: diary)
    b = SolidScreen("b", .blue, diary: diary)
    c = SolidScreen("c", .green, diary: diary)
    stage.window.rootViewController = a
    stage.advance(to: 0)
  }

  /// Presents b on a and c on b.
  private func stack(_ first: UIModalPresentationStyle, _ second: UIModalPresentationStyle) throws {
    (b.modalPresentationStyle, c.modalPresentationStyle) = (first, second)
    if first == .custom { b.transitioningDelegate = fader }
    stage.perform { a.present(b, animated: false) }
    try stage.settle()
    stage.perform { b.present(c, animated: false) }
    try stage.settle()
    diary.lines = []
  }

  @Test(
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func onlyTheTopmostIsSeenToLeave(first: UIModalPresentationStyle, second: UIModalPresentationStyle) throws {
    let before = stage.snapshot()
    try stack(first, second)
    var isDone = false
    stage.perform { a.dismiss(animated: true) { isDone = true } }
    stage.advance(to: stage.now + 0.1)
    let shown = stage.snapshot()
    #expect(shown[50, 20] == .pureRed && shown[50, 190] == .pureGreen && b.view.window == nil && !isDone)
    try stage.settle()
    #expect(isDone && c.view.window == nil && a.view.superview === stage.window && stage.window.subviews.count == 1)
    #expect(stage.snapshot() == before)
    #expect(a.presentedViewController == nil && b.presentedViewController == nil && c.presentingViewController == nil)
    #expect(b.presentingViewController == nil)
  }

  @Test func theTopmostScreensDelegateIsAsked() throws {
    c.transitioningDelegate = fader
    try stack(.fullScreen, .fullScreen)
    stage.perform { a.dismiss(animated: true) }
    stage.advance(to: stage.now + 0.2)
    #expect(fader.ends == [c, a])
    try stage.settle()
    #expect(stage.snapshot()[50, 100] == .pureRed && stage.diagnostics.isEmpty)
    #expect(
      diary.lines == ["c.viewWillDisappear true", "a.viewWillAppear true", "c.viewDidDisappear true", "a.viewDidAppear true"])
  }

  @Test func everybodyWhoIsShownIsToldOfLeaving() throws {
    try stack(.overFullScreen, .overFullScreen)
    stage.perform { a.dismiss(animated: true) }
    try stage.settle()
    #expect(
      diary.lines == [
        "c.viewWillDisappear true", "b.viewWillDisappear true", "c.viewDidDisappear true", "b.viewDidDisappear true",
      ])
  }

  @Test func presentationControllersInBetweenAreTold() throws {
    try stack(.custom, .overFullScreen)
    stage.perform { a.dismiss(animated: true) }
    try stage.settle()
    #expect(diary.lines.filter { $0.hasPrefix("dismissal") } == ["dismissalWillBegin true", "dismissalDidEnd true"])
  }

  @Test(
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func aCancelledDismissalBringsTheWholeStackBack(first: UIModalPresentationStyle, second: UIModalPresentationStyle) throws {
    c.transitioningDelegate = fader
    try stack(first, second)
    let before = stage.snapshot()
    let interaction = UIPercentDrivenInteractiveTransition()
    fader.interaction = interaction
    stage.perform { a.dismiss(animated: true) }
    stage.advance(to: stage.now + 0.1)
    interaction.update(0.5)
    interaction.cancel()
    try stage.settle()
    #expect(stage.snapshot() == before && a.presentedViewController === b && b.presentedViewController === c)
    fader.interaction = nil
    stage.perform { c.dismiss(animated: true) }
    try stage.settle()
    #expect(stage.snapshot()[50, 100] == .pureBlue && b.presentedViewController == nil)
    stage.perform { b.dismiss(animated: true) }
    try stage.settle()
    #expect(stage.snapshot()[50, 100] == .pureRed && stage.window.subviews.count == 1)
  }

  @Test func aStackOfThreeGoesAtOnceWithoutAnimation() throws {
    try stack(.fullScreen, .custom)
    let d = SolidScreen("d", .white)
    d.modalPresentationStyle = .fullScreen
    stage.perform { c.present(d, animated: false) }
    try stage.settle()
    stage.perform { a.dismiss(animated: false) }
    stage.advance(to: stage.now)
    #expect(stage.snapshot()[50, 100] == .pureRed && stage.window.subviews.count == 1)
    #expect(d.presentingViewController == nil && c.presentedViewController == nil)
  }

  @Test func fromTheMiddleOnlyWhatIsAboveGoes() throws {
    try stack(.fullScreen, .fullScreen)
    stage.perform { b.dismiss(animated: true) }
    try stage.settle()
    #expect(a.presentedViewController === b && b.presentedViewController == nil && stage.snapshot()[50, 100] == .pureBlue)
  }
}
