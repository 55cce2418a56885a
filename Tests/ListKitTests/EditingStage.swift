import TransitionKit

/// A table of 200 × 200 points with four rows, which can be edited, and what its delegate and its data source hear.
@MainActor
final class EditingStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  var rows = ["a", "b", "c", "d"]
  var heard: [String] = []
  /// The buttons at the trailing and at the leading edge; nil leaves it to the table.
  var trailing: [UIContextualAction]?
  var leading: [UIContextualAction]?
  var goesFully = true
  var canEdit = true
  var styles: [UITableViewCell.EditingStyle] = []
  var deleteTitle: String?
  var target: IndexPath?

  override init() {
    super.init()
    table.rowHeight = 44
    table.contentInsetAdjustmentBehavior = .never
    table.register(CountedCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    stage.window.addSubview(table)
    stage.advance(to: 0)
  }

  // MARK: Fingers

  /// Draws a finger along the second row.
  func swipe(from start: CGFloat, to end: CGFloat, hold: Double = 0.2, duration: Double = 0.3, y: CGFloat = 66) throws {
    stage.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y), duration: duration, hold: hold)
    try stage.settle()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) throws {
    stage.tap(at: CGPoint(x: x, y: y))
    try stage.settle()
  }

  /// An action that tells when it is chosen, and is over at once.
  func action(_ title: String?, _ style: UIContextualAction.Style = .normal, also: @escaping () -> Void = {})
    -> UIContextualAction
  {
    UIContextualAction(style: style, title: title) { [unowned self] action, view, done in
      heard.append("\(action.title ?? "-") \(view is UIControl)")
      also()
      done(true)
    }
  }

  func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: [0, row]) }

  /// How far the second row is drawn aside.
  var shift: CGFloat { cell(1)?.frame.minX ?? 0 }

  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  /// The button at a point of the screen.
  func button(_ x: CGFloat, _ y: CGFloat = 66) -> UIControl? {
    table.hitTest(stage.window.convert(CGPoint(x: x, y: y), to: table), with: nil) as? UIControl
  }

  // MARK: The table's questions

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    heard.append("commit \(editingStyle.rawValue) \(indexPath.row)")
    guard editingStyle == .delete else { return }
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != 3 }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    heard.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  private func configuration(_ actions: [UIContextualAction]?) -> UISwipeActionsConfiguration? {
    guard let actions else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = goesFully
    return configuration
  }

  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { configuration(trailing) }
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { configuration(leading) }
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    deleteTitle
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { heard.append("begin \(indexPath.row)") }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    heard.append("end \(indexPath.map { "\($0.row)" } ?? "-")")
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    styles.indices.contains(indexPath.row) ? styles[indexPath.row] : .delete
  }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indexPath.row != 3 }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target ?? proposedDestinationIndexPath }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard.append("select \(indexPath.row)") }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    heard.append("accessory \(indexPath.row)")
  }
}
