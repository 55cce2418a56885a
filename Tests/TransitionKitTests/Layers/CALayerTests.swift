import Testing
import TransitionKit

@MainActor @Suite final class CALayerTests {
  private lazy var stage = Stage.small()

  @Test func plainLayersAnimateBySelf() throws {
    let host = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = CALayer()
    host.layer.addSublayer(layer)
    layer.position = CGPoint(x: 1, y: 1)
    #expect(layer.animationKeys() == nil, "not on screen yet")
    stage.advance(to: 1)
    layer.position = CGPoint(x: 101, y: 1)
    #expect(layer.animationKeys() == ["position"] && layer.animation(forKey: "position")?.duration == 0.25)
    stage.advance(to: 1.125)
    let half = try #require(layer.presentation()).position.x
    #expect((half - (1 + 100 * 0.802403)).magnitude < 1e-3)
    layer.position = CGPoint(x: 1, y: 1)
    #expect(layer.presentation()?.position.x == half, "starts from what is shown")
    stage.advance(to: 2)
    #expect(layer.animationKeys() == nil)
  }

  @Test func presentationIsNilOffStage() {
    let layer = CALayer()
    #expect(layer.presentation() == nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.layer.addSublayer(layer)
    #expect(layer.presentation() == nil)
    stage.window.layer.addSublayer(layer)
    #expect(layer.presentation() != nil)
  }

  @Test func siblingsKeepTheOrderOfInsertion() {
    let parent = CALayer()
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    parent.addSublayer(a)
    parent.insertSublayer(b, at: 0)
    parent.insertSublayer(c, above: b)
    #expect(parent.sublayers == [b, c, a])
    parent.insertSublayer(a, below: b)
    #expect(parent.sublayers == [a, b, c])
    parent.insertSublayer(a, above: a)
    parent.addSublayer(b)
    #expect(parent.sublayers == [c, a, b])
    for layer in [a, b, c] { layer.removeFromSuperlayer() }
    #expect(parent.sublayers == nil && a.superlayer == nil)
  }

  @Test func methodsCanBeOverridden() {
    final class Counting: CALayer {
      var added = 0
      override func add(_ anim: CAAnimation, forKey key: String?) {
        added += 1
        super.add(anim, forKey: key)
      }
    }
    let layer = Counting()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    #expect(layer.added == 1 && layer.animationKeys() == ["fade"])
  }

  @Test func aCopyOfAnAnimationDoesNotEndTheBlockAgain() throws {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    let diary = Diary()
    UIView.animate(withDuration: 1) {
      view.center.x = 50
      view.alpha = 0
    } completion: { _ in
      diary.write("\(CACurrentMediaTime())")
    }
    let quick = try #require(view.layer.animation(forKey: "position")?.copy() as? CABasicAnimation)
    quick.duration = 0.25
    other.layer.add(quick, forKey: "a")
    other.layer.add(quick, forKey: "b")
    stage.advance(to: 2)
    #expect(diary.lines == ["1.0"])
  }

  @Test func theDelegateHearsOfOneEnd() {
    final class Delegate: NSObject, CAAnimationDelegate {
      var lines: [String] = []
      func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
    }
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    let delegate = Delegate()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = delegate
    animation.duration = 1
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    animation.toValue = 0.25
    view.layer.add(animation, forKey: "fade")
    stage.advance(to: 2)
    #expect(view.layer.presentation()?.opacity == 0.25)
    view.layer.removeAllAnimations()
    #expect(delegate.lines == ["start", "stop true"] && view.layer.presentation()?.opacity == 1)
    view.layer.add(animation, forKey: "fade")
    view.layer.removeAnimation(forKey: "fade")
    #expect(delegate.lines == ["start", "stop true", "start", "stop false"])
  }

  /// Under scales and quarter turns a frame reads as it was set, and the bounds are what the transform makes it of.
  @Test func aFrameIsSetThroughTheTransform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(view.bounds.size == CGSize(width: 50, height: 25) && view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    for _ in 0..<3 { view.frame.origin = .zero }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    view.anchorPoint = CGPoint(x: 0, y: 1)
    view.frame = CGRect(x: 5, y: 6, width: 30, height: 80)
    #expect(view.bounds.size == CGSize(width: 80, height: 30) && view.frame == CGRect(x: 5, y: 6, width: 30, height: 80))
    // What a transform of no size makes cannot be told back.
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    view.frame = CGRect(x: 0, y: 0, width: 7, height: 9)
    #expect(view.bounds.size == CGSize(width: 7, height: 9))
  }
}
