import Raster
import Testing
import TransitionKit

/// Layers that are painted on a bitmap of their own.
@MainActor @Suite struct RasterizedLayerTests {
  @Test func theBitmapIsAsCoarseAsItsScale() {
    let stage = Stage.small(scale: 4)
    let view = stage.addView(CGRect(x: 10, y: 10, width: 40, height: 40), .red)
    let stripe = UIView(frame: CGRect(x: 10.25, y: 0, width: 0.25, height: 40))
    stripe.backgroundColor = .blue
    view.addSubview(stripe)
    #expect(!view.layer.shouldRasterize && view.layer.rasterizationScale == 1)
    let sharp = stage.snapshot()
    #expect(sharp[81, 100] == .pureBlue && sharp[82, 100] == .pureRed)
    view.layer.shouldRasterize = true
    let coarse = stage.snapshot()
    #expect(coarse[81, 100].red > 100 && coarse[82, 100].blue > 20, "a quarter of a point is a quarter of a pixel")
    view.layer.rasterizationScale = 4
    #expect(stage.snapshot() == sharp)
  }

  @Test func opacityIsNoPartOfTheBitmap() {
    let stage = Stage.small(scale: 2)
    let view = stage.addView(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    view.subviews[0].backgroundColor = .red
    view.layer.shouldRasterize = true
    view.alpha = 0.5
    let bitmap = stage.snapshot()
    #expect(bitmap[10, 10] == bitmap[60, 60] && abs(Int(bitmap[10, 10].red) - 128) <= 1)
  }
}
