internal import Raster

/// The way a gradient's colours run.
public struct CAGradientLayerType: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from `startPoint` to `endPoint`.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The colours run from `startPoint` outwards to the ellipse whose box has `endPoint` as a corner.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Once around `startPoint`, clockwise, beginning at the ray towards `endPoint`.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer filled with colours along a line, from a centre outwards or around it.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  override func prepareValues() {
    values.extras.gradient = LayerGradient()
  }

  override func plainTwin() -> CALayer { CAGradientLayer() }

  private var gradientStyle: LayerGradient {
    @inline(never) get { extras.gradientStyle }
  }

  /// The kind of gradient; an unknown one is drawn as axial.
  open var type: CAGradientLayerType {
    get { gradientStyle.type }
    set { change(\.extras.gradientStyle.type, to: newValue) }
  }
  /// `CGColor`s, in the order of their locations.
  open var colors: [Any]? {
    get { gradientStyle.colors }
    set { change(\.extras.gradientStyle.colors, to: newValue?.compactMap { $0 as? CGColor } ?? [], animating: .colors) }
  }
  /// From 0 to 1, ascending, one for each colour; nil spreads the colours evenly.
  open var locations: [NSNumber]? {
    get { gradientStyle.locations?.map(NSNumber.init(value:)) }
    set { change(\.extras.gradientStyle.locations, to: newValue?.map(\.doubleValue), animating: .locations) }
  }
  /// The point at which the gradient starts, in the unit square of the bounds.
  open var startPoint: CGPoint {
    get { gradientStyle.start }
    set { change(\.extras.gradientStyle.start, to: newValue, animating: .startPoint) }
  }
  /// The point at which the gradient ends, in the unit square of the bounds.
  open var endPoint: CGPoint {
    get { gradientStyle.end }
    set { change(\.extras.gradientStyle.end, to: newValue, animating: .endPoint) }
  }
}

/// The colours of a gradient and the way they run, in the unit square of the bounds.
struct LayerGradient {
  var type = CAGradientLayerType.axial
  var colors: [CGColor] = []
  /// Nil spreads the colours evenly.
  var locations: [Double]?
  var start = CGPoint(x: 0.5, y: 0)
  var end = CGPoint(x: 0.5, y: 1)

  func paint(_ stops: [Gradient.Stop], in bounds: CGRect) -> Picture.Paint {
    func point(_ unit: CGPoint) -> Point {
      Point(x: Double(bounds.minX + unit.x * bounds.width), y: Double(bounds.minY + unit.y * bounds.height))
    }
    let (start, end) = (point(start), point(end))
    switch type {
    case .radial:
      return .gradient(
        Gradient(.radial(center: start, radiusX: abs(end.x - start.x), radiusY: abs(end.y - start.y)), stops: stops))
    case .conic: return .gradient(Gradient(.conic(center: start, toward: end), stops: stops))
    default: return .gradient(Gradient(.linear(from: start, to: end), stops: stops))
    }
  }
}

extension LayerExtras {
  /// The values of the layer's gradient; setting them has no effect on a layer that is no gradient layer.
  var gradientStyle: LayerGradient {
    get { gradient ?? LayerGradient() }
    set { if gradient != nil { gradient = newValue } }
  }
}
