extension UIView {
  /// The parts of a view's layout that give way when the superview's size changes: four margins, width and height.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Sets the view's frame, and lets its size follow the superview's from then on.
  package func fill(_ frame: CGRect) {
    self.frame = frame
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Follows the superview from one size to another: the flexible lengths of an axis share the change in proportion to what
  /// they measure, or evenly where they measure nothing.
  func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let size = bounds.size
    let origin = CGPoint(
      x: center.x - layer.anchorPoint.x * size.width, y: center.y - layer.anchorPoint.y * size.height)
    let (x, width) = Axis(
      margin: origin.x, length: size.width, extent: oldSize.width,
      flexible: flexible(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
    ).resized(by: newSize.width - oldSize.width)
    let (y, height) = Axis(
      margin: origin.y, length: size.height, extent: oldSize.height,
      flexible: flexible(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    ).resized(by: newSize.height - oldSize.height)
    bounds = CGRect(origin: bounds.origin, size: CGSize(width: width, height: height))
    center = CGPoint(x: x + layer.anchorPoint.x * width, y: y + layer.anchorPoint.y * height)
  }

  private func flexible(_ masks: AutoresizingMask...) -> [Bool] {
    masks.map(autoresizingMask.contains)
  }

  /// One axis of a view in its superview: the margin before it, its own length, the margin after it.
  private struct Axis {
    let margin: CGFloat
    let length: CGFloat
    let extent: CGFloat
    let flexible: [Bool]

    func resized(by change: CGFloat) -> (margin: CGFloat, length: CGFloat) {
      var parts = [margin, length, extent - margin - length]
      let giving = parts.indices.filter { flexible[$0] }
      let measure = giving.reduce(0) { $0 + parts[$1] }
      for index in giving {
        parts[index] += measure > 0 ? change * parts[index] / measure : change / CGFloat(giving.count)
      }
      return (parts[0], max(parts[1], 0))
    }
  }
}
