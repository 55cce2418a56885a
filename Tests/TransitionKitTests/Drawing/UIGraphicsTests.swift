import Raster
import Testing
import TransitionKit

@MainActor @Suite final class UIGraphicsTests {
  private lazy var stage = Stage.small(scale: 2)

  /// 20 × 20, red with a blue left half.
  private func halves() -> UIView {
    let view = stage.addView(CGRect(x: 30, y: 30, width: 20, height: 20), .red)
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    half.backgroundColor = .blue
    view.addSubview(half)
    stage.advance(to: stage.now)
    return view
  }

  @Test func renderersDrawViews() throws {
    let view = halves()
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }
    let bitmap = try #require(image.cgImage).bitmap
    #expect(image.scale == 2 && image.size == view.bounds.size && bitmap.width == 40)
    #expect(bitmap[19, 20] == .pureBlue && bitmap[20, 20] == .pureRed)
    #expect(UIGraphicsGetCurrentContext() == nil && !view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }

  @Test func contextsRenderLayersAsTheModelIs() throws {
    let view = halves()
    UIView.animate(withDuration: 1) { view.subviews[0].frame.origin.x = 10 }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 20), true, 0)
    let context = try #require(UIGraphicsGetCurrentContext())
    context.saveGState()
    context.translateBy(x: 20, y: 0)
    view.layer.render(in: context)
    context.restoreGState()
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 20))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    let bitmap = try #require(image.cgImage).bitmap
    #expect(bitmap[2, 20] == .pureGreen && bitmap[20, 20] == .black)
    #expect(bitmap[59, 20] == .pureRed && bitmap[61, 20] == .pureBlue, "without the animation")
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func drawnHierarchiesStretchAndWait() throws {
    let view = halves()
    view.subviews[0].backgroundColor = .green
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    func draw(_ after: Bool) throws -> Bitmap {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20), format: format).image { _ in
        view.drawHierarchy(in: CGRect(x: 20, y: 0, width: 40, height: 10), afterScreenUpdates: after)
      }
      return try #require(image.cgImage).bitmap
    }
    let (now, before) = (try draw(true), try draw(false))
    #expect(now[39, 5] == .pureGreen && now[40, 5] == .pureRed && now[19, 5] == .clear && now[40, 11] == .clear)
    #expect(before[39, 5] == .pureBlue)
  }

  @Test func imagesDrawAndCrop() throws {
    let view = halves()
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
    let cut = try #require(image.cgImage?.cropping(to: CGRect(x: 18, y: 0, width: 4, height: 100)))
    #expect(cut.width == 4 && cut.height == 40 && cut.bitmap[1, 0] == .pureBlue && cut.bitmap[2, 39] == .pureRed)
    #expect(image.cgImage?.cropping(to: CGRect(x: 90, y: 0, width: 4, height: 4)) == nil)
    let twice = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      image.draw(at: .zero)
    }
    let bitmap = try #require(twice.cgImage).bitmap
    #expect(bitmap[30, 20] == .pureRed && bitmap[30, 60] == .pureBlue && bitmap[60, 60] == .pureRed)
  }

  @Test func aSizeThatNoImageMayHaveGivesAnEmptyImage() {
    for side in [0, -1, 1e9, .nan] as [CGFloat] {
      let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: 10)).image { _ in }
      #expect(image.cgImage == nil && image.size == .zero && image.pngData() == nil)
    }
  }

  @Test func snapshotsOfPartsKeepTheirCaps() throws {
    let view = halves()
    #expect(view.resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero) == nil)
    let part = CGRect(x: 5, y: 0, width: 10, height: 10)
    let plain = try #require(view.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero))
    #expect(plain.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(plain)
    #expect(stage.snapshot()[9, 5] == .pureBlue && stage.snapshot()[10, 5] == .pureRed)
    plain.frame.size.width = 20
    #expect(stage.snapshot()[18, 5] == .pureBlue && stage.snapshot()[22, 5] == .pureRed)
    plain.removeFromSuperview()
    let caps = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 2)
    let capped = try #require(view.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: caps))
    stage.window.addSubview(capped)
    #expect(stage.snapshot()[9, 5] == .pureBlue && stage.snapshot()[10, 5] == .pureRed)
    capped.frame.size = CGSize(width: 28, height: 20)
    #expect(stage.snapshot()[9, 35] == .pureBlue && stage.snapshot()[10, 35] == .pureRed && stage.snapshot()[55, 5] == .pureRed)
  }

  @Test func insetsShrinkARectangle() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(CGRect(x: 0, y: 0, width: 5, height: 10).inset(by: insets).isNull && UIEdgeInsets.zero == UIEdgeInsets())
  }
}
