// A table's rows that fingers draw aside.

extension UITableViewCell: SwipedCell {
  var swipeShift: CGFloat {
    get { parts.shift }
    set { parts.shift = newValue }
  }
}

extension UITableView: SwipeList {
  var swipe: RowSwipe? {
    get { table.swipe }
    set { table.swipe = newValue }
  }
  var swipesFully: Bool { !isEditing }
  var canOpenSwipe: Bool { !isEditing }

  func swipePath(at point: CGPoint) -> IndexPath? { path(at: point) }
  func swipeCell(at path: IndexPath) -> (any SwipedCell)? { cellForRow(at: path) }
  func swipeRect(of path: IndexPath) -> CGRect { rect(ofRow: path) }
  func hasCard(_ path: IndexPath) -> Bool { style == .insetGrouped }

  func willSwipe(_ path: IndexPath) {
    delegate?.tableView(self, willBeginEditingRowAt: path)
  }

  func didSwipe(_ path: IndexPath?) {
    delegate?.tableView(self, didEndEditingRowAt: path)
  }

  func swipeActions(_ path: IndexPath, on side: SwipeSide) -> UISwipeActionsConfiguration? {
    let right = editingRight(path)
    guard right != .denied else { return nil }
    let own =
      side == .leading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let own { return own.actions.isEmpty ? nil : own }
    guard side == .trailing, right == .granted || isEditing, editingStyle(path) == .delete else { return nil }
    return UISwipeActionsConfiguration(actions: [deletion(path)])
  }

  /// The system's own button.
  private func deletion(_ path: IndexPath) -> UIContextualAction {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UIContextualAction(style: .destructive, title: title) { [unowned self] _, _, done in
      if let path = table.swipe?.path { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
      done(true)
    }
  }

  /// A cell is shown no more: no finger has it, and it is where rows are when it is used again.
  func forgetFinger(on cell: UITableViewCell) {
    forgetSwipe(of: cell)
    if table.move?.cell === cell { dropMove() }
  }
}
