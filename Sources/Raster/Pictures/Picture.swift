/// The screen at one moment: an immutable display list in device pixels.
///
/// Items are painted in order, each over what came before, onto transparent black. Pixel (0, 0) covers the unit square
/// from the origin to (1, 1). Equal pictures rasterise to equal bitmaps.
///
/// Every number has a defined result. An item that has no area, a matrix without an inverse or anything that is not a number paints
/// nothing and, as a clip, lets nothing through. Infinite or huge shapes end 2^30 pixels from the origin. The parts that lie behind
/// the eye are not seen.
public struct Picture: Sendable, Equatable {
  /// The width of the screen in pixels.
  public let width: Int
  /// The height of the screen in pixels.
  public let height: Int
  /// What is painted, each item over those before it.
  public var items: [Item]

  /// - Precondition: `Bitmap.allows(width:height:)`.
  public init(width: Int, height: Int, items: [Item] = []) {
    precondition(Bitmap.allows(width: width, height: height), "A picture has at most \(Bitmap.limits)")
    self.width = width
    self.height = height
    self.items = items
  }

  /// One entry of the list.
  ///
  /// A picture may have ten thousand items, most of them fills of rectangles in one colour. What those do not need stands apart in
  /// memory, here and in `Fill`, `Shape` and `Paint`: an item is then 120 bytes large instead of 272.
  public enum Item: Sendable, Equatable {
    /// A shape in its colours.
    case fill(Fill)
    /// Items that are painted as one.
    indirect case group(Group)
    /// The shadow of items.
    indirect case shadow(Shadow)
    /// Items on a plane that is seen in perspective.
    indirect case perspectiveGroup(PerspectiveGroup)
  }

  /// A shape painted under a matrix.
  public struct Fill: Sendable, Equatable {
    /// The area.
    public var shape: Shape
    /// The colours in it.
    public var paint: Paint
    /// The map from the shape's own units to device pixels, or to the plane that `projection` maps to them.
    public var transform: Affine
    /// The perspective in which the plane is seen; nil for none.
    public var projection: Projection? {
      get { tilt.projection }
      set { tilt = Tilt(newValue) }
    }
    private var tilt: Tilt
    /// 255 paints as is, 0 not at all.
    public var opacity: UInt8
    /// How the colours meet what lies beneath.
    public var blend: Blend

    /// A shape in its colours, in its own units unless a transform is given.
    public init(
      _ shape: Shape, _ paint: Paint, transform: Affine = .identity, projection: Projection? = nil, opacity: UInt8 = 255,
      blend: Blend = .sourceOver
    ) {
      self.shape = shape
      self.paint = paint
      self.transform = transform
      tilt = Tilt(projection)
      self.opacity = opacity
      self.blend = blend
    }

    /// A projection, which few fills have.
    private enum Tilt: Sendable, Equatable {
      case none
      indirect case by(Projection)

      init(_ projection: Projection?) {
        self = projection.map(Tilt.by) ?? .none
      }

      var projection: Projection? {
        if case .by(let projection) = self { projection } else { nil }
      }
    }
  }

  /// An area, in units of its own.
  public enum Shape: Sendable, Hashable {
    /// A rectangle.
    case rect(Rect)
    /// A rectangle with quarter circles for corners.
    indirect case roundedRect(Rect, radii: CornerRadii)
    /// The part of a rounded rectangle that lies no further than `width` from its sides; inner radii are smaller by as much.
    indirect case border(Rect, radii: CornerRadii, width: Double)
    /// What a path encloses by a rule.
    case path(Path, FillRule)
    /// Text. Small upright glyphs lie on a grid of 1/8 pixel, others where they are.
    indirect case glyphs(GlyphRun)

    /// One radius for all four corners.
    public static func roundedRect(_ rect: Rect, radius: Double) -> Shape {
      .roundedRect(rect, radii: CornerRadii(radius))
    }
  }

  /// The colours of a shape. Places in a paint are in the shape's own units.
  public enum Paint: Sendable, Equatable {
    /// One colour everywhere.
    case color(Pixel)
    /// Colours that run into each other.
    indirect case gradient(Gradient)
    /// The bitmap stretched over the rectangle; beyond it the nearest edge pixel is repeated. An enlarged bitmap is bilinear
    /// between the centres of its pixels; in one made smaller, each pixel is the mean of the area that it covers.
    indirect case bitmap(Bitmap, Rect)
  }

  /// A shape outside of which nothing is painted.
  public struct Clip: Sendable, Equatable {
    /// The area that shows.
    public var shape: Shape
    /// The map from the shape's own units to device pixels, or to the plane that `projection` maps to them.
    public var transform: Affine
    /// The perspective in which the plane is seen; nil for none.
    public var projection: Projection?

    /// A shape as a clip, in device pixels unless a transform is given.
    public init(_ shape: Shape, transform: Affine = .identity, projection: Projection? = nil) {
      self.shape = shape
      self.transform = transform
      self.projection = projection
    }
  }

  /// How far a pixel that a shape's edge crosses counts as covered.
  public enum Edges: Sendable, Hashable {
    /// Covered as far as the shape covers them.
    case smooth
    /// Covered entirely if the shape covers at least half of them, else not.
    case hard
  }
}
