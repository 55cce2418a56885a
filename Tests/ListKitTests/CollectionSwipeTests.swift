import Raster
import Testing
import TransitionKit

/// Rows of a collection's list that fingers draw aside: rows of 44 points on a stage of 200 × 200.
@MainActor
final class CollectionSwipeTests: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)
  private var view = UICollectionView(frame: .zero)
  private var rows = ["a", "b", "c", "d"]
  private var heard: [String] = []
  private var leading: [UIContextualAction] = []
  private var trailing: [UIContextualAction] = []

  private func show(_ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, hasActions: Bool = true) {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    if hasActions {
      let atLeft: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider = { [unowned self] _ in
        UISwipeActionsConfiguration(actions: leading)
      }
      list.leadingSwipeActionsConfigurationProvider = atLeft
      list.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
        path.item == 3 ? nil : UISwipeActionsConfiguration(actions: trailing)
      }
    }
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.alwaysBounceVertical = true
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    (view.dataSource, view.delegate) = (self, self)
    stage.window.addSubview(view)
    stage.advance(to: stage.now)
  }

  private func action(_ title: String, _ style: UIContextualAction.Style = .normal, also: @escaping () -> Void = {})
    -> UIContextualAction
  {
    UIContextualAction(style: style, title: title) { [unowned self] action, button, done in
      heard.append("\(action.title ?? "-") \(button is UIControl)")
      also()
      done(true)
    }
  }

  private func swipe(from start: CGFloat, to end: CGFloat, y: CGFloat = 66) throws {
    stage.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y), duration: 0.3, hold: 0.2)
    try stage.settle()
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) throws {
    stage.tap(at: CGPoint(x: x, y: y))
    try stage.settle()
  }

  private func cell(_ row: Int) -> UICollectionViewCell? { view.cellForItem(at: [0, row]) }
  private var shift: CGFloat { cell(1)?.frame.minX ?? 0 }
  private func button(_ x: CGFloat) -> UIControl? {
    view.hitTest(stage.window.convert(CGPoint(x: x, y: 66), to: view), with: nil) as? UIControl
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    heard.append("select \(indexPath.item)")
  }

  // MARK: Tests

  /// Two buttons of 74 points, the first of which lies at the edge.
  @Test func aRowShowsItsButtons() throws {
    trailing = [action("One", .destructive), action("Two")]
    show()
    try swipe(from: 180, to: 90)
    #expect(shift == -148 && cell(1)?.configurationState.isSwiped == true && cell(0)?.configurationState.isSwiped == false)
    let picture = stage.snapshot()
    #expect(picture[195, 50] == Pixel(red: 255, green: 59, blue: 48) && picture[60, 50] == Pixel(red: 199, green: 199, blue: 204))
    #expect(button(190)?.frame == CGRect(x: 126, y: 0, width: 74, height: 44) && button(60)?.frame.minX == 52)
    try swipe(from: 180, to: 90, y: 154)
    #expect(shift == 0 && cell(3)?.frame.minX == 0, "another row without buttons only closes the first")
    #expect(cell(1)?.configurationState.isSwiped == false && button(190) == nil)
  }

  @Test func aButtonPerformsItsAction() throws {
    leading = [action("One")]
    show()
    try swipe(from: 20, to: 90)
    #expect(shift == 74 && button(10) != nil)
    try tap(20, 66)
    #expect(heard == ["One true"] && shift == 0)
    try swipe(from: 10, to: 190)
    #expect(heard == ["One true", "One true"] && shift == 0, "a swipe that goes far performs the first action")
  }

  @Test func aTouchElsewhereClosesTheRow() throws {
    trailing = [action("One")]
    show()
    try swipe(from: 180, to: 120)
    try tap(50, 20)
    #expect(shift == 0 && heard == [])
    try tap(50, 20)
    #expect(heard == ["select 0"])
    try swipe(from: 180, to: 120)
    stage.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 110), duration: 0.1)
    try stage.settle()
    #expect(shift == 0)
  }

  /// The row that is drawn aside goes; the next one comes to its place, and a cell that is used again is not aside.
  @Test func anActionDeletesItsRow() throws {
    trailing = [
      action("Delete", .destructive) { [unowned self] in
        rows.remove(at: 1)
        view.deleteItems(at: [[0, 1]])
      }
    ]
    show()
    try swipe(from: 180, to: 120)
    try tap(190, 66)
    #expect(heard == ["Delete true"] && view.visibleCells.count == 3 && view.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(button(190) == nil && cell(1)?.frame == CGRect(x: 0, y: 44, width: 200, height: 44))
  }

  /// Above a row that is drawn aside another one comes: it stays aside, one place further down.
  @Test func aRowStaysAsideThroughAnUpdate() throws {
    trailing = [action("One")]
    show()
    try swipe(from: 180, to: 120)
    stage.perform {
      rows.insert("new", at: 0)
      view.insertItems(at: [[0, 0]])
    }
    try stage.settle()
    #expect(cell(2)?.frame == CGRect(x: -74, y: 88, width: 200, height: 44) && shift == 0)
  }

  /// Nothing of a row is seen beyond its card, whose margins are 16 points.
  @Test func rowsOnCardsStayWithinThem() throws {
    trailing = [action("One")]
    show(.insetGrouped)
    let y = cell(1)?.frame.midY ?? 0
    try swipe(from: 170, to: 110, y: y)
    #expect(cell(1)?.frame.minX == 16 - 74 && cell(1)?.layer.cornerRadius == 0 && cell(1)?.mask?.frame.minX == 74)
    let picture = stage.snapshot()
    #expect(picture[8, Int(y)] == picture[192, Int(y)] && picture[180, Int(y)] == Pixel(red: 199, green: 199, blue: 204))
    try tap(60, y)
    #expect(cell(1)?.frame.minX == 16 && cell(1)?.mask == nil)
  }

  @Test func listsWithoutActionsHaveNoSwipes() throws {
    show(hasActions: false)
    let plain = view.gestureRecognizers?.count
    try swipe(from: 180, to: 60)
    #expect(shift == 0 && heard == ["select 1"], "the finger has lifted on the row")
    show()
    #expect(view.gestureRecognizers?.count == (plain ?? 0) + 1)
  }
}
