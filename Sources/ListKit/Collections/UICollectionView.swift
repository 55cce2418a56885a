@_spi(Rooms) internal import ScrollKit
@_spi(Rooms) internal import ViewKit

/// Items where a layout puts them, of which only those that are seen have views.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }

  /// Where an item comes to lie when the collection scrolls to it.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// What the protocol's defaults answer, so that a delegate is known to leave a method out.
  nonisolated static let leftOut = -CGFloat.greatestFiniteMagnitude
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  var items = CollectionState()
  private(set) lazy var board = ElementBoard(self)

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    items.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    items.layout.collectionView = self
  }

  // MARK: Data

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { forgetItems() }
  }
  /// Items are made when they are seen, so nobody is asked to prepare any.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      scrollDelegate = newValue
      items.isPrepared = false
      setNeedsLayout()
    }
  }
  open var numberOfSections: Int { counts.count }

  open func numberOfItems(inSection section: Int) -> Int { counts[section] }

  /// Asks for everything anew.
  open func reloadData() {
    forgetItems()
  }

  open override func layoutSubviews() {
    noteSize()
    prepareIfNeeded()
    super.layoutSubviews()
    showItems()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue != super.bounds { boundsWillChange(to: newValue, from: super.bounds.size) }
      super.bounds = newValue
    }
  }

  // MARK: The layout

  /// Setting it shows the items where the new layout has them, at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { items.layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Moves the items to where the new layout has them.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    change(to: layout, animated: animated, completion)
  }

  /// Begins a change of layouts that follows `transitionProgress` of the layout that is returned.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }

  /// Called with whether the animation ran to its end, and whether the transition was finished.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  open func finishInteractiveTransition() {
    endTransition(finishes: true)
  }

  open func cancelInteractiveTransition() {
    endTransition(finishes: false)
  }

  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return has(indexPath) ? items.layout.layoutAttributesForItem(at: indexPath) : nil
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return items.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    items.cells.register(cellClass, for: identifier)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    items.views.register(viewClass, for: "\(elementKind) \(identifier)")
  }

  /// A cell that is not shown any more, or a new one.
  ///
  /// - Precondition: a class is registered for the identifier.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    dequeueCell(identifier, indexPath)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueView(elementKind, identifier) }

  /// The cell of an item; nil while the item is not seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    board.shown[.cell(indexPath)] as? UICollectionViewCell
  }

  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    board.shown[ElementKey(kind: elementKind, path: indexPath)] as? UICollectionReusableView
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    board.keys.filter { $0.kind == elementKind }.compactMap { board.shown[$0] as? UICollectionReusableView }
  }

  /// The cells that are shown, in the order of the items.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem(at:)) }
  open var indexPathsForVisibleItems: [IndexPath] { board.keys.filter { $0.kind.isEmpty }.map(\.path) }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    board.key(of: cell).flatMap { $0.kind.isEmpty ? $0.path : nil }
  }

  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let place = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return items.layout.layoutAttributesForElements(in: place)?.first {
      let shift = scroller(of: $0.key)?.contentOffset ?? .zero
      return $0.representedElementCategory == .cell && $0.frame.offsetBy(dx: -shift.x, dy: -shift.y).contains(point)
    }?.indexPath
  }

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var indexPathsForSelectedItems: [IndexPath]? { items.selected.sorted() }

  /// Selects without telling the delegate; nil deselects.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  // MARK: Changes

  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted += indexPaths }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted += indexPaths }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded += indexPaths }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openBatch()
    updates?()
    closeBatch(completion)
  }

  /// A view behind all items, which does not scroll.
  open var backgroundView: UIView? {
    didSet { groundDidChange(from: oldValue) }
  }
  /// Cells are made when they are seen, so this changes nothing.
  open var isPrefetchingEnabled = true

  // MARK: Touches

  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { taker(of: super.hitTest(point, with: event)) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    items.touch = closeSwipe() || !allowsSelection ? nil : beginChoice(touches)
    if items.touch == nil { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = items.touch else { return super.touchesEnded(touches, with: event) }
    items.touch = nil
    endChoice(touch)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = items.touch else { return super.touchesCancelled(touches, with: event) }
    items.touch = nil
    endHighlight(touch.path)
  }

  @_spi(Rooms) open override func target(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    items.layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }
}
