import Film
import Foundation
import Raster
import TransitionKit

/// The screen that a film is seen on, as options and pictures say, and what people are told of the choice.
struct ScreenChoice {
  /// The screen's size, in points.
  let size: CGSize
  /// The device that is named, or that the screenshots are from; nil where only a size is known.
  let device: Device?
  /// The margins that a device keeps free, upright or on its side.
  let safeArea: UIEdgeInsets
  /// The choices that nobody asked for.
  private(set) var remarks: [String] = []

  init(_ arguments: Arguments, _ screens: [Screen?]) {
    let isTurned = arguments.has(.landscape)
    let named = arguments[.device].map { isTurned ? $0.landscape : $0 }
    var chosen: Device?
    if named == nil, arguments[.size] == nil {
      let pictures = screens.compactMap { $0?.bitmap }
      if let (picture, device) = Self.source(of: pictures) {
        chosen = isTurned ? device.landscape : device
        remarks.append(
          "\(picture.width)×\(picture.height) pixels are the screen of an \(device.title): filmed at \(device.size.inWords) points"
        )
      } else if arguments.has(.bezel), pictures.isEmpty {
        chosen = isTurned ? Device.standard.landscape : .standard
        remarks.append("--bezel takes the body of an \(Device.standard.title): --device NAME takes another")
      } else if arguments.has(.bezel) {
        remarks.append("--bezel takes a body with a home button: no device has screenshots of this size")
      }
    }
    if named == nil, let size = arguments[.size], let remark = Self.remark(on: size) { remarks.append(remark) }
    device = named ?? chosen
    let size = arguments[.size] ?? device?.size ?? Self.size(of: screens) ?? Film.standardSize
    self.size = isTurned ? size.lying : size
    safeArea = device?.safeArea ?? (isTurned ? .zero : Look.plainSafeArea)
    if arguments.has(.dark), screens.contains(where: { $0?.isPicture == true }) {
      remarks.append("--dark changes nothing in screenshots: take them in the dark")
    }
  }

  /// Tells of a device that has a screen of this size, with a status bar and margins that no plain screen has; nil if there is none.
  private static func remark(on size: CGSize) -> String? {
    let device = Device.fitting(size)
    guard !device.isLandscape, !device.title.isEmpty, device.safeArea != Look.plainSafeArea else { return nil }
    return
      "\(size.inWords) points are the screen of an \(device.title): --device \(device.name) has its status bar and margins, too"
  }

  /// The first picture that is a device's whole screen, and the device.
  private static func source(of pictures: [Bitmap]) -> (Bitmap, Device)? {
    pictures.lazy.compactMap { picture in Device.taking(picture.width, picture.height).map { (picture, $0) } }.first
  }

  /// The smallest side of a screenshot, in pixels; a smaller picture is taken for a test image.
  private static let screenshotWidth = 320

  /// The film's size, in points, for two screenshots of one size: their proportions at the standard width; nil for other pictures.
  private static func size(of screens: [Screen?]) -> CGSize? {
    let pictures = screens.compactMap { $0?.bitmap }
    guard pictures.count == 2, let first = pictures.first,
      pictures.allSatisfy({ $0.width == first.width && $0.height == first.height }),
      min(first.width, first.height) >= screenshotWidth
    else { return nil }
    let height = Film.standardSize.width * CGFloat(first.height) / CGFloat(first.width)
    return CGSize(width: Film.standardSize.width, height: height.rounded())
  }

  /// The screen, where it is a picture that one can see through, laid on the background that is asked for, or on white.
  ///
  /// - Parameter option: the option that names the picture.
  mutating func laid(_ screen: Screen?, of option: AnyOption, _ arguments: Arguments) -> Screen? {
    guard let bitmap = screen?.bitmap, bitmap.pixels.contains(where: { $0.alpha < 255 }) else { return screen }
    let color = arguments[.background].flatMap { $0.alpha == 1 ? $0 : nil }
    remarks.append(
      "one can see through the picture of \(option.spelling): it is laid on \(color == nil ? "white" : "the background's colour")"
    )
    let ground = (color ?? Color(red: 1, green: 1, blue: 1)).premultiplied
    return .picture(Bitmap(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map { $0.over(ground) }))
  }
}

extension CGSize {
  fileprivate var inWords: String { "\(Double(width).short)×\(Double(height).short)" }
}
