import Testing
import TransitionKit

@MainActor @Suite final class CallsTests {
  private lazy var stage = Stage.small()
  private let (a, b) = (SolidScreen("a", .red), SolidScreen("b", .blue))

  @Test func everyCallOfAPushIsLoggedWithItsKindAndTime() throws {
    let navigation = UINavigationController(rootViewController: a)
    let delegate = PlainDelegate(PlainAnimator())
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.advance(to: 1)
    let before = stage.calls.count
    navigation.pushViewController(b, animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil)
    try stage.settle()
    let calls = stage.calls.dropFirst(before).filter {
      !$0.text.contains("LayoutSubviews") && $0.object != "UINavigationController"
    }
    #expect(
      calls.map { "\($0.time) \($0.kind) \($0.text)" } == [
        "1.0 lifecycle -[SolidScreen willMoveToParentViewController:]",
        "1.0 transition -[PlainDelegate navigationController:animationControllerForOperation:fromViewController:toViewController:]",
        "1.0 transition -[PlainDelegate navigationController:interactionControllerForAnimationController:]",
        "1.0 lifecycle -[SolidScreen loadView]",
        "1.0 lifecycle -[SolidScreen viewDidLoad]",
        "1.0 lifecycle -[SolidScreen viewWillDisappear:]",
        "1.0 lifecycle -[SolidScreen viewWillAppear:]",
        "1.0 transition -[PlainAnimator transitionDuration:]",
        "1.0 transition -[PlainAnimator transitionDuration:]",
        "1.0 transition -[PlainAnimator animateTransition:]",
        "1.0 lifecycle -[SolidScreen viewIsAppearing:]",
        "1.5 lifecycle -[SolidScreen viewDidDisappear:]",
        "1.5 lifecycle -[SolidScreen viewDidAppear:]",
        "1.5 lifecycle -[SolidScreen didMoveToParentViewController:]",
      ])
    #expect(stage.log == stage.calls.filter { $0.kind == .transition }.map(\.text))
  }

  @Test func callsOfPresentationsAndCoordinatorsAreLogged() throws {
    stage.window.rootViewController = a
    stage.advance(to: 1)
    b.modalPresentationStyle = .pageSheet
    a.present(b, animated: true)
    stage.advance(to: 1)
    b.transitionCoordinator?.animate(alongsideTransition: { _ in })
    try stage.settle()
    let texts = stage.calls.filter { $0.kind == .presentation || $0.kind == .coordinator }.map(\.text)
    #expect(texts.first == "-[UISheetPresentationController presentationTransitionWillBegin]")
    #expect(
      texts.contains("transitionCoordinator animations")
        && texts.contains("-[UISheetPresentationController containerViewWillLayoutSubviews]"))
    #expect(texts.last == "-[UISheetPresentationController presentationTransitionDidEnd:]" && stage.log == [])
  }
}
