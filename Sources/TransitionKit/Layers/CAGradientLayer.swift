/// The colours of a gradient and the line they run along, in the unit square of the bounds.
struct AxialGradient: Equatable {
  var colors: [CGColor] = []
  /// Nil spreads the colours evenly.
  var locations: [Double]?
  var start = CGPoint(x: 0.5, y: 0)
  var end = CGPoint(x: 0.5, y: 1)

  /// Colours with their places from 0 to 1; empty where there are no colours or not one location each.
  var stops: [(color: CGColor, location: Double)] {
    if let locations {
      return locations.count == colors.count ? Array(zip(colors, locations)) : []
    }
    guard colors.count > 1 else { return colors.map { ($0, 0) } }
    return colors.enumerated().map { ($1, Double($0) / Double(colors.count - 1)) }
  }
}

/// A layer filled with colours along a line.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
    values.extras.gradient = AxialGradient()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.extras.gradient = AxialGradient()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  override func plainTwin() -> CALayer { CAGradientLayer() }

  private var gradient: AxialGradient { values.extras.gradient ?? AxialGradient() }

  /// `CGColor`s, in the order of their locations.
  open var colors: [Any]? {
    get { gradient.colors }
    set { change(\.extras.gradientColors, to: newValue?.compactMap { $0 as? CGColor } ?? [], animating: .colors) }
  }
  /// From 0 to 1, ascending, one for each colour; nil spreads the colours evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map(NSNumber.init(value:)) }
    set { change(\.extras.gradientLocations, to: newValue?.map(\.doubleValue), animating: .locations) }
  }
  /// In the unit square of the bounds.
  open var startPoint: CGPoint {
    get { gradient.start }
    set { change(\.extras.gradientStart, to: newValue, animating: .startPoint) }
  }
  /// In the unit square of the bounds.
  open var endPoint: CGPoint {
    get { gradient.end }
    set { change(\.extras.gradientEnd, to: newValue, animating: .endPoint) }
  }
}

/// What a layer without a gradient does not keep.
extension LayerExtras {
  var gradientColors: [CGColor] {
    get { gradient?.colors ?? [] }
    set { gradient?.colors = newValue }
  }
  var gradientLocations: [Double]? {
    get { gradient?.locations }
    set { gradient?.locations = newValue }
  }
  var gradientStart: CGPoint {
    get { gradient?.start ?? .zero }
    set { gradient?.start = newValue }
  }
  var gradientEnd: CGPoint {
    get { gradient?.end ?? .zero }
    set { gradient?.end = newValue }
  }
}
