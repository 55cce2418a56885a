public import TransitionKit

/// The pan that drives a style: its progress is how far the finger has gone, as a share of the screen's width; downwards, as a share of
/// the way to the lower edge.
public enum Gesture: Sendable, Hashable {
  /// A pan to the right, from anywhere: the screen on top follows the finger.
  case right
  /// A pan to the left, from the right half: the next screen comes.
  case left
  /// A pull downwards at a sheet, which follows the finger.
  case down

  /// How far from the screen's edge a finger comes down, as a share of the width, if that leaves room for its way.
  private static let inset: CGFloat = 0.06
  /// How far from the top a thumb is, as a share of the height.
  private static let height: CGFloat = 0.62
  /// How far from the top a pull downwards begins, as a share of the height; on a small screen in points, so that it meets the sheet.
  private static let (fall, leastFall): (CGFloat, CGFloat) = (0.12, 42)

  /// Where the finger is when the progress is `progress`, on a way that goes as far as `reach`.
  public func point(at progress: Double, reach: Double, on size: CGSize) -> CGPoint {
    if self == .down {
      let top = min(max((Self.fall * size.height).rounded(), Self.leastFall), size.height - 1)
      return CGPoint(x: (size.width / 2).rounded(.down), y: top + CGFloat(progress) * (size.height - 1 - top))
    }
    let margin = min(Self.inset, max(0, 1 - CGFloat(reach))) * size.width
    let (start, way) = (margin.rounded(.down), CGFloat(progress) * size.width)
    let x = self == .right ? start + way : size.width - max(start, 1) - way
    return CGPoint(x: x, y: (size.height * Self.height).rounded())
  }
}

/// A delegate whose transition a pan can begin.
@MainActor
public protocol PanStarting: AnyObject {
  /// Lets a pan on the screen that the controller shows begin the transition from now on.
  ///
  /// - Parameter next: pushes or presents the next screen. A pan that takes a screen away does not call it.
  func begin(from navigation: UINavigationController, next: @escaping @MainActor () -> Void)
}
