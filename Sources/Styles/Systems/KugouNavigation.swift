import TransitionKit

/// The navigation delegate of document 000: one push, one pop, and the pictures of the screens they have left.
final class KugouNavigation: NSObject, UINavigationControllerDelegate {
  enum Motion {
    case slide
    case swing
  }

  private let motion: Motion
  private let duration: TimeInterval
  private var snapshots: [UIViewController: UIView] = [:]

  init(_ motion: Motion = .slide, duration: TimeInterval) {
    self.motion = motion
    self.duration = duration
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch (operation, motion) {
    case (.push, .slide): KugouPush(duration: duration, navigation: self)
    case (.pop, .slide): KugouPop(duration: duration, navigation: self)
    case (.push, .swing): KugouSwingPush(duration: duration, navigation: self)
    case (.pop, .swing): KugouSwingPop(duration: duration, navigation: self)
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
