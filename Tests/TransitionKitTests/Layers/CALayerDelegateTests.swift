import Raster
import Testing
import TransitionKit

private final class Director: NSObject, CALayerDelegate {
  var asked: [String] = []
  var answers: [String: any CAAction] = [:]
  var layouts = 0

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    asked.append(event)
    return answers[event]
  }

  func layoutSublayers(of layer: CALayer) {
    layouts += 1
    layer.sublayers?.forEach { $0.frame = layer.bounds }
  }
}

private final class Painter: NSObject, CALayerDelegate {
  var calls: [String] = []

  func layerWillDraw(_ layer: CALayer) { calls.append("will") }

  func draw(_ layer: CALayer, in ctx: CGContext) {
    calls.append("draw")
    ctx.setFillColor(UIColor.green.cgColor)
    ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
  }
}

private final class Ring: CALayer {
  static var draws = 0
  var progress: CGFloat { value(forKey: "progress") as? CGFloat ?? 0 }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || key == "cornerRadius" || super.needsDisplay(forKey: key)
  }

  override func draw(in ctx: CGContext) {
    Self.draws += 1
    ctx.setFillColor(UIColor.red.cgColor)
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    sublayers?.forEach { $0.frame = bounds.insetBy(dx: 2, dy: 2) }
  }
}

private final class Choosy: UIView {
  var answer: ((String, (any CAAction)?) -> (any CAAction)?)?

  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    let standard = super.action(for: layer, forKey: event)
    return answer.map { $0(event, standard) } ?? standard
  }
}

private final class RingView: UIView {
  override class var layerClass: AnyClass { Ring.self }
}

/// What layers ask of their delegates, and do themselves before a frame.
@MainActor @Suite final class CALayerDelegateTests {
  private let stage = Stage.small()
  private let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.window.layer.addSublayer(layer)
    stage.advance(to: 0)
  }

  @Test func theDelegateChoosesTheAction() {
    let director = Director()
    layer.delegate = director
    layer.opacity = 0.5
    #expect(director.asked == ["opacity"] && layer.animationKeys() == ["opacity"], "nil leaves the standard animation")
    director.answers = ["position": NSNull()]
    layer.actions = ["position": CABasicAnimation(keyPath: "position"), "cornerRadius": NSNull()]
    layer.position.x = 50
    layer.cornerRadius = 3
    #expect(layer.animationKeys() == ["opacity"], "the delegate comes before the layer's own actions")
    let slow = CABasicAnimation(keyPath: "zPosition")
    slow.duration = 7
    director.answers = ["zPosition": slow]
    layer.zPosition = 5
    #expect(layer.animation(forKey: "zPosition")?.duration == 7 && layer.action(forKey: "zPosition") === slow)
    #expect(layer.action(forKey: "cornerRadius") is NSNull && CALayer.defaultAction(forKey: "position") == nil)
  }

  @Test func theDelegateLaysOut() {
    let (director, child) = (Director(), CALayer())
    layer.delegate = director
    layer.addSublayer(child)
    layer.setNeedsLayout()
    stage.advance(to: 1)
    #expect(director.layouts == 1 && child.frame == layer.bounds)
    layer.bounds.size = CGSize(width: 30, height: 20)
    stage.advance(to: 2)
    #expect(director.layouts == 2 && child.frame == layer.bounds)
    layer.layoutIfNeeded()
    stage.advance(to: 3)
    #expect(director.layouts == 2)
  }

  @Test func theDelegateDraws() {
    let painter = Painter()
    layer.delegate = painter
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay() && layer.contents == nil)
    stage.advance(to: 1)
    #expect(painter.calls == ["will", "draw"] && !layer.needsDisplay())
    #expect(stage.snapshot()[4, 5] == .pureGreen && stage.snapshot()[6, 5] == .black)
    layer.bounds.size.width = 20
    stage.advance(to: 2)
    #expect(painter.calls.count == 2)
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 30
    layer.displayIfNeeded()
    #expect(painter.calls.count == 4)
  }

  @Test func aFlushDraws() {
    let painter = Painter()
    layer.delegate = painter
    stage.perform {
      layer.setNeedsDisplay()
      CATransaction.flush()
      #expect(painter.calls == ["will", "draw"] && !layer.needsDisplay())
    }
  }

  @Test func aLayerDrawsAnewForTheKeysOfItsClass() {
    Ring.draws = 0
    let ring = Ring()
    ring.frame = CGRect(x: 0, y: 20, width: 20, height: 10)
    stage.window.layer.addSublayer(ring)
    stage.advance(to: 1)
    #expect(Ring.draws == 0)
    ring.setValue(CGFloat(0.5), forKey: "progress")
    stage.advance(to: 2)
    #expect(Ring.draws == 1 && stage.snapshot()[8, 25] == .pureRed && stage.snapshot()[12, 25] == .black)
    ring.cornerRadius = 2
    ring.opacity = 1
    stage.advance(to: 3)
    #expect(Ring.draws == 2)
  }

  @Test func aViewsLayerLaysOutWithTheView() {
    let view = RingView(frame: CGRect(x: 0, y: 50, width: 20, height: 20))
    view.layer.addSublayer(CALayer())
    stage.window.addSubview(view)
    stage.advance(to: 1)
    #expect(view.layer.sublayers?[0].frame == CGRect(x: 2, y: 2, width: 16, height: 16) && view.layer.delegate === view)
    view.frame.size.width = 40
    stage.advance(to: 2)
    #expect(view.layer.sublayers?[0].frame.width == 36)
  }

  @Test func aViewAnswersForItsBlock() {
    let view = Choosy(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.advance(to: 1)
    #expect(view.action(for: view.layer, forKey: "position") is NSNull)
    var standard: (any CAAction)?
    UIView.animate(withDuration: 3) { standard = view.action(for: view.layer, forKey: "position") }
    #expect((standard as? CABasicAnimation)?.duration == 3)
    view.answer = { $0 == "opacity" ? NSNull() : $1 }
    UIView.animate(withDuration: 1) {
      view.alpha = 0
      view.center.x = 50
    }
    #expect(view.layer.animation(forKey: "opacity") == nil && view.layer.animationKeys()?.count == 1, "one is refused, one runs")
    view.answer = { key, standard in
      guard key == "shadowRadius", let block = standard as? NSNull else { return standard }
      _ = block
      let own = CABasicAnimation(keyPath: key)
      own.duration = 2
      return own
    }
    view.layer.shadowRadius = 9
    #expect(view.layer.animation(forKey: "shadowRadius")?.duration == 2, "an animation of its own runs without a block")
  }
}
