import Codecs
import Film
import Foundation
import Raster
import StyleKit

/// The option table. A row serves every command that lists it.
extension AnyOption {
  // MARK: What is filmed

  static let style = Option("style", .style, in: .scene, isMain: true, "a transition's name (see `list`), or a Swift file")
  static let from = Option(
    "from", .screen, in: .scene, isMain: true, "the first screen: PNG, sample or controller",
    standard: "a sample")
  static let to = Option("to", .screen, in: .scene, isMain: true, "the second screen", standard: "a sample")

  // MARK: The screen

  static let device = Option(
    "device", .choice("device", Device.names.map { ($0.name, $0.device) }), in: .screen, isMain: true,
    "take a device's size and scale", standard: "the screenshots' own")
  static let landscape = Option("landscape", .flag, in: .screen, "the device on its side")
  static let size = Option(
    "size", .size, in: .screen, isMain: true, "of the screen, in points", standard: "375x667, or as the PNGs")
  static let scale = Option(
    "scale", .number(Film.scales), in: .screen, isMain: true, "pixels to a point; 2 is retina", standard: "1")
  static let width = Option(
    "width", .count(1...Bitmap.sideLimit), valueName: "PIXELS", in: .screen, isMain: true,
    "how wide the screen is, drawn sharp", standard: "points × scale")
  static let outputScale = Option(
    "output-scale", .number(0.05...4), in: .screen, "the film's size, as a share of the device's pixels", standard: "1")
  static let edges = Option(
    "edges", .choice("kind of edges", [("smooth", Picture.Edges.smooth), ("hard", .hard)]), in: .screen,
    "how layers' edges are drawn; hard is what iOS does unasked", standard: "smooth")

  // MARK: Time

  static let duration = Option(
    "duration", .number(Film.durations), valueName: "SECONDS", in: .time, isMain: true, "how long the transition takes",
    standard: "its document's")
  static let fps = Option(
    "fps", .number(Film.rates), in: .time, isMain: true, "frames to a second", standard: "50, the most that a GIF shows")
  static let speed = Option(
    "speed", .number(Film.speeds), in: .time, isMain: true, "how fast it plays; 0.25 is slow motion", standard: "1")
  static let bounce = Option("bounce", .flag, in: .time, isMain: true, "play there and back")
  static let at = Option("at", .moments, in: .time, isMain: true, "only these moments, like 0,25%,0.4")
  static let frames = Option("frames", .frames, in: .time, isMain: true, "only these frames, like 10..20")
  /// A delay of a GIF is at least two and at most 65,535 centiseconds.
  static let delay = Option(
    "delay", .number(0.02...655.35), valueName: "SECONDS", in: .time, "how long each frame stands, in place of --fps")
  static let firstHold = Option(
    "first-hold", .number(Film.holds), valueName: "SECONDS", in: .time, "how long the first picture stands",
    standard: Film.standardFirstHold.short)
  static let lastHold = Option(
    "last-hold", .number(Film.holds), valueName: "SECONDS", in: .time,
    "how long the last picture stands; timers that repeat are waited for 2 s at most",
    standard: Film.standardLastHold.short)

  // MARK: Parameters, fingers, and what stands around the screen

  static let param = Option("param", .setting, in: .scene, "set a parameter of the style; may be repeated")
  static let drag = Option(
    "drag", .number(Interaction.shares), valueName: "SHARE", in: .scene,
    "let a finger drive it so far across the screen")
  static let release = Option("release", .flag, in: .scene, "lift the finger: the style's threshold decides")

  static let dark = Option("dark", .flag, in: .screen, "dark colours, of the samples and of all that follows them")
  static let language = Option(
    "language", .choice("language", Look.Language.allCases.map { ($0.rawValue, $0) }), in: .screen, "of the samples' words",
    standard: "en")
  static let textSize = Option(
    "text-size", .textSize, in: .screen, "the size of text that its holder has chosen", standard: "large")
  static let statusTime = Option(
    "status-time", .clockTime, in: .screen, "a status bar with this time, like 9:41",
    standard: "9:41 on samples, and for Swift files on a --device; else no status bar")
  static let bezel = Option("bezel", .flag, in: .screen, "the device's body around the screen")
  static let background = Option(
    "background", .color, in: .screen, "what it stands on, like silver or f2f2f7", standard: "white below a body, else nothing")
  static let font = Option(
    "font", .file, in: .screen, "a font for letters that others lack, and for its name; may be repeated")
  static let showTouches = Option(
    "show-touches", .flag, in: .screen, "show fingers, and the tap that starts it; --drag does so anyway")
  static let showPointer = Option(
    "show-pointer", .flag, in: .screen, "show an iPad's round pointer in place of fingers")

  static let onion = Option("onion", .flag, in: .output, "one picture: the moments over each other, earlier ones fainter")

  static let check = Option("check", .flag, in: .scene, isMain: true, "only say what is wrong with the story")

  static let strict = Option("strict", .flag, in: .words, "end with exit code 1 if anything is wrong with the file")

  // MARK: The output

  static let output = Option("output", letter: "o", .file, in: .output, "the output, for scripts that name it first")
  static let format = Option(
    "format", .choice("format", FilmFormat.all.filter(\.isStream).map { ($0.name, $0) }), in: .output,
    "for - or a name that does not tell", standard: "what the name says")
  /// The loop count of a GIF is 16 bits, and counts the repeats after the first play.
  static let loop = Option(
    "loop", .count(0...65_536), in: .output, "how often a GIF, APNG or WebP plays in all", standard: "0, for ever")
  /// A palette's index is a byte.
  static let colors = Option("colors", .count(2...256), in: .output, "how many colours a GIF's frame may have", standard: "256")
  static let dither = Option(
    "dither", .choice("dither", GIFOptions.Dither.allCases.map { ($0.rawValue, $0) }), in: .output,
    "for colours that a GIF lacks; none is quickest", standard: "auto")
  static let quality = Option("quality", .number(1...100), in: .output, "how true a GIF or video is; 60 is small", standard: "90")
  static let maxBytes = Option(
    "max-bytes", .byteCount, in: .output, "the best GIF or WebP of at most so many bytes, like 500KB or 2MB")
  static let purpose = Option(
    "for", .choice("purpose", Purpose.all.map { ($0.name, $0) }), in: .output,
    "choose width, rate and size for a place; options win")
  static let draft = Option("draft", .flag, in: .output, "a GIF in few colours, for a quick look")
  static let gifLevel = Option(
    "gif-level", .choice("level", CompressionLevel.allCases.map { ($0.rawValue, $0) }), in: .output,
    "how long to look for fewer bytes of a GIF", standard: "standard")
  static let pngLevel = Option(
    "png-level", .choice("level", CompressionLevel.allCases.map { ($0.rawValue, $0) }), in: .output,
    "how hard to compress PNGs", standard: "standard")
  static let dryRun = Option("dry-run", .flag, in: .output, "only say what would be written")
  static let force = Option("force", .flag, in: .output, "write into a directory that is not empty")
  /// The limit of jobs is far above any machine's cores; each job holds a few frames in memory.
  static let jobs = Option(
    "jobs", letter: "j", .count(1...256), in: .output, "how many frames to draw at once",
    standard: "as many as cores, or as fit a gigabyte")

  // MARK: Words

  static let quiet = Option("quiet", letter: "q", .flag, in: .words, isMain: true, "say nothing but errors")
  static let verbose = Option("verbose", letter: "v", .flag, in: .words, "say more: what was filmed, and how fast")
  static let search = Option(
    "search", .file, valueName: "TEXT", in: .words, "only styles that have these words in what is said of them")
  static let json = Option("json", .flag, in: .words, "say it as JSON on standard output")
  static let help = Option("help", letter: "h", .flag, in: .words, isMain: true, "this page; `help COMMAND` has the rest")
  static let version = Option("version", .flag, in: .words, "which version this is")

  // MARK: Rows that several commands list

  /// The options that say what drives a style, and how.
  static let driving: [AnyOption] = [param, drag, release]
  /// The options for dark screens, languages, sizes of text, the status bar and for the body, ground and fingers around the screen.
  static let staging: [AnyOption] = [dark, language, textSize, statusTime, bezel, background, showTouches, showPointer]
  /// The options that decide how a transition looks at any moment.
  static let scenery: [AnyOption] = [style, from, to] + driving + [device, landscape, size, scale, font, duration] + sourcing
  /// The options that decide how pictures are drawn.
  static let drawing: [AnyOption] = [width, outputScale, edges] + staging
  /// The options that decide how frames become a file.
  static let writing: [AnyOption] = [
    output, format, loop, colors, dither, quality, maxBytes, draft, gifLevel, pngLevel, force, dryRun, jobs,
  ]
  /// The options that decide which moments are filmed, and for how long they are shown.
  static let timing: [AnyOption] = [fps, speed, bounce, at, frames, firstHold, lastHold]
  /// The options that decide what the program prints.
  static let reporting: [AnyOption] = [quiet, verbose, json]
}
