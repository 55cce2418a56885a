internal import Raster

/// A step of a path, with the points that its kind has.
public struct CGPathElement {
  public let type: CGPathElementType
  public let points: [CGPoint]
}

/// The kinds of steps of a path.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// A step as `applyWithBlock` hands it out, which Core Graphics does by a pointer.
public struct CGPathElementReference {
  public let pointee: CGPathElement
}

extension CGPath {
  /// Calls a block for each step of the path.
  public func applyWithBlock(_ block: (CGPathElementReference) -> Void) {
    for element in path.elements {
      let (type, points): (CGPathElementType, [Point]) =
        switch element {
        case .move(let point): (.moveToPoint, [point])
        case .line(let point): (.addLineToPoint, [point])
        case .quad(let point, let control): (.addQuadCurveToPoint, [control, point])
        case .cubic(let point, let one, let other): (.addCurveToPoint, [one, other, point])
        case .close: (.closeSubpath, [])
        }
      block(CGPathElementReference(pointee: CGPathElement(type: type, points: points.map(CGPoint.init))))
    }
  }
}

extension CGMutablePath {
  /// Rounds a corner: an arc that touches the line from the path's end to the first point and the line from there to the second, and a
  /// line to where it begins. Where there is no corner, the line goes to the first point.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
    let (start, corner, end) = (currentPoint, tangent1End, tangent2End)
    let (one, other) = ((start.x - corner.x, start.y - corner.y), (end.x - corner.x, end.y - corner.y))
    let lengths = ((one.0 * one.0 + one.1 * one.1).squareRoot(), (other.0 * other.0 + other.1 * other.1).squareRoot())
    guard radius > 0, lengths.0 > 0, lengths.1 > 0 else { return addLine(to: corner, transform: transform) }
    let (a, b) = ((one.0 / lengths.0, one.1 / lengths.0), (other.0 / lengths.1, other.1 / lengths.1))
    let (cosine, sine) = (a.0 * b.0 + a.1 * b.1, a.0 * b.1 - a.1 * b.0)
    guard sine.magnitude > 1e-9 else { return addLine(to: corner, transform: transform) }
    // The tangent of half the angle between the lines is sine over one plus cosine.
    let reach = radius * (1 + cosine) / sine.magnitude
    let first = CGPoint(x: corner.x + a.0 * reach, y: corner.y + a.1 * reach)
    let last = CGPoint(x: corner.x + b.0 * reach, y: corner.y + b.1 * reach)
    addLine(to: first, transform: transform)
    // A cubic through both points that stands nearest to the arc, whose angle is what the corner turns by.
    let handle = CGMutablePath.handle(cosine: -cosine) * radius
    addCurve(
      to: last, control1: CGPoint(x: first.x - a.0 * handle, y: first.y - a.1 * handle),
      control2: CGPoint(x: last.x - b.0 * handle, y: last.y - b.1 * handle), transform: transform)
  }

  /// How long the handles of a cubic are that stands for an arc of radius 1, by the cosine of the arc's angle.
  private static func handle(cosine: CGFloat) -> CGFloat {
    // The tangent of a quarter of the angle, from that of its half.
    let half = ((1 - cosine) / (1 + cosine)).squareRoot()
    let quarter = half.isFinite && half > 0 ? ((1 + half * half).squareRoot() - 1) / half : half > 0 ? 1 : 0
    return 4.0 / 3 * quarter
  }
}
