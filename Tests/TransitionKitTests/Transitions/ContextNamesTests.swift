import Testing
import TransitionKit

private final class CountingPresentation: UIPresentationController {
  var layouts: [String] = []
  override func containerViewWillLayoutSubviews() { layouts.append("will") }
  override func containerViewDidLayoutSubviews() { layouts.append("did") }
}

private final class CountingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var presentation: CountingPresentation?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    presentation = CountingPresentation(presentedViewController: presented, presenting: presenting)
    return presentation
  }
}

/// What contexts and presentation controllers tell beside the usual.
@MainActor @Suite final class ContextNamesTests {
  private let stage = Stage.small()

  @Test func aDecisionCanBeRevoked() throws {
    let (interaction, animator) = (UIPercentDrivenInteractiveTransition(), PlainAnimator())
    let delegate = PlainDelegate(animator, interaction)
    let navigation = UINavigationController(rootViewController: SolidScreen("a", .red))
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    navigation.delegate = delegate
    navigation.pushViewController(SolidScreen("b", .blue), animated: true)
    stage.advance(to: 0)
    let context = try #require(animator.context)
    #expect(context.isInteractive && context.targetTransform == .identity)
    interaction.cancel()
    #expect(context.transitionWasCancelled && !context.isInteractive)
    context.pauseInteractiveTransition()
    #expect(context.isInteractive && !context.transitionWasCancelled)
  }

  @Test func aPresentationHearsOfItsContainersLayout() throws {
    let (lower, upper, delegate) = (SolidScreen("a", .red), SolidScreen("b", .blue), CountingDelegate())
    stage.window.rootViewController = lower
    stage.advance(to: 0)
    (upper.modalPresentationStyle, upper.transitioningDelegate) = (.custom, delegate)
    lower.present(upper, animated: false)
    try stage.settle()
    let presentation = try #require(delegate.presentation)
    #expect(presentation.layouts.prefix(2) == ["will", "did"])
    presentation.layouts = []
    presentation.containerView?.setNeedsLayout()
    stage.advance(to: stage.now)
    #expect(presentation.layouts == ["will", "did"])
  }
}
