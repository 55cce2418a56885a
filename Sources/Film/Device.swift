public import TransitionKit

/// A screen to film on: its size in points, its pixels to a point, and the body around it.
public struct Device: Sendable, Hashable {
  /// The parts of a body's front besides the screen.
  public enum Front: Sendable, Hashable {
    /// Room above and below the screen, and a round button.
    case homeButton
    /// A part of the screen's upper edge that is cut out.
    case notch
    /// A black pill below the screen's upper edge.
    case island
    /// A rim of the same width on all sides.
    case plain
  }

  /// The name on the command line and in stories, such as `iphone-se`.
  public let name: String
  /// The screen's size, in points.
  public let size: CGSize
  /// Pixels to a point.
  public let scale: CGFloat
  /// The parts of the device's front around its screen.
  public let front: Front
  /// How far the screen's corners are rounded, in points.
  public let cornerRadius: CGFloat
  /// The margins that must stay free of controls.
  public let safeArea: UIEdgeInsets
  /// The distance from the screen's sides to the body's, in points.
  public let rim: CGFloat

  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, _ front: Front, cornerRadius: CGFloat = 0,
    top: CGFloat = 20, bottom: CGFloat = 0, rim: CGFloat
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.front = front
    self.cornerRadius = cornerRadius
    safeArea = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    self.rim = rim
  }

  /// Every device that can be named.
  public static let all: [Device] = [
    Device("iphone-se", 320, 568, scale: 2, .homeButton, rim: 20),
    Device("iphone-8", 375, 667, scale: 2, .homeButton, rim: 22),
    Device("iphone-8-plus", 414, 736, scale: 3, .homeButton, rim: 24),
    Device("iphone-x", 375, 812, scale: 3, .notch, cornerRadius: 39, top: 44, bottom: 34, rim: 24),
    Device("iphone-15", 393, 852, scale: 3, .island, cornerRadius: 55, top: 59, bottom: 34, rim: 18),
    Device("iphone-15-plus", 430, 932, scale: 3, .island, cornerRadius: 55, top: 59, bottom: 34, rim: 18),
    Device("ipad", 768, 1024, scale: 2, .homeButton, rim: 46),
    Device("ipad-pro-11", 834, 1194, scale: 2, .plain, cornerRadius: 18, top: 24, bottom: 20, rim: 40),
  ]

  /// The device of a name; nil for an unknown one.
  public static func named(_ name: String) -> Device? {
    all.first { $0.name == name }
  }

  /// The first device with a screen of this size; if there is none, an iPhone with a home button and such a screen.
  public static func fitting(_ size: CGSize) -> Device {
    all.first { $0.size == size }
      ?? Device(
        "\(size.width)x\(size.height)", size.width, size.height, scale: 1, .homeButton, rim: min(size.width, size.height) * 0.06)
  }
}
