internal import ControlKit

/// The side of a row on which a swipe shows buttons.
enum SwipeSide {
  case leading
  case trailing

  /// Which way the row goes: 1 to the right.
  var sign: CGFloat { self == .leading ? 1 : -1 }
}

/// The buttons behind a row, of which so much is seen as the row has been drawn aside.
final class SwipeButtons: UIView {
  /// In the order of the configuration: the first one at the row's edge.
  let buttons: [SwipeButton]
  private let side: SwipeSide
  /// Whether the first button covers the others, because the row has been drawn so far that letting go performs it.
  var isFull = false

  init(_ actions: [UIContextualAction], on side: SwipeSide, row: CGRect, press: @escaping (SwipeButton) -> Void) {
    buttons = actions.map { SwipeButton($0, rowHeight: row.height) }
    self.side = side
    super.init(frame: row)
    clipsToBounds = true
    for button in buttons.reversed() {
      button.addAction(UIAction { [unowned button] _ in press(button) }, for: .touchUpInside)
      addSubview(button)
    }
    show(0)
  }

  required init?(coder: NSCoder) { nil }

  /// The width of all buttons while they rest.
  var restingWidth: CGFloat { buttons.reduce(0) { $0 + $1.restingWidth } }

  /// Shows so much of the buttons: each one's share, its outer part behind the next one's; if there is more room, all grow.
  func show(_ width: CGFloat) {
    let share = width / max(restingWidth, 1)
    var reach: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let resting = button.restingWidth
      reach += resting * share
      let coversAll = isFull && index == 0
      place(button, resting, reach: coversAll ? width : reach, width: coversAll ? width : max(resting * share, resting))
    }
  }

  /// - Parameter reach: how far the button reaches from the row's edge.
  private func place(_ button: SwipeButton, _ resting: CGFloat, reach: CGFloat, width: CGFloat) {
    let x = side == .trailing ? bounds.width - reach : reach - width
    button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    let inner = isFull && button === buttons.first ? resting / 2 : width / 2
    button.placeContent(around: side == .trailing ? inner : width - inner)
  }
}
