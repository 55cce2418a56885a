/// How far something lies inside each edge of a rectangle, in points; negative outside.
public struct UIEdgeInsets: Sendable, Hashable, Codable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public static let zero = UIEdgeInsets()

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// The rectangle without the insets; null if they are larger than the rectangle.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let (width, height) = (width - insets.left - insets.right, height - insets.top - insets.bottom)
    guard !isNull, width >= 0, height >= 0 else { return .null }
    return CGRect(x: minX + insets.left, y: minY + insets.top, width: width, height: height)
  }
}

extension NSValue {
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(row: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// A value that was boxed as another type is read as zeros.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    row(of: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
}
