import Raster
import Testing
import TransitionKit

@MainActor @Suite final class CompositingFilterTests {
  private lazy var stage = Stage.small()
  private let gray = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)

  /// Adds a view of one colour over the whole of an orange window.
  private func cover() -> UIView {
    stage.window.backgroundColor = UIColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
    return stage.addView(stage.window.bounds, gray)
  }

  private func pixel() -> Pixel { stage.snapshot()[50, 50] }

  @Test(
    arguments: [
      ("multiplyBlendMode", (51, 61, 41)), ("screenBlendMode", (255, 194, 214)), ("darkenBlendMode", (51, 102, 51)),
      ("lightenBlendMode", (255, 153, 204)), ("linearDodgeBlendMode", (255, 255, 255)), ("overlayBlendMode", (255, 133, 82)),
      ("plusL", (255, 255, 255)), ("sourceAtop", (51, 102, 204)), ("destOut", (0, 0, 0)), ("sourceOver", (51, 102, 204)),
      ("CIMultiplyBlendMode", (51, 61, 41)), ("CIAdditionCompositing", (255, 255, 255)),
    ] as [(String, (Int, Int, Int))])
  func namesOfBlends(name: String, expected: (Int, Int, Int)) {
    let view = cover()
    #expect(pixel() == Pixel(red: 51, green: 102, blue: 204))
    view.layer.compositingFilter = name
    let (pixel, (red, green, blue)) = (pixel(), expected)
    #expect(abs(Int(pixel.red) - red) <= 1 && abs(Int(pixel.green) - green) <= 1 && abs(Int(pixel.blue) - blue) <= 1, "\(pixel)")
    #expect(view.layer.compositingFilter as? String == name && stage.diagnostics.isEmpty)
    view.layer.compositingFilter = nil
    #expect(self.pixel() == Pixel(red: 51, green: 102, blue: 204))
  }

  @Test func unknownFiltersDoNothingAndAreNamed() {
    let view = cover()
    view.layer.compositingFilter = "hueBlendMode"
    #expect(pixel() == Pixel(red: 51, green: 102, blue: 204) && stage.diagnostics.count == 1)
    #expect(stage.diagnostics[0].text.contains("hueBlendMode"))
    view.layer.compositingFilter = 3
    #expect(stage.diagnostics.count == 2 && view.layer.compositingFilter == nil)
  }

  @Test func keysReachTheFilter() {
    let view = cover()
    view.layer.setValue("multiplyBlendMode", forKey: "compositingFilter")
    #expect(pixel().red == 51 && view.layer.value(forKey: "compositingFilter") as? String == "multiplyBlendMode")
  }

  @Test func opacityAndBlendActTogether() {
    let view = cover()
    view.layer.compositingFilter = "multiplyBlendMode"
    view.alpha = 0.5
    // Half-way from the backdrop, 153, to the product, 61.
    #expect(abs(Int(pixel().green) - 107) <= 1)
    view.layer.borderWidth = 1
    #expect(abs(Int(pixel().green) - 107) <= 1, "of several items, too")
  }

  @Test func whatALayerHoldsBlendsWithIt() {
    let view = cover()
    let child = UIView(frame: view.bounds)
    child.backgroundColor = .white
    view.addSubview(child)
    view.layer.compositingFilter = "multiplyBlendMode"
    #expect(pixel() == Pixel(red: 255, green: 153, blue: 51), "the child's white hides the view and changes nothing behind it")
  }

  @Test func blendsReachThroughClipsButNotOutOfFadedLayers() {
    let holder = cover()
    holder.backgroundColor = nil
    let child = UIView(frame: holder.bounds)
    child.backgroundColor = gray
    child.layer.compositingFilter = "multiplyBlendMode"
    holder.addSubview(child)
    for radius in [0, 10] as [CGFloat] {
      holder.clipsToBounds = true
      holder.layer.cornerRadius = radius
      #expect(abs(Int(pixel().green) - 61) <= 1)
    }
    holder.alpha = 0.5
    #expect(abs(Int(pixel().green) - 128) <= 1, "the group has nothing behind it to multiply with")
  }

  @Test func tiltedLayersBlendWithWhatIsBehindThem() {
    let view = cover()
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    view.subviews[0].backgroundColor = .white
    view.layer.compositingFilter = "multiplyBlendMode"
    var tilt = CATransform3DIdentity
    tilt.m34 = -1 / 500
    view.layer.transform = CATransform3DRotate(tilt, 0.3, 0, 1, 0)
    #expect(abs(Int(pixel().green) - 61) <= 1)
  }
}
