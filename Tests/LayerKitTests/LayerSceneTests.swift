import LayerKit
import Testing

/// What a layer asks of its owner and tells the scene, without views or a stage.
@MainActor
struct LayerSceneTests {
  /// A block that counts what joins it.
  final class Block: ActionBlock {
    var joined: [String] = []

    func join(_ animation: CABasicAnimation, on layer: CALayer, forKey key: String) {
      joined.append("\(key): \(animation.keyPath ?? "") for \(animation.duration) s")
    }
  }

  /// An owner that writes down what it is told, and observes a scene.
  final class Owner: NSObject, LayerOwner, LayerSceneObserver {
    var scene: LayerScene?
    var calls: [String] = []
    let block = Block()
    lazy var answer: (any CAAction)? = BlockAction("any", of: block)

    func boundsSizeDidChange(from oldSize: CGSize) { calls.append("size from \(oldSize.width)") }

    func layer(_ layer: CALayer, changed property: AnimatableProperty, from before: AnimatableValue, to after: AnimatableValue) {
      calls.append("\(property) changed")
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
    func setNeedsLayout() { calls.append("needs layout") }
    func layoutIfNeeded() { calls.append("layout") }
    func boundsOriginDidChange() { calls.append("origin") }
    func positionDidChange() { calls.append("position") }

    func layersDiagnosed(_ text: String, by object: String) { calls.append(text) }
    func run(at time: Double, _ action: @escaping () -> Void) { calls.append("run at \(time)") }
    func flushLayers() { calls.append("flush") }
  }

  private let window = CALayer()
  private let owner = Owner()
  private let scene = LayerScene(scale: 2)

  init() {
    scene.observer = owner
    owner.scene = scene
    window.owner = owner
  }

  @Test func anOwnerDecidesOnAnimationsOfItsLayer() {
    window.opacity = 0.5
    window.bounds.size.width = 8
    window.bounds.origin.x = 3
    #expect(owner.calls == ["opacity changed", "bounds changed", "size from 0.0", "bounds changed", "origin"])
    #expect(window.animationKeys() == nil)
  }

  @Test func anOwnerMayGiveAnActionOfItsOwn() {
    // Tests of stages run beside this one, and one of theirs may have turned actions off for a turn.
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(false)
    let slow = CABasicAnimation(keyPath: "opacity")
    slow.duration = 7
    owner.answer = slow
    window.opacity = 0.5
    owner.answer = BlockAction.none
    window.bounds.origin.x = 3
    #expect(owner.calls == ["origin"] && window.animationKeys() == ["opacity"])
    #expect(window.animation(forKey: "opacity")?.duration == 7)
  }

  @Test func aChangedActionOfABlockJoinsIt() throws {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(false)
    let action = BlockAction("opacity", of: owner.block)
    (action.keyPath, action.duration) = ("bounds", 3)
    owner.answer = action
    window.opacity = 0.5
    #expect(owner.calls.isEmpty && owner.block.joined == ["opacity: bounds for 3.0 s"] && window.animationKeys() == nil)
    #expect(try #require(action.copy() as? CABasicAnimation).keyPath == "bounds")
  }

  @Test func anOwnerLaysOutItsLayer() {
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(owner.calls == ["needs layout", "layout"])
  }

  @Test func aLayerWithoutAnOwnerAnimatesOnceItIsOnScreen() {
    // Tests of stages run beside this one, and one of theirs may have turned actions off for a turn.
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(false)
    let layer = CALayer()
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    window.addSublayer(layer)
    scene.turn.end()
    layer.opacity = 1
    #expect(layer.animationKeys() == ["opacity"])
    #expect(scene.animations.nextEnd() == 0.25)
  }

  @Test func theTurnRemembersWhatTheScreenShowed() {
    window.opacity = 0.5
    #expect(window.renderedValues.opacity == 1)
    scene.turn.end()
    #expect(window.renderedValues.opacity == 0.5)
  }

  @Test func theObserverHearsOfWhatALayerCannotDo() {
    window.add(CABasicAnimation(keyPath: "taste"), forKey: nil)
    #expect(owner.calls.count == 1)
    #expect(owner.calls.first?.contains("“taste”") == true)
  }

  @Test func anAnimationIsTakenByTheInnermostClock() {
    final class Clock: AnimationDriver {
      let pause: String? = nil
      let isLinear = true
      let duration = 1.0
      var now = 0.0
      var timeShare: Double { now / duration }
      var taken: [CAAnimation] = []
      func time(since beginTime: Double) -> Double { now - beginTime }
      func take(_ animation: CAAnimation, on layer: CALayer) {
        animation.follow(self, layerTime: 0)
        taken.append(animation)
      }
    }
    let (outer, inner) = (Clock(), Clock())
    CAAnimation.clocks = [outer, inner]
    defer { CAAnimation.clocks = [] }
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.duration) = (0, 1)
    window.add(fade, forKey: nil)
    #expect(outer.taken.isEmpty && inner.taken.count == 1)
    inner.now = 0.5
    #expect(window.values.presented(at: 99).opacity == 0.5)
    #expect(scene.animations.nextEnd() == nil)
  }
}
