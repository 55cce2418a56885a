/// The smallest part of a compositional layout: a cell's size, with what is fixed to the cell.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// What is fixed to each cell, such as badges.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// How far the view lies within its place; an inset along a length that the view says itself is not looked at.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room around the place.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The insets that count.
  var insets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    let sizing = layoutSize.sizing
    if sizing.width { (insets.leading, insets.trailing) = (0, 0) }
    if sizing.height { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// A view that is fixed to an item, or to a group of items.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  /// Where on the item the view is fixed.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// Which of the view's points is fixed there; nil for the one that the container's anchor names.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// Views with a higher number lie in front.
  open var zIndex = 1

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The view's place on an item.
  func frame(on item: CGRect) -> CGRect {
    let size = layoutSize.resolved(in: item.size)
    let box = CGRect(origin: .zero, size: size)
    let (goal, own) = (containerAnchor.point(in: item), (itemAnchor ?? containerAnchor).point(in: box))
    let (shift, back) = (containerAnchor.shift(of: size), itemAnchor?.shift(of: size) ?? .zero)
    return CGRect(
      x: goal.x - own.x + shift.x - back.x, y: goal.y - own.y + shift.y - back.y, width: size.width, height: size.height)
  }
}

/// A header, a footer or another view at the edge of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open private(set) var alignment: NSRectAlignment
  open private(set) var offset: CGPoint
  /// Whether the content makes room for the view; otherwise the view lies over the content.
  open var extendsBoundary = true
  /// Whether the view stays in sight as long as its section does.
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }
}

/// A view of the layout's own, such as a section's ground.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  /// Views with a higher number lie in front; a ground lies behind the items.
  open var zIndex = -1

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let all = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: all, supplementaryItems: [])
  }

  /// A view behind a whole section, of the class that the layout has registered for the kind.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem { .init(elementKind) }
}
