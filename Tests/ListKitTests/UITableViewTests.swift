import Testing
import TransitionKit

@MainActor
struct UITableViewTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  // MARK: Reuse

  @Test func aTableOfAHundredThousandRowsMakesWhatIsSeen() {
    let play = TableStage(count: 100_000)
    #expect(play.table.contentSize == CGSize(width: 100, height: 4_400_000))
    #expect(play.texts == ["0", "1", "2", "3", "4"] && play.made == 5)
    #expect(play.table.visibleCells.allSatisfy { $0.tag == 7 && $0.reuseIdentifier == "row" })
    play.table.contentOffset.y = 44 * 50_000
    play.stage.advance(to: 0)
    #expect(play.texts == ["50000", "50001", "50002", "50003", "50004"] && play.made == 5)
    #expect(play.table.rectForRow(at: path(50_000)) == CGRect(x: 0, y: 2_200_000, width: 100, height: 44))
  }

  @Test func cellsComeAndGoAsTheTableScrolls() {
    let play = TableStage(count: 10)
    play.heard = []
    play.table.contentOffset.y = 60
    play.stage.advance(to: 0)
    #expect(play.heard == ["hide 0", "show 5"])
    #expect((play.table.cellForRow(at: path(5)) as? CountedCell)?.uses == 1)
    #expect(play.table.cellForRow(at: path(0)) == nil)
    #expect(play.table.indexPathsForVisibleRows == (1...5).map { path($0) })
    #expect(play.table.cellForRow(at: path(2)).flatMap(play.table.indexPath(for:)) == path(2))
    #expect(play.table.indexPathForRow(at: CGPoint(x: 5, y: 90)) == path(2))
    #expect(play.table.cellForRow(at: path(2))?.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 28))
  }

  @Test func unregisteredIdentifiersHaveNoCells() {
    let table = UITableView()
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "title")?.reuseIdentifier == "title")
  }

  // MARK: Heights

  @Test func cellsSayTheirHeights() {
    let play = TableStage([["a", "tall", "b", "tall", "c"]]) { #expect($0.rowHeight == UITableView.automaticDimension) }
    #expect(play.table.numberOfRows(inSection: 0) == 5 && play.table.numberOfSections == 1)
    #expect(play.table.visibleCells.map(\.frame.height) == [44, 80, 44, 80])
    #expect(play.table.rectForRow(at: path(4)).minY == 248)
  }

  @Test func groupsHaveTheRoomThatTheSystemGives() {
    let play = TableStage([["a"], ["b"]], style: .grouped)
    #expect(play.table.rectForRow(at: path(0)).minY == 35)
    #expect(play.table.rectForRow(at: path(0, 1)).minY == 114)
    play.headers = ["One", "Two"]
    play.table.reloadData()
    #expect(play.table.rectForRow(at: path(0)).minY == 55.5)
    #expect(play.table.rectForRow(at: path(0, 1)).minY == 147.5)
    play.stage.advance(to: 0)
    #expect(play.table.headerView(forSection: 0)?.textLabel?.text == "ONE")
    #expect(play.table.rectForHeader(inSection: 0).height == 55.5 && play.table.rect(forSection: 0).height == 117)
  }

  @Test func headersOfAPlainTableStayInSight() {
    let play = TableStage([(0..<4).map(String.init), (4..<8).map(String.init)])
    play.headers = ["One", "Two"]
    play.table.sectionHeaderTopPadding = 0
    play.table.reloadData()
    play.table.contentOffset.y = 50
    play.stage.advance(to: 0)
    #expect(play.table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 50, width: 100, height: 28))
    play.table.contentOffset.y = 190
    play.stage.advance(to: 0)
    #expect(play.table.headerView(forSection: 0)?.frame.minY == 176)
    #expect(play.table.headerView(forSection: 1)?.frame.minY == 204)
  }

  @Test func cardsLieWithinTheMargins() {
    let play = TableStage([["a", "b"]], style: .insetGrouped)
    let cells = play.table.visibleCells
    #expect(cells[0].frame == CGRect(x: 16, y: 35, width: 68, height: 44))
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner] && cells[0].layer.cornerRadius == 10)
    #expect(cells[1].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test func theTablesOwnViewsLieAroundTheSections() {
    let play = TableStage(count: 2)
    play.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    play.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    play.table.backgroundView = UIView()
    play.stage.advance(to: 0)
    #expect(play.table.rectForRow(at: path(0)).minY == 30 && play.table.contentSize.height == 138)
    #expect(play.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(play.table.tableFooterView?.frame == CGRect(x: 0, y: 118, width: 100, height: 20))
    #expect(play.table.backgroundView?.frame == play.table.bounds && play.table.subviews.first === play.table.backgroundView)
  }

  // MARK: Selection

  @Test func aTapSelectsInTheDocumentedOrder() throws {
    let play = TableStage(count: 10)
    play.heard = []
    play.stage.tap(at: CGPoint(x: 50, y: 60))
    try play.stage.settle()
    #expect(play.heard == ["highlight 1", "unhighlight 1", "willSelect 1", "select 1"])
    #expect(play.table.indexPathForSelectedRow == path(1) && play.table.cellForRow(at: path(1))?.isSelected == true)
    play.heard = []
    play.stage.tap(at: CGPoint(x: 50, y: 100))
    try play.stage.settle()
    #expect(play.heard == ["highlight 2", "unhighlight 2", "willSelect 2", "deselect 1", "select 2"])
    play.heard = []
    play.stage.tap(at: CGPoint(x: 50, y: 150))
    play.stage.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 100), duration: 0.2, hold: 0.2, after: 0.5)
    try play.stage.settle()
    #expect(play.heard.filter { !$0.contains("show") && !$0.contains("hide") } == [])
    #expect(play.table.contentOffset.y == 40 && play.table.clipsToBounds)
    play.table.deselectRow(at: path(2), animated: true)
    play.table.selectRow(at: path(9), animated: false, scrollPosition: .bottom)
    #expect(play.table.indexPathsForSelectedRows == [path(9)] && play.table.contentOffset.y == 240)
  }

  @Test func scrollingPutsARowWhereItIsWanted() {
    let play = TableStage(count: 100)
    play.table.scrollToRow(at: path(50), at: .top, animated: false)
    #expect(play.table.contentOffset.y == 2200)
    play.table.scrollToRow(at: path(50), at: .bottom, animated: false)
    #expect(play.table.contentOffset.y == 2044)
    play.table.scrollToRow(at: path(50), at: .middle, animated: false)
    #expect(play.table.contentOffset.y == 2122)
    play.table.scrollToRow(at: path(49), at: .none, animated: false)
    #expect(play.table.contentOffset.y == 2122)
    play.table.scrollToRow(at: path(0), at: .none, animated: false)
    #expect(play.table.contentOffset.y == 0)
  }

  // MARK: Updates

  @Test func rowsMoveToTheirNewPlaces() throws {
    let play = TableStage([["a", "b", "c"]])
    let (b, c) = (play.table.cellForRow(at: path(1)), play.table.cellForRow(at: path(2)))
    play.rows = [["b", "new", "c"]]
    var ends = 0
    play.table.performBatchUpdates {
      play.table.deleteRows(at: [path(0)], with: .fade)
      play.table.insertRows(at: [path(1)], with: .fade)
    } completion: { _ in
      ends += 1
    }
    #expect(play.texts == ["b", "new", "c"] && play.table.cellForRow(at: path(0)) === b)
    #expect(play.table.cellForRow(at: path(2)) === c)
    play.stage.advance(to: 0.15)
    #expect(abs((b?.layer.presentation()?.frame.minY ?? 0) - 22) < 0.5)
    #expect(abs((play.table.cellForRow(at: path(1))?.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
    try play.stage.settle()
    #expect(b?.frame.minY == 0 && play.table.subviews.count { $0 is UITableViewCell } == 3 && ends == 1)
    play.rows = [["c", "b", "new"]]
    play.table.beginUpdates()
    play.table.moveRow(at: path(2), to: path(0))
    play.table.endUpdates()
    try play.stage.settle()
    #expect(play.table.cellForRow(at: path(0)) === c && play.texts == ["c", "b", "new"])
    play.rows = [["c", "changed", "new"]]
    play.table.reloadRows(at: [path(1)], with: .automatic)
    try play.stage.settle()
    #expect(play.texts == ["c", "changed", "new"] && play.table.cellForRow(at: path(1)) !== b)
  }

  @Test func sectionsComeAndGo() throws {
    let play = TableStage([["a"], ["b"]])
    let b = play.table.cellForRow(at: path(0, 1))
    play.rows = [["b"], ["x", "y"]]
    play.table.performBatchUpdates {
      play.table.deleteSections([0], with: .automatic)
      play.table.insertSections([1], with: .automatic)
    }
    try play.stage.settle()
    #expect(play.texts == ["b", "x", "y"] && play.table.cellForRow(at: path(0)) === b)
    play.rows = [["x", "y"], ["b"]]
    play.table.moveSection(0, toSection: 1)
    #expect(play.texts == ["x", "y", "b"] && play.table.cellForRow(at: path(0, 1)) === b)
    play.table.reloadSections([1], with: .none)
    #expect(play.table.cellForRow(at: path(0, 1)) !== b)
  }

  @Test func reconfiguredRowsKeepTheirCells() {
    let play = TableStage([["a", "b"]])
    let cell = play.table.cellForRow(at: path(1))
    play.rows = [["a", "c"]]
    play.table.reconfigureRows(at: [path(1)])
    play.stage.advance(to: 0)
    #expect(play.texts == ["a", "c"] && play.table.cellForRow(at: path(1)) === cell)
  }

  /// On a phone that lies on its side, cards and their titles keep clear of the camera: a margin of 20 beside 59.
  @Test func cardsKeepClearOfTheCamera() {
    let edges = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    let stage = Stage(size: CGSize(width: 500, height: 300), scale: 1, safeArea: edges)
    let play = TableStage([["a"]], style: .insetGrouped)
    play.table.frame = stage.window.bounds
    stage.window.addSubview(play.table)
    stage.advance(to: 0)
    let card = play.table.cellForRow(at: path(0))?.frame
    #expect(card?.minX == 59 + 20 && card?.maxX == 500 - 59 - 20)
  }

  @Test func anUpdateThatDoesNotFitIsADiagnostic() {
    let play = TableStage([["a", "b"]])
    play.rows = [["a"]]
    play.table.insertRows(at: [path(0)], with: .fade)
    play.stage.advance(to: 0)
    #expect(play.texts == ["a"] && play.stage.diagnostics.count == 1)
  }
}
