import Testing
import TransitionKit

/// Presentations keep their container, and what an animator puts into it.
@MainActor @Suite final class PresentationContractTests {
  private let stage = Stage.small()
  private let animator = Sloppy()
  private let (a, b) = (SolidScreen("a", .red), SolidScreen("b", .blue))
  private let hand: Hand

  private final class Hand: NSObject, UIViewControllerTransitioningDelegate {
    let animator: Sloppy

    init(_ animator: Sloppy) {
      self.animator = animator
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      animator
    }
  }

  init() {
    hand = Hand(animator)
    stage.window.rootViewController = a
    stage.advance(to: 0)
    b.transitioningDelegate = hand
  }

  private func complaints(_ style: UIModalPresentationStyle) throws -> [String] {
    b.modalPresentationStyle = style
    stage.perform { a.present(b, animated: true) }
    try stage.settle()
    return stage.diagnostics.map(\.text)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom, .pageSheet, .overFullScreen])
  func aCleanPresentationAndDismissalIsNotNamed(style: UIModalPresentationStyle) throws {
    #expect(try complaints(style) == [])
    stage.perform { b.dismiss(animated: true) }
    try stage.settle()
    #expect(stage.diagnostics == [])
  }

  @Test func aDimmingViewMayStayAndASnapshotMayNot() throws {
    animator.setUp = { context in
      context.containerView.insertSubview(UIView(), at: 0)
      context.view(forKey: .to)?.snapshotView(afterScreenUpdates: true).map(context.containerView.addSubview)
    }
    #expect(
      try complaints(.custom) == ["the transition from SolidScreen to SolidScreen by Sloppy left a snapshot in the container"])
  }

  @Test func presentersViewLeftTransformedIsNamed() throws {
    animator.setUp = { $0.view(forKey: .from)?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    #expect(
      try complaints(.fullScreen) == [
        "the transition from SolidScreen to SolidScreen by Sloppy left the UIView of SolidScreen with the transform "
          + "(0.5, 0.0, 0.0, 0.5, 0.0, 0.0)"
      ])
  }

  @Test func dismissedWithoutBringingThePresenterBack() throws {
    #expect(try complaints(.fullScreen) == [])
    animator.addsIncomingView = false
    stage.perform { b.dismiss(animated: true) }
    try stage.settle()
    #expect(
      stage.diagnostics.map(\.text) == [
        "the transition from SolidScreen to SolidScreen by Sloppy never added the incoming view, the UIView of SolidScreen, "
          + "to the container"
      ])
  }
}
