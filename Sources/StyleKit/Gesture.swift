public import TransitionKit

/// The pan that drives a style: its progress is how far the finger has gone, as a share of the screen's width.
public enum Gesture: Sendable, Hashable {
  /// To the right, from anywhere: the screen on top follows the finger.
  case right
  /// To the left, from the right half: the next screen comes.
  case left

  /// Points from an edge at which a finger comes down, as a share of the width, if there is room for its way.
  private static let inset: CGFloat = 0.06
  /// Where a thumb is, from above.
  private static let height: CGFloat = 0.62

  /// Where the finger is when the progress is `progress`, on a way that goes as far as `reach`.
  public func point(at progress: Double, reach: Double, on size: CGSize) -> CGPoint {
    let margin = min(Self.inset, max(0, 1 - CGFloat(reach))) * size.width
    let (start, way) = (margin.rounded(.down), CGFloat(progress) * size.width)
    let x = self == .right ? start + way : size.width - max(start, 1) - way
    return CGPoint(x: x, y: (size.height * Self.height).rounded())
  }
}

/// A delegate whose transition a pan can begin.
@MainActor
public protocol PanStarting: AnyObject {
  /// From now on a pan on what the controller shows begins the transition.
  ///
  /// - Parameter next: pushes or presents the screen that comes; a pan that takes a screen away needs nobody to call.
  func begin(from navigation: UINavigationController, next: @escaping @MainActor () -> Void)
}
