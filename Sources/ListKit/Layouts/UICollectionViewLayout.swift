/// Decides where the elements of a collection are. Subclasses override what they decide.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  private var decorations: [String: AnyClass] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Asked by the collection

  /// Called before anything else is asked after the layout was invalidated.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that touch a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether scrolling or resizing to these bounds makes the layout's answers wrong.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Where content that was let go shall come to rest; velocities are in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// Where the content shall be after an update or a change of layouts.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

  // MARK: Invalidation

  open func invalidateLayout() {
    let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    invalidateLayout(with: (type ?? UICollectionViewLayoutInvalidationContext.self).init())
  }

  /// The next layout pass asks everything anew.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }

  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  // MARK: Updates

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  /// How an item that comes looks at first; nil for its place with an alpha of 0.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  // MARK: Sections that scroll across

  /// The sections that have a scroll view of their own.
  var scrolledSections: [Int: ScrolledSection] { [:] }
  /// The section in whose scroll view an element lies, if not in the collection itself.
  func scrolledSection(of key: ElementKey) -> Int? { nil }

  // MARK: Decorations

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }

  func decorationClass(_ kind: String) -> UICollectionReusableView.Type? { decorations[kind] as? UICollectionReusableView.Type }
}

/// What of a layout is not valid any more.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// How much the offset changes together with the layout.
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero

  public override required init() {
    super.init()
  }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// One change of a batch, as a layout is told of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  open private(set) var indexPathBeforeUpdate: IndexPath?
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}
