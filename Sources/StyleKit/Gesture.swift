public import TransitionKit

/// The pan that drives a style: its progress is how far the finger has gone, as a share of the screen's width; downwards, as a share of
/// the way to the lower edge.
public struct Gesture: Sendable, Hashable {
  /// Where a finger is heading, and whether it comes in over an edge.
  private enum Way: Hashable {
    case right, left, down, up, rightFromEdge, leftFromEdge
  }

  /// A pan to the right, from anywhere: the screen on top follows the finger.
  public static let right = Gesture(way: .right)
  /// A pan to the left, from the right half: the next screen comes.
  public static let left = Gesture(way: .left)
  /// A pull downwards at a sheet, which follows the finger.
  public static let down = Gesture(way: .down)
  /// A pan upwards from the lower edge: the next screen comes.
  public static let up = Gesture(way: .up)
  /// A pan to the right that comes in over the left edge.
  public static let rightFromEdge = Gesture(way: .rightFromEdge)
  /// A pan to the left that comes in over the right edge.
  public static let leftFromEdge = Gesture(way: .leftFromEdge)

  private let way: Way
  /// The part of the window on which the finger has to come down; nil where it may come down anywhere.
  private var area: CGRect?

  private init(way: Way) {
    self.way = way
  }

  /// How far from the screen's edge a finger comes down, as a share of the width, if that leaves room for its way.
  private static let inset: CGFloat = 0.06
  /// How far from the top a thumb is, as a share of the height.
  private static let height: CGFloat = 0.62
  /// How far from the top a pull downwards begins, as a share of the height; on a small screen in points, so that it meets the sheet.
  private static let (fall, leastFall): (CGFloat, CGFloat) = (0.12, 42)
  /// How far from an edge a finger comes down that is to come in over it, in points.
  private static let edge: CGFloat = 4
  /// How far inside of what it has to meet a finger comes down, in points, where that is large enough.
  private static let margin: CGFloat = 24

  /// The same pan of a finger that comes down on `area`, which lies in the window.
  public func onto(_ area: CGRect) -> Gesture {
    var gesture = self
    gesture.area = area
    return gesture
  }

  /// Where the finger is when the progress is `progress`, on a way that goes as far as `reach`.
  public func point(at progress: Double, reach: Double, on size: CGSize) -> CGPoint {
    let (start, way) = (start(of: reach, on: size), CGFloat(progress) * wholeWay(on: size))
    return switch self.way {
    case .down: CGPoint(x: start.x, y: start.y + way)
    case .up: CGPoint(x: start.x, y: start.y - way)
    case .right, .rightFromEdge: CGPoint(x: start.x + way, y: start.y)
    case .left, .leftFromEdge: CGPoint(x: start.x - way, y: start.y)
    }
  }

  /// Where the finger comes down.
  private func start(of reach: Double, on size: CGSize) -> CGPoint {
    let usual = usualStart(of: reach, on: size)
    guard let area else { return usual }
    let room = area.insetBy(dx: min(Self.margin, area.width / 2), dy: min(Self.margin, area.height / 2))
    return CGPoint(x: min(max(usual.x, room.minX), room.maxX), y: min(max(usual.y, room.minY), room.maxY))
  }

  private func usualStart(of reach: Double, on size: CGSize) -> CGPoint {
    if isVertical {
      let y = way == .down ? Self.top(on: size) : size.height - min(Self.edge, size.height / 2)
      return CGPoint(x: (size.width / 2).rounded(.down), y: y)
    }
    let margin = min(Self.inset, max(0, 1 - CGFloat(reach))) * size.width
    let start = isAtEdge ? min(margin.rounded(.down), Self.edge) : margin.rounded(.down)
    return CGPoint(x: goesRight ? start : size.width - max(start, 1), y: (size.height * Self.height).rounded())
  }

  /// How much of the whole way a finger has gone that has moved so far, from 0 to 1.
  public func share(of translation: CGPoint, on size: CGSize) -> CGFloat {
    let way =
      switch self.way {
      case .right, .rightFromEdge: translation.x
      case .left, .leftFromEdge: -translation.x
      case .down: translation.y
      case .up: -translation.y
      }
    return min(max(way / wholeWay(on: size), 0), 1)
  }

  private var isVertical: Bool { way == .down || way == .up }
  /// Whether the finger comes in over an edge of the screen.
  public var isAtEdge: Bool { way == .rightFromEdge || way == .leftFromEdge }
  private var goesRight: Bool { way == .right || way == .rightFromEdge }

  private static func top(on size: CGSize) -> CGFloat {
    min(max((fall * size.height).rounded(), leastFall), size.height - 1)
  }

  /// How far a finger goes for the whole progress, in points.
  private func wholeWay(on size: CGSize) -> CGFloat {
    guard isVertical else { return size.width }
    guard area != nil else { return size.height - 1 - Self.top(on: size) }
    let start = start(of: 1, on: size).y
    return max(way == .down ? size.height - 1 - start : start, 1)
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
