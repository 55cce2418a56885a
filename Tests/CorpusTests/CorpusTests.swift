import Foundation
import GoldenTesting
import Goldens
import Testing
import UIKit

/// Small animators as they stand in apps, filmed: each leads from exactly one screen to exactly the other.
@MainActor @Suite struct CorpusTests {
  @Test(arguments: Piece.all.map(\.name))
  func everyAnimatorLooksAsItsGolden(name: String) throws {
    let piece = try #require(Piece.all.first { $0.name == name })
    let performance = try Performance(piece) { stage, times in
      try assertStrip(stage, at: times, matches: "Corpus/\(name)")
    }
    #expect(performance.before == Performance.still(.first))
    #expect(performance.after == Performance.still(piece.end == .second ? .second : .first))
    #expect(performance.stage.diagnostics == [])
    #expect(performance.leftAnimations == [])
    #expect(!performance.stage.interactionIsDisabled)
  }

  /// A percent-driven transition that is cancelled leaves everything as it was, whatever moves in it.
  @Test(arguments: cancellable, [0, 0.4, 1] as [CGFloat])
  func aCancelledTransitionEndsAsItBegan(name: String, share: CGFloat) throws {
    let push = try #require(Piece.all.first { $0.name == name })
    let animator = try #require(push.makeAnimator)
    let performance = try Performance(.led(name, end: .first, share: share, animator))
    #expect(performance.before == performance.after)
    #expect(performance.stage.diagnostics == [])
    #expect(performance.leftAnimations == [])
  }

  @Test(arguments: cancellable)
  func aFinishedTransitionShowsTheOtherScreen(name: String) throws {
    let push = try #require(Piece.all.first { $0.name == name })
    let animator = try #require(push.makeAnimator)
    let performance = try Performance(.led(name, end: .second, animator))
    #expect(performance.after == Performance.still(.second))
    #expect(performance.stage.diagnostics == [])
    #expect(performance.leftAnimations == [])
  }

  @Test func everyAnimatorIsPerformed() throws {
    #expect(Set(Piece.all.map(\.file)) == Set(try Self.sources(in: "Animators").map(\.name)))
    #expect(Set(Piece.all.map(\.name)).count == Piece.all.count)
  }

  @Test func everyGoldenIsClaimed() throws {
    let goldens = GoldenTree(URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../goldens").path)
    #expect(Set(try goldens.names().filter { $0.hasPrefix("Corpus/") }) == Set(Piece.all.map { "Corpus/\($0.name)" }))
  }

  /// The animators use nothing but UIKit, as in an app.
  @Test func animatorsKnowOnlyUIKit() throws {
    for source in try Self.sources(in: "Animators") + Self.sources(in: "Mistakes") {
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.filter { $0.contains("import ") } == ["import UIKit"], "\(source.name)")
      #expect(!source.text.contains("Stage") && lines.count <= 120, "\(source.name)")
    }
  }

  /// The animators that can be cancelled; the others run by the clock, or complete without asking.
  private nonisolated static let cancellable = Piece.all.filter { $0.makeAnimator != nil && !finishers.contains($0.file) }.map(
    \.name)
  private nonisolated static let finishers =
    [
      "DelayChain", "TimerSteps", "DisplayLinkSlide", "StrokeRing", "GroupedZoom", "SpringLayer", "Retargeted", "FlipTransition",
    ] + Piece.tasks.map(\.file)

  private static func sources(in folder: String) throws -> [(name: String, text: String)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: folder)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map {
      ($0.deletingPathExtension().lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
    }
  }
}
