import Testing
import TransitionKit

/// Scrolled content and rows that constraints measure, whose sizes were worked out on paper.
@MainActor
struct HandmadeListTests {
  private let stage = Stage.small()

  private func free(_ view: UIView = UIView(), in outer: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    return view
  }

  /// A scroll view of 100 × 200 points.
  private func scroll() -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(scroll)
    return scroll
  }

  private func edges(of view: UIView, in guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ]
  }

  /// Three pages of the frame's width side by side: 300 × 200.
  @Test func pagesOfAGallery() {
    let scroll = scroll()
    var before = scroll.contentLayoutGuide.leadingAnchor
    var pages: [UIView] = []
    for _ in 0..<3 {
      let page = free(in: scroll)
      NSLayoutConstraint.activate([
        page.leadingAnchor.constraint(equalTo: before), page.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        page.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        page.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
      ])
      before = page.trailingAnchor
      pages.append(page)
    }
    scroll.contentLayoutGuide.trailingAnchor.constraint(equalTo: before).isActive = true
    stage.advance(to: 0)
    #expect(scroll.contentSize == CGSize(width: 300, height: 200) && pages.map(\.frame.minX) == [0, 100, 200])
  }

  /// A form of 120 points fills the 200 of the frame; its button stands at the lower edge. One of 260 scrolls.
  @Test func aFormThatFillsItsScreen() {
    let scroll = scroll()
    let content = free(in: scroll)
    let (fields, button) = (free(in: content), free(in: content))
    let height = fields.heightAnchor.constraint(equalToConstant: 80)
    let low = content.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor)
    low.priority = .defaultLow
    NSLayoutConstraint.activate(
      edges(of: content, in: scroll.contentLayoutGuide) + [
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor), height, low,
        fields.topAnchor.constraint(equalTo: content.topAnchor), button.heightAnchor.constraint(equalToConstant: 40),
        button.topAnchor.constraint(greaterThanOrEqualTo: fields.bottomAnchor),
        button.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      ])
    stage.advance(to: 0)
    #expect(scroll.contentSize == CGSize(width: 100, height: 200) && button.frame.minY == 160)
    height.constant = 220
    stage.advance(to: 0.1)
    #expect(scroll.contentSize.height == 260 && button.frame.minY == 220)
  }

  /// Ten rows of 30 with nine spaces of 5 are 345 high.
  @Test func aScrolledStack() {
    let scroll = scroll()
    let stack = UIStackView()
    (stack.axis, stack.spacing) = (.vertical, 5)
    _ = free(stack, in: scroll)
    for _ in 0..<10 {
      let row = UIView()
      row.heightAnchor.constraint(equalToConstant: 30).isActive = true
      stack.addArrangedSubview(row)
    }
    NSLayoutConstraint.activate(
      edges(of: stack, in: scroll.contentLayoutGuide) + [
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor)
      ])
    stage.advance(to: 0)
    #expect(scroll.contentSize == CGSize(width: 100, height: 345) && stack.arrangedSubviews[9].frame.minY == 315)
  }

  /// Rows with a picture of 2 : 1 across 100 − 20 points, and a text of 10 points a row: 5 + 40 + 10 · n + 5.
  @Test func rowsAsHighAsTheirPictures() {
    let rows = PictureRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.contentInsetAdjustmentBehavior = .never
    table.register(PictureCell.self, forCellReuseIdentifier: "picture")
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.advance(to: 0)
    #expect(table.visibleCells.map(\.frame.height) == [50, 60, 70, 80])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 110, 180])
    let cell = table.visibleCells[2]
    #expect(
      cell.contentView.subviews.map(\.frame) == [
        CGRect(x: 10, y: 5, width: 80, height: 40), CGRect(x: 10, y: 45, width: 80, height: 20),
      ])
  }
}

private final class PictureRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.words.constant = 10 * CGFloat(indexPath.row)
    return cell
  }
}

/// A picture of 2 : 1 above a text.
private final class PictureCell: UITableViewCell {
  private let (picture, text) = (UIView(), UIView())
  private(set) lazy var words = text.heightAnchor.constraint(equalToConstant: 0)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [picture, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      ])
    }
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
      text.topAnchor.constraint(equalTo: picture.bottomAnchor), words,
      text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
