import Codecs
import Film

/// A place that films are made for: how wide, how many frames a second and how large they are there, unless options say it.
struct Purpose: Sendable {
  let name: String
  /// How wide the picture is, with what stands around the screen, in pixels.
  let width: Int
  /// The frames to a second of a GIF, and of all else.
  let (gifRate, rate): (Int, Int)
  /// The most bytes of a format that can be made to fit; nil for any number.
  let most: String?

  private init(_ name: String, width: Int, rates: (gif: Int, other: Int), most: String?) {
    (self.name, self.width, self.most) = (name, width, most)
    (gifRate, rate) = rates
  }

  static let all = [
    Purpose("readme", width: 375, rates: (25, 25), most: "5MB"),
    Purpose("slack", width: 320, rates: (25, 25), most: "2MB"),
    Purpose("keynote", width: 1080, rates: (50, 60), most: nil),
    Purpose("twitter", width: 720, rates: (25, 30), most: "5MB"),
  ]

  /// The options in whose presence the width is left alone.
  fileprivate static let widths: [AnyOption] = [.width, .scale, .outputScale]

  /// The options that the purpose chooses besides the width, each with those in whose presence it is left alone.
  fileprivate func choices(_ format: FilmFormat) -> [(option: AnyOption, value: String, unless: [AnyOption])] {
    let limit = format.settings.contains(.maxBytes) ? most : nil
    return [(.fps, "\(format.countsCentiseconds ? gifRate : rate)", [.fps])]
      + (limit.map { [(.maxBytes, $0, [.maxBytes, .quality, .draft])] } ?? [])
  }
}

extension Arguments {
  /// The same arguments with what `--for` chooses, where nothing else is given.
  func suited() throws(UsageError) -> Arguments {
    guard let purpose = self[.purpose] else { return self }
    let format = try Output(outputName(like: "out.gif"), format: self[.format]).format
    var arguments = self
    var chosen: [String] = []
    if !Purpose.widths.contains(where: has) {
      arguments.pictureWidth = purpose.width
      chosen.append("\(purpose.width) pixels wide")
    }
    for (option, value, others) in purpose.choices(format) where !others.contains(where: has) {
      try arguments.set(option, to: value)
      chosen.append("\(option.spelling) \(value)")
    }
    arguments.chosen = "for \(purpose.name): " + (chosen.isEmpty ? "nothing chosen" : chosen.joined(separator: " "))
    return arguments
  }
}
