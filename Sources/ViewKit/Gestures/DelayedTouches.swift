/// Touches whose beginning or end is kept from their views until the recognisers that delay them have decided.
@MainActor
struct DelayedTouches {
  private struct Entry {
    let touch: UITouch
    /// The event in which the touch began or ended.
    let event: UIEvent
    let phase: UITouch.Phase
  }

  private var entries: [Entry] = []

  /// Whether the view hears of the change later, if at all.
  mutating func delays(_ touch: UITouch, in event: UIEvent) -> Bool {
    let isWaiting = entries.contains { $0.touch === touch }
    guard isWaiting || touch.isDelayed(event.phase) else { return false }
    if event.phase == .began || event.phase == .ended {
      entries.append(Entry(touch: touch, event: event, phase: event.phase))
    }
    return true
  }

  /// Drops the touches that a recogniser has taken.
  mutating func forgetClaimed() {
    entries.removeAll { $0.touch.isClaimed }
  }

  /// Tells the views of all that nobody delays any more, in the order in which it came.
  mutating func release() {
    var waiting: [UITouch] = []
    var due: [Entry] = []
    for entry in entries {
      if waiting.contains(entry.touch) || entry.touch.isDelayed(entry.phase) {
        waiting.append(entry.touch)
      } else {
        due.append(entry)
      }
    }
    entries.removeAll { entry in due.contains { $0.touch === entry.touch && $0.phase == entry.phase } }
    for entry in due { entry.event.tellLater(entry.touch, entry.phase) }
  }
}

extension UITouch {
  /// Whether an undecided recogniser keeps a change from the view.
  fileprivate func isDelayed(_ phase: Phase) -> Bool {
    guard phase == .began || phase == .ended else { return false }
    return (gestureRecognizers ?? []).contains {
      $0.isUndecided(about: self) && (phase == .began ? $0.delaysTouchesBegan : $0.delaysTouchesEnded)
    }
  }
}
