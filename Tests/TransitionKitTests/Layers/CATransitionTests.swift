import Raster
import Testing
import TransitionKit

@MainActor @Suite final class CATransitionTests {
  private lazy var stage = Stage.small()

  /// Half-way from a red to a blue view of 40 × 40 points.
  private func half(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> Bitmap {
    let view = stage.addView(CGRect(x: 30, y: 80, width: 40, height: 40), .red)
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    view.layer.add(transition, forKey: "mine")
    view.backgroundColor = .blue
    #expect(view.layer.animationKeys() == [kCATransition])
    #expect(stage.snapshot()[50, 100] == .pureRed)
    stage.advance(to: stage.now + 0.5)
    let bitmap = stage.snapshot()
    stage.advance(to: stage.now + 0.5)
    #expect(stage.snapshot()[50, 100] == .pureBlue && view.layer.animationKeys() == nil)
    view.removeFromSuperview()
    return bitmap
  }

  @Test func aFadeHalfWayIsHalfOfEachPicture() {
    let pixel = half(.fade)[50, 100]
    #expect(abs(Int(pixel.red) - 128) <= 1 && abs(Int(pixel.blue) - 128) <= 1)
  }

  @Test func slidesGoTheirWay() {
    var bitmap = half(.push, .fromRight)
    #expect(
      bitmap[11, 100] == .pureRed && bitmap[49, 100] == .pureRed && bitmap[51, 100] == .pureBlue && bitmap[89, 100] == .pureBlue)
    bitmap = half(.moveIn, .fromLeft)
    #expect(
      bitmap[11, 100] == .pureBlue && bitmap[49, 100] == .pureBlue && bitmap[51, 100] == .pureRed && bitmap[71, 100] == .black)
    bitmap = half(.moveIn, .fromTop)
    #expect(bitmap[50, 99] == .pureRed && bitmap[50, 101] == .pureBlue && bitmap[50, 139] == .pureBlue, "upwards")
    bitmap = half(.reveal, .fromBottom)
    #expect(bitmap[50, 99] == .pureBlue && bitmap[50, 101] == .pureRed && bitmap[50, 139] == .pureRed, "downwards")
    #expect(half(.push) == half(.push, .fromLeft))
  }

  @Test func aTransitionLeadsFromTheTreeBeforeToTheTreeAfter() {
    let host = stage.addView(stage.window.bounds, .red)
    stage.advance(to: 1)
    let page = UIView(frame: host.bounds)
    page.backgroundColor = .blue
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    transition.duration = 1
    transition.startProgress = 0.5
    host.layer.add(transition, forKey: kCATransition)
    host.addSubview(page)
    let bitmap = stage.snapshot()
    #expect(bitmap[49, 100] == .pureRed && bitmap[51, 100] == .pureBlue, "it begins half-way")
    let lone = CALayer()
    lone.add(CATransition(), forKey: nil)
    lone.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    lone.backgroundColor = UIColor.green.cgColor
    stage.window.layer.addSublayer(lone)
    stage.advance(to: 3)
    #expect(stage.snapshot()[5, 5] == .pureGreen)
  }
}
