import Testing
import TransitionKit

@MainActor
struct ConstraintTests {
  /// A header that constraints make 10 + 30 + 10 points high.
  private final class Headed: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let (header, box) = (UIView(), UIView())
      box.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: header.topAnchor, constant: 10), box.heightAnchor.constraint(equalToConstant: 30),
        box.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10),
      ])
      return header
    }
  }

  @Test func constraintsMakeAHeadersHeight() {
    let (stage, headed, table) = (Stage.small(), Headed(), UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)))
    (table.dataSource, table.delegate, table.contentInsetAdjustmentBehavior) = (headed, headed, .never)
    table.sectionHeaderTopPadding = 0
    stage.window.addSubview(table)
    stage.advance(to: 0)
    #expect(table.rectForHeader(inSection: 0).height == 50 && stage.diagnostics == [])
  }

  @Test func constraintsMakeTheContentOfAScrollView() {
    let stage = Stage.small()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentInsetAdjustmentBehavior = .never
    let (content, badge) = (UIView(), UIView())
    for view in [content, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
    }
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -10),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 600),
      badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      badge.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.window.addSubview(scroll)
    stage.advance(to: 0)
    #expect(
      scroll.contentSize == CGSize(width: 100, height: 620) && content.frame == CGRect(x: 0, y: 10, width: 100, height: 600))
    scroll.contentOffset.y = 50
    stage.advance(to: 0)
    #expect(badge.frame == CGRect(x: 0, y: 50, width: 20, height: 20) && content.frame.minY == 10)
    #expect(scroll.contentSize.height == 620 && stage.diagnostics == [])
  }

  @Test func constraintsMakeTheHeightsOfRows() {
    let rows = PinnedRows()
    let (stage, table) = (Stage.small(), UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)))
    table.contentInsetAdjustmentBehavior = .never
    table.register(PinnedCell.self, forCellReuseIdentifier: "pinned")
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.advance(to: 0)
    #expect(table.visibleCells.map(\.frame.height) == [30, 50, 70, 90])
    #expect(table.visibleCells.map { $0.contentView.subviews[0].frame.height } == [20, 40, 60, 80])
    #expect(stage.diagnostics == [])
  }
}

@MainActor
struct MeasuredItemTests {
  @Test func constraintsMakeTheSizesOfItems() {
    let items = PinnedItems()
    let (stage, flow) = (Stage.small(), UICollectionViewFlowLayout())
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: flow)
    view.contentInsetAdjustmentBehavior = .never
    view.register(PinnedItem.self, forCellWithReuseIdentifier: "pinned")
    view.dataSource = items
    stage.window.addSubview(view)
    stage.advance(to: 0)
    #expect(view.visibleCells.map(\.frame.size) == [20, 30, 40].map { CGSize(width: $0, height: 20) })
    #expect(view.visibleCells.map(\.frame.origin) == [(0, 0), (70, 0), (0, 30)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(stage.diagnostics == [])
  }
}

/// Items 20, 30 and 40 points wide by their constraints.
private final class PinnedItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "pinned", for: indexPath)
    (cell as? PinnedItem)?.width.constant = 20 + 10 * CGFloat(indexPath.item)
    return cell
  }
}

private final class PinnedItem: UICollectionViewCell {
  private(set) lazy var width = contentView.widthAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    NSLayoutConstraint.activate([width, contentView.heightAnchor.constraint(equalToConstant: 20)])
  }

  required init?(coder: NSCoder) { nil }
}

/// Rows of 30, 50, 70 … points by their constraints.
private final class PinnedRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "pinned", for: indexPath)
    (cell as? PinnedCell)?.height.constant = 20 + 20 * CGFloat(indexPath.row)
    return cell
  }
}

/// A cell with a box in it, five points from the edges.
private final class PinnedCell: UITableViewCell {
  private let box = UIView()
  private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5), height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}
