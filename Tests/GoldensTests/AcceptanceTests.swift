import Film
import Foundation
import Goldens
import Testing

/// Accepting takes what the report shows, or nothing.
@MainActor
struct AcceptanceTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for name in ["a", "d"] { _ = try run(name, MovingBox(), .missing) }
  }

  private func run(_ name: String, _ box: MovingBox, _ mode: RecordMode = .never) throws -> Finding {
    scratch.check(mode).run(try box.footage(), against: try scratch.golden(name))
  }

  @Test func whatTheReportDoesNotListStays() throws {
    _ = try run("a", MovingBox(spot: 0))
    let report = Report([try run("d", MovingBox(spot: 0))])
    #expect(try scratch.accept(report) == ["d"])
    #expect(try run("a", MovingBox()).status == .same)
  }

  @Test func aGoldenThatHasChangedSinceIsLeft() throws {
    let report = Report([try run("a", MovingBox(spot: 0)), try run("d", MovingBox(spot: 0))])
    _ = try run("d", MovingBox(spot: 0.5), .all)
    let old = try scratch.bytes("goldens/a.png")
    #expect(throws: GoldenError.self) { try scratch.accept(report) }
    // Neither of the two is accepted.
    #expect(try scratch.bytes("goldens/a.png") == old)
    #expect(try scratch.accept(report) { $0 == "a" } == ["a"])
  }

  @Test func aGoldenThatHasComeSinceIsLeft() throws {
    let report = Report([try run("new", MovingBox())])
    _ = try run("new", MovingBox(spot: 0.5), .all)
    #expect(throws: GoldenError.self) { try scratch.accept(report) }
    #expect(try run("new", MovingBox(spot: 0.5)).status == .same)
  }

  @Test func aFilmThatHasChangedSinceIsNotTaken() throws {
    let report = Report([try run("a", MovingBox(spot: 0))])
    _ = try run("a", MovingBox(spot: 0.5))
    #expect(throws: GoldenError.self) { try scratch.accept(report) }
    _ = try run("a", MovingBox(spot: 0))
    #expect(try scratch.accept(report) == ["a"])
  }

  @Test func filmsThatWereExchangedAreNotTaken() throws {
    let report = Report([try run("a", MovingBox(spot: 0)), try run("d", MovingBox(spot: 0.5))])
    for end in ["png", "json"] {
      try scratch.write(try scratch.bytes("report/failures/d/actual.\(end)"), to: "report/failures/a/actual.\(end)")
    }
    #expect(throws: GoldenError.self) { try scratch.accept(report) }
    #expect(try run("d", MovingBox()).status == .same)
  }
}
