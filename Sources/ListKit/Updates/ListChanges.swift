/// The changes of one batch: deletions and reloads by the paths of before, insertions by those of afterwards.
struct ListChanges {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty && deleted.isEmpty
      && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
  }

  /// Where everything comes from and goes to; nil if the numbers of before and afterwards do not fit the changes.
  func way(from old: [Int], to new: [Int]) -> ListWay? {
    let takenOut = Set(deletedSections).union(movedSections.map(\.from))
    let putIn = Set(insertedSections).union(movedSections.map(\.to))
    guard let sections = Self.pairs(old.count, without: takenOut, new.count, without: putIn) else { return nil }
    var way = ListWay(newSections: sections.after, oldSections: sections.before)
    for (from, to) in movedSections where old.indices.contains(from) && new.indices.contains(to) {
      way.newSections[from] = to
      way.oldSections[to] = from
    }
    for (to, from) in way.oldSections.enumerated() {
      guard let from else { continue }
      guard let rows = rows(from, old[from], to, new[to]) else { return nil }
      way.newRows[from] = rows.after
      way.oldRows[to] = rows.before
    }
    for (from, to) in moved { way.addMove(from, to) }
    way.reloaded = Set(reloaded)
    way.reloadedSections = reloadedSections
    return way
  }

  /// The rows of a section that stays; two empty lists say that nothing changes.
  private func rows(_ from: Int, _ oldCount: Int, _ to: Int, _ newCount: Int) -> (after: [Int?], before: [Int?])? {
    if reloadedSections.contains(from) {
      return ([Int?](repeating: nil, count: oldCount), [Int?](repeating: nil, count: newCount))
    }
    let out = Set(deleted.filter { $0.section == from }.map(\.row) + moved.filter { $0.from.section == from }.map(\.from.row))
    let into = Set(inserted.filter { $0.section == to }.map(\.row) + moved.filter { $0.to.section == to }.map(\.to.row))
    if out.isEmpty, into.isEmpty { return oldCount == newCount ? ([], []) : nil }
    return Self.pairs(oldCount, without: out, newCount, without: into)
  }

  /// Pairs what stays, in order; nil if there is more of it on one side.
  private static func pairs(_ old: Int, without out: Set<Int>, _ new: Int, without into: Set<Int>) -> (
    after: [Int?], before: [Int?]
  )? {
    let (kept, places) = ((0..<old).filter { !out.contains($0) }, (0..<new).filter { !into.contains($0) })
    guard kept.count == places.count, out.allSatisfy({ $0 < old }), into.allSatisfy({ $0 < new }) else { return nil }
    var after = [Int?](repeating: nil, count: old)
    var before = [Int?](repeating: nil, count: new)
    for (from, to) in zip(kept, places) { (after[from], before[to]) = (to, from) }
    return (after, before)
  }
}

/// Where the rows of a list go in an update.
struct ListWay {
  var newSections: [Int?]
  var oldSections: [Int?]
  var newRows: [Int: [Int?]] = [:]
  var oldRows: [Int: [Int?]] = [:]
  var reloaded: Set<IndexPath> = []
  var reloadedSections = IndexSet()
  private var movedTo: [IndexPath: IndexPath] = [:]
  private var movedFrom: [IndexPath: IndexPath] = [:]

  init(newSections: [Int?], oldSections: [Int?]) {
    (self.newSections, self.oldSections) = (newSections, oldSections)
  }

  mutating func addMove(_ from: IndexPath, _ to: IndexPath) {
    movedTo[from] = to
    movedFrom[to] = from
  }

  /// Where a row is afterwards; nil if it is gone.
  func after(_ path: IndexPath) -> IndexPath? {
    movedTo[path] ?? Self.place(path, newSections, newRows)
  }

  /// Where a row was before; nil if it has come.
  func before(_ path: IndexPath) -> IndexPath? {
    movedFrom[path] ?? Self.place(path, oldSections, oldRows)
  }

  private static func place(_ path: IndexPath, _ sections: [Int?], _ rows: [Int: [Int?]]) -> IndexPath? {
    guard sections.indices.contains(path.section), let section = sections[path.section], let rows = rows[path.section] else {
      return nil
    }
    if rows.isEmpty { return IndexPath(row: path.row, section: section) }
    guard rows.indices.contains(path.row), let row = rows[path.row] else { return nil }
    return IndexPath(row: row, section: section)
  }

  // MARK: Elements

  /// Where an element is afterwards; one that is reloaded is another one.
  func after(_ key: ElementKey) -> ElementKey? {
    if key.kind.isEmpty { return reloaded.contains(key.path) ? nil : after(key.path).map(ElementKey.cell) }
    guard newSections.indices.contains(key.path.section), !reloadedSections.contains(key.path.section) else { return nil }
    return newSections[key.path.section].map { ElementKey(kind: key.kind, path: IndexPath(row: key.path.row, section: $0)) }
  }

  func before(_ key: ElementKey) -> ElementKey? {
    if key.kind.isEmpty {
      return before(key.path).flatMap { reloaded.contains($0) ? nil : ElementKey.cell($0) }
    }
    guard oldSections.indices.contains(key.path.section), let old = oldSections[key.path.section], !reloadedSections.contains(old)
    else { return nil }
    return ElementKey(kind: key.kind, path: IndexPath(row: key.path.row, section: old))
  }
}
