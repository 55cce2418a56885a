@_spi(Rooms) internal import ViewKit

/// A row that is drawn aside, and the buttons that this shows.
@MainActor
final class RowSwipe {
  /// How far beyond its buttons' width, and how large a part of the row's width, a row must be drawn for its first action.
  private static let fullWay: CGFloat = 30
  private static let fullShare: CGFloat = 0.6
  /// How much less than the finger a row moves where it gives way: the first part of its way, and then ever less.
  private static let give: CGFloat = 0.55

  let cell: any SwipedCell
  var path: IndexPath
  let side: SwipeSide
  let buttons: SwipeButtons
  private let isFullAllowed: Bool
  /// The row's card, beyond which nothing of the row is seen.
  private let card = UIView()
  /// How far the row was drawn when the finger took it.
  private var start: CGFloat = 0
  /// The part of the finger's way that it took to be a swipe at all.
  private var slack: CGFloat = 0
  /// Whether an action has been chosen that is not over yet.
  var isBusy = false

  init(_ cell: any SwipedCell, _ path: IndexPath, _ side: SwipeSide, _ buttons: SwipeButtons, isFullAllowed: Bool) {
    (self.cell, self.path, self.side, self.buttons, self.isFullAllowed) = (cell, path, side, buttons, isFullAllowed)
  }

  /// How far the row is drawn towards the side on which it shows its buttons.
  var pull: CGFloat {
    get { cell.swipeShift * side.sign }
    set { cell.swipeShift = newValue * side.sign }
  }

  /// Shows so much of the buttons as the row leaves of its place.
  func place(in row: CGRect) {
    if buttons.frame != row { buttons.frame = row }
    buttons.show(max(pull, 0))
    card.frame = CGRect(origin: CGPoint(x: -cell.swipeShift, y: 0), size: row.size)
  }

  /// Keeps the row within its card, with the card's corners.
  func clip() {
    card.backgroundColor = .black
    for view in [card, buttons] {
      view.layer.cornerRadius = cell.layer.cornerRadius
      view.layer.cornerCurve = cell.layer.cornerCurve
      view.layer.maskedCorners = cell.layer.maskedCorners
    }
    card.frame = cell.bounds
    cell.mask = card
    cell.layer.cornerRadius = 0
  }

  func unclip() {
    if cell.mask === card { cell.mask = nil }
  }

  // MARK: Following a finger

  func take(_ way: CGFloat) {
    start = pull
    slack = min(max(way, -UIPanGestureRecognizer.slop), UIPanGestureRecognizer.slop)
  }

  /// How far the row is drawn when the finger has come so far.
  func pull(after way: CGFloat) -> CGFloat {
    let free = start + (way - slack) * side.sign
    let end = buttons.restingWidth
    if free < 0 { return -given(-free) }
    return free > end && !isFullAllowed ? end + given(free - end) : free
  }

  private func given(_ way: CGFloat) -> CGFloat {
    let width = max(buttons.bounds.width, 1)
    return (1 - 1 / (way * Self.give / width + 1)) * width
  }

  /// Whether letting go performs the first action.
  var isPulledFully: Bool {
    isFullAllowed && pull >= max(buttons.restingWidth + Self.fullWay, buttons.bounds.width * Self.fullShare)
  }
}

/// The pan that draws rows aside. Where one comes in over the screen's edge, it is that one's turn first.
final class SwipePan: UIPanGestureRecognizer {
  weak var list: (any SwipeList)?
  /// The row that the finger draws, or is about to.
  var swipe: RowSwipe?

  init(of list: any SwipeList) {
    self.list = list
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addTarget { [weak list] in list?.swipeDidChange($0) }
  }

  override var headsRight: Bool { list?.takesSwipe(by: self) ?? false }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }

  override func reset() {
    super.reset()
    swipe = nil
  }
}
