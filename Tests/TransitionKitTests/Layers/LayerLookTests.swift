import Raster
import Testing
import TransitionKit

/// Borders, corners, shadows, masks and fading contents in pixels.
@MainActor @Suite final class LayerLookTests {
  private lazy var stage = Stage.small()

  @Test func bordersLieOnTopAndInside() {
    let view = stage.addView(CGRect(x: 10, y: 10, width: 40, height: 40), .red)
    let child = UIView(frame: CGRect(x: -5, y: 10, width: 50, height: 5))
    child.backgroundColor = .green
    view.addSubview(child)
    view.layer.borderWidth = 4
    #expect(stage.snapshot()[12, 12] == .black && stage.snapshot()[12, 22] == .black, "black unless told otherwise")
    view.layer.borderColor = UIColor.blue.cgColor
    let bitmap = stage.snapshot()
    #expect(bitmap[10, 10] == .pureBlue && bitmap[13, 30] == .pureBlue && bitmap[14, 30] == .pureRed)
    #expect(bitmap[11, 22] == .pureBlue && bitmap[20, 22] == .pureGreen && bitmap[7, 22] == .pureGreen)
    view.layer.borderWidth = .nan
    #expect(stage.snapshot()[10, 10] == .pureRed)
  }

  @Test func maskedCornersAreRound() {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
    view.layer.cornerRadius = 20
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let child = UIView(frame: view.bounds)
    child.backgroundColor = .blue
    for clips in [false, true] {
      if clips { view.addSubview(child) }
      view.clipsToBounds = clips
      let (bitmap, color) = (stage.snapshot(), clips ? Pixel.pureBlue : .pureRed)
      #expect(bitmap[1, 1] == .black && bitmap[38, 38] == .black && bitmap[38, 1] == color && bitmap[1, 38] == color)
    }
  }

  @Test func shadowsFallWhereTheyAreSent() {
    stage.window.backgroundColor = .white
    let view = stage.addView(CGRect(x: 20, y: 20, width: 20, height: 20), .red)
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 10, height: 5)
    var bitmap = stage.snapshot()
    #expect(bitmap[45, 40] == .black && bitmap[49, 44] == .black && bitmap[50, 40].red == 255 && bitmap[30, 30] == .pureRed)
    view.layer.shadowColor = UIColor.blue.cgColor
    #expect(stage.snapshot()[45, 40] == .pureBlue)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(stage.snapshot()[22, 45] == .pureBlue, "the offset turns with the layer")
    view.transform = .identity
    view.clipsToBounds = true
    bitmap = stage.snapshot()
    #expect(bitmap[45, 40].red == 255, "a layer that clips cuts off its own shadow")
  }

  @Test func shadowsBlurByTheirRadiusAndFollowTheSilhouette() {
    stage.window.backgroundColor = .white
    let view = stage.addView(CGRect(x: 20, y: 20, width: 60, height: 60))
    view.layer.shadowOpacity = 0.5
    view.layer.shadowOffset = .zero
    view.layer.shadowRadius = 4
    let empty = stage.snapshot()
    #expect(empty[50, 50].red == 255, "nothing throws no shadow")
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    child.backgroundColor = .red
    view.addSubview(child)
    let bitmap = stage.snapshot()
    #expect(bitmap[50, 70].red == 255, "only where there is something")
    // The shadow's opacity is one half; half of that is left at its edge, and 16 % one sigma further out.
    #expect(abs(Int(bitmap[50, 50].red) - 195) <= 8 && abs(Int(bitmap[50, 54].red) - 238) <= 6)
    #expect(bitmap[50, 30] == .pureRed)
  }

  @Test func masksKeepWhatTheyCover() throws {
    let view = stage.addView(CGRect(x: 10, y: 10, width: 40, height: 40), .red)
    let mask = CALayer()
    mask.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    mask.backgroundColor = UIColor.white.cgColor
    view.layer.mask = mask
    var bitmap = stage.snapshot()
    #expect(bitmap[15, 15] == .black && bitmap[20, 20] == .pureRed && bitmap[39, 39] == .pureRed && bitmap[40, 40] == .black)
    mask.opacity = 0.5
    stage.advance(to: 1)
    #expect(abs(Int(stage.snapshot()[30, 30].red) - 128) <= 1)
    mask.opacity = 0
    stage.advance(to: 2)
    #expect(stage.snapshot()[30, 30] == .black, "nothing is kept")
    view.layer.mask = nil
    #expect(mask.superlayer == nil && stage.snapshot()[15, 15] == .pureRed)
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    cover.backgroundColor = .black
    view.mask = cover
    bitmap = stage.snapshot()
    #expect(bitmap[15, 15] == .pureRed && bitmap[15, 35] == .black && view.subviews.isEmpty)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { cover.frame.size.height = 40 }
    stage.advance(to: 2.5)
    bitmap = stage.snapshot()
    #expect(bitmap[15, 38] == .pureRed && bitmap[15, 42] == .black, "masks move like any view")
    cover.layer.removeFromSuperlayer()
    #expect(view.layer.mask == nil)
  }

  @Test func contentsFadeIntoOthers() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    func image(_ pixel: Pixel) -> CGImage { CGImage(Bitmap(width: 1, height: 1, fill: pixel)) }
    layer.contents = image(.pureRed)
    stage.window.layer.addSublayer(layer)
    stage.advance(to: 1)
    layer.contents = image(.pureBlue)
    let fade = CABasicAnimation(keyPath: "contents")
    fade.fromValue = image(.pureRed)
    fade.toValue = image(.pureBlue)
    fade.duration = 1
    layer.removeAllAnimations()
    layer.add(fade, forKey: nil)
    #expect(stage.snapshot()[5, 5] == .pureRed)
    stage.advance(to: 1.5)
    let half = stage.snapshot()[5, 5]
    #expect(abs(Int(half.red) - 128) <= 1 && abs(Int(half.blue) - 128) <= 1)
    stage.advance(to: 2)
    #expect(stage.snapshot()[5, 5] == .pureBlue)
  }
}
