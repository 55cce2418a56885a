import Styles
import Testing
import TransitionKit

@MainActor @Suite struct KugouSwingTests {
  /// KugouSwingPush turns from a quarter turn to none, KugouSwingPop from none to 0.122π; both about their far anchors.
  @Test(arguments: [("kugou-swing-push", 2.0, 90.0, 0.0), ("kugou-swing-pop", 2.5, 0, 0.122 * 180)])
  func theViewTurnsAboutItsAnchor(name: String, anchor: Double, from: Double, to: Double) throws {
    let rehearsal = try Rehearsal(try #require(Style.named(name)))
    rehearsal.begin()
    let view = name.hasSuffix("push") ? rehearsal.navigation.view! : rehearsal.blue.view!
    for time in [0.0, 0.06, 0.2, 0.4] {
      rehearsal.stage.advance(to: rehearsal.start + time)
      let shown = try #require(view.layer.presentation())
      #expect(shown.anchorPoint == CGPoint(x: 0.5, y: anchor))
      #expect(shown.position == CGPoint(x: 50, y: 120 * anchor))
      let matrix = shown.affineTransform()
      let degrees = from + (to - from) * KugouPushTests.progress(time, 0.6)
      let turned = CGAffineTransform(rotationAngle: CGFloat(degrees * .pi / 180))
      #expect(abs(matrix.a - turned.a) < 1e-9 && abs(matrix.b - turned.b) < 1e-9)
    }
  }

  @Test func theLeavingScreenThrowsAShadow() throws {
    let rehearsal = try Rehearsal(.kugouSwingPop)
    rehearsal.begin()
    rehearsal.stage.advance(to: rehearsal.start + 0.1)
    let layer = rehearsal.blue.view.layer
    #expect(layer.shadowOpacity == 0.5 && layer.shadowOffset == CGSize(width: -3, height: 0))
  }
}
