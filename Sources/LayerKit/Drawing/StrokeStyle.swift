internal import Raster

/// How a stroke ends.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square

  var cap: LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// How a stroke goes round a corner.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel

  var join: LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// How a path is stroked.
package struct StrokeStyle {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashes: [CGFloat] = []
  package var phase: CGFloat = 0

  package init() {}

  /// The outline of the stroke along a path.
  /// - Parameter scale: pixels to a point; curves stray from the true ones by 1/32 of a pixel.
  func stroke(of path: Path, scale: CGFloat) -> Path {
    path.stroked(
      width: Double(width), cap: cap.cap, join: join.join, miterLimit: Double(miterLimit), dash: dashes.map(Double.init),
      phase: Double(phase), tolerance: scale > 0 ? 1 / (32 * Double(scale)) : 1)
  }
}

extension CGAffineTransform {
  /// The factor by which the map stretches lengths on average: the square root of the factor for areas.
  var meanScale: CGFloat { (a * d - b * c).magnitude.squareRoot() }
}
