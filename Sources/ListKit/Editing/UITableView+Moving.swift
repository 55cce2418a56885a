// Rows that fingers carry to other places.

extension UITableView {
  /// The seconds in which rows make way, and in which the one that is carried is put down where it was.
  private static let makingWay = 0.25

  /// Whether the data source lets a row be moved, and says so itself.
  func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    table.isAnswerLeftOut = false
    return dataSource.tableView(self, canMoveRowAt: path) && !table.isAnswerLeftOut
  }

  func hasHandle(at point: CGPoint) -> Bool {
    guard isEditing, table.swipe == nil, table.move == nil, let path = path(at: point), let cell = cellForRow(at: path) else {
      return false
    }
    return cell.hasHandle(at: convert(point, to: cell))
  }

  func moveDidChange(_ press: ReorderPress) {
    let point = press.location(in: self)
    switch press.state {
    case .began: beginMove(at: point)
    case .changed: carry(to: point)
    case .ended: endMove()
    case .cancelled: putBack()
    case .possible, .failed: break
    }
  }

  private func beginMove(at point: CGPoint) {
    guard let path = path(at: point), let cell = cellForRow(at: path) else { return }
    let place = rect(ofRow: path)
    table.move = RowMove(cell: cell, from: path, place: place, grip: point.y - place.midY, to: path)
    cell.isLifted = true
  }

  private func carry(to point: CGPoint) {
    guard var move = table.move else { return }
    let y = point.y - move.grip
    move.cell.center.y = y
    guard let over = row(nearest: y) else { return }
    let to = delegate?.tableView(self, targetIndexPathForMoveFromRowAt: move.from, toProposedIndexPath: over) ?? over
    guard to != move.to, table.map.has(to) else { return }
    move.to = to
    move.span = span(from: move.from, to: to)
    table.move = move
    makeWay()
  }

  private func row(nearest y: CGFloat) -> IndexPath? {
    let seen = bounds.inset(by: adjustedContentInset)
    let place = min(max(y, seen.minY), seen.maxY)
    return rowPaths(from: place, to: place.nextUp).first
      ?? rowPaths(from: seen.minY, to: seen.maxY).min {
        abs(rect(ofRow: $0).midY - place) < abs(rect(ofRow: $1).midY - place)
      }
  }

  /// The room of what makes way: what lies between a row's place and its new one.
  private func span(from: IndexPath, to: IndexPath) -> (low: CGFloat, high: CGFloat) {
    let (old, new) = (rect(ofRow: from), rect(ofRow: to))
    if to < from { return (new.minY, old.minY) }
    return (old.maxY, from.section == to.section ? new.maxY : new.minY)
  }

  private func makeWay() {
    UIView.animate(withDuration: Self.makingWay, delay: 0, options: .allowUserInteraction) { [self] in
      for key in board.keys {
        if let view = board.shown[key], let placement = placement(of: key) { place(view, by: placement) }
      }
    }
  }

  private func endMove() {
    guard let move = table.move else { return }
    guard move.to != move.from else { return putBack() }
    table.move = nil
    move.cell.isLifted = false
    dataSource?.tableView(self, moveRowAt: move.from, to: move.to)
    if table.isLoaded { moveRow(at: move.from, to: move.to) }
  }

  private func putBack() {
    dropMove()
    makeWay()
  }

  /// The row is not carried any more.
  func dropMove() {
    table.move?.cell.isLifted = false
    table.move = nil
  }
}
