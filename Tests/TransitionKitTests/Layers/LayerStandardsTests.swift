import Raster
import Testing
import TransitionKit

/// The default values of layers, and the order in which the parts of a layer lie over each other.
@MainActor @Suite final class LayerStandardsTests {
  private lazy var stage = Stage.small()

  @Test func aNewLayerHasApplesValues() {
    let layer = CALayer()
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowColor == UIColor.black.cgColor && layer.borderColor == UIColor.black.cgColor && layer.borderWidth == 0)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.opacity == 1 && layer.cornerRadius == 0 && layer.zPosition == 0)
    #expect(!layer.masksToBounds && layer.isDoubleSided && !layer.isHidden && layer.contentsGravity == .resize)
    #expect(layer.backgroundColor == nil && layer.contents == nil && layer.mask == nil)
  }

  @Test func aNewViewClipsNothingAndStretchesItsContent() {
    let view = UIView()
    #expect(view.contentMode == .scaleToFill && !view.clipsToBounds && view.mask == nil && view.autoresizesSubviews)
    #expect(view.autoresizingMask == [] && UIViewController().view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  /// A layer's parts from back to front are background, contents, sublayers and border.
  @Test func whatALayerHasLiesInOneOrder() {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
    // The contents are clear on the left and green on the right.
    view.layer.contents = CGImage(Bitmap(width: 2, height: 1, pixels: [.clear, .pureGreen]))
    let child = UIView(frame: CGRect(x: 0, y: 20, width: 40, height: 20))
    child.backgroundColor = .blue
    view.addSubview(child)
    view.layer.borderWidth = 2
    let bitmap = stage.snapshot()
    #expect(bitmap[5, 10] == .pureRed && bitmap[35, 10] == .pureGreen)
    #expect(bitmap[10, 30] == .pureBlue && bitmap[30, 30] == .pureBlue)
    #expect(bitmap[1, 10] == .black && bitmap[38, 30] == .black)
  }

  @Test func contentsAreEnlargedSmoothly() {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 40, height: 10))
    view.layer.contents = CGImage(Bitmap(width: 2, height: 1, pixels: [.black, .pureRed]))
    let bitmap = stage.snapshot()
    #expect(bitmap[2, 5].red == 0 && bitmap[37, 5].red == 255 && abs(Int(bitmap[20, 5].red) - 134) <= 3)
  }

  @Test func cornersCutContentsAndSublayersOnlyOfThoseThatClip() {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
    view.layer.cornerRadius = 20
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.blue.cgColor
    #expect(stage.snapshot()[1, 1] == .black && stage.snapshot()[20, 1] == .pureBlue, "background and border are round")
    view.layer.contents = CGImage(Bitmap(width: 1, height: 1, fill: .pureGreen))
    #expect(stage.snapshot()[1, 1] == .pureGreen)
    view.layer.contents = nil
    let child = UIView(frame: view.bounds)
    child.backgroundColor = .green
    view.addSubview(child)
    #expect(stage.snapshot()[1, 1] == .pureGreen)
    view.clipsToBounds = true
    #expect(stage.snapshot()[1, 1] == .black && stage.snapshot()[20, 20] == .pureGreen)
  }

  /// A frame that grows from nothing does not scale its contents: the layer grows, and a child of fixed size stays at its corner.
  @Test func childrenOfFixedSizeRideOnAGrowingParentAndPicturesStretch() throws {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 200), .red)
    let child = UIView(frame: CGRect(x: 20, y: 40, width: 10, height: 10))
    child.backgroundColor = .blue
    view.addSubview(child)
    stage.advance(to: 0)
    let picture = try #require(view.snapshotView(afterScreenUpdates: true))
    view.frame = CGRect(x: 50, y: 100, width: 0, height: 0)
    #expect(stage.snapshot()[70, 140] == .pureBlue && stage.snapshot()[50, 100] == .black, "it draws outside of its parent")
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame = CGRect(x: 0, y: 0, width: 100, height: 200) }
    stage.advance(to: 0.5)
    let half = stage.snapshot()
    #expect(half[25, 50] == .pureRed && half[24, 50] == .black && half[45, 90] == .pureBlue && half[54, 99] == .pureBlue)
    #expect(half[55, 100] == .pureRed)
    view.removeFromSuperview()
    picture.frame = CGRect(x: 25, y: 50, width: 50, height: 100)
    stage.window.addSubview(picture)
    let stretched = stage.snapshot()
    #expect(stretched[36, 71] == .pureBlue && stretched[38, 73] == .pureBlue && stretched[41, 76] == .pureRed)
  }
}
