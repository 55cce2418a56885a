import Raster
import Testing
import TransitionKit

/// Siblings in space cover one another by how near they are, not by their order.
@MainActor @Suite final class DepthTests {
  private lazy var stage = Stage.small()
  private lazy var room = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 200), .green)

  /// A wall in the room, 80 points wide about its middle.
  private func wall(_ color: UIColor, _ transform: CATransform3D = CATransform3DIdentity) -> UIView {
    let wall = UIView(frame: CGRect(x: 10, y: 50, width: 80, height: 100))
    wall.backgroundColor = color
    wall.layer.transform = transform
    room.addSubview(wall)
    return wall
  }

  private static func turn(_ angle: CGFloat, x: CGFloat = 0, z: CGFloat = 0) -> CATransform3D {
    CATransform3DRotate(CATransform3DMakeTranslation(x, 0, z), angle, 0, 1, 0)
  }

  /// The colours along the middle row, in which equal neighbours count once.
  private var row: [Pixel] {
    let bitmap = stage.snapshot()
    let pixels = (0..<bitmap.width).map { bitmap[$0, 100] }.filter { [.pureRed, .pureBlue, .pureGreen].contains($0) }
    return pixels.reduce(into: []) { row, pixel in if row.last != pixel { row.append(pixel) } }
  }

  @Test func whatIsNearerCoversWhatCameLater() {
    _ = wall(.red, CATransform3DMakeTranslation(0, 0, 10))
    _ = wall(.blue)
    #expect(row == [.pureGreen, .pureRed, .pureGreen])
  }

  @Test func aWallThatLeadsAwayIsBehind() {
    room.layer.sublayerTransform.m34 = -1 / 200
    _ = wall(.red)
    let side = wall(.blue)
    side.layer.anchorPoint.x = 0
    side.layer.transform = Self.turn(.pi / 2, x: 40)
    #expect(row == [.pureGreen, .pureRed, .pureGreen], "seen through the front wall it is not there")
  }

  @Test(arguments: [0, -1.0 / 200])
  func wallsThroughOneAnotherShowTheirNearHalves(m34: CGFloat) {
    room.layer.sublayerTransform.m34 = m34
    _ = wall(.red, Self.turn(.pi / 4))
    _ = wall(.blue, Self.turn(-.pi / 4))
    #expect(row == [.pureGreen, .pureRed, .pureBlue, .pureGreen])
  }

  @Test func aTurningPageHasAHalfBehindAStillOne() {
    _ = wall(.red, Self.turn(.pi / 3))
    _ = wall(.blue)
    #expect(row == [.pureGreen, .pureBlue, .pureRed, .pureBlue, .pureGreen])
  }

  @Test func hugeWallsAreSortedOnce() {
    room.layer.sublayerTransform.m34 = -1 / 200
    for number in 0..<40 {
      let wall = wall(number == 39 ? .red : .blue, Self.turn(1.2, z: -300))
      wall.bounds.size = CGSize(width: 5000 + CGFloat(number), height: 1e9)
      wall.layer.anchorPoint = CGPoint(x: 0.5, y: CGFloat(number) / 40)
    }
    #expect(row.contains(.pureRed))
  }

  @Test func planesThatCoincideKeepTheirOrder() {
    _ = wall(.red, Self.turn(1))
    let other = wall(.blue, Self.turn(1))
    #expect(row == [.pureGreen, .pureBlue, .pureGreen])
    room.sendSubviewToBack(other)
    #expect(row == [.pureGreen, .pureRed, .pureGreen])
  }

  @Test func whatNothingStandsInIsNotCut() {
    let page = wall(.red, Self.turn(1))
    let alone = stage.snapshot()
    let small = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    small.backgroundColor = .green
    room.addSubview(small)
    #expect(stage.snapshot() == alone, "its plane goes through the page, and it is elsewhere")
    page.layer.isDoubleSided = false
    page.layer.transform = Self.turn(3)
    #expect(row == [.pureGreen])
  }
}
