import Motion
import Raster
import Styles
import Testing
import TransitionKit

/// kugou-pop against a model of its own.
@MainActor @Suite struct KugouPopTests {
  @Test func viewsFollowTheModel() throws {
    let rehearsal = try Rehearsal(.kugouPop, showsBar: true)
    let (stage, leaving) = (rehearsal.stage, try #require(rehearsal.blue.view))
    rehearsal.begin()
    stage.advance(to: rehearsal.start)
    let container = try #require(leaving.superview)
    let returning = try #require(container.subviews.first)
    #expect(container.subviews.last === rehearsal.red.view && container.subviews.count == 3)
    #expect(rehearsal.red.view.isHidden && rehearsal.navigation.navigationBar.isHidden && leaving.subviews.count == 1)
    for frame in 0..<60 {
      let time = Double(frame) / 100
      stage.advance(to: rehearsal.start + time)
      let p = KugouPushTests.progress(time, 0.6)
      let away = try #require(leaving.layer.presentation()).affineTransform()
      let back = try #require(returning.layer.presentation()).affineTransform()
      #expect(abs(Double(away.tx) - 100 * p) < 1e-9 && abs(Double(back.tx) + 30 * (1 - p)) < 1e-9)
    }
    try stage.settle()
    #expect(!rehearsal.red.view.isHidden && !rehearsal.blue.view.isHidden && !rehearsal.navigation.navigationBar.isHidden)
    #expect(leaving.subviews.isEmpty && leaving.superview == nil)
  }

  /// The document lays the outgoing screen's picture on the screen itself; its edge must still be covered only once.
  @Test func edgeStandsWhereTheSpringIs() throws {
    let rehearsal = try Rehearsal(.kugouPop, scale: 2)
    rehearsal.begin()
    for frame in 0..<30 {
      let time = Double(frame) / 50
      rehearsal.stage.advance(to: rehearsal.start + time)
      let edge = 200 * KugouPushTests.progress(time, 0.6)
      #expect(abs(rehearsal.stage.snapshot().blueLength(row: 60) - (200 - edge)) < 0.01, "frame \(frame)")
    }
  }
}
