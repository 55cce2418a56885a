extension NSDiffableDataSourceSnapshot {
  /// The changes that lead from this snapshot to another one.
  func changes(to new: Self) -> ListChanges {
    var changes = ListChanges()
    let (oldSections, newSections) = (sectionIdentifiers, new.sectionIdentifiers)
    let sections = Self.moves(from: oldSections, to: newSections)
    changes.deletedSections = IndexSet(sections.gone)
    changes.insertedSections = IndexSet(sections.come)
    changes.movedSections = sections.moved
    let (old, now) = (paths, new.paths)
    let stays = Set(oldSections).intersection(newSections)
    for (item, path) in old.list where now.places[item] == nil && stays.contains(oldSections[path.section]) {
      changes.deleted.append(path)
    }
    for (item, path) in now.list where old.places[item] == nil && stays.contains(newSections[path.section]) {
      changes.inserted.append(path)
    }
    addMoves(to: new, old.places, stays, &changes)
    changes.reloaded = new.reloaded.compactMap { now.places[$0] == nil ? nil : old.places[$0] }
    changes.reloadedSections = IndexSet(new.reloadedSectionIdentifiers.compactMap { indexOfSection($0) })
    return changes
  }

  /// Moves of items within their section or to another one that stays; those from or to others come or go with these.
  private func addMoves(
    to new: Self, _ places: [ItemIdentifierType: IndexPath], _ stays: Set<SectionIdentifierType>, _ changes: inout ListChanges
  ) {
    let (oldSections, newSections) = (sectionIdentifiers, new.sectionIdentifiers)
    for (section, name) in newSections.enumerated() {
      let items = new.itemIdentifiers(inSection: name)
      let before = stays.contains(name) ? itemIdentifiers(inSection: name) : []
      let moved = Set(Self.moves(from: before, to: items).moved.map { items[$0.to] })
      for (row, item) in items.enumerated() {
        guard let from = places[item] else { continue }
        let isElsewhere = oldSections[from.section] != name
        guard isElsewhere || moved.contains(item) else { continue }
        let to = IndexPath(row: row, section: section)
        switch (stays.contains(oldSections[from.section]), stays.contains(name)) {
        case (true, true): changes.moved.append((from, to))
        case (true, false): changes.deleted.append(from)
        case (false, true): changes.inserted.append(to)
        case (false, false): break
        }
      }
    }
  }

  private var paths: (list: [(ItemIdentifierType, IndexPath)], places: [ItemIdentifierType: IndexPath]) {
    var list: [(ItemIdentifierType, IndexPath)] = []
    for (section, name) in sectionIdentifiers.enumerated() {
      for (row, item) in itemIdentifiers(inSection: name).enumerated() {
        list.append((item, IndexPath(row: row, section: section)))
      }
    }
    return (list, Dictionary(list, uniquingKeysWith: { first, _ in first }))
  }

  /// What goes, comes and changes its place among the others; what stays is the longest part that is in the same order in both.
  private static func moves<Element: Hashable>(
    from old: [Element], to new: [Element]
  ) -> (gone: [Int], come: [Int], moved: [(from: Int, to: Int)]) {
    let newPlaces = Dictionary(new.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let oldPlaces = Dictionary(old.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let common = old.indices.filter { newPlaces[old[$0]] != nil }
    let rising = Set(longestRise(common.compactMap { newPlaces[old[$0]] }))
    let moved = common.compactMap { from -> (from: Int, to: Int)? in
      guard let to = newPlaces[old[from]], !rising.contains(to) else { return nil }
      return (from, to)
    }
    return (old.indices.filter { newPlaces[old[$0]] == nil }, new.indices.filter { oldPlaces[new[$0]] == nil }, moved)
  }

  /// The longest rising part of a list of different numbers, by patience sorting.
  private static func longestRise(_ numbers: [Int]) -> [Int] {
    var tops: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tops[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = tops[low - 1] }
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var (found, index) = ([Int](), tops.last ?? -1)
    while index >= 0 {
      found.append(numbers[index])
      index = before[index]
    }
    return found.reversed()
  }
}
