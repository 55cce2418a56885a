import Raster
import Testing
import TransitionKit

/// Rows that fingers draw aside.
@MainActor
struct SwipeTests {
  private let play = EditingStage()

  // MARK: Opening and closing

  @Test func aRowThatIsDrawnFarEnoughShowsItsButtons() throws {
    play.trailing = [play.action("One", .destructive), play.action("Two")]
    try play.swipe(from: 180, to: 90)
    #expect(play.shift == -148 && play.heard == ["begin 1"])
    #expect(play.cell(1)?.showingDeleteConfirmation == true && play.cell(0)?.showingDeleteConfirmation == false)
    #expect(play.cell(1)?.configurationState.isSwiped == true)
    let picture = play.stage.snapshot()
    #expect(picture[195, 50] == Pixel(red: 255, green: 59, blue: 48), "the first button lies at the edge")
    #expect(picture[60, 50] == Pixel(red: 199, green: 199, blue: 204))
    #expect(play.button(190)?.frame == CGRect(x: 126, y: 0, width: 74, height: 44))
    #expect(play.button(60)?.frame.minX == 52 && play.button(190)?.subviews.compactMap { ($0 as? UILabel)?.text } == ["One"])
  }

  /// Half of 74 points, less the ten that it takes to be a swipe.
  @Test(arguments: [(40, false), (52, true)]) func halfOfTheButtonsDecides(_ way: CGFloat, opens: Bool) throws {
    play.trailing = [play.action("One")]
    try play.swipe(from: 180, to: 180 - way)
    #expect(play.shift == (opens ? -74 : 0))
    #expect(play.heard == (opens ? ["begin 1"] : ["begin 1", "end 1"]))
  }

  @Test func aQuickFingerOpensARow() throws {
    play.trailing = [play.action("One")]
    try play.swipe(from: 180, to: 150, hold: 0, duration: 0.08)
    #expect(play.shift == -74)
    try play.swipe(from: 40, to: 70, hold: 0, duration: 0.08)
    #expect(play.shift == 0 && play.button(190) == nil && play.heard == ["begin 1", "end 1"])
  }

  @Test func theRowFollowsTheFinger() throws {
    (play.leading, play.goesFully) = ([play.action("One")], false)
    play.stage.drag(from: CGPoint(x: 20, y: 66), to: CGPoint(x: 70, y: 66), duration: 0.5, hold: 1)
    play.stage.advance(to: 1)
    #expect(play.shift == 40 && play.cell(1)?.frame.width == 200)
    #expect(play.button(5)?.frame == CGRect(x: -34, y: 0, width: 74, height: 44))
    try play.stage.settle()
    #expect(play.shift == 74)
    play.stage.drag(from: CGPoint(x: 100, y: 66), to: CGPoint(x: 10, y: 66), duration: 0.5, hold: 1)
    play.stage.advance(to: play.stage.now + 1)
    #expect(play.shift < 0 && play.shift > -6, "a row gives way, but shows no other side")
    try play.stage.settle()
    #expect(play.shift == 0)
  }

  @Test func aTouchElsewhereClosesTheRowAndDoesNothingElse() throws {
    play.trailing = [play.action("One")]
    try play.swipe(from: 180, to: 120)
    play.heard = []
    try play.tap(50, 20)
    #expect(play.shift == 0 && play.heard == ["end 1"] && play.table.indexPathForSelectedRow == nil)
    try play.tap(50, 20)
    #expect(play.heard == ["end 1", "select 0"])
    try play.swipe(from: 180, to: 120)
    try play.swipe(from: 180, to: 120, y: 20)
    #expect(play.shift == 0 && play.cell(0)?.frame.minX == -74, "another row opens in its place")
  }

  @Test func scrollingClosesTheRow() throws {
    play.trailing = [play.action("One")]
    try play.swipe(from: 180, to: 120)
    play.stage.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 110), duration: 0.1)
    try play.stage.settle()
    #expect(play.shift == 0 && play.heard == ["begin 1", "end 1"])
  }

  // MARK: Actions

  @Test func aButtonPerformsItsActionAndTheRowCloses() throws {
    play.trailing = [play.action("One"), play.action("Two")]
    try play.swipe(from: 180, to: 80)
    try play.tap(80, 66)
    #expect(play.heard == ["begin 1", "Two true", "end 1"] && play.shift == 0)
  }

  @Test func aRowWaitsForTheEndOfItsAction() throws {
    var finish: ((Bool) -> Void)?
    play.trailing = [UIContextualAction(style: .normal, title: "One") { finish = $2 }]
    try play.swipe(from: 180, to: 120)
    try play.tap(180, 66)
    #expect(play.shift == -74)
    play.stage.perform { finish?(false) }
    try play.stage.settle()
    #expect(play.shift == 0)
  }

  @Test func aFullSwipePerformsTheFirstAction() throws {
    play.trailing = [
      play.action("One", .destructive) { [play] in
        play.rows.remove(at: 1)
        play.table.deleteRows(at: [[0, 1]], with: .left)
      }, play.action("Two"),
    ]
    play.stage.drag(from: CGPoint(x: 195, y: 66), to: CGPoint(x: 3, y: 66), duration: 0.4, hold: 0.4)
    play.stage.advance(to: 0.7)
    #expect(play.shift == -182 && play.button(30)?.frame == CGRect(x: 18, y: 0, width: 182, height: 44), "it covers the others")
    try play.stage.settle()
    #expect(play.heard == ["begin 1", "One true", "end -"] && play.texts == ["a", "c", "d"] && play.shift == 0)
    #expect(play.button(190) == nil && play.stage.diagnostics == [])
  }

  @Test func aFullSwipeThatIsNotAllowedOnlyOpens() throws {
    (play.trailing, play.goesFully) = ([play.action("One")], false)
    play.stage.drag(from: CGPoint(x: 195, y: 66), to: CGPoint(x: 3, y: 66), duration: 0.4, hold: 0.4)
    play.stage.advance(to: 0.7)
    #expect(play.shift < -74 && play.shift > -140)
    try play.stage.settle()
    #expect(play.shift == -74 && play.heard == ["begin 1"])
  }

  @Test func deletionIsTheSystemsOwnButton() throws {
    try play.swipe(from: 180, to: 120)
    #expect(play.button(190)?.subviews.compactMap { ($0 as? UILabel)?.text } == ["Delete"])
    try play.tap(190, 66)
    #expect(play.heard == ["begin 1", "commit 1 1", "end -"] && play.texts == ["a", "c", "d"])
    play.deleteTitle = "Take this row away"
    try play.swipe(from: 180, to: 60)
    #expect(play.shift < -100, "a button is as wide as its title")
  }

  @Test func someRowsHaveNoButtons() throws {
    play.canEdit = false
    play.trailing = [play.action("One")]
    try play.swipe(from: 180, to: 60)
    #expect(play.shift == 0 && play.heard == ["select 1"], "the finger has lifted on the row")
    (play.canEdit, play.trailing) = (true, [])
    try play.swipe(from: 180, to: 60)
    (play.trailing, play.styles) = (nil, [.none, .none])
    try play.swipe(from: 180, to: 60)
    try play.swipe(from: 20, to: 150)
    #expect(play.shift == 0 && !play.heard.contains("begin 1"))
  }

  /// A data source that says nothing of editing has rows with their own buttons, but none that are deleted.
  @Test func aDataSourceMayLeaveEditingOut() throws {
    let source = ThreeRows()
    play.table.dataSource = source
    play.stage.advance(to: 0)
    try play.swipe(from: 180, to: 60)
    #expect(play.shift == 0)
    play.trailing = [play.action("One")]
    try play.swipe(from: 180, to: 120)
    #expect(play.shift == -74)
    let diffable = UITableViewDiffableDataSource<Int, Int>(tableView: play.table) { _, _, _ in UITableViewCell() }
    #expect(diffable.tableView(play.table, canEditRowAt: [0, 0]) && diffable.tableView(play.table, canMoveRowAt: [0, 0]))
  }

  // MARK: Looks

  @Test func aButtonHasColoursAndAnImage() throws {
    let action = play.action("Title")
    action.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(action.style == .normal && action.backgroundColor == .systemGray3)
    action.backgroundColor = .blue
    play.trailing = [action]
    try play.swipe(from: 180, to: 120)
    let picture = play.stage.snapshot()
    #expect(picture[130, 50] == .pureBlue && picture[163, 66] == Pixel(red: 255, green: 255, blue: 255))
    #expect(play.button(190)?.subviews.compactMap { ($0 as? UILabel)?.text } == [], "there is no room for the title")
    try play.tap(50, 20)
    play.table.rowHeight = 100
    play.stage.advance(to: play.stage.now)
    try play.swipe(from: 180, to: 120, y: 150)
    #expect(play.button(190, 150)?.subviews.compactMap { ($0 as? UILabel)?.text } == ["Title"])
  }

  @Test func aCardKeepsItsShape() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), style: .insetGrouped)
    table.rowHeight = 44
    table.contentInsetAdjustmentBehavior = .never
    table.register(CountedCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (play, play)
    play.stage.window.addSubview(table)
    play.stage.advance(to: 0)
    let ground = play.stage.snapshot()[5, 57]
    play.trailing = [play.action("One")]
    try play.swipe(from: 160, to: 90, y: 57)
    let cell = try #require(table.cellForRow(at: [0, 0]))
    let picture = play.stage.snapshot()
    #expect(cell.frame == CGRect(x: -58, y: 35, width: 168, height: 44) && picture[5, 57] == ground && picture[18, 57] != ground)
    #expect(picture[183, 36] == ground && picture[180, 57] == Pixel(red: 199, green: 199, blue: 204), "the corner is the card's")
    try play.tap(50, 150)
    #expect(cell.frame.minX == 16 && cell.mask == nil && cell.layer.cornerRadius == 10)
  }

  // MARK: Updates

  @Test func anOpenRowKeepsItsPlaceAmongOthers() throws {
    play.trailing = [play.action("One")]
    try play.swipe(from: 180, to: 120)
    play.stage.perform {
      play.rows.insert("new", at: 0)
      play.table.insertRows(at: [[0, 0]], with: .fade)
    }
    try play.stage.settle()
    #expect(play.cell(2)?.frame == CGRect(x: -74, y: 88, width: 200, height: 44) && play.shift == 0)
    #expect(play.button(190, 110)?.superview?.frame.minY == 88)
    play.stage.perform { play.table.reloadData() }
    try play.stage.settle()
    #expect(play.table.visibleCells.allSatisfy { $0.frame.minX == 0 } && play.button(190, 110) == nil)
    #expect(play.heard == ["begin 1", "end 2"])
  }

  @Test func theSwipeBackGoesFirst() throws {
    let screen = UITableViewController(style: .plain)
    screen.tableView.register(CountedCell.self, forCellReuseIdentifier: "row")
    screen.tableView.dataSource = play
    screen.tableView.delegate = play
    play.leading = [play.action("One")]
    let navigation = UINavigationController(rootViewController: UIViewController())
    play.stage.window.rootViewController = navigation
    navigation.pushViewController(screen, animated: false)
    try play.stage.settle()
    play.stage.drag(from: CGPoint(x: 60, y: 130), to: CGPoint(x: 130, y: 130), duration: 0.3, hold: 0.2)
    try play.stage.settle()
    #expect(play.heard == ["begin 1"] && navigation.viewControllers.count == 2)
    play.stage.drag(from: CGPoint(x: 2, y: 90), to: CGPoint(x: 180, y: 90), duration: 0.3, hold: 0.2)
    try play.stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }
}

private final class ThreeRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
