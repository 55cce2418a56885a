// Rows under fingers, and those that are chosen.

extension UITableView: ElementChoosing {
  func path(at point: CGPoint) -> IndexPath? {
    board.keys.first { $0.kind.isEmpty && board.shown[$0]?.frame.contains(point) == true }?.path
  }

  func beginHighlight(_ path: IndexPath) -> Bool {
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  func endHighlight(_ path: IndexPath) {
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  func choose(_ path: IndexPath) {
    if choosesManyRows, table.selected.contains(path) { return unchoose(path) }
    guard let path = askWillSelect(path) else { return }
    if !choosesManyRows {
      for old in table.selected.sorted() where old != path { unchoose(old) }
    }
    table.selected.insert(path)
    cellForRow(at: path)?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: path)
  }

  private func askWillSelect(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willSelectRowAt: path)
  }

  private func unchoose(_ path: IndexPath) {
    if let delegate, delegate.tableView(self, willDeselectRowAt: path) == nil { return }
    deselect(path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    if path == nil || !choosesManyRows {
      for old in table.selected.sorted() where old != path { deselect(old, animated: animated) }
    }
    guard let path else { return }
    table.selected.insert(path)
    cellForRow(at: path)?.setSelected(true, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard table.selected.remove(path) != nil else { return }
    cellForRow(at: path)?.setSelected(false, animated: animated)
  }
}
