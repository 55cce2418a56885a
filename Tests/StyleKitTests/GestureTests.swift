import StyleKit
import Testing
import TransitionKit

@Suite struct GestureTests {
  @Test(arguments: [0, 0.2, 0.5, 0.93, 1]) func theFingersWayIsOnTheScreen(reach: Double) {
    let size = CGSize(width: 375, height: 667)
    for gesture in [Gesture.right, .left] {
      let (start, end) = (gesture.point(at: 0, reach: reach, on: size), gesture.point(at: reach, reach: reach, on: size))
      #expect((0..<375).contains(start.x) && (-1...376).contains(end.x) && (0..<667).contains(start.y))
      #expect(abs(abs(end.x - start.x) - 375 * reach) < 1e-9)
      #expect(gesture == .right || start.x > 187.5)
    }
  }
}
