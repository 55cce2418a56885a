import Raster
import Testing
import TransitionKit

/// What the screen shows.
@MainActor @Suite final class PictureBuilderTests {
  private lazy var stage = Stage.small()

  @Test func anEmptyStageIsBlack() {
    let bitmap = stage.snapshot()
    #expect(bitmap.width == 100 && bitmap.height == 200)
    #expect(bitmap.pixels.allSatisfy { $0 == .black })
    #expect(stage.picture() == stage.picture())
  }

  @Test(arguments: [0.5, 1, 2, 3])
  func scalesMultiply(_ scale: CGFloat) {
    let stage = Stage.small(scale: scale)
    let view = stage.addView(CGRect(x: 20, y: 40, width: 20, height: 20), .red)
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    child.backgroundColor = .blue
    view.addSubview(child)
    let bitmap = stage.snapshot()
    #expect(bitmap.width == Int(100 * scale) && bitmap.height == Int(200 * scale))
    let unit = Int(10 * scale)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let cell = (x / unit, y / unit)
        let expected: Pixel =
          switch cell {
          case (3, 4): .pureBlue
          case (2, 4), (2, 5), (3, 5): .pureRed
          default: .black
          }
        #expect(bitmap[x, y] == expected)
      }
    }
  }

  @Test func transformsNest() {
    let view = stage.addView(CGRect(x: 20, y: 20, width: 20, height: 20), .red)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    child.backgroundColor = .blue
    view.addSubview(child)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    var bitmap = stage.snapshot()
    #expect(bitmap[35, 25] == .pureBlue && bitmap[25, 25] == .pureRed && bitmap[25, 35] == .pureRed)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    bitmap = stage.snapshot()
    #expect(
      bitmap[11, 11] == .pureBlue && bitmap[29, 29] == .pureBlue && bitmap[31, 31] == .pureRed && bitmap[49, 49] == .pureRed)
    view.bounds.origin = CGPoint(x: -10, y: 0)
    view.transform = .identity
    #expect(stage.snapshot()[35, 25] == .pureBlue)
  }

  @Test func aFadedViewFadesAsOneWithItsSubviews() {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 50, height: 50))
    for color in [UIColor.red, .blue] {
      let child = UIView(frame: view.bounds)
      child.backgroundColor = color
      view.addSubview(child)
    }
    view.alpha = 0.5
    let pixel = stage.snapshot()[10, 10]
    #expect(pixel.red == 0 && abs(Int(pixel.blue) - 128) <= 1, "what lies below does not show through")
  }

  @Test func clippingFollowsTheCorners() {
    let view = stage.addView(CGRect(x: 10, y: 10, width: 40, height: 40), .red)
    let child = UIView(frame: CGRect(x: -10, y: -10, width: 60, height: 60))
    child.backgroundColor = .blue
    view.addSubview(child)
    view.layer.cornerRadius = 20
    #expect(stage.snapshot()[1, 1] == .pureBlue)
    view.clipsToBounds = true
    let bitmap = stage.snapshot()
    #expect(bitmap[1, 1] == .black && bitmap[11, 11] == .black && bitmap[30, 30] == .pureBlue && bitmap[12, 30] == .pureBlue)
    child.removeFromSuperview()
    view.clipsToBounds = false
    #expect(stage.snapshot()[11, 11] == .black && stage.snapshot()[30, 11] == .pureRed)
  }

  @Test func hiddenViewsCostNothing() {
    let empty = stage.picture()
    let view = stage.addView(CGRect(x: 0, y: 0, width: 50, height: 50), .red)
    let child = UIView(frame: view.bounds)
    child.backgroundColor = .blue
    view.addSubview(child)
    view.isHidden = true
    #expect(stage.picture() == empty)
    view.isHidden = false
    for alpha in [0, .nan] as [CGFloat] {
      view.alpha = alpha
      #expect(stage.picture() == empty)
    }
    view.alpha = 1
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(stage.picture() == empty)
  }

  @Test func parentsWithoutAreaShowTheirChildren() {
    let view = stage.addView(CGRect(x: 20, y: 20, width: 0, height: 0), .red)
    let child = UIView(frame: CGRect(x: -10, y: -10, width: 20, height: 20))
    child.backgroundColor = .blue
    view.addSubview(child)
    #expect(stage.snapshot()[12, 12] == .pureBlue && stage.snapshot()[29, 29] == .pureBlue)
    view.clipsToBounds = true
    #expect(stage.snapshot()[12, 12] == .black)
  }

  @Test func zPositionOrdersStably() {
    let colors: [UIColor] = [.red, .green, .blue]
    let views = colors.map { stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10), $0) }
    #expect(stage.snapshot()[5, 5] == .pureBlue)
    views[0].layer.zPosition = 1
    #expect(stage.snapshot()[5, 5] == .pureRed)
    views[1].layer.zPosition = 1
    #expect(stage.snapshot()[5, 5] == .pureGreen)
    views[0].layer.zPosition = -1
    views[1].layer.zPosition = -1
    #expect(stage.snapshot()[5, 5] == .pureBlue && stage.window.subviews.first === views[0])
  }

  @Test func gradientsRunAlongTheirLine() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    layer.colors = [UIColor.black.cgColor, UIColor.red.cgColor]
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    stage.window.layer.addSublayer(layer)
    let bitmap = stage.snapshot()
    for x in [0, 25, 50, 99] {
      let expected = (Double(x) + 0.5) * 2.55
      #expect(abs(Double(bitmap[x, 5].red) - expected) <= 1)
    }
    layer.locations = [0.5, 1]
    #expect(stage.snapshot()[49, 5] == .black && stage.snapshot()[99, 5].red > 240)
    layer.locations = [0.5]
    #expect(stage.snapshot()[99, 5] == .black, "one location for each colour")
  }

  @Test(arguments: [
    (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 40, height: 20)),
    (.resizeAspect, CGRect(x: 10, y: 0, width: 20, height: 20)),
    (.resizeAspectFill, CGRect(x: 0, y: -10, width: 40, height: 40)),
    (.center, CGRect(x: 15, y: 5, width: 10, height: 10)), (.top, CGRect(x: 15, y: 0, width: 10, height: 10)),
    (.bottom, CGRect(x: 15, y: 10, width: 10, height: 10)), (.left, CGRect(x: 0, y: 5, width: 10, height: 10)),
    (.right, CGRect(x: 30, y: 5, width: 10, height: 10)), (.topLeft, CGRect(x: 0, y: 0, width: 10, height: 10)),
    (.topRight, CGRect(x: 30, y: 0, width: 10, height: 10)), (.bottomLeft, CGRect(x: 0, y: 10, width: 10, height: 10)),
    (.bottomRight, CGRect(x: 30, y: 10, width: 10, height: 10)),
  ])
  func contentsLieByTheirGravity(_ gravity: CALayerContentsGravity, _ rect: CGRect) {
    let view = stage.addView(CGRect(x: 10, y: 20, width: 40, height: 20))
    view.layer.contents = CGImage(Bitmap(width: 20, height: 20, fill: .pureRed))
    view.layer.contentsScale = 2
    view.layer.contentsGravity = gravity
    let bitmap = stage.snapshot()
    let shown = rect.offsetBy(dx: 10, dy: 20)
    for y in 0..<60 {
      for x in 0..<60 {
        let inside = shown.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
        #expect(bitmap[x, y] == (inside ? .pureRed : .black), "\(gravity.rawValue) at \(x), \(y)")
      }
    }
  }

  @Test func contentModesAreGravities() {
    let view = UIImageView(image: UIImage(cgImage: CGImage(Bitmap(width: 20, height: 10, fill: .pureRed)), scale: 2))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 5))
    stage.window.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(stage.snapshot()[39, 39] == .pureRed)
    view.contentMode = .scaleAspectFit
    #expect(stage.snapshot()[39, 5] == .black && stage.snapshot()[39, 20] == .pureRed)
    view.contentMode = .bottomRight
    #expect(stage.snapshot()[29, 39] == .black && stage.snapshot()[30, 35] == .pureRed)
    view.image = nil
    #expect(stage.snapshot()[35, 38] == .black)
  }
}
