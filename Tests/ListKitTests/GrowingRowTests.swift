import TestStages
import Testing
import TransitionKit

/// A cell whose second line can be shown and hidden.
private final class Card: UITableViewCell {
  let detail = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let head = UIView()
    let stack = UIStackView(arrangedSubviews: [head, detail])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let bottom = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor), bottom,
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), head.heightAnchor.constraint(equalToConstant: 50),
      detail.heightAnchor.constraint(equalToConstant: 60),
    ])
    detail.isHidden = true
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Three rows of which the middle one grows.
private final class Cards: NSObject, UITableViewDataSource, UITableViewDelegate {
  var height: CGFloat?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard height == nil else {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    return Card(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height.map { indexPath.row == 1 ? $0 : 50 } ?? UITableView.automaticDimension
  }
}

@MainActor @Suite final class GrowingRowTests {
  private let stage = Stage(size: CGSize(width: 200, height: 400), scale: 1)
  private let cards = Cards()
  private lazy var table = UITableView(frame: stage.window.bounds)

  private func show() {
    table.contentInsetAdjustmentBehavior = .never
    (table.dataSource, table.delegate) = (cards, cards)
    stage.window.addSubview(table)
    stage.advance(to: 0)
  }

  private func row(_ row: Int) throws -> UITableViewCell { try #require(table.cellForRow(at: IndexPath(row: row, section: 0))) }

  private func shown(_ view: UIView) -> CGRect { (view.layer.presentation() ?? view.layer).frame }

  @Test func aCellThatSaysItsHeightGrowsInTheUpdatesTime() throws {
    show()
    let (second, third) = try (row(1), row(2))
    #expect(third.frame.minY == 100)
    stage.perform {
      (second as? Card)?.detail.isHidden = false
      table.beginUpdates()
      table.endUpdates()
    }
    stage.advance(to: stage.now)
    #expect(shown(second).height == 50 && shown(third).minY == 100)
    stage.advance(to: stage.now + 0.15)
    #expect(shown(third).minY > 110 && shown(third).minY < 150 && abs(shown(second).maxY - shown(third).minY) < 0.01)
    try stage.settle()
    #expect(shown(third).minY == 160 && shown(second).height == 110)
  }

  @Test func whatIsInAGrowingCellGrowsWithIt() throws {
    cards.height = 50
    show()
    let cell = try row(1)
    let label = try #require(cell.textLabel)
    #expect(label.frame.midY == 25)
    stage.perform {
      cards.height = 200
      table.beginUpdates()
      table.endUpdates()
    }
    stage.advance(to: stage.now)
    #expect(shown(cell).height == 50 && shown(cell.contentView).height == 50 && shown(label).midY == 25)
    try stage.settle()
    #expect(shown(cell.contentView).height == 200 && shown(label).midY == 100)
  }

  @Test func aRowThatComesIsLaidOutFromTheStart() throws {
    cards.height = 390
    show()
    stage.perform {
      cards.height = 60
      table.beginUpdates()
      table.endUpdates()
    }
    stage.advance(to: stage.now)
    let label = try #require(row(2).textLabel)
    #expect(shown(label).minX == 16 && shown(label).width == label.frame.width)
    try stage.settle()
  }

  @Test func cellsHaveTheMarginsOfADevice() throws {
    show()
    #expect(try row(1).contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    let wide = Stage(size: CGSize(width: 430, height: 400), scale: 1)
    wide.perform { #expect(UITableViewCell().contentView.layoutMargins.left == 20) }
  }
}
