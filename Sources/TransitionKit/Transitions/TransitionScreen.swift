/// One of the two screens of a transition.
@MainActor
final class TransitionScreen {
  var controller: UIViewController
  private let findView: () -> UIView?
  /// The view's frame when the transition begins; `.zero` for a screen that is not there yet.
  var initialFrame: CGRect
  private let findFinalFrame: () -> CGRect

  /// - Parameters:
  ///   - finalFrame: asked anew each time, because a presentation controller may change its mind as the transition begins.
  ///   - view: likewise asked each time; nil for a presenter whose view stays where it is.
  init(
    _ controller: UIViewController, from initialFrame: CGRect = .zero, finalFrame: @escaping () -> CGRect,
    view: @escaping () -> UIView?
  ) {
    self.controller = controller
    self.initialFrame = initialFrame
    findFinalFrame = finalFrame
    findView = view
  }

  convenience init(
    _ controller: UIViewController, from initialFrame: CGRect = .zero, to finalFrame: CGRect = .zero,
    view: @escaping () -> UIView?
  ) {
    self.init(controller, from: initialFrame, finalFrame: { finalFrame }, view: view)
  }

  /// The view that takes part, loaded when somebody first needs it; nil for a presenter whose view stays where it is.
  var view: UIView? { findView() }

  /// The view's frame when the transition has completed; `.zero` for a screen that is gone by then.
  var finalFrame: CGRect { findFinalFrame() }
}
