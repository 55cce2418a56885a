import Codecs
import Film
import Foundation
import Raster
import SourcePrograms
import StyleKit
import TransitionKit

extension Film {
  /// The film that the options describe, at a rate that the output can show.
  ///
  /// - Parameters:
  ///   - style: the style to film; nil is the one that the options name.
  ///   - standardScale: pixels to a point where no option says it.
  ///   - standardHold: how long the first and the last picture stand where no option says it.
  ///   - evenSides: whether a side of an odd number of pixels gets one more, as video encoders ask for.
  @MainActor
  init(
    _ arguments: Arguments, style: Style? = nil, fps: Double = standardRate, standardScale: CGFloat = 1,
    standardHold: Double? = nil, evenSides: Bool = false
  ) throws {
    let style = try style ?? arguments.style
    let fonts = try FontSet(arguments.all(.font))
    fonts.use()
    guard arguments[.from] != "-" || arguments[.to] != "-" else {
      throw UsageError("standard input holds one picture: --from and --to cannot both be -")
    }
    var from = try arguments[.from].map { word in try style.controllers[word].map(Screen.controller) ?? Screen(named: word) }
    var to = try arguments[.to].map { word in try style.controllers[word].map(Screen.controller) ?? Screen(named: word) }
    if let own = style.ownScreen.map(Screen.controller) {
      if style.change(with: try arguments.settings(of: style)).goesBack { from = from ?? own } else { to = to ?? own }
    }
    var choice = ScreenChoice(arguments, [from, to])
    let (device, ends) = (choice.device, (choice.laid(from, of: .from, arguments), choice.laid(to, of: .to, arguments)))
    (from, to) = ends
    var size = choice.size
    let surroundings = arguments.surroundings(of: size, on: device)
    let scale = try arguments.scale(of: size, standard: standardScale, surroundings)
    guard Stage.allows(size: size, scale: scale) else {
      throw UsageError(
        "a screen of \(Double(size.width).short)x\(Double(size.height).short) points at \(Double(scale).short) pixels to a point"
          + " \(Bitmap.tooLarge): take a smaller --size or --scale")
    }
    if evenSides { size = size.evened(at: scale) }
    guard Film.allows(size: size, scale: scale, surroundings) else {
      throw UsageError(
        "with what stands around it, the screen \(Bitmap.tooLarge): take a smaller --scale")
    }
    var look = Look(isDark: arguments.has(.dark), safeArea: choice.safeArea)
    (look.cornerRadius, look.textSize) = (choice.device?.cornerRadius ?? 0, arguments[.textSize] ?? .large)
    look.language = arguments[.language] ?? .english
    // Pictures are whole screens, and samples have a status bar of their own.
    look.statusTime = arguments[.statusTime] ?? (style.file != nil && device != nil ? "9:41" : nil)
    let firstHold = arguments[.firstHold] ?? standardHold ?? Film.standardFirstHold
    let lastHold = arguments[.lastHold] ?? standardHold ?? Film.standardLastHold
    if style.file != nil, arguments[.ways]?.count == 2 {
      try arguments.expectNoFinger()
      try self.init(
        thereAndBack: style, settings: arguments.settings(of: style), from: from, to: to, size: size, scale: scale, look: look,
        fps: fps, firstHold: firstHold, lastHold: lastHold)
      (self.surroundings, self.fonts, remarks) = (surroundings, fonts, choice.remarks)
      try cut(by: arguments)
      return
    }
    let settings = try arguments.settings(of: style)
    let interaction = try arguments.interaction(with: style)
    var driven = style
    if interaction != nil {
      driven.gesture = try Film.gesture(driving: style, settings: settings, from: from, to: to, size: size, look: look)
      guard driven.gesture != nil else { throw style.unmoved }
    }
    self.init(
      driven, settings: settings, interaction: interaction, from: from, to: to,
      size: size, scale: scale, look: look, duration: arguments[.duration], fps: fps, firstHold: firstHold, lastHold: lastHold)
    (self.surroundings, self.fonts, remarks) = (surroundings, fonts, choice.remarks)
    try cut(by: arguments)
  }

  /// Makes the film of a story; where options are given, they replace what the story says.
  @MainActor
  init(_ story: Story, _ arguments: Arguments, for output: Output) throws {
    var story = story
    if arguments.has(.fps) || output.format.countsCentiseconds && story.fps > Film.standardRate {
      story.fps = arguments.rate(of: output)
    }
    let wanted = arguments.surroundings(of: story.size, on: nil)
    story.surroundings.bezel = story.surroundings.bezel ?? wanted.bezel
    story.surroundings.background = wanted.background ?? story.surroundings.background
    if wanted.touches == .pointer || story.surroundings.touches == .hidden { story.surroundings.touches = wanted.touches }
    story.scale = try arguments.scale(of: story.size, standard: story.scale, story.surroundings)
    guard Stage.allows(size: story.size, scale: story.scale) else {
      throw UsageError(
        "at this scale the screen \(Bitmap.tooLarge): take a smaller --width or --scale")
    }
    if output.format.wantsEvenSides { story.size = story.size.evened(at: story.scale) }
    story.firstHold = arguments[.firstHold] ?? story.firstHold
    story.lastHold = arguments[.lastHold] ?? story.lastHold
    if arguments.has(.dark) { story.look.isDark = true }
    story.look.language = arguments[.language] ?? story.look.language
    story.look.textSize = arguments[.textSize] ?? story.look.textSize
    story.look.statusTime = arguments[.statusTime] ?? story.look.statusTime
    guard Film.allows(size: story.size, scale: story.scale, story.surroundings) else {
      throw UsageError("at this scale the screen \(Bitmap.tooLarge): take a smaller --scale")
    }
    let fonts = try FontSet(story.fonts + arguments.all(.font))
    fonts.use()
    self = try Film(story)
    self.fonts = fonts
    try cut(by: arguments)
  }

  /// Sets how fast the film plays, which of its pictures are taken, and how they are drawn.
  private mutating func cut(by arguments: Arguments) throws(UsageError) {
    speed = arguments[.speed] ?? 1
    bounces = arguments.has(.bounce)
    for other in [AnyOption.frames, .bounce, .speed] { try arguments.expectOne(of: [.at, other]) }
    excerpt = arguments[.at].map(Excerpt.moments) ?? arguments[.frames] ?? .whole
    edges = arguments[.edges] ?? .smooth
  }
}

extension Style {
  /// Why a drag makes no film of the style.
  fileprivate var unmoved: SourceProblem {
    SourceProblem(
      "\(name): --drag moves nothing in this \(change.verb): no recogniser of the sources answers a pan, and no"
        + " UIPercentDrivenInteractiveTransition is handed out that a finger could lead"
        + (change.goesBack ? "; in a \(change.verb), --from is the screen that goes" : ""))
  }
}

extension CGSize {
  /// The size with an even number of pixels each way, as video encoders ask for.
  fileprivate func evened(at scale: CGFloat) -> CGSize {
    let (width, height) = Stage.pixelSize(of: self, scale: scale)
    return CGSize(width: CGFloat(width + width % 2) / scale, height: CGFloat(height + height % 2) / scale)
  }
}

extension Arguments {
  /// The style that `--style` names.
  var style: Style {
    get throws(UsageError) {
      if let style = self[.style] { return style }
      throw UsageError("no style is given: --style NAME; `\(Program.name) list` names them all")
    }
  }

  /// How many pixels there are to a point.
  fileprivate func scale(
    of size: CGSize, standard: CGFloat, _ surroundings: Surroundings
  ) throws(UsageError) -> CGFloat {
    try expectOne(of: [.width, .scale])
    try expectOne(of: [.width, .outputScale])
    if let pictureWidth { return Film.scale(of: size, surroundings, width: pictureWidth) }
    guard let width = self[.width] else {
      return CGFloat(self[.scale] ?? Double(standard)) * CGFloat(self[.outputScale] ?? 1)
    }
    return Film.scale(of: size, Surroundings(), width: width)
  }

  /// The style's parameters as `--param` sets them.
  fileprivate func settings(of style: Style) throws(UsageError) -> Settings {
    var settings = Settings()
    for setting in all(.param) {
      do throws(ParameterError) {
        try settings.set(setting.name, to: setting.value, of: style)
      } catch {
        throw UsageError("--param \(setting.name)=\(setting.value): \(error)")
      }
    }
    if has(.duration), style.file == nil, style.number("duration", with: settings) == nil {
      throw UsageError("\(style.name) takes the time that the system gives it: --duration has nothing to set")
    }
    return settings
  }

  /// Refuses a finger where the film goes there and back by itself.
  fileprivate func expectNoFinger() throws(UsageError) {
    guard has(.drag) || has(.release) else { return }
    throw UsageError("--drag drives one change of screens: take --as with one")
  }

  /// The finger that drives the style; nil if none does.
  fileprivate func interaction(with style: Style) throws -> Interaction? {
    guard let share = self[.drag] else {
      guard !has(.release) else { throw UsageError("--release lifts a finger: --drag SHARE says how far it goes first") }
      return nil
    }
    guard style.gesture != nil else {
      guard style.file == nil else {
        throw SourceProblem("\(style.name) follows no finger: its sources have no gesture recogniser and nothing percent-driven")
      }
      let known = styles.filter { $0.gesture != nil }
      throw UsageError("\(style.name) follows no finger: \(known.aFewInWords) would")
    }
    return .drag(to: share, release: has(.release))
  }

  /// The device's body, the background and the finger around a screen of this size.
  fileprivate func surroundings(of size: CGSize, on device: Device?) -> Surroundings {
    let body = device.flatMap { $0.size == size ? $0 : nil } ?? Device.fitting(size)
    let touches: Surroundings.Touches = has(.showPointer) ? .pointer : has(.showTouches) || has(.drag) ? .fingers : .hidden
    return Surroundings(bezel: has(.bezel) ? body : nil, background: self[.background], touches: touches)
  }
}
