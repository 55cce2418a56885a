internal import Raster

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// A path that is built step by step; layers take its `cgPath`.
open class UIBezierPath: NSObject, NSCopying {
  private var path = Path()
  /// Whether `contains` counts by the even-odd rule. A layer has a `fillRule` of its own.
  open var usesEvenOddFillRule = false

  /// How `stroke()` draws the path.
  var strokeStyle = StrokeStyle()

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path = CGPath.path
  }

  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect))
  }

  /// A rounded rectangle. A radius above half the shorter side counts as that half.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: radius, height: radius))
  }

  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    path = Path(roundedRect: rect.standardized.raster, CACornerMask(rawValue: corners.rawValue), cornerRadii)
  }

  /// An open arc; `clockwise` is meant as seen on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A copy of the path as it is now; a path that is set is copied, too.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  // MARK: Drawing

  open func move(to point: CGPoint) {
    path.move(to: Point(point))
  }

  open func addLine(to point: CGPoint) {
    path.line(to: Point(point))
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.cubic(to: Point(endPoint), control1: Point(controlPoint1), control2: Point(controlPoint2))
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.quad(to: Point(endPoint), control: Point(controlPoint))
  }

  /// Goes on with a line to where the arc begins. `clockwise` is meant as seen on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.arc(around: Point(center), radius, from: startAngle, to: endAngle, growing: clockwise)
  }

  open func close() {
    path.close()
  }

  open func removeAllPoints() {
    path = Path()
  }

  open func append(_ bezierPath: UIBezierPath) {
    path.append(bezierPath.path)
  }

  open func apply(_ transform: CGAffineTransform) {
    path = path.applying(transform)
  }

  /// The same outlines the other way round.
  open func reversing() -> UIBezierPath {
    UIBezierPath(cgPath: CGPath(path.reversed))
  }

  // MARK: Measuring

  open var isEmpty: Bool { path.isEmpty }

  /// The box around all points, control points among them; null for an empty path.
  open var bounds: CGRect { cgPath.boundingBox }

  open var currentPoint: CGPoint { CGPoint(path.end) }

  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.strokeStyle = strokeStyle
    return copy
  }
}
