/// A table's data source that is given snapshots, and finds the changes between them.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>:
  NSObject, UITableViewDataSource
{
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows a snapshot; with an animation if the table shows another one.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let changes = current.changes(to: snapshot)
    guard let tableView, animatingDifferences, tableView.window != nil, !changes.isEmpty else {
      current = snapshot.settled
      let isRefill = changes.isEmpty && !snapshot.reconfigured.isEmpty
      if isRefill { reconfigure(snapshot.reconfigured) } else { tableView?.reloadData() }
      completion?()
      return
    }
    tableView.apply(changes, defaultRowAnimation) { _ in
      completion?()
    } setData: {
      self.current = snapshot.settled
    }
    reconfigure(snapshot.reconfigured)
  }

  private func reconfigure(_ items: [ItemIdentifierType]) {
    guard !items.isEmpty else { return }
    tableView?.reconfigureRows(at: items.compactMap(current.path))
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    apply(snapshot, animatingDifferences: false, completion: completion)
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }

  // MARK: As the table's data source

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    current.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) } ?? UITableViewCell()
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.noteThatAnswerIsLeftOut()
    return true
  }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.noteThatAnswerIsLeftOut()
    return true
  }
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}

extension NSDiffableDataSourceSnapshot {
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard let section = section(at: path.section) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(path.row) ? items[path.row] : nil
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (section, name) in sectionIdentifiers.enumerated() {
      if let row = itemIdentifiers(inSection: name).firstIndex(of: item) { return IndexPath(row: row, section: section) }
    }
    return nil
  }
}

extension UITableView {
  /// Makes the changes of a snapshot.
  func apply(
    _ changes: ListChanges, _ animation: RowAnimation, completion: @escaping (Bool) -> Void, setData: () -> Void
  ) {
    openBatch()
    setData()
    table.batch.changes = changes
    table.batch.animation = animation
    closeBatch(completion)
  }
}
