/// The place of a view in its superview, to which the view comes back after it has been elsewhere.
@MainActor
struct ViewPlace {
  private(set) weak var superview: UIView?
  private let index: Int
  private let ownFrame: CGRect
  /// Whether the view fills its superview, also after the superview has been given another size.
  private let fills: Bool

  /// Nil for a view without a superview.
  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    ownFrame = view.frame
    fills = view.frame == superview.bounds
  }

  /// The view's frame in its place.
  var frame: CGRect { fills ? superview?.bounds ?? ownFrame : ownFrame }

  func restore(_ view: UIView) {
    guard let superview else { return }
    superview.insertSubview(view, at: index)
    view.frame = frame
  }
}
