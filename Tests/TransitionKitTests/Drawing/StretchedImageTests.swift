import Raster
import TestStages
import Testing
import TransitionKit

@MainActor @Suite struct StretchedImageTests {
  @Test func theMiddleOfAResizableImageIsStretched() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1), format: onePixelAPoint).image { context in
      for (x, color) in [UIColor.red, .green, .blue].enumerated() {
        color.setFill()
        context.fill(CGRect(x: CGFloat(x), y: 0, width: 1, height: 1))
      }
    }
    let edges = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let resizable = image.resizableImage(withCapInsets: edges)
    let stage = Stage.small()
    let view = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 10, height: 1), format: onePixelAPoint).image { _ in
        resizable.draw(in: CGRect(x: 0, y: 0, width: 10, height: 1))
      })
    stage.window.addSubview(view)
    stage.advance(to: 0)
    let picture = stage.snapshot()
    #expect(resizable.capInsets == edges)
    #expect(picture[0, 0] == .pureRed && picture[4, 0] == .pureGreen && picture[9, 0] == .pureBlue)
  }

  private var onePixelAPoint: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
