import Raster
import Styles
import Testing
import TransitionKit

/// Styles under a finger: real touches on the glass, and the documents' own handlers.
@MainActor @Suite struct GestureTests {
  private nonisolated struct Driven: Sendable, CustomTestStringConvertible {
    let style: String
    var by: String?
    /// The progress beyond which the style's document lets the transition finish.
    let threshold: Double
    var testDescription: String { style + (by.map { " by \($0)" } ?? "") }
  }

  private nonisolated static let documented = [
    Driven(style: "kugou-pop", threshold: 0.25),
    Driven(style: "kugou-swing-pop", threshold: 0.25),
    Driven(style: "mth-slide-fade", threshold: 0.5),
    Driven(style: "mth-slide-fade", by: "present", threshold: 0.5),
    Driven(style: "pd-present", threshold: 0.5),
  ]

  /// The documents' styles, and the ways back of all techniques, which one pan leads.
  private nonisolated static let all =
    documented
    + Style.all.filter { ![.system, .documents].contains($0.family) && $0.gesture != nil }
    .map { Driven(style: $0.name, threshold: 0.4) }

  private func rehearsal(_ driven: Driven, showsBar: Bool = true) throws -> (Rehearsal, Style) {
    let style = try #require(Style.named(driven.style))
    var settings = Settings()
    if let by = driven.by { try settings.set("by", to: by, of: style) }
    let size = CGSize(width: 200, height: 120)
    return (try Rehearsal(style, settings, size: size, showsBar: showsBar), style)
  }

  @Test func everyStyleWithAGestureIsListed() {
    let others = Style.all.filter { $0.gesture != nil && !$0.isSystems }
    #expect(Set(Self.all.map(\.style)) == Set(others.map(\.name)))
  }

  /// A finger that lifts at any progress up to the threshold leaves everything as it was.
  @Test(arguments: all) private func belowTheThresholdAllGoesBack(_ driven: Driven) throws {
    let (rehearsal, style) = try rehearsal(driven)
    let (first, tree) = (rehearsal.stage.snapshot(), rehearsal.tree)
    for percent in stride(from: 1, to: Int(driven.threshold * 100), by: 3) + [Int(driven.threshold * 100) - 1] {
      rehearsal.drag(style, to: Double(percent) / 100)
      rehearsal.stage.advance(to: rehearsal.stage.now + 0.5)
      if percent > 5 { #expect(rehearsal.stage.snapshot() != first, "\(percent) %") }
      try rehearsal.stage.settle()
      #expect(rehearsal.stage.snapshot() == first, "\(percent) %")
      #expect(rehearsal.tree == tree, "\(percent) %: nothing is left behind")
    }
    #expect(rehearsal.stage.diagnostics == [])
  }

  @Test(arguments: all) private func beyondTheThresholdItFinishes(_ driven: Driven) throws {
    for percent in [Int(driven.threshold * 100) + 1, 80, 100] {
      let (dragged, style) = try rehearsal(driven)
      let (plain, _) = try rehearsal(driven)
      plain.begin(animated: false)
      plain.stage.advance(to: plain.start)
      dragged.drag(style, to: Double(percent) / 100)
      try dragged.stage.settle()
      #expect(dragged.stage.snapshot() == plain.stage.snapshot(), "\(percent) %")
      #expect(dragged.top === dragged.coming && dragged.stage.diagnostics == [])
    }
  }

  @Test(arguments: all) private func afterACancelledDragItMayBeTriedAgain(_ driven: Driven) throws {
    let (rehearsal, style) = try rehearsal(driven)
    rehearsal.drag(style, to: driven.threshold - 0.05)
    try rehearsal.stage.settle()
    #expect(rehearsal.top !== rehearsal.coming)
    rehearsal.drag(style, to: driven.threshold + 0.05)
    try rehearsal.stage.settle()
    #expect(rehearsal.top === rehearsal.coming && rehearsal.stage.diagnostics == [])
  }

  /// No spring runs under a finger, so the screen's edge is as far as the finger has gone.
  @Test func theScreenStaysUnderTheFinger() throws {
    let (rehearsal, style) = try rehearsal(Driven(style: "kugou-pop", threshold: 0.25))
    rehearsal.drag(style, to: 0.9, over: 1, hold: 1)
    for step in 3...18 {
      let time = Double(step) / 20
      rehearsal.stage.advance(to: rehearsal.start + time)
      let finger =
        try #require(rehearsal.stage.fingers.first).x
        - style.gesture!.point(
          at: 0, reach: 0.9, on: rehearsal.stage.size
        ).x
      #expect(abs(rehearsal.blue.view.layer.presentation()!.affineTransform().tx - finger) < 1e-6)
    }
    rehearsal.stage.advance(to: rehearsal.start + 1.9)
    #expect(abs(rehearsal.blue.view.layer.presentation()!.affineTransform().tx - 180) < 1e-6)
  }

  /// Document 002's pan counts only from the right half.
  @Test(arguments: ["mth-slide-fade", "pd-present"]) func fromTheLeftHalfNothingComes(_ name: String) throws {
    let (rehearsal, _) = try rehearsal(Driven(style: name, threshold: 0.5))
    let first = rehearsal.stage.snapshot()
    rehearsal.listen()
    rehearsal.stage.drag(from: CGPoint(x: 90, y: 80), to: CGPoint(x: 0, y: 80), duration: 0.3)
    try rehearsal.stage.settle()
    #expect(rehearsal.stage.snapshot() == first && rehearsal.top !== rehearsal.coming)
  }

  /// The system's sheet has the system's own threshold: half of its height, or a quick finger.
  @Test(arguments: [(0.4, 0.5, false), (0.7, 2, true), (0.4, 0.1, true)])
  func theSystemsSheetFollowsThePull(share: Double, duration: Double, goes: Bool) throws {
    let rehearsal = try Rehearsal(.systemDismiss, size: CGSize(width: 200, height: 400))
    let (first, tree) = (rehearsal.stage.snapshot(), rehearsal.tree)
    rehearsal.drag(.systemDismiss, to: share, over: duration)
    rehearsal.stage.advance(to: rehearsal.stage.now + duration / 2)
    #expect(rehearsal.stage.snapshot() != first)
    try rehearsal.stage.settle()
    #expect((rehearsal.top === rehearsal.coming) == goes && rehearsal.stage.diagnostics == [])
    #expect(goes || rehearsal.stage.snapshot() == first && rehearsal.tree == tree)
  }
}
