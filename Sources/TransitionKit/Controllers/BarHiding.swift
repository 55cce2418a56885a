/// The gestures by which a finger hides a navigation controller's bar and shows it again.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  /// How far a finger goes before the bar does, in points.
  private static let travel: CGFloat = 30

  private unowned let navigation: UINavigationController
  private(set) lazy var tap = UITapGestureRecognizer(target: self, action: Selector("toggle", BarHiding.toggle))
  private(set) lazy var swipe = UIPanGestureRecognizer(target: self, action: Selector("follow:", BarHiding.follow(_:)))

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    for recognizer in [tap, swipe] {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
      recognizer.isEnabled = false
    }
  }

  private func toggle() {
    navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: true)
  }

  /// Upwards the bar goes, downwards it comes.
  private func follow(_ recognizer: UIPanGestureRecognizer) {
    let way = recognizer.translation(in: recognizer.view).y
    guard recognizer.state == .changed, abs(way) >= Self.travel, navigation.isNavigationBarHidden != (way < 0) else { return }
    navigation.setNavigationBarHidden(way < 0, animated: true)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard gestureRecognizer === tap, let view = touch.view else { return true }
    return !(view is UIControl) && !view.isDescendant(of: navigation.navigationBar)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
