import Raster
import Testing
import TransitionKit

@MainActor @Suite final class UIVisualEffectViewTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)
  private let edge = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 200))

  /// The left half is black, the right half white.
  init() {
    edge.backgroundColor = .white
    stage.window.addSubview(edge)
    stage.advance(to: 0)
  }

  private func addEffect(_ style: UIBlurEffect.Style?, _ frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100))
    -> UIVisualEffectView
  {
    let view = UIVisualEffectView(effect: style.map { UIBlurEffect(style: $0) })
    view.frame = frame
    stage.window.addSubview(view)
    return view
  }

  private func grey(_ x: Int, _ y: Int) -> Int { Int(stage.snapshot()[x, y].red) }

  @Test func whatLiesBehindIsBlurred() {
    _ = addEffect(.light)
    let bitmap = stage.snapshot()
    #expect(bitmap[10, 150] == .black && bitmap[99, 150] == .black && bitmap[100, 150].red == 255, "outside nothing is")
    #expect((75...80).contains(grey(5, 50)) && grey(195, 50) == 255, "a light style brightens what is dark")
    #expect((160...172).contains(grey(100, 50)) && grey(80, 50) > grey(40, 50) && grey(40, 50) > grey(5, 50), "the edge is soft")
  }

  @Test func stylesDifferInTheirColour() {
    let view = addEffect(.dark)
    #expect((18...24).contains(grey(2, 50)) && (80...96).contains(grey(197, 50)))
    view.effect = UIBlurEffect(style: .extraLight)
    #expect((198...206).contains(grey(2, 50)) && grey(197, 50) >= 247)
    view.effect = UIBlurEffect(style: .systemMaterial)
    #expect(grey(2, 50) > 190)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(grey(2, 50) < 60, "a material follows light and dark")
    view.effect = UIBlurEffect(style: .systemChromeMaterialLight)
    #expect(grey(2, 50) > 225, "unless its name says which")
    view.effect = nil
    #expect(grey(2, 50) == 0 && grey(99, 50) == 0)
  }

  @Test func coloursComeThroughStronger() {
    edge.backgroundColor = UIColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)
    _ = addEffect(.light)
    let pixel = stage.snapshot()[190, 50]
    // 0.7 of 0.6, and 0.3 of white.
    let plain = 184
    #expect(Int(pixel.red) > plain + 10 && pixel.green == pixel.blue)
  }

  @Test func theContentLiesSharpOverTheBlur() {
    let view = addEffect(.dark)
    let badge = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    badge.backgroundColor = .red
    view.contentView.addSubview(badge)
    stage.advance(to: 0)
    #expect(view.contentView.frame == view.bounds)
    #expect(stage.snapshot()[10, 10] == .pureRed && stage.snapshot()[29, 29] == .pureRed && stage.snapshot()[30, 20].red < 80)
  }

  @Test func cornersAndGroupsBlurAsWell() {
    let view = addEffect(.dark, CGRect(x: 60, y: 20, width: 80, height: 80))
    let soft = grey(95, 60)
    #expect(soft > 25 && soft < 90)
    view.layer.cornerRadius = 40
    view.clipsToBounds = true
    #expect(grey(95, 60) == soft && grey(62, 22) == 0 && grey(138, 22) == 255)
    view.alpha = 0.5
    #expect(abs(grey(95, 60) - soft / 2) <= 1, "faded, the blur lies half over what is sharp")
    let page = UIView(frame: stage.window.bounds)
    stage.window.addSubview(page)
    view.alpha = 1
    page.addSubview(view)
    #expect(grey(95, 60) == soft)
    page.layer.shadowOpacity = 1
    page.layer.shadowRadius = 0
    page.layer.shadowOffset = .zero
    #expect(grey(95, 60) >= 20)
  }

  @Test func theEffectAnimates() throws {
    let view = addEffect(nil)
    stage.advance(to: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = UIBlurEffect(style: .dark) }
    #expect(grey(98, 50) == 0)
    stage.advance(to: 0.5)
    let (half, far) = (grey(98, 50), grey(150, 50))
    #expect(half > 20 && far > 140 && far < 200)
    stage.advance(to: 1)
    #expect(grey(150, 50) < far)
    UIView.animate(withDuration: 1) { view.effect = nil }
    try stage.settle()
    #expect(grey(98, 50) == 0 && grey(102, 50) == 255)
  }

  @Test func framesDoNotDependOnThoseBefore() {
    let view = addEffect(.light)
    let host = UIView(frame: stage.window.bounds)
    stage.window.addSubview(host)
    host.addSubview(view)
    for time in [0.1, 0.2, 0.3] {
      stage.advance(to: time)
      _ = stage.picture()
    }
    let before = grey(5, 50)
    edge.frame.origin.x = 0
    #expect(grey(5, 50) > before + 100, "a change behind shows through a layer that did not change")
  }

  @Test func manyEffectsOverEachOtherStayCheap() {
    for _ in 0..<12 { _ = addEffect(.light) }
    #expect(grey(5, 50) > 200)
  }

  @Test func lessTransparencyMeansPlainColour() {
    stage.reducesTransparency = true
    _ = addEffect(.dark)
    #expect(grey(2, 50) == 28 && grey(197, 50) == 28)
  }
}
