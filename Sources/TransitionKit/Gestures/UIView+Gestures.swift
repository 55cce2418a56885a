extension UIView {
  /// A recogniser belongs to one view: it leaves the other, and its touches.
  func gestureRecognizersDidChange(from old: [UIGestureRecognizer]) {
    let new = gestureRecognizers ?? []
    for recognizer in old where !new.contains(recognizer) {
      recognizer.contest?.drop(recognizer)
      recognizer.view = nil
    }
    for recognizer in new where recognizer.view !== self {
      recognizer.view?.removeGestureRecognizer(recognizer)
      recognizer.view = self
    }
  }
}
