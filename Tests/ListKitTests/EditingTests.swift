import Raster
import Testing
import TransitionKit

/// Tables that are being edited.
@MainActor
struct EditingTests {
  private let play = EditingStage()

  private func edit(_ isOn: Bool = true) throws {
    play.stage.perform { play.table.setEditing(isOn, animated: true) }
    try play.stage.settle()
  }

  @Test func rowsMakeRoomForCircles() throws {
    play.styles = [.delete, .insert, .none, .none]
    play.stage.perform { play.table.setEditing(true, animated: true) }
    play.stage.advance(to: 0.15)
    let middle = try #require(play.cell(0)?.contentView.layer.presentation()?.frame.minX)
    #expect(middle > 2 && middle < 36, "the content is on its way")
    try play.stage.settle()
    #expect(play.table.isEditing && play.cell(0)?.isEditing == true && play.cell(0)?.configurationState.isEditing == true)
    #expect((0...3).map { play.cell($0)?.contentView.frame.minX } == [38, 38, 38, 0])
    #expect(play.table.visibleCells.map(\.editingStyle) == play.styles)
    let picture = play.stage.snapshot()
    #expect(picture[27, 14] == Pixel(red: 255, green: 59, blue: 48) && picture[27, 22] == Pixel(red: 255, green: 255, blue: 255))
    #expect(picture[20, 66] == Pixel(red: 52, green: 199, blue: 89) && picture[27, 110] == picture[100, 110])
    try edit(false)
    #expect(play.cell(0)?.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 44) && play.cell(0)?.isEditing == false)
    #expect(play.stage.snapshot()[27, 14] == picture[100, 10], "the circles have gone")
  }

  @Test func rowsThatCannotBeEditedStayAsTheyAre() throws {
    play.canEdit = false
    try edit()
    #expect(play.table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
  }

  @Test func theMinusAsksAndTheButtonDeletes() throws {
    try edit()
    try play.tap(27, 66)
    #expect(play.shift <= -74 && play.shift == -(play.button(190)?.frame.width ?? 0) && play.heard == ["begin 1"])
    try play.tap(190, 66)
    #expect(play.heard == ["begin 1", "commit 1 1", "end -"] && play.texts == ["a", "c", "d"])
    #expect(play.table.visibleCells.allSatisfy { $0.isEditing && $0.frame.minX == 0 })
  }

  @Test func thePlusInserts() throws {
    play.styles = [.delete, .insert]
    try edit()
    try play.tap(27, 66)
    #expect(play.heard == ["commit 2 1"] && play.shift == 0)
  }

  @Test func rowsAreNotChosenWhileTheyAreEdited() throws {
    try edit()
    try play.tap(100, 66)
    try play.swipe(from: 150, to: 60)
    #expect(play.heard == [] && play.shift == 0)
    play.table.allowsSelectionDuringEditing = true
    try play.tap(100, 66)
    #expect(play.heard == ["select 1"])
  }

  @Test func circlesSayWhichRowsAreChosen() throws {
    play.table.allowsMultipleSelectionDuringEditing = true
    play.styles = [.none]
    play.table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
    try edit()
    #expect(play.table.indexPathsForSelectedRows == nil && play.cell(0)?.contentView.frame.minX == 38)
    try play.tap(27, 22)
    try play.tap(100, 110)
    #expect(play.heard == ["select 0", "select 2"] && play.table.indexPathsForSelectedRows == [[0, 0], [0, 2]])
    let picture = play.stage.snapshot()
    #expect(picture[20, 22] == Pixel(red: 0, green: 122, blue: 255) && picture[20, 66] == Pixel(red: 255, green: 255, blue: 255))
    try play.tap(100, 110)
    #expect(play.table.indexPathsForSelectedRows == [[0, 0]])
    try edit(false)
    #expect(play.table.indexPathForSelectedRow == nil)
  }

  @Test func cellsThatComeLaterAreEditedToo() throws {
    play.rows = (0..<30).map(String.init)
    play.styles = [.none, .none, .none, .none, .none, .insert]
    play.table.reloadData()
    try edit()
    play.table.contentOffset.y = 400
    play.stage.advance(to: play.stage.now)
    #expect(play.table.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete && $0.contentView.frame.minX == 38 })
    #expect(play.stage.snapshot()[27, 53] == Pixel(red: 255, green: 59, blue: 48))
  }

  @Test func accessoriesChangeWithTheState() throws {
    let cell = try #require(play.cell(0))
    cell.accessoryType = .disclosureIndicator
    cell.showsReorderControl = false
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.editingAccessoryView = view
    cell.shouldIndentWhileEditing = true
    play.stage.advance(to: 0)
    #expect(view.superview == nil && cell.contentView.frame.width == 167)
    cell.setEditing(true, animated: true)
    try play.stage.settle()
    #expect(view.superview === cell && cell.contentView.frame == CGRect(x: 38, y: 0, width: 116, height: 44))
    cell.editingAccessoryView = nil
    cell.editingAccessoryType = .checkmark
    play.stage.advance(to: play.stage.now)
    #expect(view.superview == nil && cell.contentView.frame.width == 129)
    cell.isEditing = false
    play.stage.advance(to: play.stage.now)
    #expect(cell.contentView.frame.width == 167)
  }

  @Test func theButtonInAnAccessoryIsPressed() throws {
    play.cell(1)?.accessoryType = .detailButton
    play.cell(2)?.accessoryType = .disclosureIndicator
    play.stage.advance(to: 0)
    try play.tap(180, 66)
    try play.tap(180, 110)
    try play.tap(100, 66)
    #expect(play.heard == ["accessory 1", "select 2", "select 1"])
  }

  // MARK: Moving

  @Test func aRowIsCarriedByItsHandle() throws {
    try edit()
    #expect((0...3).map { play.cell($0)?.showsReorderControl } == [true, true, true, false])
    #expect(play.cell(0)?.contentView.frame.width == 124 && play.cell(3)?.contentView.frame.width == 162)
    play.stage.drag(from: CGPoint(x: 175, y: 20), to: CGPoint(x: 175, y: 115), duration: 0.3, hold: 1)
    play.stage.advance(to: play.stage.now + 1)
    #expect(play.table.visibleCells.map(\.frame.minY) == [95, 0, 44, 132], "the others make way")
    try play.stage.settle()
    #expect(play.heard == ["move 0 2"] && play.texts == ["b", "c", "a", "d"])
    #expect(play.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132] && play.table.contentOffset.y == 0)
    play.stage.drag(from: CGPoint(x: 175, y: 110), to: CGPoint(x: 175, y: 70), duration: 0.3)
    try play.stage.settle()
    #expect(play.heard == ["move 0 2", "move 2 1"] && play.texts == ["b", "a", "c", "d"])
    play.target = [0, 1]
    play.stage.drag(from: CGPoint(x: 175, y: 60), to: CGPoint(x: 175, y: 10), duration: 0.3)
    try play.stage.settle()
    #expect(play.heard.count == 2 && play.texts == ["b", "a", "c", "d"] && play.shift == 0, "the delegate keeps it in its place")
  }

  // MARK: Screens

  @Test func theEditButtonEditsTheTable() throws {
    let screen = EditableScreen(style: .plain)
    let navigation = UINavigationController(rootViewController: screen)
    screen.navigationItem.rightBarButtonItem = screen.editButtonItem
    play.stage.window.rootViewController = navigation
    try play.stage.settle()
    #expect(screen.editButtonItem.title == "Edit" && screen.editButtonItem === screen.editButtonItem)
    try play.tap(180, 42)
    #expect(screen.isEditing && screen.tableView.isEditing && screen.editButtonItem.title == "Done")
    #expect(screen.editButtonItem.style == .done && screen.tableView.visibleCells.allSatisfy(\.isEditing))
    try play.tap(27, 64 + 22)
    try play.tap(190, 64 + 22)
    #expect(screen.committed == [0])
    try play.tap(180, 42)
    #expect(!screen.isEditing && !screen.tableView.isEditing && screen.editButtonItem.title == "Edit")
    screen.isEditing = true
    #expect(screen.tableView.isEditing && screen.editButtonItem.title == "Done")
  }
}

/// A screen as templates have it.
private final class EditableScreen: UITableViewController {
  var committed: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    committed.append(indexPath.row)
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  override func tableView(_ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath) {}
  override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
}
