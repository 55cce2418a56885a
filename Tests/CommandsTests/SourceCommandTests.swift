import Foundation
import Styles
import Testing

/// `source STYLE` prints a style as a file, which films as the style does.
struct SourceCommandTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  /// A technique's file has both ways, so that one film is enough.
  private static let styles = Style.all.filter {
    $0.fileForApps != nil && ($0.family == .documents || $0.wayBack != nil)
  }

  @Test(arguments: styles.map(\.name))
  func theFileFilmsAsItsStyle(name: String) async throws {
    let style = try #require(Style.named(name))
    let file = try await place.run("source", name)
    #expect(file.end == .code(0) && file.words.isEmpty)
    try place.write(file.data.utf8, to: "Own.swift")
    // On these screens no element is offered, so that both begin at their usual place.
    let screens = ["--from", "sample:wireframe-list", "--to", "sample:wireframe-detail"]
    let tiny = screens + ["--size", "47x83", "--fps", "20", "-q"]
    try await place.run(["--style", name, "style.png"] + tiny).expectDone()
    try await place.run(["--style", "Own.swift", "--as", style.change.verb, "own.png"] + tiny).expectDone()
    #expect(try place.bytes("own.png") == place.bytes("style.png"))
  }

  @Test func whatUIKitDoesItselfIsRefused() async throws {
    let run = try await place.run("source", "system-push")
    #expect(run.end == .code(64) && run.words.contains("UIKit's own"))
    #expect(try await place.run("source").end == .code(64))
  }
}
