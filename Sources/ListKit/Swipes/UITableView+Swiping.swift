// Rows that fingers draw aside.

extension UITableView {
  /// The seconds in which a row that is let go comes to rest, and those in which the first button covers the others.
  private static let settling = 0.4
  private static let covering = 0.2
  /// How far ahead the row's speed is looked at when the finger lifts, in seconds.
  private static let foresight: CGFloat = 0.2
  /// The greatest speed with which a spring begins, in ways per second.
  private static let greatestSpeed: CGFloat = 8

  // MARK: Which rows have buttons

  /// The buttons of a row on a side; nil where a swipe shows none.
  private func actions(_ path: IndexPath, on side: SwipeSide) -> UISwipeActionsConfiguration? {
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

  private func swipe(_ path: IndexPath, on side: SwipeSide) -> RowSwipe? {
    guard let cell = cellForRow(at: path), let configuration = actions(path, on: side) else { return nil }
    let buttons = SwipeButtons(configuration.actions, on: side, row: rect(ofRow: path)) { [weak self] in self?.press($0) }
    let isFullAllowed = configuration.performsFirstActionWithFullSwipe && !isEditing
    return RowSwipe(cell, path, side, buttons, isFullAllowed: isFullAllowed)
  }

  // MARK: A finger's way

  /// Whether a pan draws a row aside; if so, it knows which.
  func takesSwipe(by pan: SwipePan) -> Bool {
    let (way, place) = (pan.translation(in: self), pan.location(in: self))
    guard abs(way.x) > abs(way.y) else { return false }
    let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
    if let open = table.swipe {
      pan.swipe = open
      if rect(ofRow: open.path).contains(start) { return !open.isBusy }
      closeSwipe()
    }
    guard !isEditing, let path = path(at: start) else { return false }
    pan.swipe = swipe(path, on: way.x < 0 ? .trailing : .leading)
    return pan.swipe != nil
  }

  func swipeDidChange(_ pan: SwipePan) {
    guard let swipe = pan.swipe, pan.state == .began || table.swipe === swipe, !swipe.isBusy else { return }
    let way = pan.translation(in: self).x
    switch pan.state {
    case .began:
      begin(swipe)
      swipe.take(way)
      follow(swipe, way)
    case .changed: follow(swipe, way)
    case .ended: letGo(swipe, speed: pan.velocity(in: self).x * swipe.side.sign)
    case .cancelled: letGo(swipe, speed: 0)
    case .possible, .failed: break
    }
  }

  private func begin(_ swipe: RowSwipe) {
    guard table.swipe !== swipe else { return }
    table.swipe = swipe
    if style == .insetGrouped { swipe.clip() }
    insertSubview(swipe.buttons, belowSubview: swipe.cell)
    swipe.cell.isSwiped = true
    delegate?.tableView(self, willBeginEditingRowAt: swipe.path)
  }

  private func follow(_ swipe: RowSwipe, _ way: CGFloat) {
    swipe.pull = swipe.pull(after: way)
    place(swipe)
    guard swipe.buttons.isFull != swipe.isPulledFully else { return }
    swipe.buttons.isFull = swipe.isPulledFully
    UIView.animate(withDuration: Self.covering, delay: 0, options: .allowUserInteraction) { [self] in place(swipe) }
  }

  private func letGo(_ swipe: RowSwipe, speed: CGFloat) {
    if swipe.buttons.isFull, let first = swipe.buttons.buttons.first {
      if first.action.style == .destructive { settle(swipe, at: swipe.buttons.bounds.width, speed: speed) }
      return press(first)
    }
    let rest = swipe.buttons.restingWidth
    if swipe.pull + speed * Self.foresight > rest / 2 { settle(swipe, at: rest, speed: speed) } else { closeSwipe(speed: speed) }
  }

  // MARK: Where a row is

  /// Places a row and its buttons where it has been drawn to.
  func place(_ swipe: RowSwipe) {
    let row = rect(ofRow: swipe.path)
    swipe.cell.frame = row.offsetBy(dx: swipe.cell.parts.shift, dy: 0)
    swipe.place(in: row)
  }

  private func settle(
    _ swipe: RowSwipe, at pull: CGFloat, speed: CGFloat, completion: ((Bool) -> Void)? = nil
  ) {
    let way = pull - swipe.pull
    let start = way == 0 ? 0 : min(max(speed / way, 0), Self.greatestSpeed)
    swipe.pull = pull
    UIView.animate(
      withDuration: Self.settling, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: start,
      options: .allowUserInteraction, animations: { [self] in place(swipe) }, completion: completion)
  }

  /// Draws a row aside until its buttons are seen.
  func openSwipe(_ path: IndexPath) {
    closeSwipe()
    guard let swipe = swipe(path, on: .trailing) else { return }
    begin(swipe)
    settle(swipe, at: swipe.buttons.restingWidth, speed: 0)
  }

  /// Lets a row go back that is drawn aside; true if there was one.
  @discardableResult
  func closeSwipe(speed: CGFloat = 0) -> Bool {
    guard let swipe = table.swipe else { return false }
    table.swipe = nil
    swipe.buttons.isFull = false
    settle(swipe, at: 0, speed: speed) { [weak self] _ in self?.end(swipe, at: swipe.path) }
    return true
  }

  /// Takes the buttons away at once.
  func dropSwipe() {
    guard let swipe = table.swipe else { return }
    table.swipe = nil
    swipe.pull = 0
    end(swipe, at: swipe.path)
  }

  /// A cell is shown no more: no finger has it, and it is where rows are when it is used again.
  func forgetFinger(on cell: UITableViewCell) {
    if table.swipe?.cell === cell { dropSwipe() }
    if table.move?.cell === cell { dropMove() }
    cell.parts.shift = 0
  }

  private func end(_ swipe: RowSwipe, at path: IndexPath?) {
    swipe.buttons.removeFromSuperview()
    swipe.unclip()
    if table.swipe?.cell !== swipe.cell { swipe.cell.isSwiped = false }
    setNeedsLayout()
    delegate?.tableView(self, didEndEditingRowAt: path)
  }

  /// Keeps to the row through an update; the buttons of one that goes fade with it.
  func moveSwipe(_ way: ListWay, duration: Double) {
    guard let swipe = table.swipe else { return }
    if let new = way.after(.cell(swipe.path)) { return swipe.path = new.path }
    table.swipe = nil
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
      swipe.buttons.alpha = 0
    } completion: { [weak self] _ in
      self?.end(swipe, at: nil)
    }
  }

  // MARK: Buttons

  private func press(_ button: SwipeButton) {
    guard let swipe = table.swipe, !swipe.isBusy else { return }
    swipe.isBusy = true
    button.action.handler(button.action, button) { [weak self] _ in
      if self?.table.swipe === swipe { self?.closeSwipe() }
    }
  }

  /// The view that a touch is for: while a row is drawn aside, all but its buttons leave touches to the table, which closes the row.
  func taker(of touched: UIView?) -> UIView? {
    guard let touched, let swipe = table.swipe, !touched.isDescendant(of: swipe.buttons) else { return touched }
    return self
  }
}
