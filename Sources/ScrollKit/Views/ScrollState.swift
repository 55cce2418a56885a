internal import LayoutKit

/// What a scroll view remembers of how it is being moved.
@MainActor
package struct ScrollState {
  /// Whether a finger is on the content.
  var isTracking = false
  var isDragging = false
  /// Whether the finger on the content has stopped its motion.
  var isCaught = false
  /// The finger's way when the content followed it last, less what it needs to be taken for a drag.
  var followed = CGPoint.zero
  /// The offset when the drag began.
  package var dragStart = CGPoint.zero
  /// The axes that the drag moves.
  var dragsX = true
  var dragsY = true
  var motion: ScrollMotion?
  var ticks: CADisplayLink?
  /// The insets in force when they were last looked at.
  var knownInsets = UIEdgeInsets.zero
  var knownSize = CGSize.zero
  var indicators: ScrollIndicators?
  var content: UILayoutGuide?
  var frame: UILayoutGuide?
  var zoomScale: CGFloat = 1
  var pinch: PinchHold?
  var isZoomBouncing = false
  /// How much of a large title's room above the content is there now, and how much of it there is at most.
  var titleRoom: (now: CGFloat, full: CGFloat) = (0, 0)
  /// Called when the content has moved, or when its size or its insets have changed.
  package var whenMoved: (() -> Void)?
}

/// The way of the content while nobody holds it.
struct ScrollMotion {
  /// The stage's time at its beginning.
  let start: Double
  let x: ScrollCurve
  let y: ScrollCurve
  /// Whether a finger has let the content go; otherwise it was asked to move.
  let isDeceleration: Bool

  var rest: CGPoint { CGPoint(x: x.rest, y: y.rest) }
  var end: Double { start + max(x.end, y.end) }

  func offset(at time: Double) -> CGPoint { CGPoint(x: x.value(at: time - start), y: y.value(at: time - start)) }
}
