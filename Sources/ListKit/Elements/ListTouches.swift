/// A list view whose rows or items fingers choose.
@MainActor
protocol ElementChoosing: UIScrollView {
  /// The path of the row or item at a point of the bounds.
  func path(at point: CGPoint) -> IndexPath?
  /// Whether touches show on the element; if so, it shows them.
  func beginHighlight(_ path: IndexPath) -> Bool
  func endHighlight(_ path: IndexPath)
  func choose(_ path: IndexPath)
}

/// The finger on a row or an item, from its coming down to its lifting.
struct ListTouch {
  let touch: UITouch
  let path: IndexPath
  /// Whether the finger is on the button in a row's accessory.
  var isOnButton = false
}

extension ElementChoosing {
  func beginChoice(_ touches: Set<UITouch>) -> ListTouch? {
    guard touches.count == 1, let touch = touches.first, let path = path(at: touch.location(in: self)), beginHighlight(path)
    else { return nil }
    return ListTouch(touch: touch, path: path)
  }

  /// The finger has lifted: what it came down on is chosen if it is still there.
  func endChoice(_ choice: ListTouch) {
    endHighlight(choice.path)
    if path(at: choice.touch.location(in: self)) == choice.path { choose(choice.path) }
  }
}
