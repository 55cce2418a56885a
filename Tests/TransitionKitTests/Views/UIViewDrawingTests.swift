import Raster
import Testing
import TransitionKit

/// Draws the left part of its bounds, as far as `share` goes.
private class Bar: UIView {
  var share: CGFloat = 0.5 {
    didSet { setNeedsDisplay() }
  }
  var drawn: [CGRect] = []
  var color = UIColor.green

  override func draw(_ rect: CGRect) {
    drawn.append(rect)
    color.setFill()
    UIRectFill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width * share, height: bounds.height))
  }
}

private final class PoliteBar: Bar {
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    UIGraphicsGetCurrentContext()?.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
  }
}

/// Has no drawing of its own.
private final class Quiet: UIView {}

private final class Loud: UIView {
  override func draw(_ layer: CALayer, in ctx: CGContext) {
    super.draw(layer, in: ctx)
    ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    ctx.fill(layer.bounds)
  }
}

@MainActor @Suite final class UIViewDrawingTests {
  private let stage = Stage.small()

  private func add<View: UIView>(_ view: View, background: UIColor? = .clear) -> View {
    view.backgroundColor = background
    stage.window.addSubview(view)
    stage.advance(to: stage.now)
    return view
  }

  private func bar(background: UIColor? = .clear) -> Bar {
    add(Bar(frame: CGRect(x: 10, y: 10, width: 20, height: 10)), background: background)
  }

  @Test func aViewDrawsBeforeItIsFirstSeenAndAfterThatWhenAsked() {
    let bar = bar()
    #expect(bar.drawn == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    #expect(stage.snapshot()[15, 15] == .pureGreen && stage.snapshot()[25, 15] == .black)
    bar.center.y += 5
    stage.advance(to: 1)
    #expect(bar.drawn.count == 1)
    stage.perform {
      bar.share = 1
      bar.share = 0.75
      #expect(bar.drawn.count == 1)
    }
    stage.advance(to: 2)
    #expect(bar.drawn.count == 2 && stage.snapshot()[23, 20] == .pureGreen && stage.snapshot()[27, 20] == .black)
  }

  @Test func aViewOffScreenOrWithoutAreaWaits() {
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    stage.advance(to: 1)
    bar.setNeedsDisplay()
    stage.advance(to: 2)
    #expect(bar.drawn.isEmpty)
    bar.frame.size = .zero
    _ = add(bar)
    #expect(bar.drawn.isEmpty && bar.layer.contents == nil)
    bar.frame.size = CGSize(width: 10, height: 10)
    stage.advance(to: 3)
    #expect(bar.drawn == [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test func onlyRedrawFollowsTheSize() {
    let bar = bar()
    bar.bounds.size.width = 40
    stage.advance(to: 1)
    #expect(bar.drawn.count == 1, "the contents stretch")
    bar.contentMode = .redraw
    bar.bounds.size.width = 60
    stage.advance(to: 2)
    #expect(bar.drawn.last?.width == 60)
  }

  @Test func anOpaqueViewWithoutABackgroundIsBlack() {
    stage.window.backgroundColor = .red
    let bar = bar(background: nil)
    #expect(stage.snapshot()[25, 15] == .black && stage.snapshot()[15, 15] == .pureGreen)
    bar.isOpaque = false
    bar.setNeedsDisplay()
    stage.advance(to: 1)
    #expect(stage.snapshot()[25, 15] == .pureRed)
    bar.backgroundColor = .blue
    stage.advance(to: 2)
    #expect(stage.snapshot()[25, 15] == .pureBlue && stage.snapshot()[15, 15] == .pureGreen)
  }

  @Test func aPartIsDrawnAlone() {
    let bar = bar()
    bar.color = .red
    stage.perform {
      bar.setNeedsDisplay(CGRect(x: 0, y: 0, width: 4, height: 4))
      bar.setNeedsDisplay(CGRect(x: 2, y: 0, width: 4, height: 5))
    }
    stage.advance(to: 1)
    #expect(bar.drawn.last == CGRect(x: 0, y: 0, width: 6, height: 5))
    #expect(
      stage.snapshot()[15, 14] == .pureRed && stage.snapshot()[17, 14] == .pureGreen && stage.snapshot()[15, 16] == .pureGreen)
    stage.perform {
      bar.setNeedsDisplay(CGRect(x: 0, y: 0, width: 4, height: 4))
      bar.setNeedsDisplay()
    }
    stage.advance(to: 2)
    #expect(bar.drawn.last == bar.bounds && stage.snapshot()[17, 16] == .pureRed)
  }

  @Test func aDrawingMayGoOnWhatWasDrawn() {
    let bar = bar()
    bar.clearsContextBeforeDrawing = false
    (bar.share, bar.color) = (0.25, .red)
    stage.advance(to: 1)
    #expect(stage.snapshot()[12, 15] == .pureRed && stage.snapshot()[18, 15] == .pureGreen)
    #expect(bar.contentScaleFactor == 1 && bar.clearsContextBeforeDrawing == false)
  }

  @Test func whatADrawingClearsShowsTheBackground() {
    _ = add(PoliteBar(frame: CGRect(x: 10, y: 10, width: 20, height: 10)), background: .blue)
    #expect(stage.snapshot()[11, 11] == .pureBlue && stage.snapshot()[13, 13] == .pureGreen)
  }

  @Test func aClassWithoutADrawingKeepsItsContents() throws {
    let quiet = Quiet(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in UIRectFill(.zero) }
    quiet.layer.contents = image.cgImage
    _ = add(quiet, background: nil)
    quiet.setNeedsDisplay()
    stage.advance(to: 1)
    #expect(try #require(quiet.layer.contents as? CGImage) === image.cgImage && quiet.layer.contentsScale == 1)
    let plain = add(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    plain.setNeedsDisplay()
    stage.advance(to: 2)
    #expect(plain.layer.contents == nil)
  }

  @Test func theLayersDelegateMethodDrawsToo() {
    _ = add(Loud(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(stage.snapshot()[5, 5] == .pureRed)
  }

  @Test func picturesOfNowDrawFirst() throws {
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    bar.backgroundColor = .clear
    let image = UIGraphicsImageRenderer(size: bar.bounds.size).image { bar.layer.render(in: $0.cgContext) }
    #expect(bar.drawn.count == 1)
    let shown = add(UIImageView(image: image))
    #expect(stage.snapshot()[5, 5] == .pureGreen && stage.snapshot()[15, 5] == .black)
    shown.removeFromSuperview()
    _ = add(bar)
    bar.share = 1
    let snapshot = try #require(bar.snapshotView(afterScreenUpdates: true))
    bar.removeFromSuperview()
    _ = add(snapshot)
    #expect(stage.snapshot()[15, 5] == .pureGreen)
  }

  @Test func aMaskDraws() {
    let (view, bar) = (add(UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 10)), background: .blue), Bar())
    bar.frame = view.bounds
    bar.backgroundColor = .clear
    view.mask = bar
    stage.advance(to: 1)
    #expect(stage.snapshot()[15, 15] == .pureBlue && stage.snapshot()[25, 15] == .black)
  }

  @Test func anotherStyleDrawsAnew() {
    let bar = bar()
    bar.overrideUserInterfaceStyle = .dark
    stage.advance(to: 1)
    #expect(bar.drawn.count == 2)
  }

  @Test func theScaleDecidesHowFinelyAViewDraws() throws {
    let stage = Stage.small(scale: 2)
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    stage.window.addSubview(bar)
    stage.advance(to: 0)
    #expect(bar.contentScaleFactor == 2 && (bar.layer.contents as? CGImage)?.width == 40 && bar.layer.contentsScale == 2)
    bar.contentScaleFactor = 3
    stage.advance(to: 1)
    #expect((bar.layer.contents as? CGImage)?.width == 60)
  }
}
