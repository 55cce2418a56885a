import Film
import Foundation
import Raster
import Styles
import TransitionKit

extension Film {
  /// The film that the options describe, at a rate that the output can show.
  ///
  /// - Parameters:
  ///   - style: instead of the one that the options name.
  ///   - standardScale: pixels to a point where no option says it; nil leaves it to the device.
  ///   - standardHold: how long the first and the last picture stand where no option says it.
  ///   - evenSides: whether a side of an odd number of pixels gets one more, as video encoders ask for.
  init(
    _ arguments: Arguments, style: Style? = nil, fps: Double = standardRate, standardScale: CGFloat? = nil,
    standardHold: Double? = nil, evenSides: Bool = false
  ) throws {
    let style = try style ?? Style(arguments)
    guard arguments.text(.from) != "-" || arguments.text(.to) != "-" else {
      throw UsageError("standard input holds one picture: --from and --to cannot both be -")
    }
    let from = try arguments.text(.from).map(Screen.init(named:))
    let to = try arguments.text(.to).map(Screen.init(named:))
    let device = arguments.text(.device).flatMap(Device.named)
    var size =
      try arguments.text(.size).map(CGSize.init(_:)) ?? device?.size ?? Film.sizeOfPictures(from, to) ?? Film.standardSize
    let scale = try arguments.scale(of: size, standard: standardScale ?? device?.scale ?? 1)
    guard Stage.allows(size: size, scale: scale) else {
      throw UsageError(
        "a screen of \(Double(size.width).short)x\(Double(size.height).short) points at \(Double(scale).short) pixels to a point"
          + " has a side over \(Bitmap.sideLimit) pixels: take a smaller --size or --scale")
    }
    if evenSides { size = size.evened(at: scale) }
    let surroundings = arguments.surroundings(of: size, on: device)
    guard Film.allows(size: size, scale: scale, surroundings) else {
      throw UsageError(
        "with what stands around it, the screen has a side over \(Bitmap.sideLimit) pixels: take a smaller --scale")
    }
    self.init(
      style, settings: try arguments.settings(of: style), interaction: try arguments.interaction(with: style), from: from, to: to,
      size: size, scale: scale, look: arguments.look(on: device), duration: arguments.number(.duration), fps: fps,
      firstHold: arguments.number(.firstHold) ?? standardHold ?? Film.standardFirstHold,
      lastHold: arguments.number(.lastHold) ?? standardHold ?? Film.standardLastHold)
    self.surroundings = surroundings
    try cut(by: arguments)
  }

  /// The film of a story, with what the options say instead.
  @MainActor
  init(_ story: Story, _ arguments: Arguments, for output: Output) throws {
    var story = story
    if arguments.has(.fps) || output.countsCentiseconds && story.fps > Film.standardRate {
      story.fps = arguments.rate(of: output)
    }
    if let scale = arguments.number(.scale) { story.scale = CGFloat(scale) }
    if output.format == .y4m { story.size = story.size.evened(at: story.scale) }
    story.firstHold = arguments.number(.firstHold) ?? story.firstHold
    story.lastHold = arguments.number(.lastHold) ?? story.lastHold
    if arguments.has(.dark) { story.look.isDark = true }
    let wanted = arguments.surroundings(of: story.size, on: nil)
    story.surroundings.bezel = story.surroundings.bezel ?? wanted.bezel
    story.surroundings.background = wanted.background ?? story.surroundings.background
    if wanted.showsTouches { story.surroundings.showsTouches = true }
    guard Film.allows(size: story.size, scale: story.scale, story.surroundings) else {
      throw UsageError("at this scale the screen has a side over \(Bitmap.sideLimit) pixels: take a smaller --scale")
    }
    self = try Film(story)
    try cut(by: arguments)
  }

  /// How fast it plays, which of its pictures it takes, and how they are drawn.
  private mutating func cut(by arguments: Arguments) throws(UsageError) {
    speed = arguments.number(.speed) ?? 1
    bounces = arguments.has(.bounce)
    excerpt = try arguments.excerpt
    edges = arguments.text(.edges) == "hard" ? .hard : .smooth
  }

  /// What `-v` tells of it.
  @MainActor
  func notes(_ arguments: Arguments) throws -> [String] {
    guard arguments.has(.verbose) else { return [] }
    let style = try Style(arguments)
    let screen = "screen of \(Double(size.width).short)×\(Double(size.height).short) points at scale \(Double(scale).short)"
    return ["\(style.name): \(style.summary) (\(style.source))", screen]
      + (try Take.diagnostics(of: self).map { "at \($0.time.short) s: \($0.text)" })
  }
}

extension CGSize {
  /// With an even number of pixels each way, as video encoders ask for.
  fileprivate func evened(at scale: CGFloat) -> CGSize {
    let (width, height) = Stage.pixelSize(of: self, scale: scale)
    return CGSize(width: CGFloat(width + width % 2) / scale, height: CGFloat(height + height % 2) / scale)
  }
}

extension Arguments {
  /// Pixels to a point.
  fileprivate func scale(of size: CGSize, standard: CGFloat) throws(UsageError) -> CGFloat {
    try expectOne(of: [.width, .scale])
    try expectOne(of: [.width, .outputScale])
    guard let width = count(.width).map({ CGFloat($0) }) else {
      return CGFloat(number(.scale) ?? Double(standard)) * CGFloat(number(.outputScale) ?? 1)
    }
    // The quotient may be too large by its last bit, which would make for one more pixel.
    let scale = width / size.width
    return scale * size.width > width ? scale.nextDown : scale
  }

  fileprivate var excerpt: Excerpt {
    get throws(UsageError) {
      for other in [Option.frames, .bounce, .speed] { try expectOne(of: [.at, other]) }
      if let text = text(.at) { return .moments(try [Moment](moments: text)) }
      return try text(.frames).map(Excerpt.init(frames:)) ?? .whole
    }
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
  /// A sample's name or the path of a PNG, `-` for standard input.
  init(named word: String) throws {
    guard word != "-" else {
      self = try .reading("/dev/stdin")
      return
    }
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
