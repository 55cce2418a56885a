@_spi(Rooms) internal import ViewKit

extension UIControl {
  /// How far outside of the bounds a finger still counts as inside.
  private static let reach: CGFloat = 70

  private func reaches(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
  }

  /// Sends events of touches, of which actions are told.
  private func send(_ events: [Event], _ event: UIEvent?) {
    let before = currentEvent
    currentEvent = event
    for event in events { sendActions(for: event) }
    currentEvent = before
  }

  /// Begins to follow a finger, if there is none yet. Of several the uppermost counts, then the one at the left.
  func track(_ touches: Set<UITouch>, _ event: UIEvent?) {
    let first = touches.min {
      let (one, other) = ($0.location(in: self), $1.location(in: self))
      return (one.y, one.x) < (other.y, other.x)
    }
    guard trackedTouch == nil, let touch = first else { return }
    trackedTouch = touch
    isTouchInside = true
    guard beginTracking(touch, with: event) else { return trackedTouch = nil }
    isTracking = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : [.touchDown], event)
  }

  func follow(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = reaches(touch)
    guard continueTracking(touch, with: event) else { return letGo() }
    let crossing: [Event] = wasInside == isTouchInside ? [] : [isTouchInside ? .touchDragEnter : .touchDragExit]
    if !crossing.isEmpty { isHighlighted = isTouchInside }
    send(crossing + [isTouchInside ? .touchDragInside : .touchDragOutside], event)
  }

  func finish(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = reaches(touch)
    endTracking(touch, with: event)
    letGo()
    let before = currentEvent
    currentEvent = event
    touchDidEnd(inside: isTouchInside)
    currentEvent = before
  }

  func giveUpTracking(_ event: UIEvent? = nil) {
    guard trackedTouch != nil else { return }
    cancelTracking(with: event)
    letGo()
    send([.touchCancel], event)
  }

  private func letGo() {
    trackedTouch = nil
    isTracking = false
    isHighlighted = false
  }

  /// Sends what a lifted finger means.
  private func touchDidEnd(inside: Bool) {
    sendActions(for: inside ? .touchUpInside : .touchUpOutside)
    if inside, isTriggeredByTouches { sendActions(for: .primaryActionTriggered) }
  }
}

extension UITapGestureRecognizer {
  /// Whether the recogniser looks for what a finger does to a button.
  var isPlainTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
}
