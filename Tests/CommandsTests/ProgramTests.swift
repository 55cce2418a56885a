import Commands
import StyleKit
import Styles
import Testing

/// The command line over a catalogue of one's own.
@MainActor
struct ProgramTests {
  private let own = Style(
    name: "own-push", source: "a program of one's own", summary: "nothing but the system's push", change: .push { _ in nil })
  private var line: [String] { ["--style", own.name, "--size", "8x8", "out.gif"] }

  @Test func aStyleAddedToTheCatalogueCanBeFilmed() {
    #expect(Program(styles: Style.all + [own]).mistake(inCommandLine: line) == nil)
    #expect(Program(styles: [own]).mistake(inManifest: "one --style own-push") == nil)
  }

  @Test(arguments: [
    ["-q", "golden", "verify", "dir"], ["-v", "trace", "--style", "kugou-push"],
    ["--device", "iphone-15", "-q", "strip", "--style", "kugou-push", "out.png"], ["--style=kugou-push", "trace"],
  ])
  func optionsMayStandBeforeTheCommand(_ line: [String]) {
    #expect(Program(styles: Style.all).mistake(inCommandLine: line) == nil)
  }

  @Test func aStyleOutsideTheCatalogueIsUnknown() throws {
    let mistake = try #require(Program(styles: Style.all).mistake(inCommandLine: line))
    #expect(mistake.hasPrefix("there is no style called “own-push”"))
    let others = try #require(Program(styles: [own]).mistake(inCommandLine: ["--style", "kugou-push", "out.gif"]))
    #expect(others.hasPrefix("there is no style called “kugou-push”"))
  }
}
