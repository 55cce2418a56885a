import Film
import Foundation
import Raster
import Styles
import TransitionKit

extension Film {
  /// The film that the options describe, at a rate that the output can show.
  ///
  /// - Parameter evenSides: whether a side of an odd number of pixels gets one more, as video encoders ask for.
  init(_ arguments: Arguments, fps: Double = standardRate, evenSides: Bool = false) throws {
    let style = try Style(arguments)
    let from = try arguments.text(.from).map(Screen.init(named:))
    let to = try arguments.text(.to).map(Screen.init(named:))
    let device = arguments.text(.device).flatMap(Device.named)
    var size =
      try arguments.text(.size).map(CGSize.init(_:)) ?? device?.size ?? Film.sizeOfPictures(from, to) ?? Film.standardSize
    let scale = CGFloat(arguments.number(.scale) ?? Double(device?.scale ?? 1))
    guard Stage.allows(size: size, scale: scale) else {
      throw UsageError(
        "a screen of \(Double(size.width).short)x\(Double(size.height).short) points at \(Double(scale).short) pixels to a point"
          + " has a side over \(Bitmap.sideLimit) pixels: take a smaller --size or --scale")
    }
    if evenSides {
      let (width, height) = Stage.pixelSize(of: size, scale: scale)
      size = CGSize(width: CGFloat(width + width % 2) / scale, height: CGFloat(height + height % 2) / scale)
    }
    self.init(
      style, from: from, to: to, size: size, scale: scale, duration: arguments.number(.duration),
      fps: fps, firstHold: arguments.number(.firstHold) ?? Film.standardFirstHold,
      lastHold: arguments.number(.lastHold) ?? Film.standardLastHold)
  }
}

extension Style {
  init(_ arguments: Arguments) throws(UsageError) {
    guard let name = arguments.text(.style) else {
      throw UsageError("no style is given: --style NAME; `\(Program.name) list` names them all")
    }
    guard let style = Style.named(name) else { preconditionFailure("The option takes a style's name") }
    self = style
  }
}

extension Screen {
  /// A sample's name or the path of a PNG.
  init(named word: String) throws {
    guard word.hasPrefix("sample:") else {
      if Self.samples.contains(where: { $0.name == word }), !FileManager.default.fileExists(atPath: word) {
        throw UsageError("there is no file called “\(word)”: the sample screen is sample:\(word)")
      }
      self = try .reading(word)
      return
    }
    let name = String(word.dropFirst("sample:".count))
    guard let sample = Screen.samples.first(where: { $0.name == name }) else {
      throw UsageError("there is no sample screen called “\(name)”", nearest: name, among: Screen.samples.map(\.name))
    }
    self = sample.screen
  }
}

extension Film {
  /// No screen that was ever photographed is narrower than this many pixels; a smaller picture is a test image.
  private static let screenshotWidth = 320

  /// Two screenshots of one size keep their shape, at the standard width.
  static func sizeOfPictures(_ from: Screen?, _ to: Screen?) -> CGSize? {
    guard let first = from?.bitmap, let second = to?.bitmap, first.width == second.width, first.height == second.height,
      min(first.width, first.height) >= screenshotWidth
    else { return nil }
    let height = standardSize.width * CGFloat(first.height) / CGFloat(first.width)
    return CGSize(width: standardSize.width, height: height.rounded())
  }
}
