/// Sections and items in an order, each known by a value of its own.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
  private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// What is to be shown anew although it stays.
  private(set) var reloaded: [ItemIdentifierType] = []
  private(set) var reloadedSectionList: [SectionIdentifierType] = []
  private(set) var reconfigured: [ItemIdentifierType] = []

  public init() {}

  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloaded }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSectionList }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfigured }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { itemIdentifiers(inSection: identifier).count }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[index(of: identifier)].items
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.section
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex { $0.section == identifier } }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else { misuse("The snapshot has no such section") }
    return index
  }

  private func place(of item: ItemIdentifierType) -> (section: Int, item: Int) {
    for (number, section) in sections.enumerated() {
      if let index = section.items.firstIndex(of: item) { return (number, index) }
    }
    misuse("The snapshot has no such item")
  }

  // MARK: Items

  /// Adds items at the end of a section; of the last one if none is named.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)
  {
    insist(!sections.isEmpty, "A snapshot's items are in sections, so one must be there first")
    let index = sectionIdentifier.map(index(of:)) ?? sections.count - 1
    sections[index].items += expectUnique(identifiers)
  }

  private func expectUnique(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    insist(Set(identifiers).count == identifiers.count, "Items that are added together must not be equal: \(identifiers)")
    return identifiers
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
    let place = place(of: beforeIdentifier)
    sections[place.section].items.insert(contentsOf: expectUnique(identifiers), at: place.item)
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    let place = place(of: afterIdentifier)
    sections[place.section].items.insert(contentsOf: expectUnique(identifiers), at: place.item + 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }

  public mutating func deleteAllItems() {
    sections = []
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloaded += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfigured += identifiers
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }

  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index(of: toIdentifier))
  }

  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index(of: toIdentifier) + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0.section) }
  }

  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
    let moved = sections.remove(at: index(of: identifier))
    sections.insert(moved, at: index(of: toIdentifier))
  }

  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
    let moved = sections.remove(at: index(of: identifier))
    sections.insert(moved, at: index(of: toIdentifier) + 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionList += identifiers
  }

  /// The snapshot without what is to be shown anew, as a data source keeps it.
  var settled: Self {
    var copy = self
    (copy.reloaded, copy.reloadedSectionList, copy.reconfigured) = ([], [], [])
    return copy
  }
}
