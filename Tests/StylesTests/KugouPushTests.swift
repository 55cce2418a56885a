import Motion
import Raster
import Styles
import Testing
import TransitionKit

/// kugou-push against a model of its own.
@MainActor @Suite struct KugouPushTests {
  /// The critically damped spring that UIKit fits to `duration`.
  static func progress(_ time: Double, _ duration: Double) -> Double {
    let phase = 9.233413476451586 / duration * time
    return 1 - Elementary.exp(-phase) * (1 + phase)
  }

  @Test func viewsFollowTheModel() throws {
    let rehearsal = try Rehearsal(.kugouPush)
    let (stage, navigation) = (rehearsal.stage, rehearsal.navigation)
    rehearsal.begin()
    stage.advance(to: rehearsal.start)
    #expect(stage.window.subviews.count == 2 && stage.window.subviews.last === navigation.view)
    let picture = try #require(stage.window.subviews.first)
    #expect(rehearsal.red.view.isHidden && navigation.view.transform == .identity)
    for frame in 0..<60 {
      let time = Double(frame) / 100
      stage.advance(to: rehearsal.start + time)
      let p = Self.progress(time, 0.6)
      let shown = try #require(navigation.view.layer.presentation()).affineTransform()
      let left = try #require(picture.layer.presentation()).affineTransform()
      #expect(abs(Double(shown.tx) - 100 * (1 - p)) < 1e-9 && abs(Double(left.tx) + 30 * p) < 1e-9)
      #expect(shown.a == 1 && shown.ty == 0 && left.d == 1)
    }
  }

  @Test(arguments: [(1.0, 100.0), (2, 75), (3, 33)])
  func edgeStandsWhereTheSpringIs(_ scale: CGFloat, _ width: CGFloat) throws {
    let rehearsal = try Rehearsal(.kugouPush, size: CGSize(width: width, height: 20), scale: scale)
    rehearsal.begin()
    for frame in 0..<30 {
      let time = Double(frame) / 50
      rehearsal.stage.advance(to: rehearsal.start + time)
      let expected = Double(width * scale) * Self.progress(time, 0.6)
      let bitmap = rehearsal.stage.snapshot()
      #expect(abs(bitmap.blueLength(row: 10) - expected) < 0.01, "frame \(frame)")
      #expect(bitmap.pixels.allSatisfy { $0.alpha == 255 && $0.green == 0 })
    }
  }

  /// The bar travels with the screen; the picture below shows the old one with its bar.
  @Test func theBarTravelsAlong() throws {
    let rehearsal = try Rehearsal(.kugouPush, showsBar: true)
    let bar = rehearsal.stage.snapshot()[50, 30]
    rehearsal.begin()
    rehearsal.stage.advance(to: rehearsal.start + 0.1)
    let bitmap = rehearsal.stage.snapshot()
    #expect((0..<100).count { bitmap[$0, 10] != bar } <= 1, "all but the pixel that the edge cuts")
    #expect(bitmap[1, 100] == .pureRed && bitmap[98, 100] == .pureBlue)
  }
}
