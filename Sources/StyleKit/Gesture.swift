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
  /// A pan upwards from the lower edge: the next screen comes.
  case up
  /// A pan to the right that comes in over the left edge.
  case rightFromEdge
  /// A pan to the left that comes in over the right edge.
  case leftFromEdge

  /// How far from the screen's edge a finger comes down, as a share of the width, if that leaves room for its way.
  private static let inset: CGFloat = 0.06
  /// How far from the top a thumb is, as a share of the height.
  private static let height: CGFloat = 0.62
  /// How far from the top a pull downwards begins, as a share of the height; on a small screen in points, so that it meets the sheet.
  private static let (fall, leastFall): (CGFloat, CGFloat) = (0.12, 42)
  /// How far from an edge a finger comes down that is to come in over it, in points.
  private static let edge: CGFloat = 4

  /// Where the finger is when the progress is `progress`, on a way that goes as far as `reach`.
  public func point(at progress: Double, reach: Double, on size: CGSize) -> CGPoint {
    if isVertical {
      let (top, way) = (Self.top(on: size), CGFloat(progress) * way(on: size))
      let y = self == .down ? top + way : size.height - min(Self.edge, size.height / 2) - way
      return CGPoint(x: (size.width / 2).rounded(.down), y: y)
    }
    let margin = min(Self.inset, max(0, 1 - CGFloat(reach))) * size.width
    let start = isAtEdge ? min(margin.rounded(.down), Self.edge) : margin.rounded(.down)
    let way = CGFloat(progress) * size.width
    let x = goesRight ? start + way : size.width - max(start, 1) - way
    return CGPoint(x: x, y: (size.height * Self.height).rounded())
  }

  /// How much of the whole way a finger has gone that has moved so far, from 0 to 1.
  public func share(of translation: CGPoint, on size: CGSize) -> CGFloat {
    let way =
      switch self {
      case .right, .rightFromEdge: translation.x
      case .left, .leftFromEdge: -translation.x
      case .down: translation.y
      case .up: -translation.y
      }
    return min(max(way / self.way(on: size), 0), 1)
  }

  private var isVertical: Bool { self == .down || self == .up }
  private var isAtEdge: Bool { self == .rightFromEdge || self == .leftFromEdge }
  private var goesRight: Bool { self == .right || self == .rightFromEdge }

  private static func top(on size: CGSize) -> CGFloat {
    min(max((fall * size.height).rounded(), leastFall), size.height - 1)
  }

  /// How far a finger goes for the whole progress, in points.
  private func way(on size: CGSize) -> CGFloat {
    isVertical ? size.height - 1 - Self.top(on: size) : size.width
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
