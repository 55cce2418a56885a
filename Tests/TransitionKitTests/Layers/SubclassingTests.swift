import Testing
import TransitionKit

/// A layer class that declares no initialisers.
private class PlainLayer: CAShapeLayer {
  var mark = 7
}

/// A layer class with all initialisers, as one writes it on iOS.
private class FullLayer: CALayer {
  let made: String

  override init() {
    made = "new"
    super.init()
    cornerRadius = 3
  }

  override init(layer: Any) {
    made = "copy"
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    made = "coder"
    super.init(coder: coder)
  }
}

private class CountedLayer: CALayer {
  let count: Int

  init(count: Int) {
    self.count = count
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("never read from an archive")
  }
}

private class NamedAnimation: CABasicAnimation {
  let title: String

  init(title: String) {
    self.title = title
    super.init()
    keyPath = "opacity"
    (fromValue, toValue, duration) = (0, 1, 1)
  }

  required init?(coder: NSCoder) {
    fatalError("never read from an archive")
  }
}

private final class Listener: NSObject, CAAnimationDelegate {
  var heard: [String] = []

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    heard.append("\((anim as? NamedAnimation)?.title ?? "?") \(anim.value(forKey: "id") ?? "-") \(flag)")
  }
}

private class LayeredView: UIView {
  override class var layerClass: AnyClass { FullLayer.self }
}

@MainActor @Suite final class SubclassingTests {
  private lazy var stage = Stage.small()

  @Test func classesOfOnesOwnHavePresentations() throws {
    for layer in [PlainLayer(), FullLayer(), CountedLayer(count: 2)] {
      stage.window.layer.addSublayer(layer)
      layer.opacity = 0.5
      stage.advance(to: stage.now)
      #expect(try #require((layer as CALayer).presentation()).opacity == 0.5)
    }
    let plain = PlainLayer()
    stage.window.layer.addSublayer(plain)
    let shown = try #require(plain.presentation())
    #expect(shown.mark == 7 && shown.lineWidth == 1 && shown.model() === plain && plain.model() === plain)
  }

  @Test func presentationsOfTheEnginesClassesAreOfTheirClass() throws {
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    shape.strokeEnd = 0.5
    for layer in [shape, gradient] { stage.window.layer.addSublayer(layer) }
    stage.advance(to: 1)
    #expect(shape.presentation()?.strokeEnd == 0.5)
    #expect((gradient as CALayer).presentation() is CAGradientLayer)
  }

  @Test func viewsHaveLayersOfOnesOwnClass() throws {
    let layer = try #require(LayeredView(frame: .zero).layer as? FullLayer)
    #expect(layer.made == "coder" && FullLayer().made == "new" && FullLayer(layer: layer).made == "copy")
  }

  @Test func animationsOfOnesOwnClassRunAndAreTheOnesToldOf() {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    let listener = Listener()
    let animation = NamedAnimation(title: "mine")
    animation.setValue(4, forKey: "id")
    animation.delegate = listener
    view.layer.add(animation, forKey: "fade")
    animation.toValue = 0
    #expect((view.layer.animation(forKey: "fade") as? NamedAnimation)?.title == "mine")
    stage.advance(to: 0.5)
    #expect(view.layer.presentation()?.opacity == 0.5, "what is changed later does not count")
    stage.advance(to: 1)
    #expect(listener.heard == ["mine 4 true"])
  }
}
