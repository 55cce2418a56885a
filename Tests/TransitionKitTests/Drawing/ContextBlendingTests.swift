import Raster
import Testing
import TransitionKit

/// How what is drawn meets what was drawn before.
@MainActor @Suite final class ContextBlendingTests {
  private let stage = Stage.small()

  /// The pixels that a drawing of 20 × 20 points leaves on black.
  private func drawing(_ draw: (CGContext) -> Void) -> Bitmap {
    let image = stage.perform { UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { draw($0.cgContext) } }
    stage.window.subviews.forEach { $0.removeFromSuperview() }
    stage.window.addSubview(UIImageView(image: image))
    stage.advance(to: stage.now)
    return stage.snapshot()
  }

  @Test func clearTakesAwayWithinTheClip() {
    let shown = drawing { context in
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.fill([CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 10, y: 0, width: 10, height: 20)])
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      context.clip()
      context.setAlpha(0.5)
      context.clear(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    #expect(shown[5, 10] == .black && shown[0, 0] == .pureGreen && shown[15, 10] == .pureGreen)
  }

  @Test func aBlendModeHoldsUntilItIsRestored() {
    let shown = drawing { context in
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.saveGState()
      context.setBlendMode(.multiply)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }
    #expect(shown[5, 15] == .pureRed && shown[5, 5] == .black)
    #expect(shown[15, 5] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func aShadowLiesBehindEachDrawing() {
    let shown = drawing { context in
      context.setShadow(offset: CGSize(width: 5, height: 5), blur: 0, color: UIColor.blue.cgColor)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.setStrokeColor(gray: 1, alpha: 1)
      context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.stroke(CGRect(x: 17, y: 1, width: 2, height: 2), width: 2)
    }
    #expect(shown[5, 5] == .pureRed && shown[12, 12] == .pureBlue && shown[12, 2] == .black && shown[18, 2] == .pureGreen)
    #expect(shown[18, 6] == .black)
  }

  @Test func rectanglesOfUIKit() {
    let shown = drawing { context in
      UIGraphicsPushContext(context)
      UIColor.red.setFill()
      UIRectFrame(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIRectClip(CGRect(x: 12, y: 12, width: 4, height: 4))
      UIRectFill(CGRect(x: 10, y: 10, width: 10, height: 10))
      UIGraphicsPopContext()
    }
    #expect(shown[0, 5] == .pureRed && shown[5, 5] == .black && shown[13, 13] == .pureRed && shown[18, 18] == .black)
  }
}
