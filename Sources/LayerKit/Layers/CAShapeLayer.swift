/// Which parts of the plane a shape's path encloses.
public struct CAShapeLayerFillRule: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a stroke ends.
public struct CAShapeLayerLineCap: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a stroke goes round a corner.
public struct CAShapeLayerLineJoin: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path, in its own coordinates, above its background; it may lie outside of the bounds.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  override func prepareValues() {
    values.extras.shape = ShapeStyle()
  }

  override func plainTwin() -> CALayer { CAShapeLayer() }

  private var shapeStyle: ShapeStyle {
    @inline(never) get { extras.shapeStyle }
  }

  /// The path, of which a copy is kept. Only explicit animations move it, point by point if both paths have the same elements;
  /// between other paths it jumps.
  open var path: CGPath? {
    get { shapeStyle.path }
    set { change(\.extras.shapeStyle.path, to: newValue?.copy()) }
  }
  /// Black unless it is set.
  open var fillColor: CGColor? {
    get { shapeStyle.fillColor }
    set { change(\.extras.shapeStyle.fillColor, to: newValue, animating: .fillColor) }
  }
  open var fillRule: CAShapeLayerFillRule {
    get { shapeStyle.fillRule }
    set { change(\.extras.shapeStyle.fillRule, to: newValue) }
  }
  /// The colour of the stroke; nil, the default, draws none.
  open var strokeColor: CGColor? {
    get { shapeStyle.strokeColor }
    set { change(\.extras.shapeStyle.strokeColor, to: newValue, animating: .strokeColor) }
  }
  /// The share of the path's length at which the stroke begins; the fill is whole in any case.
  open var strokeStart: CGFloat {
    get { shapeStyle.strokeStart }
    set { change(\.extras.shapeStyle.strokeStart, to: newValue, animating: .strokeStart) }
  }
  open var strokeEnd: CGFloat {
    get { shapeStyle.strokeEnd }
    set { change(\.extras.shapeStyle.strokeEnd, to: newValue, animating: .strokeEnd) }
  }
  open var lineWidth: CGFloat {
    get { shapeStyle.lineWidth }
    set { change(\.extras.shapeStyle.lineWidth, to: newValue, animating: .lineWidth) }
  }
  /// The longest a mitre may be, in widths; a longer one is bevelled.
  open var miterLimit: CGFloat {
    get { shapeStyle.miterLimit }
    set { change(\.extras.shapeStyle.miterLimit, to: newValue, animating: .miterLimit) }
  }
  open var lineCap: CAShapeLayerLineCap {
    get { shapeStyle.lineCap }
    set { change(\.extras.shapeStyle.lineCap, to: newValue) }
  }
  open var lineJoin: CAShapeLayerLineJoin {
    get { shapeStyle.lineJoin }
    set { change(\.extras.shapeStyle.lineJoin, to: newValue) }
  }
  /// Lengths of strokes and gaps in turn; with nil the line is whole.
  open var lineDashPattern: [NSNumber]? {
    get { shapeStyle.dashes?.map(NSNumber.init(value:)) }
    set { change(\.extras.shapeStyle.dashes, to: newValue?.map(\.doubleValue)) }
  }
  open var lineDashPhase: CGFloat {
    get { shapeStyle.dashPhase }
    set { change(\.extras.shapeStyle.dashPhase, to: newValue, animating: .lineDashPhase) }
  }
}
