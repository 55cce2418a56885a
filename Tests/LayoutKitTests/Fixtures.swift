import LayoutKit

/// A view that wants a size.
final class Content: UIView {
  var wanted: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    wanted = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { wanted }
}

@MainActor
func free() -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

/// A screen of 320 × 480 points at two pixels a point with a page on it, which is laid out by its frame.
@MainActor
struct Page {
  let stage: Stage
  let view: UIView

  init(_ size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2) {
    stage = Stage(size: size, scale: scale, statusBarHeight: 0)
    view = UIView(frame: CGRect(origin: .zero, size: size))
    stage.window.addSubview(view)
  }

  @discardableResult
  func add<View: UIView>(_ subview: View) -> View {
    view.addSubview(subview)
    return subview
  }

  /// Activates constraints and lays out.
  func layOut(_ constraints: [NSLayoutConstraint] = []) {
    NSLayoutConstraint.activate(constraints)
    stage.window.layoutIfNeeded()
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
