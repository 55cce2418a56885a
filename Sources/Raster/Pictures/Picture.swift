/// The screen at one moment: an immutable display list in device pixels.
///
/// Items are painted in order, each over what came before, onto transparent black. Pixel (0, 0) covers the unit square
/// from the origin to (1, 1). Equal pictures rasterise to equal bitmaps.
///
/// Every number has a defined result. An item that has no area, a matrix without an inverse or anything that is not a number paints
/// nothing and, as a clip, lets nothing through. Infinite or huge shapes end 2^30 pixels from the origin. The parts that lie behind
/// the eye are not seen.
public struct Picture: Sendable, Equatable {
  public let width: Int
  public let height: Int
  public var items: [Item]

  /// - Precondition: `Bitmap.allows(width:height:)`.
  public init(width: Int, height: Int, items: [Item] = []) {
    precondition(Bitmap.allows(width: width, height: height), "A picture's sides lie between 1 and \(Bitmap.sideLimit)")
    self.width = width
    self.height = height
    self.items = items
  }

  public enum Item: Sendable, Equatable {
    case fill(Fill)
    case group(Group)
    case shadow(Shadow)
    case perspectiveGroup(PerspectiveGroup)
  }

  /// A shape painted under a matrix.
  public struct Fill: Sendable, Equatable {
    public var shape: Shape
    public var paint: Paint
    /// The map from the shape's own units to device pixels, or to the plane that `projection` maps to them.
    public var transform: Affine
    public var projection: Projection?
    /// 255 paints as is, 0 not at all.
    public var opacity: UInt8
    public var blend: Blend

    public init(
      _ shape: Shape, _ paint: Paint, transform: Affine = .identity, projection: Projection? = nil, opacity: UInt8 = 255,
      blend: Blend = .sourceOver
    ) {
      self.shape = shape
      self.paint = paint
      self.transform = transform
      self.projection = projection
      self.opacity = opacity
      self.blend = blend
    }
  }

  public enum Shape: Sendable, Hashable {
    case rect(Rect)
    case roundedRect(Rect, radii: CornerRadii)
    /// The part of a rounded rectangle that lies no further than `width` from its sides; inner radii are smaller by as much.
    case border(Rect, radii: CornerRadii, width: Double)
    case path(Path, FillRule)
    /// Text. Small upright glyphs lie on a grid of 1/8 pixel, others where they are.
    case glyphs(GlyphRun)

    /// One radius for all four corners.
    public static func roundedRect(_ rect: Rect, radius: Double) -> Shape {
      .roundedRect(rect, radii: CornerRadii(radius))
    }
  }

  /// The colours of a shape. Places in a paint are in the shape's own units.
  public enum Paint: Sendable, Equatable {
    case color(Pixel)
    case gradient(Gradient)
    /// The bitmap stretched over the rectangle; beyond it the nearest edge pixel is repeated. An enlarged bitmap is bilinear
    /// between the centres of its pixels; in one made smaller, each pixel is the mean of the area that it covers.
    case bitmap(Bitmap, Rect)
  }

  /// A shape outside of which nothing is painted.
  public struct Clip: Sendable, Equatable {
    public var shape: Shape
    public var transform: Affine
    public var projection: Projection?

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
