/// The pinch of a scroll view.
final class ScrollPinch: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if scrollView?.canZoom != true { state = .failed }
  }

  /// Two fingers change the scale and move the content at once.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    (preventedGestureRecognizer as? ScrollPan)?.scrollView !== scrollView || scrollView == nil
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    (preventingGestureRecognizer as? ScrollPan)?.scrollView !== scrollView || scrollView == nil
  }
}

/// What two fingers hold.
struct PinchHold {
  /// The scale when they took hold.
  let scale: CGFloat
  /// The point between them, in the unscaled content.
  let anchor: CGPoint
}
