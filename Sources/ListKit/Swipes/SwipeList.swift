internal import ScrollKit

/// A cell that fingers may draw aside.
@MainActor
protocol SwipedCell: UIView {
  /// How far the cell is drawn to the right of its place.
  var swipeShift: CGFloat { get set }
  /// Whether the cell is drawn aside, as configurations see it.
  var isSwiped: Bool { get set }
}

/// A list whose rows fingers draw aside.
@MainActor
protocol SwipeList: UIScrollView {
  /// The row that is drawn aside.
  var swipe: RowSwipe? { get set }
  /// Whether a swipe that goes far may perform an action.
  var swipesFully: Bool { get }
  /// Whether a finger may begin to draw a row aside.
  var canOpenSwipe: Bool { get }
  func swipePath(at point: CGPoint) -> IndexPath?
  func swipeCell(at path: IndexPath) -> (any SwipedCell)?
  func swipeRect(of path: IndexPath) -> CGRect
  /// The buttons of a row on a side; nil where a swipe shows none.
  func swipeActions(_ path: IndexPath, on side: SwipeSide) -> UISwipeActionsConfiguration?
  /// Whether a row lies on a card, beyond which nothing of it is seen.
  func hasCard(_ path: IndexPath) -> Bool
  func willSwipe(_ path: IndexPath)
  /// - Parameter path: the row; nil if it is gone.
  func didSwipe(_ path: IndexPath?)
}

private enum SwipeNumbers {
  /// The seconds in which a row that is let go comes to rest, and those in which the first button covers the others.
  static let settling = 0.4
  static let covering = 0.2
  /// How far ahead the row's speed is looked at when the finger lifts, in seconds.
  static let foresight: CGFloat = 0.2
  /// The greatest speed with which a spring begins, in ways per second.
  static let greatestSpeed: CGFloat = 8
}

extension SwipeList {
  private func makeSwipe(_ path: IndexPath, on side: SwipeSide) -> RowSwipe? {
    guard let cell = swipeCell(at: path), let configuration = swipeActions(path, on: side) else { return nil }
    let buttons = SwipeButtons(configuration.actions, on: side, row: swipeRect(of: path)) { [weak self] in self?.press($0) }
    let isFullAllowed = configuration.performsFirstActionWithFullSwipe && swipesFully
    return RowSwipe(cell, path, side, buttons, isFullAllowed: isFullAllowed)
  }

  // MARK: A finger's way

  /// Whether a pan draws a row aside; if so, it knows which.
  func takesSwipe(by pan: SwipePan) -> Bool {
    let (way, place) = (pan.translation(in: self), pan.location(in: self))
    guard abs(way.x) > abs(way.y) else { return false }
    let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
    if let open = swipe {
      pan.swipe = open
      if swipeRect(of: open.path).contains(start) { return !open.isBusy }
      closeSwipe()
    }
    guard canOpenSwipe, let path = swipePath(at: start) else { return false }
    pan.swipe = makeSwipe(path, on: way.x < 0 ? .trailing : .leading)
    return pan.swipe != nil
  }

  func swipeDidChange(_ pan: SwipePan) {
    guard let swipe = pan.swipe, pan.state == .began || self.swipe === swipe, !swipe.isBusy else { return }
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
    guard self.swipe !== swipe else { return }
    self.swipe = swipe
    if hasCard(swipe.path) { swipe.clip() }
    insertSubview(swipe.buttons, belowSubview: swipe.cell)
    swipe.cell.isSwiped = true
    willSwipe(swipe.path)
  }

  private func follow(_ swipe: RowSwipe, _ way: CGFloat) {
    swipe.pull = swipe.pull(after: way)
    place(swipe)
    guard swipe.buttons.isFull != swipe.isPulledFully else { return }
    swipe.buttons.isFull = swipe.isPulledFully
    UIView.animate(withDuration: SwipeNumbers.covering, delay: 0, options: .allowUserInteraction) { [self] in place(swipe) }
  }

  private func letGo(_ swipe: RowSwipe, speed: CGFloat) {
    if swipe.buttons.isFull, let first = swipe.buttons.buttons.first {
      if first.action.style == .destructive { settle(swipe, at: swipe.buttons.bounds.width, speed: speed) }
      return press(first)
    }
    let rest = swipe.buttons.restingWidth
    if swipe.pull + speed * SwipeNumbers.foresight > rest / 2 {
      settle(swipe, at: rest, speed: speed)
    } else {
      closeSwipe(speed: speed)
    }
  }

  // MARK: Where a row is

  /// Places a row and its buttons where it has been drawn to.
  func place(_ swipe: RowSwipe) {
    let row = swipeRect(of: swipe.path)
    swipe.cell.frame = row.offsetBy(dx: swipe.cell.swipeShift, dy: 0)
    swipe.place(in: row)
  }

  private func settle(
    _ swipe: RowSwipe, at pull: CGFloat, speed: CGFloat, completion: ((Bool) -> Void)? = nil
  ) {
    let way = pull - swipe.pull
    let start = way == 0 ? 0 : min(max(speed / way, 0), SwipeNumbers.greatestSpeed)
    swipe.pull = pull
    UIView.animate(
      withDuration: SwipeNumbers.settling, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: start,
      options: .allowUserInteraction, animations: { [self] in place(swipe) }, completion: completion)
  }

  /// Draws a row aside until its buttons are seen.
  func openSwipe(_ path: IndexPath) {
    closeSwipe()
    guard let swipe = makeSwipe(path, on: .trailing) else { return }
    begin(swipe)
    settle(swipe, at: swipe.buttons.restingWidth, speed: 0)
  }

  /// Lets a row go back that is drawn aside; true if there was one.
  @discardableResult
  func closeSwipe(speed: CGFloat = 0) -> Bool {
    guard let swipe else { return false }
    self.swipe = nil
    swipe.buttons.isFull = false
    settle(swipe, at: 0, speed: speed) { [weak self] _ in self?.end(swipe, at: swipe.path) }
    return true
  }

  /// Takes the buttons away at once.
  func dropSwipe() {
    guard let swipe else { return }
    self.swipe = nil
    swipe.pull = 0
    end(swipe, at: swipe.path)
  }

  /// A cell is shown no more: it is where rows are when it is used again.
  func forgetSwipe(of cell: any SwipedCell) {
    if swipe?.cell === cell { dropSwipe() }
    cell.swipeShift = 0
  }

  private func end(_ swipe: RowSwipe, at path: IndexPath?) {
    swipe.buttons.removeFromSuperview()
    swipe.unclip()
    if self.swipe?.cell !== swipe.cell { swipe.cell.isSwiped = false }
    setNeedsLayout()
    didSwipe(path)
  }

  /// Keeps to the row through an update; the buttons of one that goes fade with it.
  func moveSwipe(_ way: ListWay, duration: Double) {
    guard let swipe else { return }
    if let new = way.after(.cell(swipe.path)) { return swipe.path = new.path }
    self.swipe = nil
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
      swipe.buttons.alpha = 0
    } completion: { [weak self] _ in
      self?.end(swipe, at: nil)
    }
  }

  // MARK: Buttons

  private func press(_ button: SwipeButton) {
    guard let swipe, !swipe.isBusy else { return }
    swipe.isBusy = true
    button.action.handler(button.action, button) { [weak self] _ in
      if self?.swipe === swipe { self?.closeSwipe() }
    }
  }

  /// The view that a touch is for: while a row is drawn aside, all but its buttons leave touches to the list, which closes the row.
  func taker(of touched: UIView?) -> UIView? {
    guard let touched, let swipe, !touched.isDescendant(of: swipe.buttons) else { return touched }
    return self
  }
}
