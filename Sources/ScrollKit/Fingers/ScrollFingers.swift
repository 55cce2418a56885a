@_spi(Rooms) internal import ViewKit

/// The recognisers by which fingers move a scroll view's content.
@MainActor
final class ScrollFingers {
  let pan: ScrollPan
  let pinch: ScrollPinch
  private let delay: ContentTouchDelay

  init(of scrollView: UIScrollView) {
    pan = ScrollPan(target: nil, action: nil)
    pinch = ScrollPinch(target: nil, action: nil)
    delay = ContentTouchDelay(target: nil, action: nil)
    pan.scrollView = scrollView
    pinch.scrollView = scrollView
    delay.scrollView = scrollView
    for recognizer in [delay, pan, pinch] {
      // A subclass that is a recogniser's delegate is asked about the scroll view's own ones.
      recognizer.delegate = scrollView as? any UIGestureRecognizerDelegate
      scrollView.addGestureRecognizer(recognizer)
    }
    pan.addTarget { [weak scrollView] in scrollView?.panDidChange($0) }
    pinch.addTarget { [weak scrollView] in scrollView?.pinchDidChange($0) }
  }
}

/// The pan of a scroll view.
final class ScrollPan: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override var headsRight: Bool { scrollView?.takesDrag(by: self) ?? false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.scrolling.isTracking = true
  }

  /// Content that the finger has stopped follows at once.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, let scrollView, scrollView.scrolling.isCaught, travel != .zero else { return }
    state = .began
  }

  override func reset() {
    super.reset()
    scrollView?.trackingDidEnd()
  }
}

/// Keeps touches from the content until it is clear that they are no drag, and takes those that stop moving content.
final class ContentTouchDelay: UIGestureRecognizer {
  /// How long touches wait at most, in seconds.
  private static let patience = 0.15

  weak var scrollView: UIScrollView?
  private var timeout = ScheduledCall()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView, scrollView.isScrollEnabled else { return state = .failed }
    delaysTouchesBegan = true
    if scrollView.catchContent() {
      state = .ended
    } else if scrollView.delaysContentTouches, scrollView.scrollsX || scrollView.scrollsY {
      timeout.set(after: Self.patience) { [weak self] in self?.state = .failed }
    } else {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    timeout.cancel()
  }

  /// A finger that stops moving content neither taps nor presses what lies under it.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer is UITapGestureRecognizer || preventedGestureRecognizer is UILongPressGestureRecognizer
  }
}
