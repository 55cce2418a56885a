import FuzzTargets
import Raster
import Testing
import TransitionKit

/// Animations of position, bounds, opacity and transform are applied number by number; any others, and all of them where a snapshot
/// shows the turn's beginning, as values of any kind.
@MainActor
struct DirectMoveTests {
  static let curves: [CAMediaTimingFunctionName?] = [nil, .linear, .easeIn, .easeOut, .easeInEaseOut, .default]

  @Test(arguments: 0..<120)
  func bothWaysGiveTheSameBits(seed: Int) {
    var random = Random(UInt64(seed))
    let stage = Stage(size: CGSize(width: 60, height: 60), scale: 2)
    let layers = (0..<4).map { _ in stage.addView(CGRect(x: 20, y: 20, width: 10, height: 14), .red).layer }
    for _ in 0..<6 { random.pick(layers).add(Self.animation(&random), forKey: random.below(2) == 0 ? nil : "key") }
    for _ in 0..<30 {
      stage.advance(to: stage.now + random.double(0...0.1))
      #expect(stage.painted(asRendered: false).items == stage.painted(asRendered: true).items, "at \(stage.now) s")
    }
  }

  private static func animation(_ random: inout Random) -> CAAnimation {
    let animation = random.below(4) == 0 ? CASpringAnimation() : CABasicAnimation()
    animation.keyPath = random.pick(["position", "bounds", "opacity", "transform", "transform.scale", "cornerRadius"])
    animation.isAdditive = random.below(2) == 0
    animation.isCumulative = random.below(6) == 0
    animation.fromValue = random.below(5) == 0 ? nil : value(animation.keyPath, &random)
    animation.toValue = random.below(5) == 0 ? nil : value(animation.keyPath, &random)
    animation.duration = random.double(0.2...2)
    animation.speed = random.below(5) == 0 ? 2.5 : 1
    animation.repeatCount = Float(random.below(3))
    animation.autoreverses = random.below(3) == 0
    animation.fillMode = random.pick([.removed, .both, .forwards])
    animation.timingFunction = random.pick(curves).map { CAMediaTimingFunction(name: $0) }
    return animation
  }

  private static func value(_ keyPath: String?, _ random: inout Random) -> Any {
    let number = CGFloat(random.double(-3...30))
    switch keyPath {
    case "position": return CGPoint(x: number, y: 30)
    case "bounds": return CGRect(x: 0, y: 1, width: number, height: 9)
    case "transform":
      return CATransform3DRotate(CATransform3DMakeScale(1, number / 20, 1), number, CGFloat(random.below(2)), 0, 1)
    default: return number / 20
    }
  }

  @Test func settingsThatChangeOnTheLayerCount() throws {
    let stage = Stage(size: CGSize(width: 60, height: 60), scale: 1)
    let layer = stage.addView(CGRect(x: 20, y: 20, width: 10, height: 10), .red).layer
    let slide = CABasicAnimation(keyPath: "position")
    (slide.fromValue, slide.toValue, slide.duration) = (CGPoint(x: 5, y: 5), CGPoint(x: 25, y: 5), 2)
    layer.add(slide, forKey: "slide")
    stage.advance(to: 1)
    let before = stage.painted(asRendered: false).items
    let attached = try #require(layer.animation(forKey: "slide") as? CABasicAnimation)
    for change in [{ attached.isAdditive = true }, { attached.toValue = CGPoint(x: 7, y: 9) }] {
      change()
      let items = stage.painted(asRendered: false).items
      #expect(items == stage.painted(asRendered: true).items)
      #expect(items != before)
    }
  }
}
