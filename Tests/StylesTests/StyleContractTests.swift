import Raster
import Styles
import Testing
import TransitionKit

/// Rules that every style keeps.
@MainActor @Suite struct StyleContractTests {
  @Test(arguments: Style.all.map(\.name))
  func exactlyTheFirstPictureBeforeAndExactlyTheSecondAfter(_ name: String) throws {
    for showsBar in [false, true] {
      let style = try #require(Style.named(name))
      let filmed = try Rehearsal(style, showsBar: showsBar)
      let plain = try Rehearsal(style, showsBar: showsBar)
      let first = filmed.stage.snapshot()
      #expect(first == plain.stage.snapshot())
      plain.begin(animated: false)
      plain.stage.advance(to: plain.start)
      filmed.begin()
      try filmed.stage.settle()
      #expect(filmed.stage.snapshot() == plain.stage.snapshot())
      #expect(first != plain.stage.snapshot())
      #expect(filmed.tree == plain.tree, "nothing is left behind")
      #expect(filmed.top === filmed.coming)
      #expect(filmed.stage.diagnostics == [])
    }
  }

  /// The styles whose documents show a part of the incoming screen from the first moment on.
  private nonisolated static let showBothAtOnce = ["mg-default", "pd-dismiss", "picture-present"]

  @Test(arguments: Style.all.map(\.name).filter { !showBothAtOnce.contains($0) })
  func theFirstMomentShowsTheFirstPicture(_ name: String) throws {
    let rehearsal = try Rehearsal(try #require(Style.named(name)))
    let first = rehearsal.stage.snapshot()
    rehearsal.begin()
    rehearsal.stage.advance(to: rehearsal.start)
    #expect(rehearsal.stage.snapshot() == first)
  }

  // MARK: Nothing pops

  /// A millisecond after the beginning a technique has hardly left it, and a millisecond before the end it has almost arrived.
  @Test(arguments: Style.all.filter { ![.system, .documents].contains($0.family) }.map(\.name))
  func nothingPops(_ name: String) throws {
    let style = try #require(Style.named(name))
    let rehearsal = try Rehearsal(style)
    let first = rehearsal.stage.snapshot()
    rehearsal.begin()
    rehearsal.stage.advance(to: rehearsal.start + 0.001)
    #expect(rehearsal.stage.snapshot().meanDifference(from: first) < Self.least)
    let between = [0.3, 0.5, 0.7].map { share in
      rehearsal.stage.advance(to: rehearsal.start + style.duration * share)
      return rehearsal.stage.snapshot()
    }
    #expect(between.contains { $0.meanDifference(from: first) > 0 })
    rehearsal.stage.advance(to: rehearsal.start + style.duration - 0.001)
    let late = rehearsal.stage.snapshot()
    try rehearsal.stage.settle()
    #expect(late.meanDifference(from: rehearsal.stage.snapshot()) < Self.least)
  }

  /// How far a picture may be from another that looks the same: so many levels in each channel, on an average of the pixels.
  private static let least = 3.0

  /// How long styles go on after their animator's duration, in seconds: pd-dismiss fades its picture.
  private static let afterwards = ["pd-dismiss": 0.5]

  /// The system's own styles are left out: they take half a second, whatever duration is set.
  @Test(arguments: Style.all.map(\.name).filter { !$0.hasPrefix("system-") }, [nil, 0.25, 2.5] as [Double?])
  func takesAsLongAsAsked(_ name: String, _ duration: Double?) throws {
    let style = try #require(Style.named(name))
    let rehearsal = try Rehearsal(style, duration: duration)
    rehearsal.begin()
    try rehearsal.stage.settle()
    let expected = (duration ?? style.duration) + Self.afterwards[name, default: 0]
    #expect(abs(rehearsal.stage.now - rehearsal.start - expected) < 1e-12)
  }

  // MARK: Letting go

  @Test(arguments: Style.all.map(\.name)) func controllersAreLetGo(_ name: String) throws {
    try expectNothingStays { () throws in
      let rehearsal = try Rehearsal(try #require(Style.named(name)))
      rehearsal.begin()
      try rehearsal.stage.settle()
      return rehearsal
    }
  }

  /// Stops in the middle, like a film that ends while something still moves.
  @Test(arguments: Style.all.map(\.name)) func controllersAreLetGoInTheMidst(_ name: String) throws {
    try expectNothingStays { () throws in
      let rehearsal = try Rehearsal(try #require(Style.named(name)))
      rehearsal.begin()
      rehearsal.stage.advance(to: rehearsal.start + 0.1)
      #expect(!rehearsal.stage.isAtRest)
      return rehearsal
    }
  }

  @Test(arguments: Style.all.filter { $0.gesture != nil }.map(\.name))
  func controllersAreLetGoUnderTheFinger(_ name: String) throws {
    try expectNothingStays { () throws in
      let style = try #require(Style.named(name))
      let rehearsal = try Rehearsal(style)
      rehearsal.drag(style, to: 0.4, hold: 5)
      rehearsal.stage.advance(to: rehearsal.start + 1)
      #expect(!rehearsal.stage.isAtRest)
      return rehearsal
    }
  }

  /// Expects that nothing of a rehearsal stays in memory. The stage made last stays as the current one, so another replaces it.
  private func expectNothingStays(of make: () throws -> Rehearsal) throws {
    weak var blue: UIViewController?
    weak var red: UIViewController?
    weak var stage: Stage?
    do {
      let rehearsal = try make()
      (blue, red, stage) = (rehearsal.blue, rehearsal.red, rehearsal.stage)
      #expect(blue != nil && red != nil && stage != nil)
    }
    _ = Stage(size: CGSize(width: 1, height: 1), scale: 1)
    #expect(blue == nil && red == nil && stage == nil)
  }
}
