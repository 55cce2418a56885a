import Testing
import TransitionKit

@MainActor
struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var made = Snapshot()
    for (name, items) in sections {
      made.appendSections([name])
      made.appendItems(items, toSection: name)
    }
    return made
  }

  @Test func aSnapshotKeepsSectionsAndItemsInOrder() {
    var data = snapshot([("a", [1, 2, 3]), ("b", [4])])
    data.insertItems([9], beforeItem: 2)
    data.insertItems([8], afterItem: 3)
    data.moveItem(1, afterItem: 4)
    data.moveItem(2, beforeItem: 9)
    data.deleteItems([3])
    data.insertSections(["c"], beforeSection: "a")
    data.insertSections(["d"], afterSection: "a")
    data.moveSection("b", beforeSection: "a")
    data.moveSection("c", afterSection: "d")
    data.deleteSections(["d"])
    #expect(data.sectionIdentifiers == ["b", "a", "c"] && data.itemIdentifiers == [4, 1, 2, 9, 8])
    #expect(data.numberOfItems == 5 && data.numberOfSections == 3 && data.numberOfItems(inSection: "a") == 3)
    #expect(data.indexOfItem(9) == 3 && data.indexOfSection("c") == 2 && data.sectionIdentifier(containingItem: 8) == "a")
    data.deleteAllItems()
    #expect(data.numberOfItems == 0 && data.numberOfSections == 0)
  }

  @Test func aSectionHasItemsBelowOthers() {
    var data = NSDiffableDataSourceSectionSnapshot<Int>()
    data.append([1, 2])
    data.append([11, 12], to: 1)
    data.append([111], to: 11)
    #expect(data.items == [1, 11, 111, 12, 2] && data.visibleItems == [1, 2] && data.rootItems == [1, 2])
    data.expand([1])
    #expect(data.visibleItems == [1, 11, 12, 2] && data.isExpanded(1) && !data.isVisible(111) && data.level(of: 111) == 2)
    data.insert([13], after: 11)
    data.insert([10], before: 11)
    #expect(data.items == [1, 10, 11, 111, 13, 12, 2] && data.parent(of: 13) == 1 && data.index(of: 2) == 6)
    data.delete([11])
    data.collapse([1])
    #expect(data.items == [1, 10, 13, 12, 2] && data.visibleItems == [1, 2] && !data.contains(111))
    data.deleteAll()
    #expect(data.items.isEmpty)
  }

  @Test func aTableGoesFromOneSnapshotToTheNext() throws {
    let stage = Stage.small()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 20
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    stage.window.addSubview(table)
    var ends = 0
    // Moves, comings and goings of rows and of sections, each compared with what a reload shows.
    for (count, sections) in [
      [("a", [1, 2, 3, 4]), ("b", [5])], [("a", [4, 1, 3]), ("b", [5, 2])], [("b", [2]), ("a", [3, 6, 1, 4])],
      [("c", [1, 7]), ("a", [3])], [("a", [])],
    ].enumerated() {
      let next = snapshot(sections)
      source.apply(next, animatingDifferences: count > 0) { ends += 1 }
      try stage.settle()
      #expect(table.visibleCells.map { $0.textLabel?.text } == next.itemIdentifiers.map { "\($0)" } && ends == count + 1)
      #expect(source.snapshot().itemIdentifiers == next.itemIdentifiers)
    }
    #expect(stage.diagnostics == [] && source.sectionIdentifier(for: 0) == "a")
  }

  @Test func aCollectionKeepsTheCellsOfItemsThatStay() throws {
    let stage = Stage.small()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: CollectionStage.flow(item: 30, spacing: 5))
    view.contentInsetAdjustmentBehavior = .never
    let cells = UICollectionView.CellRegistration<TextItem, Int> { cell, _, item in cell.text = "\(item)" }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    stage.window.addSubview(view)
    source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
    try stage.settle()
    let three = view.cellForItem(at: IndexPath(item: 2, section: 0))
    source.apply(snapshot([("a", [3, 4, 1])]))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === three)
    try stage.settle()
    #expect(view.visibleCells.map { ($0 as? TextItem)?.text } == ["3", "4", "1"] && three?.frame.minX == 0)
    #expect(
      source.indexPath(for: 4) == IndexPath(item: 1, section: 0)
        && source.itemIdentifier(for: IndexPath(item: 9, section: 0)) == nil)
    var again = source.snapshot()
    again.reloadItems([1])
    source.apply(again)
    #expect(again.reloadedItemIdentifiers == [1] && source.snapshot().reloadedItemIdentifiers == [])
    source.applySnapshotUsingReloadData(snapshot([("z", [5])]))
    try stage.settle()
    #expect(view.visibleCells.count == 1 && stage.diagnostics == [])
  }
}
