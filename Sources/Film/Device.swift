public import TransitionKit

/// A screen to film on: its size in points, its pixels to a point, and the body around it.
public struct Device: Sendable, Hashable {
  /// The parts of a body's front besides the screen.
  public enum Front: Sendable, Hashable {
    /// Room above and below the screen, and a round button.
    case homeButton
    /// A part of the screen's upper edge that is cut out, as wide and as deep as these points say.
    case notch(width: CGFloat, depth: CGFloat)
    /// A black pill so many points below the screen's upper edge.
    case island(top: CGFloat)
    /// A rim of the same width on all sides.
    case plain
  }

  /// The name on the command line and in stories, such as `iphone-se`.
  public let name: String
  /// The names of other models with such a screen.
  public let aliases: [String]
  /// The models with such a screen, as people call them.
  public let title: String
  /// The screen's size, in points.
  public private(set) var size: CGSize
  /// Pixels to a point.
  public let scale: CGFloat
  /// The parts of the device's front around its screen.
  public let front: Front
  /// How far the screen's corners are rounded, in points.
  public let cornerRadius: CGFloat
  /// The margins that must stay free of controls.
  public private(set) var safeArea: UIEdgeInsets
  /// The distance from the screen's sides to the body's, in points, as the device stands upright.
  public let rim: CGFloat
  /// The distance from the screen's upper and lower ends to the body's; the same as `rim` on a device without a button.
  public let end: CGFloat
  /// Whether the device lies on its left side, with its upper end on the left.
  public private(set) var isLandscape = false

  init(
    _ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, _ front: Front,
    cornerRadius: CGFloat = 0, top: CGFloat = 20, bottom: CGFloat = 0, rim: CGFloat, end: CGFloat? = nil,
    also aliases: [String] = []
  ) {
    (self.name, self.title, self.aliases) = (name, title, aliases)
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.front = front
    self.cornerRadius = cornerRadius
    safeArea = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    self.rim = rim
    self.end = end ?? rim
  }

  /// The notch of the iPhone X and of those that came before the 13.
  private static let wideNotch = Front.notch(width: 208, depth: 30)
  private static let notch = Front.notch(width: 162, depth: 33)

  /// Every kind of screen that can be named, a row each: phones first, then pads, each in the order in which they came out.
  public static let all: [Device] = [
    Device("iphone-se", "iPhone SE of 2016", 320, 568, scale: 2, .homeButton, rim: 28, end: 113, also: ["iphone-5s"]),
    Device(
      "iphone-8", "iPhone 6 to 8, SE 2 and SE 3", 375, 667, scale: 2, .homeButton, rim: 28, end: 111,
      also: ["iphone-se-2", "iphone-se-3", "iphone-7"]),
    Device(
      "iphone-8-plus", "iPhone 6 Plus to 8 Plus", 414, 736, scale: 3, .homeButton, rim: 29, end: 111, also: ["iphone-7-plus"]),
    Device(
      "iphone-x", "iPhone X, XS and 11 Pro", 375, 812, scale: 3, wideNotch, cornerRadius: 39, top: 44, bottom: 34, rim: 24,
      also: ["iphone-xs", "iphone-11-pro"]),
    Device(
      "iphone-11", "iPhone XR and 11", 414, 896, scale: 2, wideNotch, cornerRadius: 41.5, top: 48, bottom: 34, rim: 28,
      also: ["iphone-xr"]),
    Device(
      "iphone-11-pro-max", "iPhone XS Max and 11 Pro Max", 414, 896, scale: 3, wideNotch, cornerRadius: 39, top: 44, bottom: 34,
      rim: 24, also: ["iphone-xs-max"]),
    Device(
      "iphone-12-mini", "iPhone 12 mini and 13 mini", 375, 812, scale: 3, notch, cornerRadius: 44, top: 50, bottom: 34, rim: 22,
      also: ["iphone-13-mini"]),
    Device(
      "iphone-12", "iPhone 12 to 14 and 16e", 390, 844, scale: 3, notch, cornerRadius: 47.33, top: 47, bottom: 34, rim: 22,
      also: ["iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14", "iphone-16e"]),
    Device(
      "iphone-14-plus", "iPhone 12 Pro Max, 13 Pro Max and 14 Plus", 428, 926, scale: 3, notch, cornerRadius: 53.33, top: 47,
      bottom: 34, rim: 22, also: ["iphone-12-pro-max", "iphone-13-pro-max"]),
    Device(
      "iphone-15", "iPhone 14 Pro, 15, 15 Pro and 16", 393, 852, scale: 3, .island(top: 11), cornerRadius: 55, top: 59,
      bottom: 34, rim: 18, also: ["iphone-14-pro", "iphone-15-pro", "iphone-16"]),
    Device(
      "iphone-15-plus", "iPhone 14 Pro Max, 15 Plus, 15 Pro Max and 16 Plus", 430, 932, scale: 3, .island(top: 11),
      cornerRadius: 55, top: 59, bottom: 34, rim: 18, also: ["iphone-14-pro-max", "iphone-15-pro-max", "iphone-16-plus"]),
    Device(
      "iphone-16-pro", "iPhone 16 Pro, 17 and 17 Pro", 402, 874, scale: 3, .island(top: 14), cornerRadius: 62, top: 62,
      bottom: 34, rim: 15, also: ["iphone-17", "iphone-17-pro"]),
    Device(
      "iphone-16-pro-max", "iPhone 16 Pro Max and 17 Pro Max", 440, 956, scale: 3, .island(top: 14), cornerRadius: 62, top: 62,
      bottom: 34, rim: 15, also: ["iphone-17-pro-max"]),
    Device(
      "iphone-air", "iPhone Air", 420, 912, scale: 3, .island(top: 20), cornerRadius: 62, top: 68, bottom: 34, rim: 16),
    Device(
      "ipad", "iPad of 9.7 inches and mini to the 5th", 768, 1024, scale: 2, .homeButton, rim: 56, end: 112, also: ["ipad-9.7"]),
    Device("ipad-10.2", "iPad of 10.2 inches", 810, 1080, scale: 2, .homeButton, rim: 47, end: 111),
    Device("ipad-10.5", "iPad Pro of 10.5 inches and Air 3", 834, 1112, scale: 2, .homeButton, rim: 36, end: 95),
    Device(
      "ipad-pro-11", "iPad Pro of 11 inches before the M4", 834, 1194, scale: 2, .plain, cornerRadius: 18, top: 24, bottom: 20,
      rim: 40),
    Device(
      "ipad-air-11", "iPad Air of 11 inches and Air 4 and 5", 820, 1180, scale: 2, .plain, cornerRadius: 18, top: 24, bottom: 20,
      rim: 42),
    Device("ipad-10", "iPad of the 10th generation", 820, 1180, scale: 2, .plain, cornerRadius: 25, top: 24, bottom: 20, rim: 46),
    Device("ipad-mini", "iPad mini from the 6th", 744, 1133, scale: 2, .plain, cornerRadius: 21.5, top: 24, bottom: 20, rim: 40),
    Device(
      "ipad-air-13", "iPad Air of 13 inches and Pro of 12.9", 1024, 1366, scale: 2, .plain, cornerRadius: 18, top: 24, bottom: 20,
      rim: 42, also: ["ipad-pro-12.9"]),
    Device(
      "ipad-pro-11-m4", "iPad Pro of 11 inches from the M4", 834, 1210, scale: 2, .plain, cornerRadius: 30, top: 24, bottom: 20,
      rim: 34),
    Device(
      "ipad-pro-13", "iPad Pro of 13 inches", 1032, 1376, scale: 2, .plain, cornerRadius: 30, top: 24, bottom: 20, rim: 34),
  ]

  /// The device whose body is drawn around samples where nobody names one.
  public static let standard = named("iphone-15")!

  /// Every name, with the device that has it: of each device its own first, then those of its other models.
  public static let names: [(name: String, device: Device)] = all.flatMap { device in
    ([device.name] + device.aliases).map { ($0, device) }
  }

  /// The device of a name; nil for an unknown one.
  public static func named(_ name: String) -> Device? {
    names.first { $0.name == name }?.device
  }

  /// The first device with a screen of this size, upright or on its side; if there is none, an iPhone with a home button and such a
  /// screen.
  public static func fitting(_ size: CGSize) -> Device {
    if let known = all.lazy.flatMap({ [$0, $0.landscape] }).first(where: { $0.size == size }) { return known }
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    let upright = Device(
      "\(short)x\(long)", "", short, long, scale: 1, .homeButton, rim: short * 0.075, end: min(short, 420) * 0.29)
    return size.width > size.height ? upright.landscape : upright
  }

  /// The first device whose screenshots have this size in pixels, upright or on its side; nil if there is none.
  public static func taking(_ width: Int, _ height: Int) -> Device? {
    all.lazy.flatMap { [$0, $0.landscape] }.first { $0.pixelSize == (width, height) }
  }

  /// The size of its screenshots, in pixels.
  public var pixelSize: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }

  // MARK: On its side

  /// The height that the home indicator keeps free where a phone lies on its side, in points.
  private static let landscapeBottom: CGFloat = 21
  /// The shorter side of the smallest pad, in points.
  private static let padSide: CGFloat = 744

  /// The device on its side. A phone then has no status bar and keeps as much free left and right as it does above when upright; a
  /// pad has its status bar along the longer side.
  public var landscape: Device {
    guard !isLandscape else { return self }
    var turned = self
    turned.isLandscape = true
    turned.size = CGSize(width: size.height, height: size.width)
    guard min(size.width, size.height) < Self.padSide else { return turned }
    let side = safeArea.bottom > 0 ? safeArea.top : 0
    turned.safeArea = UIEdgeInsets(top: 0, left: side, bottom: safeArea.bottom > 0 ? Self.landscapeBottom : 0, right: side)
    return turned
  }
}
