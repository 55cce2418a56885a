import TransitionKit

/// A stage of 100 × 200 points that a table fills, and what its delegate hears.
@MainActor
final class TableStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  let stage = Stage.small()
  let table: UITableView
  var rows: [[String]]
  var heard: [String] = []
  var made = 0
  var headers: [String?] = []

  init(_ rows: [[String]], style: UITableView.Style = .plain, _ setUp: (UITableView) -> Void = { $0.rowHeight = 44 }) {
    self.rows = rows
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: style)
    super.init()
    setUp(table)
    table.contentInsetAdjustmentBehavior = .never
    table.register(CountedCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    stage.window.addSubview(table)
    stage.advance(to: 0)
  }

  /// A table of one section with rows that show their numbers.
  convenience init(count: Int) {
    self.init([(0..<count).map { "\($0)" }])
  }

  /// What the cells say that are shown, from above.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if (cell as? CountedCell)?.uses == 0 { made += 1 }
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { indexPath.row != 3 }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { heard.append("highlight \(indexPath.row)") }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    heard.append("unhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    heard.append("willSelect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard.append("select \(indexPath.row)") }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { heard.append("deselect \(indexPath.row)") }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    heard.append("show \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    heard.append("hide \(indexPath.row)")
  }
}

/// A cell that counts how often it was used again, made by the initialiser that apps override.
final class CountedCell: UITableViewCell {
  var uses = 0
  var ownHeight: CGFloat?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    tag = 7
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let text = textLabel?.text, text.hasPrefix("tall") { return CGSize(width: size.width, height: 80) }
    return super.sizeThatFits(size)
  }
}
