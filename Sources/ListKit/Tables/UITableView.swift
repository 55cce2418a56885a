@_spi(Rooms) internal import ScrollKit
@_spi(Rooms) internal import ViewKit

/// Rows below each other, in sections, of which only those that are seen have views.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain
    case grouped
    /// Groups as cards within the table's margins.
    case insetGrouped
  }

  /// Takes a height from the content; the standard's where there is none.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// What the protocol's defaults answer, so that a delegate is known to leave a method out.
  nonisolated static let leftOut = -CGFloat.greatestFiniteMagnitude

  public let style: Style
  var table = TableState()
  private(set) lazy var board = ElementBoard(self)

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  @_spi(Rooms) open override func prepare() {
    super.prepare()
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    addGestureRecognizer(SwipePan(of: self))
    addGestureRecognizer(ReorderPress(of: self))
  }

  // MARK: Data

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { forgetRows() }
  }
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      forgetRows()
    }
  }
  open var numberOfSections: Int { map.sections.count }

  open func numberOfRows(inSection section: Int) -> Int { map.sections[section].rows.count }

  /// Asks for everything anew.
  open func reloadData() {
    forgetRows()
  }

  open override func layoutSubviews() {
    loadIfNeeded()
    super.layoutSubviews()
    showRows()
  }

  // MARK: Heights

  open var rowHeight = automaticDimension {
    didSet { heightsDidChange() }
  }
  open var estimatedRowHeight = automaticDimension {
    didSet { heightsDidChange() }
  }
  open var sectionHeaderHeight = automaticDimension {
    didSet { heightsDidChange() }
  }
  open var sectionFooterHeight = automaticDimension {
    didSet { heightsDidChange() }
  }
  /// A guess that places nothing: a section's header has its height from the start.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// A guess that places nothing: a section's footer has its height from the start.
  open var estimatedSectionFooterHeight = automaticDimension
  /// The room above the header of a section.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { heightsDidChange() }
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    table.cells.register(cellClass, for: identifier)
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    table.titles.register(aClass, for: identifier)
  }

  /// A cell that is not shown any more; a new one if its class is registered, or else nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }

  /// - Precondition: a class is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeue(identifier) else {
      misuse("A cell's class must be registered for the identifier “\(identifier)”")
    }
    return cell
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueTitle(identifier)
  }

  /// The cell of a row; nil while the row is not seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    board.shown[.cell(indexPath)] as? UITableViewCell
  }

  /// The cells that are shown, in the order of the rows.
  open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap(cellForRow(at:)) }
  open var indexPathsForVisibleRows: [IndexPath]? {
    showRowsIfNeeded()
    return board.keys.filter { $0.kind.isEmpty }.map(\.path)
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    board.key(of: cell).flatMap { $0.kind.isEmpty ? $0.path : nil }
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    board.shown[TableKind.header(section)] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    board.shown[TableKind.footer(section)] as? UITableViewHeaderFooterView
  }

  // MARK: Places

  /// Where a row is; an empty rectangle for a row that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofRow: indexPath) }

  open func rectForHeader(inSection section: Int) -> CGRect { rect(map.header(section)) }

  open func rectForFooter(inSection section: Int) -> CGRect { rect(footerSpan(section)) }

  open func rect(forSection section: Int) -> CGRect { rect(sectionSpan(section)) }

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowPath(at: point) }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowPaths(from: rect.minY, to: rect.maxY) }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow { scroll(to: path, scrollPosition, animated: animated) }
  }

  /// Would be told of rows that are about to be seen. Cells are made as they come, and it is never called.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  /// Nothing is dragged from one app to another here.
  open var dragInteractionEnabled = false
  /// Nothing is focused by keys here.
  open var remembersLastFocusedIndexPath = false
  /// Whether cells keep to a width that is good to read, which on a phone is the whole width.
  open var cellLayoutMarginsFollowReadableWidth = false

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  /// Whether circles say which rows are chosen while the table is being edited, in place of those that delete and insert.
  open var allowsMultipleSelectionDuringEditing = false
  open var indexPathForSelectedRow: IndexPath? { table.selected.min() }
  open var indexPathsForSelectedRows: [IndexPath]? { table.selected.isEmpty ? nil : table.selected.sorted() }

  /// Selects without telling the delegate; nil deselects.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Changes

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation, coming: indexPaths.map { .cell($0) }) { $0.inserted += indexPaths }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation, going: indexPaths.map { .cell($0) }) { $0.deleted += indexPaths }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation, going: indexPaths.map { .cell($0) }) { $0.reloaded += indexPaths }
  }

  /// Asks for the cells of rows that are seen again, and gives them out to be filled anew; what they show may change their heights.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForRow(at: path) else { continue }
      table.reconfigured = cell
      _ = dataSource?.tableView(self, cellForRowAt: path)
      table.reconfigured = nil
    }
    heightsDidChange()
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.moved.append((indexPath, newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.movedSections.append((section, newSection)) }
  }

  /// Gathers changes until `endUpdates`; calls may be nested.
  open func beginUpdates() {
    openBatch()
  }

  open func endUpdates() {
    closeBatch(nil)
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openBatch()
    updates?()
    closeBatch(completion)
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { table.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows circles at the rows' leading edges, by which rows are deleted or inserted, or takes them away.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  // MARK: Around the rows

  /// A view above all sections; its height is its own, its width the table's.
  open var tableHeaderView: UIView? {
    didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) }
  }
  /// A view behind all rows, which does not scroll.
  open var backgroundView: UIView? {
    didSet { groundDidChange(from: oldValue) }
  }
  open var separatorStyle = SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  open var separatorColor: UIColor? = .separator {
    didSet { setNeedsLayout() }
  }
  /// Where separators begin and end, of cells that have no inset of their own.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet {
      table.hasSeparatorInset = true
      setNeedsLayout()
    }
  }

  // MARK: Touches

  // Rows are chosen even where a control's touch would keep the table from scrolling.
  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { taker(of: super.hitTest(point, with: event)) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    table.touch = closeSwipe() ? nil : beginTouch(touches)
    if table.touch == nil { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = table.touch else { return super.touchesEnded(touches, with: event) }
    table.touch = nil
    endTouch(touch)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = table.touch else { return super.touchesCancelled(touches, with: event) }
    table.touch = nil
    cancelTouch(touch)
  }
}
