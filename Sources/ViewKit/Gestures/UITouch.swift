/// One finger on the screen, from its coming down to its lifting.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
  }

  open internal(set) var phase = Phase.began
  /// The stage's time at the last change, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// 2 for the second of two quick touches in one place, and so on.
  open internal(set) var tapCount = 1
  open private(set) weak var window: UIWindow?
  /// The view that was hit, which keeps the touch wherever it goes.
  open internal(set) var view: UIView?
  /// The recognisers that follow the touch, innermost view first.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// The place in the window.
  private(set) var location: CGPoint
  private var previousLocation: CGPoint
  /// Whether the view has been told that the touch began, and not yet that it is over.
  package internal(set) var isShownToView = false
  /// Whether a recogniser has taken the touch from its view.
  var isClaimed = false

  init(at point: CGPoint, in window: UIWindow, timestamp: Double) {
    self.window = window
    self.timestamp = timestamp
    location = point
    previousLocation = point
  }

  /// The place in the view; in the window without a view.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(location, from: nil) ?? location
  }

  /// Where the touch was before its last move.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocation, from: nil) ?? previousLocation
  }

  func move(to point: CGPoint) {
    previousLocation = location
    location = point
  }
}
