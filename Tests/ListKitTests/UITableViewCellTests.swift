import Raster
import Testing
import TransitionKit

@MainActor
struct UITableViewCellTests {
  private func show(_ cell: UITableViewCell, height: CGFloat = 44, scale: CGFloat = 2) -> Stage {
    let stage = Stage(size: CGSize(width: 375, height: 200), scale: scale)
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: height)
    stage.window.addSubview(cell)
    stage.advance(to: 0)
    return stage
  }

  @Test func whatNobodyHasSetIsAsUIKitHasIt() {
    #expect(UITableViewCell().bounds.size == CGSize(width: 320, height: 44))
    #expect(UITableView().separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
  }

  @Test func aSubtitleCellPlacesItsTextsAsMeasured() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    let stage = show(cell)
    #expect(cell.textLabel?.frame.minX == 16 && stage.diagnostics == [])
    let (title, detail) = (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
    #expect(abs(title.minY - 5) <= 0.5 && detail.minY == title.maxY && abs(detail.maxY - 40) <= 1)
    #expect(cell.sizeThatFits(CGSize(width: 375, height: 0)).height == title.height + detail.height + 20.5)
  }

  @Test func aSeparatorBeginsAtTheTextBesideAnImage() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    let stage = show(cell)
    let line = { cell.subviews.first { $0.bounds.height == 0.5 }?.frame.minX }
    #expect(line() == 16)
    cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
    stage.advance(to: 0)
    #expect(line() == cell.textLabel?.frame.minX && (line() ?? 0) > 40)
    cell.separatorInset.left = 5
    stage.advance(to: 0)
    #expect(line() == 5)
  }

  @Test func aSectionsTitleKeepsClearOfTheCamera() {
    final class Titles: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row"
        return cell
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    }
    let safeArea = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    let stage = Stage(size: CGSize(width: 852, height: 393), scale: 1, safeArea: safeArea)
    let (table, titles) = (UITableView(frame: stage.window.bounds), Titles())
    table.dataSource = titles
    stage.window.addSubview(table)
    stage.advance(to: 0)
    let title = table.headerView(forSection: 0)?.textLabel.map { $0.convert(CGPoint.zero, to: nil).x }
    let row = table.visibleCells.first?.textLabel.map { $0.convert(CGPoint.zero, to: nil).x }
    #expect(title == row && title == 79)
  }

  @Test func aValueStandsAtTheRightEdge() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    cell.accessoryType = .disclosureIndicator
    let stage = show(cell)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 342, height: 44))
    #expect(cell.detailTextLabel?.frame.maxX == 334 && cell.textLabel?.frame.minX == 16)
    cell.accessoryType = .none
    stage.advance(to: 0)
    #expect(cell.contentView.frame.width == 375 && cell.detailTextLabel?.frame.maxX == 359)
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    cell.indentationLevel = 2
    stage.advance(to: 0)
    #expect(cell.contentView.frame.width == 319 && cell.textLabel?.frame.minX == 36)
  }

  @Test func stylesHaveTheirParts() {
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    let columns = UITableViewCell(style: .value2, reuseIdentifier: "x")
    #expect(columns.imageView == nil && columns.reuseIdentifier == "x")
    columns.textLabel?.text = "key"
    columns.detailTextLabel?.text = "value"
    let stage = show(columns)
    #expect(columns.textLabel?.frame.maxX == 107 && columns.detailTextLabel?.frame.minX == 113 && stage.diagnostics == [])
  }

  @Test func selectionShowsTheGroundAndFades() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let stage = show(cell, scale: 1)
    cell.setSelected(true, animated: false)
    stage.advance(to: 0)
    #expect(stage.snapshot()[100, 10].red == 209)
    cell.setSelected(false, animated: true)
    stage.advance(to: 0.15)
    #expect(stage.snapshot()[100, 10].red > 220 && stage.snapshot()[100, 10].red < 250)
    try stage.settle()
    #expect(stage.snapshot()[100, 10].red == 255)
    cell.selectedBackgroundView = UIView()
    cell.selectedBackgroundView?.backgroundColor = .red
    cell.isHighlighted = true
    stage.advance(to: stage.now)
    #expect(stage.snapshot()[100, 10].green == 0)
    cell.isHighlighted = false
    cell.selectionStyle = .none
    cell.isSelected = true
    #expect(cell.selectedBackgroundView?.alpha == 0)
  }

  @Test func configurationsFillTheCell() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryText = "Second"
    cell.contentConfiguration = content
    var ground = UIBackgroundConfiguration.clear()
    ground.backgroundColor = .green
    ground.cornerRadius = 8
    cell.backgroundConfiguration = ground
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    let stage = show(cell, height: 60, scale: 1)
    cell.isSelected = true
    stage.advance(to: 0)
    #expect(states == [false, true])
    let shown = cell.contentView.subviews.first as? UIListContentView
    let labels = shown?.subviews.compactMap { $0 as? UILabel } ?? []
    #expect(
      labels.map(\.text) == ["Title", "Second"] && labels[0].frame.minX == 16 && labels[0].frame.maxY + 4 == labels[1].frame.minY)
    #expect(cell.sizeThatFits(CGSize(width: 375, height: 0)).height == labels[0].frame.height + labels[1].frame.height + 26)
    cell.isSelected = false
    stage.advance(to: 0)
    #expect(stage.snapshot()[187, 3].green > 200 && stage.snapshot()[187, 3].red == 0)
  }
}
