/// A row that a finger holds by its handle and carries to another place.
@MainActor
struct RowMove {
  let cell: UITableViewCell
  let from: IndexPath
  /// Where the row is when its data come.
  let place: CGRect
  /// How far the finger lies below the row's middle.
  let grip: CGFloat
  /// Where the row would be put down.
  var to: IndexPath
  /// The room, from the row's own place on, of what makes way for it.
  var span: (low: CGFloat, high: CGFloat) = (0, 0)

  /// How far something makes way for the row.
  func shift(of frame: CGRect) -> CGFloat {
    guard frame.minY >= span.low, frame.maxY <= span.high else { return 0 }
    return span.low >= place.maxY ? -place.height : place.height
  }
}

/// A finger that comes down on a row's handle.
final class ReorderPress: UIGestureRecognizer {
  weak var table: UITableView?

  init(of table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    addTarget { [weak table] in table?.moveDidChange($0) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let table, numberOfTouches == 1, table.hasHandle(at: location(in: table)) else {
      return state = .failed
    }
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }
}
