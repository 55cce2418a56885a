import Raster
import Testing
import TransitionKit

/// Corners that bend gently.
@MainActor @Suite final class ContinuousCornerTests {
  private let stage = Stage.small()
  private let view: UIView

  init() {
    view = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100), .green)
    view.layer.cornerRadius = 30
    view.layer.cornerCurve = .continuous
  }

  /// How green a pixel is.
  private func cover(_ x: Int, _ y: Int) -> UInt8 {
    stage.advance(to: stage.now)
    return stage.snapshot()[x, y].green
  }

  @Test func theBendReachesFurtherAlongTheSides() {
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) > 1.52 && CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(cover(34, 0) < 255 && cover(47, 0) == 255 && cover(0, 34) < 255)
    #expect(cover(8, 8) < 128 && cover(10, 10) == 255)
    let soft = cover(34, 0)
    view.layer.cornerCurve = .circular
    #expect(cover(34, 0) == 255 && soft > 200)
  }

  @Test func whereThereIsNoRoomTheCornerIsACircle() {
    view.layer.cornerRadius = 50
    let bend = (0..<50).map { cover($0, 3) }
    view.layer.cornerCurve = .circular
    let arc = (0..<50).map { cover($0, 3) }
    #expect(zip(bend, arc).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
  }

  @Test func clipsBordersAndSingleCornersBendToo() {
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(cover(99, 0) == 255 && cover(0, 99) == 255 && cover(0, 0) == 0)
    view.clipsToBounds = true
    let inner = UIView(frame: view.bounds)
    inner.backgroundColor = .blue
    view.addSubview(inner)
    #expect(cover(50, 50) == 0 && stage.snapshot()[0, 0] == .black && stage.snapshot()[34, 0].blue < 255)
    inner.removeFromSuperview()
    (view.layer.borderWidth, view.layer.borderColor) = (4, UIColor.red.cgColor)
    stage.advance(to: stage.now)
    #expect(stage.snapshot()[60, 2] == .pureRed && stage.snapshot()[60, 5] == .pureGreen && stage.snapshot()[0, 0] == .black)
    #expect(stage.snapshot()[10, 10].red > 200, "the border follows the corner")
  }
}
