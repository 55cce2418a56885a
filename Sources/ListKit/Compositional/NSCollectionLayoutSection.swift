/// How a section scrolls across the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none
  /// The section rests anywhere.
  case continuous
  /// The section rests where a group begins.
  case continuousGroupLeadingBoundary
  /// The section turns pages as wide as the collection.
  case paging
  /// The section turns one group at a time.
  case groupPaging
  /// The section turns one group at a time, which rests in the middle.
  case groupPagingCentered
}

/// What a section's or a layout's insets count from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic
  case none
  case safeArea
  case layoutMargins
  case readableContent
}

/// A section of a compositional layout: a group that is repeated for all its cells, with headers and footers.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers lie within the insets, too.
  open var supplementariesFollowContentInsets = true
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Called whenever the section is laid out or scrolled, and may change how the visible items look.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// How the rows of a list look.
  var rows: ListRows?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint, _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// An item that is seen, whose looks a section's handler may change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionView {
  public typealias ElementCategory = UICollectionViewLayoutAttributes.ElementCategory
}

final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
