import Testing
import TransitionKit

/// A sheet with a table that scrolls, on 100 × 200 points.
@MainActor
struct SheetTableTests {
  private func show(detents: [UISheetPresentationController.Detent]) throws -> (Stage, UITableViewController) {
    let (stage, screen, rows) = (Stage.small(), UIViewController(), UITableViewController(style: .plain))
    stage.window.rootViewController = screen
    stage.advance(to: 0)
    let source = ManyRows()
    rows.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    rows.tableView.dataSource = source
    rows.sheetPresentationController?.detents = detents
    stage.perform { screen.present(rows, animated: true) }
    try stage.settle()
    keeper.append(source)
    return (stage, rows)
  }

  private let keeper = Keeper()

  private func drag(_ stage: Stage, from start: CGFloat, to end: CGFloat, hold: Double = 0) throws {
    stage.drag(from: CGPoint(x: 50, y: start), to: CGPoint(x: 50, y: end), duration: 0.3, hold: hold)
    try stage.settle()
  }

  @Test func aPullAtTheTopTakesTheSheetAway() throws {
    let (stage, rows) = try show(detents: [.large()])
    try drag(stage, from: 80, to: 190)
    #expect(rows.presentingViewController == nil && rows.view.window == nil)
  }

  @Test func aPullOfScrolledRowsScrollsThem() throws {
    let (stage, rows) = try show(detents: [.large()])
    rows.tableView.contentOffset.y = 200
    try drag(stage, from: 80, to: 120, hold: 0.3)
    #expect(rows.presentingViewController != nil && rows.tableView.contentOffset.y < 200)
  }

  @Test func aPushLetsTheSheetGrowFirst() throws {
    let (stage, rows) = try show(detents: [.medium(), .large()])
    let top = rows.view.convert(CGPoint.zero, to: nil).y
    let offset = rows.tableView.contentOffset.y
    try drag(stage, from: 180, to: 90, hold: 0.3)
    #expect(rows.view.convert(CGPoint.zero, to: nil).y < top - 20 && rows.tableView.contentOffset.y == offset)
    try drag(stage, from: 180, to: 90, hold: 0.3)
    #expect(rows.tableView.contentOffset.y > offset)
  }
}

/// Keeps data sources, which tables do not.
@MainActor
private final class Keeper {
  private var objects: [AnyObject] = []

  func append(_ object: AnyObject) {
    objects.append(object)
  }
}

private final class ManyRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
