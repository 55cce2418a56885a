/// One of the two screens of a transition.
@MainActor
final class TransitionScreen {
  let controller: UIViewController
  /// The view that takes part, loaded when somebody first needs it; nil for a presenter whose view stays where it is.
  private(set) lazy var view = makeView()
  private let makeView: () -> UIView?
  /// The view's frame when the transition begins; `.zero` for a screen that is not there yet.
  var initialFrame: CGRect
  /// The view's frame when the transition has completed; `.zero` for a screen that is gone by then.
  var finalFrame: CGRect

  init(
    _ controller: UIViewController, from initialFrame: CGRect = .zero, to finalFrame: CGRect = .zero,
    view: @escaping () -> UIView?
  ) {
    self.controller = controller
    self.initialFrame = initialFrame
    self.finalFrame = finalFrame
    makeView = view
  }
}
