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

  @Test(arguments: [
    (Gesture.right, CGPoint(x: 37.5, y: 4)), (.left, CGPoint(x: -37.5, y: 4)), (.rightFromEdge, CGPoint(x: 37.5, y: 0)),
    (.leftFromEdge, CGPoint(x: -37.5, y: 0)),
  ])
  func aTenthOfTheWidthIsATenthOfTheWay(gesture: Gesture, translation: CGPoint) {
    let size = CGSize(width: 375, height: 667)
    #expect(abs(gesture.share(of: translation, on: size) - 0.1) < 1e-9)
    #expect(gesture.share(of: CGPoint(x: -translation.x, y: 0), on: size) == 0)
  }

  @Test(arguments: [Gesture.right, .left, .down, .up, .rightFromEdge, .leftFromEdge])
  func wayAndShareAgree(gesture: Gesture) {
    let size = CGSize(width: 375, height: 667)
    let (start, end) = (gesture.point(at: 0, reach: 0.4, on: size), gesture.point(at: 0.4, reach: 0.4, on: size))
    let share = gesture.share(of: CGPoint(x: end.x - start.x, y: end.y - start.y), on: size)
    #expect(abs(share - 0.4) < 1e-9)
    let edges = [start.x, size.width - start.x, start.y, size.height - start.y]
    let isFromEdge = [.rightFromEdge, .leftFromEdge, .up].contains(gesture)
    #expect(edges.contains { $0 <= 20 } == isFromEdge, "an edge pan begins within 20 points")
  }
}
