import Raster
import Testing
import TransitionKit

// Document 000's interactive pop, as its author wrote it: a base screen with a pan handler, a base animation, and a pop whose
// pictures move in a linear block while a finger leads and in a spring otherwise.

private class BaseViewController: UIViewController, UIGestureRecognizerDelegate {
  var interactivePopTransition: UIPercentDrivenInteractiveTransition?
  var progress: [CGFloat] = []
  private var taken: UIView?

  /// The screen's picture, taken when it is first asked for.
  var snapshot: UIView? {
    get {
      if taken == nil { taken = navigationController?.view.snapshotView(afterScreenUpdates: false) }
      return taken
    }
    set { taken = newValue }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let navigationController, self !== navigationController.viewControllers.first else { return }
    let popRecognizer = UIPanGestureRecognizer(
      target: self, action: Selector("handlePopRecognizer:", BaseViewController.handlePopRecognizer(_:)))
    view.addGestureRecognizer(popRecognizer)
    popRecognizer.delegate = self
  }

  private func handlePopRecognizer(_ recognizer: UIPanGestureRecognizer) {
    var progress = recognizer.translation(in: view).x / view.frame.width
    progress = min(1, max(0, progress))
    self.progress.append(progress)
    switch recognizer.state {
    case .began:
      interactivePopTransition = UIPercentDrivenInteractiveTransition()
      navigationController?.popViewController(animated: true)
    case .changed:
      interactivePopTransition?.update(progress)
    case .ended, .cancelled:
      if progress > 0.25 { interactivePopTransition?.finish() } else { interactivePopTransition?.cancel() }
      interactivePopTransition = nil
    default:
      break
    }
  }
}

private final class PopAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  let duration = 0.6
  var interactivePopTransition: UIPercentDrivenInteractiveTransition?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let fromVC = transitionContext.viewController(forKey: .from) as! BaseViewController
    let toVC = transitionContext.viewController(forKey: .to) as! BaseViewController
    let width = UIScreen.main.bounds.width
    fromVC.snapshot.map(fromVC.view.addSubview)
    fromVC.navigationController?.navigationBar.isHidden = true
    fromVC.view.transform = .identity
    toVC.view.isHidden = true
    toVC.snapshot?.transform = CGAffineTransform(translationX: -width * 0.3, y: 0)
    transitionContext.containerView.addSubview(toVC.view)
    toVC.snapshot.map(transitionContext.containerView.addSubview)
    toVC.snapshot.map(transitionContext.containerView.sendSubviewToBack)
    let animations = {
      fromVC.view.transform = CGAffineTransform(translationX: width, y: 0)
      toVC.snapshot?.transform = .identity
    }
    let completion: (Bool) -> Void = { _ in
      toVC.navigationController?.navigationBar.isHidden = false
      toVC.view.isHidden = false
      fromVC.snapshot?.removeFromSuperview()
      toVC.snapshot?.removeFromSuperview()
      fromVC.snapshot = nil
      if !transitionContext.transitionWasCancelled { toVC.snapshot = nil }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    if fromVC.interactivePopTransition != nil {
      UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: animations, completion: completion)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: .curveLinear,
        animations: animations, completion: completion)
    }
  }
}

private final class PopDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animationController as? PopAnimation)?.interactivePopTransition
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard operation == .pop else { return nil }
    let animation = PopAnimation()
    animation.interactivePopTransition = (fromVC as? BaseViewController)?.interactivePopTransition
    return animation
  }
}

@MainActor @Suite final class DocumentPopTests {
  private let stage = Stage.small()
  private let navigation: UINavigationController
  private let delegate = PopDelegate()
  private let (below, above) = (BaseViewController(), BaseViewController())

  init() throws {
    navigation = UINavigationController(rootViewController: below)
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    below.view.backgroundColor = .red
    _ = below.snapshot
    navigation.pushViewController(above, animated: false)
    stage.advance(to: 0)
    above.view.backgroundColor = .blue
    stage.advance(to: 1)
    // The picture of the screen below is taken before the push, as the document's push does.
    #expect(below.snapshot != nil)
  }

  private func drag(by share: CGFloat) {
    stage.drag(
      from: CGPoint(x: 5, y: 150), to: CGPoint(x: 5 + 100 * share, y: 150), duration: 0.5, hold: 0.1)
  }

  @Test(arguments: [0.26, 0.5, 0.9] as [CGFloat])
  func finishesAboveAQuarter(share: CGFloat) throws {
    drag(by: share)
    try stage.settle()
    #expect(navigation.viewControllers.count == 1 && below.view.window != nil && above.view.window == nil)
    #expect(stage.snapshot()[50, 150] == .pureRed && stage.diagnostics == [])
  }

  @Test(arguments: [0.12, 0.2, 0.25] as [CGFloat])
  func cancelsBelowAndIsAsBefore(share: CGFloat) throws {
    let before = stage.snapshot()
    drag(by: share)
    stage.advance(to: 1.55)
    #expect(stage.snapshot() != before)
    try stage.settle()
    #expect(navigation.viewControllers.count == 2 && stage.snapshot() == before && stage.diagnostics == [])
  }

  @Test func theScreenFollowsTheFinger() {
    drag(by: 0.8)
    for time in [1.2, 1.3, 1.4, 1.5] {
      stage.advance(to: time)
      let finger = above.progress.last! * 100
      #expect(abs(above.view.layer.presentation()!.affineTransform().tx - finger) < 1e-6)
    }
  }

  @Test func aCancelledPopMayBeTriedAgain() throws {
    drag(by: 0.2)
    try stage.settle()
    drag(by: 0.6)
    try stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func theBackButtonPlaysTheSpring() throws {
    stage.perform { _ = navigation.popViewController(animated: true) }
    stage.advance(to: stage.now)
    #expect(above.view.layer.animation(forKey: "transform") is CASpringAnimation)
    try stage.settle()
    #expect(navigation.viewControllers.count == 1 && stage.diagnostics == [])
  }
}
