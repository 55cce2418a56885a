import Raster
import Testing
import TransitionKit

/// Slides a presented screen up and down; an interaction may drive it on the way down.
private final class Sliding: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  var interaction: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    Dimming(presentedViewController: presented, presenting: presenting)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isDismissal = context.viewController(forKey: .from)?.isBeingDismissed == true
    let moving = context.view(forKey: isDismissal ? .from : .to)!
    let away = CGAffineTransform(translationX: 0, y: 200)
    if isDismissal {
      context.view(forKey: .to).map { context.containerView.insertSubview($0, at: 0) }
    } else {
      context.containerView.addSubview(moving)
      moving.transform = away
    }
    UIView.animate(withDuration: 0.4) {
      moving.transform = isDismissal ? away : .identity
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A half-high card over a dimmed presenter.
private final class Dimming: UIPresentationController {
  private let dim = UIView()

  override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 100, width: 100, height: 100) }

  override func presentationTransitionWillBegin() {
    dim.frame = containerView!.bounds
    dim.backgroundColor = .black
    dim.alpha = 0
    containerView!.insertSubview(dim, at: 0)
    presentedViewController.transitionCoordinator!.animate(alongsideTransition: { _ in self.dim.alpha = 0.5 })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator!.animate(alongsideTransition: { _ in self.dim.alpha = 0 })
  }
}

@MainActor @Suite final class InteractiveDismissalTests {
  private let stage = Stage.small()
  private let diary = Diary()
  private lazy var a = SolidScreen("a", .red, diary: diary)
  private lazy var b = SolidScreen("b", .blue, diary: diary)
  private let sliding = Sliding()
  private let interaction = UIPercentDrivenInteractiveTransition()

  private func beginDismissal(_ style: UIModalPresentationStyle) throws {
    stage.window.rootViewController = a
    stage.advance(to: 0)
    b.transitioningDelegate = sliding
    b.modalPresentationStyle = style
    stage.perform { a.present(b, animated: true) }
    try stage.settle()
    diary.lines = []
    sliding.interaction = interaction
    stage.perform { b.dismiss(animated: true) }
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen], [0, 0.4, 1] as [CGFloat])
  func cancelledItIsAsBefore(style: UIModalPresentationStyle, share: CGFloat) throws {
    try beginDismissal(style)
    let before = stage.snapshot()
    interaction.update(share)
    #expect(share == 0 || stage.snapshot() != before)
    interaction.cancel()
    try stage.settle()
    #expect(stage.snapshot() == before && a.presentedViewController === b && stage.diagnostics == [])
    #expect((a.view.window == nil) == (style == .fullScreen) && !stage.interactionIsDisabled)
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func finishedItIsGone(style: UIModalPresentationStyle) throws {
    try beginDismissal(style)
    stage.advance(to: stage.now)
    interaction.update(0.4)
    interaction.finish()
    try stage.settle()
    #expect(a.presentedViewController == nil && b.view.window == nil && stage.window.subviews.count == 1)
    #expect(stage.snapshot().pixels.allSatisfy { $0 == .pureRed } && stage.diagnostics == [])
  }

  @Test func aCancelledDismissalTurnsTheCallbacksBack() throws {
    try beginDismissal(.fullScreen)
    stage.advance(to: stage.now)
    interaction.update(0.4)
    interaction.cancel()
    try stage.settle()
    #expect(
      diary.lines == [
        "b.viewWillDisappear true", "a.viewWillAppear true", "a.viewWillDisappear true", "a.viewDidDisappear true",
        "b.viewWillAppear true", "b.viewDidAppear true",
      ])
  }

  @Test func afterACancelItMayBeDismissedAgain() throws {
    try beginDismissal(.custom)
    stage.advance(to: stage.now)
    interaction.cancel()
    try stage.settle()
    sliding.interaction = nil
    stage.perform { b.dismiss(animated: true) }
    try stage.settle()
    #expect(a.presentedViewController == nil && stage.diagnostics == [])
  }
}
