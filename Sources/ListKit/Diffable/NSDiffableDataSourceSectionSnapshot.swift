/// The items of one section, which may have items below them that are seen only while they are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  private struct Entry: Sendable {
    let item: ItemIdentifierType
    let parent: ItemIdentifierType?
    var isExpanded = false
  }

  /// All items, those below an item right behind it.
  private var entries: [Entry] = []

  public init() {}

  // MARK: Changes

  /// Adds items at the end, or at the end of those below another one.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    let place = parent.flatMap(endOfTree) ?? entries.count
    entries.insert(contentsOf: items.map { Entry(item: $0, parent: parent) }, at: place)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let place = index(of: item) else { return }
    let parent = entries[place].parent
    entries.insert(contentsOf: items.map { Entry(item: $0, parent: parent) }, at: place)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let place = index(of: item), let end = endOfTree(item) else { return }
    let parent = entries[place].parent
    entries.insert(contentsOf: items.map { Entry(item: $0, parent: parent) }, at: end)
  }

  /// Takes items away with all that is below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      if let place = index(of: item), let end = endOfTree(item) { entries.removeSubrange(place..<end) }
    }
  }

  public mutating func deleteAll() {
    entries = []
  }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    setExpanded(items, true)
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    setExpanded(items, false)
  }

  private mutating func setExpanded(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
    for item in items {
      if let place = index(of: item) { entries[place].isExpanded = isExpanded }
    }
  }

  // MARK: Questions

  public var items: [ItemIdentifierType] { entries.map(\.item) }
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.parent == nil }.map(\.item) }
  /// The items that are seen: those above each of them are expanded.
  public var visibleItems: [ItemIdentifierType] { entries.map(\.item).filter(isVisible) }

  public func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }

  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { index(of: child).flatMap { entries[$0].parent } }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { index(of: item).map { entries[$0].isExpanded } ?? false }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && sequence(first: item, next: parent).dropFirst().allSatisfy(isExpanded)
  }

  /// How many items stand above the item.
  public func level(of item: ItemIdentifierType) -> Int {
    sequence(first: item, next: parent).reduce(-1) { level, _ in level + 1 }
  }

  /// The place behind an item and all that is below it.
  private func endOfTree(_ item: ItemIdentifierType) -> Int? {
    guard let place = index(of: item) else { return nil }
    let level = level(of: item)
    return entries.indices.dropFirst(place + 1).first { self.level(of: entries[$0].item) <= level } ?? entries.count
  }
}

extension UICollectionViewDiffableDataSource {
  /// Shows the visible items of one section, which is added if it is not there.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// The items of one section; those of a section that was given another way have none below them.
  public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let whole = snapshot()
    guard whole.indexOfSection(section) != nil else { return NSDiffableDataSourceSectionSnapshot() }
    let items = whole.itemIdentifiers(inSection: section)
    if let outline = outlines[section], outline.visibleItems == items { return outline }
    var plain = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    plain.append(items)
    return plain
  }
}
