/// One screen that goes while another comes: their appearance callbacks, in Apple's order.
///
/// A screen whose view stays where it is takes no part, and is nil here.
@MainActor
struct AppearanceChange {
  let going: UIViewController?
  let coming: UIViewController?
  let isAnimated: Bool

  /// The incoming view is loaded before anybody is told.
  ///
  /// - Parameter others: more screens that go, such as those that a dismissal takes away below the topmost one.
  func begin(together others: [UIViewController] = []) {
    coming?.loadViewIfNeeded()
    going?.beginAppearanceTransition(false, animated: isAnimated)
    for other in others { other.beginAppearanceTransition(false, animated: isAnimated) }
    coming?.beginAppearanceTransition(true, animated: isAnimated)
  }

  func end(together others: [UIViewController] = []) {
    going?.endAppearanceTransition()
    for other in others { other.endAppearanceTransition() }
    coming?.endAppearanceTransition()
  }

  /// The change was cancelled: the screen that was coming goes again, and then the other ones come back.
  func turnBack(together others: [UIViewController] = []) {
    coming?.beginAppearanceTransition(false, animated: isAnimated)
    coming?.endAppearanceTransition()
    for other in [going].compactMap(\.self) + others {
      other.beginAppearanceTransition(true, animated: isAnimated)
      other.endAppearanceTransition()
    }
  }
}
