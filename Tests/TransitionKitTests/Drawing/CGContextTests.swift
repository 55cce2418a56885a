import Raster
import Testing
import TransitionKit

@MainActor @Suite final class CGContextTests {
  private lazy var stage = Stage.small()

  /// 20 × 20 pixels.
  private func drawn(_ body: (UIGraphicsImageRendererContext) -> Void) -> Bitmap {
    _ = stage
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image(actions: body).cgImage!.bitmap
  }

  private static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  @Test func pathsAreFilledAndStroked() {
    let bitmap = drawn { _ in
      let path = UIBezierPath(rect: CGRect(x: 4, y: 4, width: 12, height: 12))
      path.lineWidth = 2
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      path.fill()
      path.stroke()
    }
    #expect(bitmap[10, 10] == .pureRed && bitmap[4, 10] == .pureBlue && bitmap[3, 10] == .pureBlue)
    #expect(bitmap[2, 10] == Self.clear && bitmap[5, 5] == .pureRed)
  }

  @Test func contextsBuildPathsUnderTheirMatrix() {
    let bitmap = drawn { renderer in
      let context = renderer.cgContext
      context.setStrokeColor(UIColor.green.cgColor)
      context.setLineWidth(2)
      context.setLineCap(.square)
      context.move(to: CGPoint(x: 4, y: 4))
      context.translateBy(x: 0, y: 10)
      context.addLine(to: CGPoint(x: 4, y: 4))
      context.strokePath()
      context.setLineDash(phase: 0, lengths: [2, 2])
      context.setLineCap(.butt)
      context.strokeLineSegments(between: [CGPoint(x: 8, y: 1), CGPoint(x: 20, y: 1)])
    }
    #expect(bitmap[3, 3] == .pureGreen && bitmap[4, 14] == .pureGreen && bitmap[4, 15] == Self.clear)
    #expect(bitmap[8, 10] == .pureGreen && bitmap[10, 10] == Self.clear && bitmap[12, 11] == .pureGreen)
  }

  @Test func clipsHoldUntilTheStateIsRestored() {
    let bitmap = drawn { renderer in
      let context = renderer.cgContext
      UIColor.red.set()
      context.saveGState()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).addClip()
      context.clip(to: CGRect(x: 5, y: 0, width: 20, height: 10))
      renderer.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.restoreGState()
      context.setAlpha(0.5)
      renderer.fill(CGRect(x: 15, y: 15, width: 5, height: 5))
    }
    #expect(bitmap[7, 5] == .pureRed && bitmap[4, 5] == Self.clear && bitmap[10, 5] == Self.clear && bitmap[7, 10] == Self.clear)
    #expect(bitmap[17, 17].alpha == 128)
  }

  @Test func evenOddLeavesHoles() {
    let bitmap = drawn { renderer in
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
      path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
      path.usesEvenOddFillRule = true
      path.fill()
    }
    #expect(bitmap[2, 2] == .black && bitmap[10, 10] == Self.clear)
  }

  @Test func gradientsEndWhereTheyAreToldTo() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
        locations: [0, 1]))
    let (start, end) = (CGPoint(x: 5, y: 0), CGPoint(x: 15, y: 0))
    let bitmap = drawn { $0.cgContext.drawLinearGradient(gradient, start: start, end: end, options: .drawsAfterEndLocation) }
    #expect(bitmap[4, 10] == Self.clear && bitmap[19, 10] == .pureBlue)
    #expect(bitmap[5, 10].red > 240 && abs(Int(bitmap[10, 3].red) - 115) < 3 && bitmap[14, 19].blue > 240)
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }

  @Test func coreGraphicsDrawsImagesOnTheirHeads() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { renderer in
      UIColor.red.setFill()
      renderer.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
    }
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let (upright, turned) = (drawn { _ in image.draw(in: rect) }, drawn { $0.cgContext.draw(image.cgImage!, in: rect) })
    #expect(upright[10, 2] == .pureRed && turned[10, 2] == Self.clear && turned[10, 17] == .pureRed)
  }

  @Test func strokedPathsAreOutlines() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 2, y: 5), CGPoint(x: 10, y: 5)])
    let outline = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBoxOfPath == CGRect(x: 2, y: 3, width: 8, height: 4))
    #expect(outline.contains(CGPoint(x: 5, y: 6.5)) && !line.contains(CGPoint(x: 5, y: 6.5)))
  }

  @Test func aColorGivesItsParts() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    unsafe UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.125])
  }

  @Test func aPathIsFilledAndStrokedInABlendMode() {
    let bitmap = drawn { renderer in
      UIColor.red.setFill()
      renderer.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      path.fill(with: .screen, alpha: 1)
      UIColor.blue.setStroke()
      path.lineWidth = 4
      path.stroke(with: .normal, alpha: 0)
    }
    #expect(bitmap[5, 5] == Pixel(red: 255, green: 255, blue: 0) && bitmap[10, 5] == .pureRed && bitmap[15, 15] == .pureRed)
  }
}
