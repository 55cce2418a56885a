import Codecs
import Foundation
import Testing

/// `new NAME` makes a starter that films as it is. Tests/Installation/run runs its test as well.
struct NewCommandTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  @Test func theStarterFilmsBothWays() async throws {
    let made = try await place.run("new", "CardFlip")
    made.expectDone()
    #expect(made.words.contains("CardFlip/README.md"))
    #expect(try place.files() == ["CardFlip"])
    #expect(try place.files("CardFlip") == [".gitignore", "CardFlip.swift", "Package.swift", "README.md", "Sources", "Tests"])
    for mode in ["5", "6"] {
      try await place.run(
        "--style", "CardFlip/CardFlip.swift", "--as", "push,pop", "--swift", mode, "--size", "24x48", "--fps", "10",
        "out\(mode).gif"
      ).expectDone()
    }
    let frames = try place.film("out5.gif").frames
    #expect(frames.count > 8 && frames.first?.bitmap == frames.last?.bitmap)
    #expect(frames[4].bitmap != frames[0].bitmap)
  }

  /// The commands that the README shows work where it stands.
  @Test func theCommandsOfItsReadmeRun() async throws {
    try await place.run("new", "CardFlip", "--quiet").expectDone()
    let text = String(decoding: try place.bytes("CardFlip/README.md"), as: UTF8.self)
    let commands = text.split(separator: "\n").filter { $0.hasPrefix("render-transition ") }
    #expect(commands.count == 3)
    for command in commands {
      let line = "cd CardFlip && PATH=\"$(dirname \"$program\"):$PATH\" \(command) --size 24x48"
      #expect(try await place.shell(line).end == .code(0), "\(command)")
    }
  }

  @Test(arguments: [
    ("card-flip", "CardFlip"), ("card flip", "CardFlip"), ("2D", "Flip2D"), ("class", "ClassTransition"),
    ("UIKit", "UIKitTransition"), ("a/b", "B"), ("翻转", "CardFlip"), ("", "CardFlip"), ("__", "CardFlip"), ("it's", "ItS"),
    ("../Card", "Card"),
  ])
  func aNameThatSwiftDoesNotTakeGetsASuggestion(name: String, suggestion: String) async throws {
    try await place.run("new", name).expectFailure(64, "“\(name)”", ": try \(suggestion)\n")
    #expect(try place.files() == [])
  }

  @Test func aNameIsNeeded() async throws {
    try await place.run("new").expectFailure(64, "a name is missing")
    try await place.run("new", "A", "B").expectFailure(64, "“B”")
  }

  @Test func whatIsThereStays() async throws {
    try place.makeDirectory("Empty")
    try place.write([7], to: "File")
    try FileManager.default.createSymbolicLink(atPath: place.path("Link"), withDestinationPath: "nowhere")
    for name in ["Empty", "File", "Link"] { try await place.run("new", name).expectFailure(2, name, "it is there already") }
    #expect(try place.files() == ["Empty", "File", "Link"] && place.files("Empty").isEmpty)
  }

  @Test func aPlaceThatCannotBeWrittenIsSaid() async throws {
    let run = try await place.shell("cd /proc && \"$program\" new CardFlip")
    #expect(run.end == .code(2) && run.words.hasPrefix("render-transition: cannot write CardFlip: "), "\(run.words)")
  }
}
