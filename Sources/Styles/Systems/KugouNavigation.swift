import TransitionKit

/// The navigation delegate of document 000: one push, one pop, and the pictures of the screens they have left.
final class KugouNavigation: NSObject, UINavigationControllerDelegate {
  private let duration: TimeInterval
  private var snapshots: [UIViewController: UIView] = [:]

  init(duration: TimeInterval) {
    self.duration = duration
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch operation {
    case .push: KugouPush(duration: duration, navigation: self)
    case .pop: KugouPop(duration: duration, navigation: self)
    default: nil
    }
  }

  /// The whole navigation view as it was when the controller's picture was first asked for.
  func snapshot(of controller: UIViewController) -> UIView {
    if let snapshot = snapshots[controller] { return snapshot }
    let snapshot = controller.navigationController?.view.snapshotView(afterScreenUpdates: false) ?? UIView()
    snapshots[controller] = snapshot
    return snapshot
  }

  func forgetSnapshot(of controller: UIViewController) {
    snapshots[controller] = nil
  }
}
