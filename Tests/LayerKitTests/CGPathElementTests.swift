import LayerKit
import Testing

struct CGPathElementTests {
  private func steps(of path: CGPath) -> [(CGPathElementType, [CGPoint])] {
    var steps: [(CGPathElementType, [CGPoint])] = []
    path.applyWithBlock { steps.append(($0.pointee.type, $0.pointee.points)) }
    return steps
  }

  @Test func everyStepHasItsPoints() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    let steps = steps(of: path)
    #expect(steps.map(\.0) == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(steps.map(\.1.count) == [1, 1, 2, 3, 0])
    #expect(steps[2].1 == [CGPoint(x: 7, y: 8), CGPoint(x: 5, y: 6)])
    #expect(steps[3].1.last == CGPoint(x: 9, y: 10))
  }

  /// Every point of the arc is a radius away from the middle of the circle that touches both lines.
  @Test(arguments: [(100.0, 100.0), (200, 60), (30, 90)]) func aCornerIsRound(x: Double, y: Double) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: x, y: y), radius: 20)
    let steps = steps(of: path)
    #expect(steps.map(\.0) == [.moveToPoint, .addLineToPoint, .addCurveToPoint])
    let (first, curve) = (steps[1].1[0], steps[2].1)
    #expect(first.y == 0)
    let middle = CGPoint(x: first.x, y: 20)
    for share in stride(from: 0.0, through: 1, by: 0.1) {
      let left = 1 - share
      let weights = [left * left * left, 3 * left * left * share, 3 * left * share * share, share * share * share]
      let points = [first] + curve
      let px = zip(weights, points).reduce(0) { $0 + $1.0 * Double($1.1.x) }
      let py = zip(weights, points).reduce(0) { $0 + $1.0 * Double($1.1.y) }
      let distance = ((px - middle.x) * (px - middle.x) + (py - middle.y) * (py - middle.y)).squareRoot()
      #expect((distance - 20).magnitude < 0.06)
    }
  }

  @Test func whatIsNoCornerIsALine() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
  }

  @Test func numbersAreStrings() {
    #expect(NSCoder.string(for: CGRect(x: 0, y: 0.5, width: 320, height: 480)) == "{{0, 0.5}, {320, 480}}")
    #expect(NSStringFromCGPoint(CGPoint(x: 1, y: -2)) == "{1, -2}" && NSStringFromCGSize(.zero) == "{0, 0}")
    #expect(NSCoder.string(for: CGVector(dx: 1, dy: 2)) == "{1, 2}")
    #expect(NSStringFromCGRect(.zero) == "{{0, 0}, {0, 0}}")
    #expect(NSStringFromCGAffineTransform(.identity) == "[1, 0, 0, 1, 0, 0]")
  }

  @Test func colorsSayTheirSpace() {
    let color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color.numberOfComponents == color.components?.count && color.colorSpace?.model == .rgb)
    #expect(CGColorSpace(name: CGColorSpace.sRGB) == color.colorSpace && CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
  }
}
