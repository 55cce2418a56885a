import Film
import Raster
import Styles

// Rows for fingers, parameters, and what stands around the screen.

extension Option {
  static let param = Option(
    "param", .setting, in: .scene, "set a parameter of the style; may be repeated")
  static let drag = Option(
    "drag", .number(Interaction.shares), value: "SHARE", in: .scene,
    "let a finger drive it so far across the screen")
  static let release = Option("release", .flag, in: .scene, "lift the finger: the style's threshold decides")

  static let dark = Option("dark", .flag, in: .screen, "samples in dark colours")
  static let bezel = Option("bezel", .flag, in: .screen, "the device's body around the screen")
  static let background = Option(
    "background", .color, in: .screen, "what it stands on, like silver or f2f2f7",
    standard: "white below a body, else nothing")
  static let showTouches = Option("show-touches", .flag, in: .screen, "show the finger; --drag does so anyway")

  static let check = Option("check", .flag, in: .scene, isMain: true, "only say what is wrong with the story")

  /// What drives a style, and how.
  static let driving: [Option] = [param, drag, release]
  /// What stands around the screen.
  static let staging: [Option] = [dark, bezel, background, showTouches]
}

extension Option {
  static func checkColor(_ text: String) throws(UsageError) {
    guard Color(named: text) == nil else { return }
    throw UsageError(
      "--background takes a colour like f2f2f7, or \(Color.names.map(\.name).joinedByOr), not “\(text)”")
  }

  /// Which parameters there are depends on the style.
  static func checkSetting(_ text: String) throws(UsageError) {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
      throw UsageError("--param takes a parameter and its value, like duration=1, not “\(text)”")
    }
  }
}
