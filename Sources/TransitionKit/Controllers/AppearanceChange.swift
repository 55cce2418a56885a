/// One screen that goes while another comes: their appearance callbacks, in Apple's order.
///
/// A screen whose view stays where it is takes no part, and is nil here.
@MainActor
struct AppearanceChange {
  let going: UIViewController?
  let coming: UIViewController?
  let isAnimated: Bool

  /// The incoming view is loaded before anybody is told.
  func begin() {
    coming?.loadViewIfNeeded()
    going?.beginAppearanceTransition(false, animated: isAnimated)
    coming?.beginAppearanceTransition(true, animated: isAnimated)
  }

  func end() {
    going?.endAppearanceTransition()
    coming?.endAppearanceTransition()
  }

  /// The change was cancelled: the screen that was coming goes again, and then the other one comes back.
  func turnBack() {
    coming?.beginAppearanceTransition(false, animated: isAnimated)
    coming?.endAppearanceTransition()
    going?.beginAppearanceTransition(true, animated: isAnimated)
    going?.endAppearanceTransition()
  }
}
