import Raster
import Testing
import TransitionKit

/// Properties that layers of one's own declare, and the actions that move them.
@MainActor @Suite struct OwnPropertyTests {
  private let stage = Stage(size: CGSize(width: 100, height: 10), scale: 1)

  /// A layer that is red from the left as far as its progress.
  private class Bar: CALayer {
    var progress: CGFloat {
      get { managedValue(forKey: "progress") }
      set { setValue(newValue, forKey: "progress") }
    }
    var steps: Int { managedValue(forKey: "steps", standard: 3) }
    var title: String? { managedOptional(forKey: "title") }

    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }
    override class func defaultValue(forKey key: String) -> Any? { key == "progress" ? 0.1 : super.defaultValue(forKey: key) }

    override func draw(in ctx: CGContext) {
      ctx.setFillColor(UIColor.red.cgColor)
      ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }
  }

  /// A bar whose progress moves as its background would.
  private final class MovingBar: Bar {
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "progress", let animation = super.action(forKey: "backgroundColor") as? CABasicAnimation else {
        return super.action(forKey: event)
      }
      animation.keyPath = "progress"
      animation.fromValue = presentation()?.progress
      return animation
    }
  }

  private final class BarView: UIView {
    override class var layerClass: AnyClass { MovingBar.self }
    var bar: MovingBar { layer as! MovingBar }
  }

  /// A layer that lets nothing move.
  private final class Still: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
  }

  private func show<Layer: CALayer>(_ layer: Layer) -> Layer {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    stage.window.layer.addSublayer(layer)
    layer.setNeedsDisplay()
    stage.advance(to: 0)
    return layer
  }

  /// How many of the row's pixels are red at a time.
  private func red(at time: Double) -> Int {
    stage.advance(to: time)
    let shot = stage.snapshot()
    return (0..<100).count { shot[$0, 5] == .pureRed }
  }

  private func linear(_ animation: CABasicAnimation) -> CABasicAnimation {
    (animation.duration, animation.fromValue) = (1, 0)
    return animation
  }

  @Test func valuesAreKeptByName() {
    let bar = show(Bar())
    #expect(bar.progress == 0.1 && bar.steps == 3 && bar.title == nil && red(at: 0) == 10)
    bar.setValue(0.3 as Float, forKey: "progress")
    bar.setValue(4.0, forKeyPath: "steps")
    bar.setValue("fast", forKey: "title")
    #expect(abs(bar.progress - 0.3) < 1e-6 && bar.steps == 4 && bar.title == "fast" && red(at: 0) == 30)
    bar.keepManagedValue(0.5, forKey: "progress")
    #expect(bar.progress == 0.5 && red(at: 0) == 30, "it draws when it is asked to")
  }

  @Test func anAnimationIsDrawnInEveryPicture() {
    let bar = show(Bar())
    bar.progress = 0.8
    stage.perform { bar.add(linear(CABasicAnimation(keyPath: "progress")), forKey: nil) }
    #expect([0, 0.25, 0.5, 0.999].map { red(at: $0) } == [0, 20, 40, 79])
    #expect(bar.progress == 0.8 && red(at: 1.5) == 80 && stage.diagnostics.isEmpty)
  }

  @Test func keyframesAndGroupsMoveIt() {
    let (bar, group, frames) = (show(Bar()), CAAnimationGroup(), CAKeyframeAnimation(keyPath: "progress"))
    (frames.values, frames.keyTimes) = ([0, 1, 0.5], [0, 0.5, 1])
    (group.animations, group.duration) = ([frames], 1)
    frames.duration = 1
    stage.perform { bar.add(group, forKey: "all") }
    #expect([0, 0.25, 0.5, 0.75].map { red(at: $0) } == [0, 50, 100, 75])
    #expect(bar.presentation()?.progress == 0.75 && red(at: 2) == 10)
  }

  @Test func aBlockMovesIt() {
    let view = BarView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    view.backgroundColor = .clear
    stage.window.addSubview(view)
    view.bar.progress = 0
    stage.advance(to: 0)
    var done: [Double] = []
    stage.perform {
      UIView.animate(withDuration: 0.8, delay: 0.2, options: .curveLinear) {
        view.bar.progress = 1
      } completion: { _ in
        done.append(stage.now)
      }
    }
    #expect([0.1, 0.4, 0.6, 0.8].map { red(at: $0) } == [0, 25, 50, 75] && done.isEmpty)
    #expect(view.bar.progress == 1 && red(at: 1.2) == 100 && done == [1])
    view.bar.progress = 0
    #expect(red(at: 1.2) == 0, "nothing moves outside of blocks")
  }

  @Test func aLayerWithoutAViewMovesByItself() {
    let bar = show(MovingBar())
    bar.progress = 0
    stage.advance(to: 1)
    stage.perform {
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setAnimationDuration(1)
      bar.progress = 1
      CATransaction.commit()
    }
    #expect(red(at: 1.5) == 50 && red(at: 2.1) == 100)
    stage.perform {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      bar.progress = 0
      CATransaction.commit()
    }
    #expect(red(at: 2.1) == 0)
  }

  @Test func standardActionsAreThere() {
    let layer = CALayer()
    stage.perform {
      CATransaction.begin()
      defer { CATransaction.commit() }
      let action = layer.action(forKey: "opacity") as? CABasicAnimation
      #expect(action?.keyPath == "opacity" && action?.fromValue == nil && layer.action(forKey: "name") == nil)
      CATransaction.setAnimationDuration(0)
      #expect(layer.action(forKey: "opacity") == nil)
    }
  }

  @Test func noActionMeansNoMotion() {
    let still = show(Still())
    still.backgroundColor = UIColor.red.cgColor
    #expect(still.animationKeys() == nil && red(at: 0) == 100)
  }
}
