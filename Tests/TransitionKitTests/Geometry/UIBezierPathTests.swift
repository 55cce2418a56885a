import Testing
import TransitionKit

@Suite struct UIBezierPathTests {
  @Test func shapesEncloseWhatTheyShould() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(oval.contains(CGPoint(x: 10, y: 5)) && !oval.contains(CGPoint(x: 1, y: 1)) && oval.contains(CGPoint(x: 19.9, y: 5)))
    #expect(oval.bounds == CGRect(x: 0, y: 0, width: 20, height: 10) && oval.currentPoint == CGPoint(x: 20, y: 5))
    let round = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 100)
    #expect(!round.contains(CGPoint(x: 2, y: 2)) && round.contains(CGPoint(x: 3, y: 3)), "at most a circle")
    let tab = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(!tab.contains(CGPoint(x: 1, y: 1)) && !tab.contains(CGPoint(x: 19, y: 19)))
    #expect(tab.contains(CGPoint(x: 19, y: 1)) && tab.contains(CGPoint(x: 1, y: 19)))
  }

  @Test func arcsTurnTheWayTheirFlagSays() {
    func arc(_ end: CGFloat, _ clockwise: Bool) -> UIBezierPath {
      UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: end, clockwise: clockwise)
    }
    #expect(arc(.pi / 2, true).contains(CGPoint(x: 6, y: 6)) && !arc(.pi / 2, true).contains(CGPoint(x: -5, y: -5)))
    #expect(arc(.pi / 2, false).contains(CGPoint(x: -5, y: -5)))
    #expect(arc(.pi, true).contains(CGPoint(x: 0, y: 5)) && !arc(.pi, true).contains(CGPoint(x: 0, y: -5)))
    #expect(arc(2 * .pi, true).contains(CGPoint(x: 0, y: -9)) && arc(2 * .pi, true).contains(CGPoint(x: 0, y: 9)))
    #expect(arc(.nan, true).isEmpty)
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.contains(CGPoint(x: -5, y: -5)), "Core Graphics counts with y up")
  }

  @Test func pathsGrow() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero && !path.contains(.zero))
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 11, y: 1))
    path.addQuadCurve(to: CGPoint(x: 11, y: 11), controlPoint: CGPoint(x: 21, y: 6))
    path.addCurve(to: CGPoint(x: 1, y: 11), controlPoint1: CGPoint(x: 8, y: 15), controlPoint2: CGPoint(x: 4, y: 15))
    path.close()
    #expect(path.contains(CGPoint(x: 15, y: 6)) && path.contains(CGPoint(x: 6, y: 13)) && !path.contains(CGPoint(x: 20, y: 6)))
    #expect(path.bounds == CGRect(x: 1, y: 1, width: 20, height: 14) && path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 15, height: 13))
    let kept = path.cgPath
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.bounds.minX == 101 && kept.boundingBox.minX == 1)
    #expect(UIBezierPath(cgPath: kept).cgPath == kept && path.cgPath != kept)
  }

  @Test func reversingTurnsHolesIntoFills() throws {
    let frame = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    let hole = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(hole.reversing().reversing().cgPath == hole.cgPath)
    frame.append(hole.reversing())
    #expect(!frame.contains(CGPoint(x: 15, y: 15)) && frame.contains(CGPoint(x: 5, y: 15)))
    let both = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    both.append(hole)
    #expect(both.contains(CGPoint(x: 15, y: 15)))
    both.usesEvenOddFillRule = true
    #expect(!both.contains(CGPoint(x: 15, y: 15)))
    #expect((both.copy() as? UIBezierPath)?.usesEvenOddFillRule == true && UIBezierPath().reversing().isEmpty)
  }

  @Test func mutablePathsAreCopied() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 10, y: 10, width: -10, height: -10))
    let copy = try #require(path.copy())
    path.addEllipse(in: CGRect(x: 20, y: 0, width: 10, height: 10))
    path.addRoundedRect(in: CGRect(x: 40, y: 0, width: 10, height: 10), cornerWidth: 2, cornerHeight: 2)
    #expect(copy.contains(CGPoint(x: 5, y: 5)) && !copy.contains(CGPoint(x: 25, y: 5)))
    #expect(path.contains(CGPoint(x: 25, y: 5)) && path.contains(CGPoint(x: 45, y: 5)))
    #expect(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)) == CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
  }
}
