internal import Motion
package import Raster

/// How a path's outlines enclose the plane.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd

  var rule: FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}

/// Lines and curves, in points, y down.
public class CGPath: Hashable {
  package var path: Path

  package init(_ path: Path) {
    self.path = path
  }

  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(rect.standardized.raster).applying(transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(ellipseIn: rect.standardized.raster).applying(transform))
  }

  /// A rounded rectangle. A radius above half a side counts as half that side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect.standardized.raster, .all, radii).applying(transform))
  }

  /// A path of its own: later changes of a mutable original do not reach it.
  public func copy() -> CGPath? { CGPath(path) }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// The path under a transform.
  public func copy(using transform: CGAffineTransform?) -> CGPath? { CGPath(path.applying(transform)) }

  public var isEmpty: Bool { path.isEmpty }

  /// Where the path ends; the origin for an empty one.
  public var currentPoint: CGPoint { CGPoint(path.end) }

  /// The box around all points, control points among them; null for an empty path.
  public var boundingBox: CGRect { path.controlBox }

  /// The box around what is drawn; null for an empty path.
  public var boundingBoxOfPath: CGRect { isEmpty ? .null : CGRect(path.bounds) }

  /// Whether the path encloses a point, curves taken to within 1/1,000 of a point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(Point(point), rule.rule)
  }

  /// The outline of a stroke along the path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = StrokeStyle()
    (style.width, style.cap, style.join, style.miterLimit) = (lineWidth, lineCap, lineJoin, miterLimit)
    return CGPath(style.stroke(of: path.applying(transform), scale: 8))
  }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.path == right.path
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}

/// A path that grows.
public final class CGMutablePath: CGPath {
  public init() {
    super.init(Path())
  }

  override init(_ path: Path) {
    super.init(path)
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: Point(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.line(to: Point(point.applying(transform)))
  }

  /// Adds lines through the points, with a move to the first of them.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) }
    }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.quad(to: Point(end.applying(transform)), control: Point(control.applying(transform)))
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
    path.cubic(
      to: Point(end.applying(transform)), control1: Point(control1.applying(transform)),
      control2: Point(control2.applying(transform)))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(rect.standardized.raster).applying(transform))
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(ellipseIn: rect.standardized.raster).applying(transform))
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addPath(CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight), transform: transform)
  }

  /// `clockwise` is meant with y up, as Core Graphics means it: on screen it is the other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    arc.arc(around: Point(center), radius, from: startAngle, to: endAngle, growing: !clockwise)
    let place = arc.applying(transform)
    path.append(path.isEmpty ? place : place.joined)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// `delta` grows clockwise on screen.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
      transform: transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.append(path.path.applying(transform))
  }

  public func closeSubpath() {
    path.close()
  }
}
