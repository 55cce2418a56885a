import Film
import Raster
import StyleKit

// Rows for fingers, parameters, and what stands around the screen.

extension AnyOption {
  static let param = Option(
    "param", .setting, in: .scene, "set a parameter of the style; may be repeated")
  static let drag = Option(
    "drag", .number(Interaction.shares), placeholder: "SHARE", in: .scene,
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
  static let driving: [AnyOption] = [param, drag, release]
  /// What stands around the screen.
  static let staging: [AnyOption] = [dark, bezel, background, showTouches]
}
