// Rows that can be deleted, and tables that are being edited.

/// Whether the data source lets a row be edited.
enum EditingRight {
  /// The data source does not say. A device lets the row be edited then; here only the row's own buttons tell that something would come of it.
  case leftOut
  case granted
  case denied
}

extension UITableView {
  /// Called by what answers in place of a data source: nobody has said whether the row can be edited.
  package func noteThatAnswerIsLeftOut() {
    table.isAnswerLeftOut = true
  }

  func editingRight(_ path: IndexPath) -> EditingRight {
    guard let dataSource else { return .denied }
    table.isAnswerLeftOut = false
    let may = dataSource.tableView(self, canEditRowAt: path)
    return table.isAnswerLeftOut ? .leftOut : may ? .granted : .denied
  }

  func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  // MARK: The table's state

  func changeEditing(_ editing: Bool, animated: Bool) {
    guard table.isEditing != editing else { return }
    closeSwipe()
    dropMove()
    if allowsMultipleSelectionDuringEditing { unchooseAll(animated: animated) }
    table.isEditing = editing
    for key in board.keys where key.kind.isEmpty {
      if let cell = board.shown[key] as? UITableViewCell { edit(cell, key.path, animated: animated) }
    }
  }

  private func unchooseAll(animated: Bool) {
    for path in indexPathsForSelectedRows ?? [] { deselect(path, animated: animated) }
  }

  /// Whether fingers choose rows now, and whether more than one.
  var choosesRows: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  var choosesManyRows: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Gives a cell the state of the table.
  func edit(_ cell: UITableViewCell, _ path: IndexPath, animated: Bool) {
    let edits = isEditing && editingRight(path) != .denied
    if edits {
      cell.parts.isChosenWhileEditing = allowsMultipleSelectionDuringEditing
      cell.editingStyle = editingStyle(path)
      cell.showsReorderControl = canMove(path)
      cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
    if cell.isEditing != edits { cell.setEditing(edits, animated: animated) }
  }

  /// The circle at a row's leading edge has been tapped.
  func pressEditingControl(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .delete: openSwipe(path)
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .none: break
    }
  }

  // MARK: Touches on rows

  /// The touch that a finger on a row begins: it presses the accessory's button, or chooses the row.
  func beginTouch(_ touches: Set<UITouch>) -> ListTouch? {
    if let press = beginPress(touches) { return press }
    return choosesRows ? beginChoice(touches) : nil
  }

  private func beginPress(_ touches: Set<UITouch>) -> ListTouch? {
    guard touches.count == 1, let touch = touches.first, let path = pathOfButton(under: touch) else { return nil }
    return ListTouch(touch: touch, path: path, isOnButton: true)
  }

  private func pathOfButton(under touch: UITouch) -> IndexPath? {
    guard let path = path(at: touch.location(in: self)), let cell = cellForRow(at: path),
      cell.hasButton(at: touch.location(in: cell))
    else { return nil }
    return path
  }

  func endTouch(_ touch: ListTouch) {
    guard touch.isOnButton else { return endChoice(touch) }
    if pathOfButton(under: touch.touch) == touch.path {
      delegate?.tableView(self, accessoryButtonTappedForRowWith: touch.path)
    }
  }

  func cancelTouch(_ touch: ListTouch) {
    if !touch.isOnButton { endHighlight(touch.path) }
  }
}
