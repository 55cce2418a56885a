import Raster
import Testing
import TransitionKit

/// Paths that are built, filled and stroked in a context.
@MainActor @Suite final class ContextPathTests {
  private let stage = Stage.small()

  /// The pixels that a drawing of 40 × 40 points leaves on black.
  private func drawing(_ draw: (CGContext) -> Void) -> Bitmap {
    let image = stage.perform {
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
        $0.cgContext.setFillColor(UIColor.green.cgColor)
        $0.cgContext.setStrokeColor(UIColor.red.cgColor)
        draw($0.cgContext)
      }
    }
    stage.window.subviews.forEach { $0.removeFromSuperview() }
    stage.window.addSubview(UIImageView(image: image))
    stage.advance(to: stage.now)
    return stage.snapshot()
  }

  @Test func aPathIsGoneOnceItIsDrawn() {
    let square = CGMutablePath()
    square.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let shown = drawing { context in
      context.addRect(CGRect(x: 30, y: 30, width: 10, height: 10))
      context.beginPath()
      context.addPath(square)
      context.move(to: CGPoint(x: 20, y: 0))
      context.addLine(to: CGPoint(x: 30, y: 0))
      context.addLine(to: CGPoint(x: 30, y: 10))
      context.closePath()
      context.fillPath()
      context.setFillColor(UIColor.red.cgColor)
      context.fillPath()
      #expect(context.isPathEmpty)
    }
    #expect(shown[5, 5] == .pureGreen && shown[28, 3] == .pureGreen && shown[21, 8] == .black && shown[35, 35] == .black)
  }

  @Test func fillAndStrokeAreDrawnTogether() {
    let shown = drawing { context in
      context.setLineWidth(4)
      context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.drawPath(using: .fillStroke)
    }
    #expect(shown[20, 20] == .pureGreen && shown[10, 20] == .pureRed && shown[11, 20] == .pureRed && shown[13, 20] == .pureGreen)
    #expect(shown[8, 8] == .pureRed, "the joint is mitred")
  }

  @Test func jointsAndEllipses() {
    let shown = drawing { context in
      context.setLineWidth(8)
      context.setLineJoin(.bevel)
      context.stroke(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    #expect(shown[6, 6] == .black && shown[6, 20] == .pureRed)
    let limited = drawing { context in
      context.setLineWidth(8)
      context.setMiterLimit(1)
      context.stroke(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    #expect(limited[6, 6] == .black)
    let round = drawing { context in
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      context.setLineWidth(2)
      context.strokeEllipse(in: CGRect(x: 21, y: 21, width: 18, height: 18))
    }
    #expect(round[10, 10] == .pureGreen && round[0, 0] == .black && round[30, 30] == .black && round[21, 30] == .pureRed)
  }

  @Test func bezierPathsHaveCapsAndJoints() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 30))
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (8, .square, .round)
    let shown = drawing { _ in
      UIColor.red.setStroke()
      path.stroke()
    }
    #expect(shown[7, 10] == .pureRed && shown[33, 6] == .black && shown[30, 33] == .pureRed)
    path.lineCapStyle = .butt
    path.lineJoinStyle = .miter
    let sharp = drawing { _ in
      UIColor.red.setStroke()
      path.stroke()
    }
    #expect(sharp[7, 10] == .black && sharp[33, 6] == .pureRed)
  }

  @Test func pathsTakeRectanglesArcsAndCopies() throws {
    let path = CGMutablePath()
    path.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10)])
    #expect(path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 25, y: 5)) && !path.contains(CGPoint(x: 15, y: 5)))
    let copy = try #require(path.mutableCopy())
    copy.move(to: CGPoint(x: 50, y: 50))
    copy.addRelativeArc(center: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, delta: .pi / 2)
    copy.closeSubpath()
    #expect(copy.contains(CGPoint(x: 55, y: 55)) && !copy.contains(CGPoint(x: 45, y: 45)))
    #expect(!path.contains(CGPoint(x: 55, y: 55)), "a copy leaves its original alone")
  }
}
