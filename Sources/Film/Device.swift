public import TransitionKit

/// A screen to film on: its size in points and its pixels to a point.
public struct Device: Sendable, Equatable {
  public let name: String
  public let size: CGSize
  public let scale: CGFloat

  init(_ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
  }

  public static let all: [Device] = [
    Device("iphone-se", 320, 568, scale: 2),
    Device("iphone-8", 375, 667, scale: 2),
    Device("iphone-8-plus", 414, 736, scale: 3),
    Device("iphone-x", 375, 812, scale: 3),
    Device("iphone-15", 393, 852, scale: 3),
    Device("iphone-15-plus", 430, 932, scale: 3),
    Device("ipad", 768, 1024, scale: 2),
    Device("ipad-pro-11", 834, 1194, scale: 2),
  ]

  public static func named(_ name: String) -> Device? {
    all.first { $0.name == name }
  }
}
