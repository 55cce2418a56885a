import Raster
import Testing
import TransitionKit

// Document 002 as its author wrote it: a pan from the right half presents the next screen, by an animator that goes on in
// completion blocks; and document 003's modal with cancellation.

private final class PDTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Kind {
    case present
    case dismiss
  }

  var animationType = Kind.present
  private static let size: CGFloat = 50
  private static let space: CGFloat = 10

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let toView = transitionContext.viewController(forKey: .to)!.view!
    let fromView = transitionContext.viewController(forKey: .from)!.view!
    let container = transitionContext.containerView
    let screen = UIScreen.main.bounds
    let corner = CGPoint(
      x: screen.width - Self.size - Self.space, y: screen.height - Self.size - Self.space)
    if animationType == .dismiss {
      let snap = toView.snapshotView(afterScreenUpdates: true)!
      container.addSubview(snap)
      snap.frame = CGRect(origin: corner, size: CGSize(width: Self.size, height: Self.size))
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        snap.frame = screen
      } completion: { _ in
        UIView.animate(withDuration: 0.5) {
          container.addSubview(toView)
          snap.alpha = 0
        } completion: { _ in
          snap.removeFromSuperview()
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
      }
    } else {
      let snap2 = toView.snapshotView(afterScreenUpdates: true)!
      container.addSubview(snap2)
      let snap = fromView.snapshotView(afterScreenUpdates: true)!
      container.addSubview(snap)
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        snap.frame = CGRect(x: corner.x + Self.size / 2, y: corner.y + Self.size / 2, width: 0, height: 0)
      } completion: { _ in
        UIView.animate(withDuration: 0.5) {
        } completion: { _ in
          snap.removeFromSuperview()
          snap2.removeFromSuperview()
          container.addSubview(toView)
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
      }
    }
  }
}

private final class MainViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let minToMaxAnimator = PDTransitionAnimator()
  private var interactionController: UIPercentDrivenInteractiveTransition?
  let nextVC = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
    nextVC.transitioningDelegate = self
    nextVC.modalPresentationStyle = .fullScreen
    nextVC.view.backgroundColor = .blue
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector("didClickPanGestureRecognizer:", MainViewController.didClickPanGestureRecognizer(_:)))
    navigationController?.view.addGestureRecognizer(pan)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    minToMaxAnimator.animationType = .present
    return minToMaxAnimator
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    minToMaxAnimator.animationType = .dismiss
    return minToMaxAnimator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }

  private func didClickPanGestureRecognizer(_ recognizer: UIPanGestureRecognizer) {
    let distance = abs(recognizer.translation(in: view).x / view.bounds.width)
    switch recognizer.state {
    case .began:
      if recognizer.location(in: view).x > view.bounds.midX, navigationController?.viewControllers.count == 1 {
        interactionController = UIPercentDrivenInteractiveTransition()
        present(nextVC, animated: true)
      }
    case .changed:
      interactionController?.update(distance)
    case .ended:
      if distance > 0.5 { interactionController?.finish() } else { interactionController?.cancel() }
      interactionController = nil
    default:
      break
    }
  }
}

@MainActor @Suite final class DocumentModalTests {
  private let stage = Stage.small()
  private let main = MainViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: main)
    navigation.isNavigationBarHidden = true
    stage.window.rootViewController = navigation
    stage.advance(to: 1)
  }

  private func drag(from start: CGFloat = 95, by share: CGFloat) {
    stage.drag(from: CGPoint(x: start, y: 50), to: CGPoint(x: start - 100 * share, y: 50), duration: 0.5, hold: 0.1)
  }

  @Test func finishesAboveAHalf() throws {
    drag(by: 0.6)
    try stage.settle()
    #expect(main.nextVC.view.window != nil && navigation.presentedViewController === main.nextVC)
    #expect(stage.snapshot()[50, 100] == .pureBlue && stage.diagnostics == [])
  }

  @Test(arguments: [0.2, 0.45, 0.5] as [CGFloat])
  func cancelsBelowAndIsAsBefore(share: CGFloat) throws {
    let before = stage.snapshot()
    drag(by: share)
    stage.advance(to: 1.55)
    #expect(stage.snapshot() != before)
    try stage.settle()
    #expect(navigation.presentedViewController == nil && stage.snapshot() == before)
    #expect(stage.diagnostics == [] && stage.window.subviews.count == 1)
  }

  @Test func fromTheLeftHalfNothingIsPresented() throws {
    drag(from: 45, by: 0.4)
    try stage.settle()
    #expect(navigation.presentedViewController == nil && stage.log == [])
  }

  @Test func goesOnInTheCompletionBlock() throws {
    stage.perform { main.present(main.nextVC, animated: true) }
    try stage.settle()
    // An animation block that changes nothing is over at once.
    #expect(abs(stage.now - 2.2) < 1e-9)
    stage.perform { main.nextVC.dismiss(animated: true) }
    try stage.settle()
    #expect(abs(stage.now - 3.9) < 1e-9)
    #expect(stage.snapshot()[50, 100] == .pureRed && stage.diagnostics == [])
  }

  @Test func touchesAreIgnoredMeanwhile() throws {
    #expect(!stage.interactionIsDisabled)
    stage.perform { main.present(main.nextVC, animated: true) }
    stage.advance(to: 1.5)
    #expect(stage.interactionIsDisabled)
    try stage.settle()
    #expect(!stage.interactionIsDisabled)
    stage.perform { main.nextVC.dismiss(animated: true) }
    stage.advance(to: stage.now)
    #expect(stage.interactionIsDisabled)
    try stage.settle()
    #expect(!stage.interactionIsDisabled)
  }
}

/// Document 003's animator: a picture that comes from a corner, and asks whether it was cancelled.
private final class PictureAnimator: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
  let interaction = UIPercentDrivenInteractiveTransition()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(toView)
    let (endTransform, endCenter) = (toView.transform, toView.center)
    toView.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    toView.center = CGPoint(x: 10, y: 10)
    UIView.animate(withDuration: 0.5) {
      toView.transform = endTransform
      toView.center = endCenter
    } completion: { _ in
      let wasCancelled = transitionContext.transitionWasCancelled
      transitionContext.completeTransition(!wasCancelled)
    }
  }
}

@MainActor @Suite final class DocumentPictureTests {
  private let stage = Stage.small()
  private let (below, above) = (SolidScreen("below", .red), SolidScreen("above", .blue))
  private let animator = PictureAnimator()

  init() {
    stage.window.rootViewController = below
    stage.advance(to: 0)
    above.transitioningDelegate = animator
    above.modalPresentationStyle = .fullScreen
    stage.perform { below.present(above, animated: true) }
    stage.advance(to: 0)
  }

  @Test func cancelledIsAsBefore() throws {
    let before = stage.snapshot()
    animator.interaction.update(0.7)
    #expect(stage.snapshot() != before)
    animator.interaction.cancel()
    try stage.settle()
    #expect(below.presentedViewController == nil)
    #expect(stage.snapshot()[10, 10] == .pureRed && stage.snapshot()[90, 190] == .pureRed && stage.diagnostics == [])
  }

  @Test func finishedFillsTheScreen() throws {
    animator.interaction.update(0.2)
    animator.interaction.finish()
    try stage.settle()
    #expect(stage.snapshot()[1, 1] == .pureBlue && stage.snapshot()[99, 199] == .pureBlue && stage.diagnostics == [])
  }
}
