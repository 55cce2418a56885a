internal import Raster

/// Corners of a layer's bounds.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  package static let all = CACornerMask(rawValue: 0b1111)
}

/// How a rounded corner bends: as an arc of a circle, or so that the bend sets in gently and reaches further along the sides.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension Blend {
  /// The blend with one of Core Animation's names, or Core Image's, which begin with CI and a capital letter.
  init?(compositingFilter name: String) {
    let name = name.hasPrefix("CI") ? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) : name
    switch name {
    case "normalBlendMode", "sourceOver", "sourceOverCompositing": self = .sourceOver
    case "multiplyBlendMode": self = .multiply
    case "screenBlendMode": self = .screen
    case "overlayBlendMode": self = .overlay
    case "darkenBlendMode": self = .darken
    case "lightenBlendMode": self = .lighten
    case "linearDodgeBlendMode", "plusL", "additionCompositing": self = .plusLighter
    case "sourceAtop", "sourceAtopCompositing": self = .sourceAtop
    case "destOut": self = .destinationOut
    default: return nil
    }
  }
}

extension LayerExtras {
  var blend: Blend { compositingFilter.flatMap(Blend.init(compositingFilter:)) ?? .sourceOver }
}

extension CALayer {
  // MARK: Edges

  /// Which corners `cornerRadius` rounds.
  public var maskedCorners: CACornerMask {
    get { extras.maskedCorners }
    set { change(\.extras.maskedCorners, to: newValue) }
  }
  public var cornerCurve: CALayerCornerCurve {
    get { extras.cornerCurve }
    set { change(\.extras.cornerCurve, to: newValue) }
  }
  /// How many radii far a corner reaches along its sides.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? CGFloat(Path.continuousReach) : 1
  }
  /// The width of a border inside the bounds, above all the layer holds.
  public var borderWidth: CGFloat {
    get { extras.borderWidth }
    set { change(\.extras.borderWidth, to: newValue, animating: .borderWidth) }
  }
  public var borderColor: CGColor? {
    get { extras.borderColor }
    set { change(\.extras.borderColor, to: newValue, animating: .borderColor) }
  }

  /// The part of the contents that stretches in both directions, in the unit square of the part that is shown; the corners and
  /// edges around it keep their size. It counts where the gravity stretches.
  public var contentsCenter: CGRect {
    get { extras.contentsCenter }
    set { change(\.extras.contentsCenter, to: newValue) }
  }

  // MARK: Blending

  /// The name of the blend by which the layer, with all in it, meets what lies behind it, as in "multiplyBlendMode". Multiply,
  /// screen, overlay, darken, lighten and linear dodge have such names; "plusL", "sourceAtop" and "destOut" are known, too, and
  /// so are Core Image's names ("CIMultiplyBlendMode"). With any other value the layer lies over what is behind it.
  public var compositingFilter: Any? {
    get { extras.compositingFilter }
    set {
      let name = newValue as? String
      if newValue != nil, name.flatMap(Blend.init(compositingFilter:)) == nil {
        scene?.diagnose("the compositing filter “\(newValue ?? "")” of a \(type(of: self)) does nothing: it is not known here")
      }
      change(\.extras.compositingFilter, to: name)
    }
  }

  // MARK: Space

  /// A transform of all sublayers about this layer's anchor point; it usually holds their perspective.
  public var sublayerTransform: CATransform3D {
    get { extras.sublayerTransform }
    set { change(\.extras.sublayerTransform, to: newValue, animating: .sublayerTransform) }
  }
  /// The distance in front of the layer's plane of the point about which it turns.
  public var anchorPointZ: CGFloat {
    get { extras.anchorPointZ }
    set { change(\.extras.anchorPointZ, to: newValue) }
  }
  /// Whether the layer shows when it is turned away from the viewer. A mirrored one is not turned away.
  public var isDoubleSided: Bool {
    get { extras.isDoubleSided }
    set { change(\.extras.isDoubleSided, to: newValue) }
  }

  // MARK: Rasterising

  /// Whether the layer and all in it are first painted on a bitmap of their own, whose pixels then move with the layer.
  public var shouldRasterize: Bool {
    get { extras.rasterizes }
    set { change(\.extras.rasterizes, to: newValue) }
  }
  /// The pixels to a point of that bitmap. With the default of 1 it is coarse on a screen that has more.
  public var rasterizationScale: CGFloat {
    get { extras.rasterizationScale }
    set { change(\.extras.rasterizationScale, to: newValue) }
  }

  // MARK: Mask

  /// A layer, in this one's coordinates, whose opacity says what of this layer and all in it is seen.
  ///
  /// It must not be in another tree. While it masks, this layer is its `superlayer`, and it runs on this one's time.
  public var mask: CALayer? {
    get { extras.mask }
    set {
      guard newValue !== mask, newValue.map(hasRoom) != false else { return }
      willChange()
      if let old = mask { letGo(ofMask: old) }
      guard let newValue else { return }
      newValue.removeFromSuperlayer()
      newValue.willChange(comingTo: windowScene)
      values.extras.mask = newValue
      newValue.superlayer = self
      raiseHeight(above: newValue)
    }
  }

  func letGo(ofMask layer: CALayer) {
    layer.willChange()
    layer.superlayer = nil
    values.extras.mask = nil
  }
}
