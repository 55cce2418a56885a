/// A length of a compositional layout: in points, a share of what holds it, or a guess until the view has said it.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case absolute
    case estimated
    case width
    case height
  }

  let kind: Kind
  /// The points or the share.
  open private(set) var dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
  }

  /// A share of the container's width.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension { .init(.width, fractionalWidth) }

  /// A share of the container's height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    .init(.height, fractionalHeight)
  }

  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute, absoluteDimension) }

  /// Points that hold until the view has said its own.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    .init(.estimated, estimatedDimension)
  }

  open var isFractionalWidth: Bool { kind == .width }
  open var isFractionalHeight: Bool { kind == .height }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .absolute, .estimated: dimension
    case .width: dimension * container.width
    case .height: dimension * container.height
    }
  }
}

/// The width and the height of an item, a group, a header and the like.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  open private(set) var widthDimension: NSCollectionLayoutDimension
  open private(set) var heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }

  func resolved(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The size in which the estimated lengths are those that the view has said.
  func resolved(in container: CGSize, said: CGSize?) -> CGSize {
    var size = resolved(in: container)
    guard let said else { return size }
    if widthDimension.isEstimated { size.width = said.width }
    if heightDimension.isEstimated { size.height = said.height }
    return size
  }

  var sizing: ElementSizing { ElementSizing(width: widthDimension.isEstimated, height: heightDimension.isEstimated) }
}

/// Which lengths of an element its view says.
struct ElementSizing: Equatable {
  var width = true
  var height = true

  var isNone: Bool { !width && !height }

  /// A size of which only the lengths in question are taken from what a view says.
  func taking(_ said: CGSize, over own: CGSize) -> CGSize {
    CGSize(width: width ? said.width : own.width, height: height ? said.height : own.height)
  }
}

/// Room between items: so much, or at least so much.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  open private(set) var spacing: CGFloat
  /// Whether the room takes its part of what a group has left.
  open private(set) var isFlexible: Bool
  open var isFixed: Bool { !isFlexible }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
  }

  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(fixedSpacing, isFlexible: false) }

  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    .init(flexibleSpacing, isFlexible: true)
  }
}

/// Room around an item, beside its insets.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  open private(set) var leading: NSCollectionLayoutSpacing?
  open private(set) var top: NSCollectionLayoutSpacing?
  open private(set) var trailing: NSCollectionLayoutSpacing?
  open private(set) var bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
}

/// Where a supplementary view is fixed to an item: at an edge, at a corner, or in the middle.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  open private(set) var edges: NSDirectionalRectEdge
  open private(set) var offset: CGPoint
  /// Whether the offset counts in sizes of the supplementary view.
  open private(set) var isFractionalOffset: Bool
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The anchor's point in a rectangle.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  func shift(of size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// An edge, a corner or the middle of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none
  case top
  case topLeading
  case leading
  case bottomLeading
  case bottom
  case bottomTrailing
  case trailing
  case topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
