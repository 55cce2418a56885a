internal import LayoutKit
@_spi(Rooms) internal import ViewKit

// Views that a screen puts into a bar, in the place of a title or a button.

/// Stands around a view whose size constraints decide: the bar moves this one, and constraints hold the view in it.
final class BarCustomView: UIView {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
    let sides = [
      content.leadingAnchor.constraint(equalTo: leadingAnchor), content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.topAnchor.constraint(equalTo: topAnchor), content.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    for side in sides { side.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(sides)
    bounds.size = content.sizeInBar
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the size that the content asks for by now, and no greater width than this.
  func fit(width: CGFloat) {
    let size = content.sizeInBar
    let fitting = CGSize(width: min(size.width, width), height: size.height)
    if fitting != bounds.size { bounds.size = fitting }
  }
}

extension UIView {
  /// The view that stands in a bar for this one: the view itself, as large as its content asks for if it has no size, or a view around it.
  var inBar: UIView {
    guard translatesAutoresizingMaskIntoConstraints else { return BarCustomView(self) }
    if bounds.width == 0 || bounds.height == 0 { bounds.size = sizeInBar }
    return self
  }

  /// The size that constraints and content ask for.
  fileprivate var sizeInBar: CGSize {
    // A stack makes its constraints in its layout. The view's own size is not held against what is in it.
    if translatesAutoresizingMaskIntoConstraints { layoutIfNeeded() } else { superview?.layoutIfNeeded() }
    let (own, fitting) = (intrinsicContentSize, systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    return CGSize(
      width: fitting.width > 0 ? fitting.width : max(own.width, 0),
      height: fitting.height > 0 ? fitting.height : max(own.height, 0))
  }
}

extension CGSize {
  /// The size of a bar that is asked how large it would like to be: as wide as it may be, or as the screen.
  @MainActor
  static func ofBar(_ size: CGSize, height: CGFloat) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : Stage.active?.screen.bounds.width ?? 0, height: height)
  }
}
