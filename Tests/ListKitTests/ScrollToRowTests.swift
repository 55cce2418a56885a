import Testing
import TransitionKit

/// Tables that scroll to rows whose heights are not known before they are seen.
@MainActor
struct ScrollToRowTests {
  private let stage = Stage.small()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let rows = GrowingRows()

  init() {
    table.contentInsetAdjustmentBehavior = .never
    table.register(GrowingCell.self, forCellReuseIdentifier: "growing")
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.advance(to: 0)
  }

  private func row(_ index: Int) -> CGRect { table.rectForRow(at: IndexPath(row: index, section: 0)) }

  private func scroll(to row: Int, _ position: UITableView.ScrollPosition, animated: Bool = false) {
    stage.perform { table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: animated) }
  }

  /// Rows are 20, 50, 80, 110, 20 … high, where 44 were guessed.
  @Test func rowsLieWhereTheyWereAskedFor() {
    scroll(to: 60, .top)
    stage.advance(to: 0.1)
    #expect(table.contentOffset.y == row(60).minY && table.cellForRow(at: IndexPath(row: 60, section: 0))?.frame == row(60))
    #expect((60..<64).map { row($0).height } == [20, 50, 80, 110])
    scroll(to: 30, .bottom)
    stage.advance(to: 0.2)
    #expect(table.contentOffset.y == row(30).maxY - 200 && row(30).height == 80)
    scroll(to: 81, .middle)
    stage.advance(to: 0.3)
    #expect(table.contentOffset.y == row(81).midY - 100 && row(81).height == 50)
    scroll(to: 99, .top)
    stage.advance(to: 0.4)
    #expect(table.contentOffset.y == table.contentSize.height - 200 && row(99).maxY == table.contentSize.height)
  }

  @Test func aRowThatIsSeenStays() {
    scroll(to: 1, .none)
    stage.advance(to: 0.1)
    #expect(table.contentOffset.y == 0)
    scroll(to: 50, .none)
    stage.advance(to: 0.2)
    #expect(table.contentOffset.y == row(50).maxY - 200)
    scroll(to: 20, .none)
    stage.advance(to: 0.3)
    #expect(table.contentOffset.y == row(20).minY)
  }

  /// The way is one motion: forward only, without a jump, and it ends at the row.
  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
  func anAnimationEndsAtTheRow(_ position: UITableView.ScrollPosition) {
    scroll(to: 60, position, animated: true)
    var (before, longest) = (CGFloat(0), CGFloat(0))
    for frame in 1...60 {
      stage.advance(to: Double(frame) / 60)
      #expect(table.contentOffset.y >= before, "frame \(frame)")
      longest = max(longest, table.contentOffset.y - before)
      before = table.contentOffset.y
    }
    let wanted = position == .top ? row(60).minY : position == .bottom ? row(60).maxY - 200 : row(60).midY - 100
    #expect(table.contentOffset.y == wanted && row(60).height == 20 && longest < 500)
  }

  /// Another wish takes the place of the way to a row.
  @Test func anotherOffsetIsNotOverruled() {
    scroll(to: 60, .top, animated: true)
    stage.advance(to: 0.1)
    stage.perform { table.setContentOffset(CGPoint(x: 0, y: 40), animated: false) }
    stage.advance(to: 1)
    #expect(table.contentOffset.y == 40)
  }
}

/// A hundred rows of 20, 50, 80 and 110 points in turn.
private final class GrowingRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "growing", for: indexPath)
    (cell as? GrowingCell)?.height.constant = 20 + 30 * CGFloat(indexPath.row % 4)
    return cell
  }
}

private final class GrowingCell: UITableViewCell {
  private(set) var height = NSLayoutConstraint()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let tall = box.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor), box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      tall,
    ])
    height = tall
  }

  required init?(coder: NSCoder) { nil }
}
