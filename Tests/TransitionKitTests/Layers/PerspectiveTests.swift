import Raster
import Testing
import TransitionKit

/// Layers in space: what is seen of them.
@MainActor @Suite final class PerspectiveTests {
  private lazy var stage = Stage.small()

  private static func turned(_ angle: CGFloat, eye: CGFloat = 500) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / eye
    return CATransform3DRotate(transform, angle, 0, 1, 0)
  }

  /// The columns of a row that a colour fills.
  private func columns(_ row: Int, _ color: Pixel) -> ClosedRange<Int>? {
    let bitmap = stage.snapshot()
    let hits = (0..<bitmap.width).filter { bitmap[$0, row] == color }
    return hits.first.map { $0...hits[hits.count - 1] }
  }

  /// The rows of a column that a colour fills.
  private func rows(_ column: Int, _ color: Pixel) -> Int {
    let bitmap = stage.snapshot()
    return (0..<bitmap.height).count { bitmap[column, $0] == color }
  }

  @Test func aTurningPageIsNearerOnOneSide() throws {
    let page = stage.addView(CGRect(x: 10, y: 50, width: 80, height: 100), .red)
    page.layer.transform = Self.turned(.pi / 4, eye: 200)
    // The left edge comes forward: z = 40 sin 45°, so w = 1 − z / 200.
    let (sine, near, far) = (0.5.squareRoot(), 1 - 40 * 0.5.squareRoot() / 200, 1 + 40 * 0.5.squareRoot() / 200)
    let seen = try #require(columns(100, .pureRed))
    #expect(abs(Double(seen.lowerBound) - (50 - 40 * sine / near)) <= 1)
    #expect(abs(Double(seen.upperBound + 1) - (50 + 40 * sine / far)) <= 1)
    #expect(abs(Double(rows(seen.lowerBound + 1, .pureRed)) - 100 / near) <= 4)
    #expect(abs(Double(rows(seen.upperBound - 1, .pureRed)) - 100 / far) <= 4)
  }

  @Test(arguments: [true, false])
  func aPlaneSeenFromItsEdgeIsNotSeen(hasEye: Bool) {
    let page = stage.addView(CGRect(x: 10, y: 50, width: 81, height: 100), .red)
    page.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    page.subviews[0].backgroundColor = .green
    page.layer.transform = hasEye ? Self.turned(.pi / 2, eye: 200) : CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    let ground = stage.snapshot()[0, 0]
    #expect(stage.snapshot().pixels.allSatisfy { $0 == ground })
  }

  @Test func theParentsSublayerTransformIsTheSame() {
    let parent = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 200))
    let page = UIView(frame: CGRect(x: 10, y: 50, width: 80, height: 100))
    page.backgroundColor = .red
    parent.addSubview(page)
    page.layer.transform = Self.turned(1)
    let own = stage.snapshot()
    page.layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(stage.snapshot() != own)
    parent.layer.sublayerTransform.m34 = -1 / 500
    #expect(stage.snapshot() == own, "the parent's middle is the page's")
  }

  @Test func whatIsNearerIsLargerAndInFront() {
    let parent = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 200))
    let views = [UIColor.red, .blue].map { color in
      let view = UIView(frame: CGRect(x: 40, y: 90, width: 20, height: 20))
      view.backgroundColor = color
      parent.addSubview(view)
      return view
    }
    views[0].layer.zPosition = 100
    #expect(columns(100, .pureRed) == 40...59, "without an eye nothing grows")
    parent.layer.sublayerTransform.m34 = -1 / 200
    #expect(columns(100, .pureRed) == 30...69)
    views[0].layer.zPosition = 200
    #expect(columns(100, .pureRed) == nil && columns(100, .pureBlue) == 40...59, "as far as the eye, or behind it")
    views[0].layer.zPosition = 400
    #expect(columns(100, .pureRed) == nil)
  }

  @Test func aTiltedViewFlattensItsSubviews() throws {
    let page = stage.addView(CGRect(x: 10, y: 50, width: 80, height: 100), .red)
    let half = UIView(frame: CGRect(x: 40, y: 0, width: 40, height: 100))
    half.backgroundColor = .blue
    page.addSubview(half)
    page.layer.transform = Self.turned(.pi / 3)
    let whole = try #require(columns(100, .pureBlue))
    #expect(abs(whole.lowerBound - 50) <= 1)
    half.layer.zPosition = 1000
    #expect(columns(100, .pureBlue) == whole, "in its parent's plane whatever its depth")
  }

  @Test func oneSidedLayersHideTheirBacks() {
    let page = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100), .red)
    page.layer.transform = Self.turned(2)
    #expect(columns(50, .pureRed) != nil)
    page.layer.isDoubleSided = false
    #expect(columns(50, .pureRed) == nil)
    page.layer.transform = Self.turned(1)
    #expect(columns(50, .pureRed) != nil)
    page.layer.transform = CATransform3DMakeRotation(.pi, 1, 0, 0)
    #expect(columns(50, .pureRed) == nil)
    page.transform = CGAffineTransform(scaleX: -1, y: 1)
    #expect(columns(50, .pureRed) == 0...99, "a mirror does not turn")
  }

  @Test func degenerateTransformsShowNothing() {
    let empty = stage.picture()
    let page = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100), .red)
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    label.backgroundColor = .blue
    page.addSubview(label)
    var broken = Self.turned(1)
    broken.m11 = .nan
    var behind = CATransform3DIdentity
    behind.m44 = -1
    for transform in [broken, behind, CATransform3D(), CATransform3DMakeScale(1, 0, 1), CATransform3DMakeRotation(.nan, 0, 1, 0)]
    {
      page.layer.transform = transform
      #expect(stage.snapshot() == empty.rasterized())
    }
  }

  @Test func pointsConvertThroughPerspective() {
    let page = stage.addView(CGRect(x: 0, y: 50, width: 100, height: 100), .red)
    page.transform3D = Self.turned(.pi / 3, eye: 200)
    let corner = page.convert(CGPoint(x: 0, y: 0), to: nil)
    let depth = 1 - 50 * 0.75.squareRoot() / 200
    #expect(abs(corner.x - (50 - 25 / depth)) < 1e-9 && abs(corner.y - (100 - 50 / depth)) < 1e-9)
    let back = page.convert(corner, from: nil)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
    #expect(abs(page.frame.minX - corner.x) < 1e-9 && abs(page.frame.minY - corner.y) < 1e-9)
    #expect(page.transform.a != 1 && page.transform.d == 1)
    #expect(page.hitTest(page.convert(CGPoint(x: 40, y: 100), from: nil), with: nil) === page)
    page.layer.transform = Self.turned(.pi / 2, eye: 20)
    #expect(page.convert(CGPoint.zero, to: nil).x == .infinity, "behind the eye")
  }

  @Test func turnsInSpaceMixAsTurns() throws {
    let page = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100), .red)
    page.layer.transform = Self.turned(0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      page.layer.transform = Self.turned(.pi / 2)
    }
    stage.advance(to: 0.5)
    let half = try #require(page.layer.presentation()).transform
    let expected = Self.turned(.pi / 4)
    #expect(abs(half.m11 - expected.m11) < 1e-6 && abs(half.m13 - expected.m13) < 1e-6)
    #expect(abs(half.m34 - expected.m34) < 1e-12)
  }
}
