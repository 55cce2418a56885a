import Testing
import TransitionKit

@MainActor @Suite final class UIViewConversionTests {
  private lazy var stage = Stage.small()

  @Test func pointsConvertAcrossBranchesAndTransforms() {
    let left = stage.addView(CGRect(x: 10, y: 20, width: 40, height: 40))
    let right = stage.addView(CGRect(x: 60, y: 0, width: 20, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    left.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -44, y: 27))
    #expect(right.convert(CGPoint(x: 1, y: 2), from: inner) == CGPoint(x: -44, y: 27))
    #expect(inner.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: nil) == CGRect(x: 15, y: 25, width: 10, height: 10))
    left.bounds.origin = CGPoint(x: 3, y: 4)
    #expect(inner.convert(CGPoint.zero, to: left) == CGPoint(x: 5, y: 5))
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 12, y: 21))
    left.bounds.origin = .zero
    left.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(left.convert(CGPoint.zero, to: nil) == CGPoint(x: -10, y: 30))
    #expect(left.convert(CGPoint(x: -10, y: 30), from: nil) == .zero)
    left.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let box = inner.convert(inner.bounds, to: stage.window)
    for (value, expected) in zip([box.minX, box.minY, box.width, box.height], [35, 25, 10, 10] as [CGFloat]) {
      #expect((value - expected).magnitude < 1e-12)
    }
  }

  @Test func offScreenNilIsTheTopOfTheTree() {
    let (top, child) = (
      UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)), UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
    )
    top.addSubview(child)
    #expect(child.convert(CGPoint.zero, to: top) == CGPoint(x: 1, y: 1))
  }
}
