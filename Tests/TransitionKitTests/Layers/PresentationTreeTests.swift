import Testing
import TransitionKit

/// What users find in a presentation, and when delegates hear of an animation's start.
@MainActor @Suite final class PresentationTreeTests {
  private lazy var stage = Stage.small()
  private lazy var view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))

  private final class Delegate: NSObject, CAAnimationDelegate {
    var lines: [String] = []
    func animationDidStart(_ anim: CAAnimation) { lines.append("start \(CACurrentMediaTime())") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
  }

  private func fade(by delegate: Delegate) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.toValue, fade.duration, fade.delegate) = (0, 1, delegate)
    return fade
  }

  @Test func sublayersOfAPresentationAreShownToo() throws {
    let view = view
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.addSubview(child)
    stage.advance(to: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x += 50
      child.center.x += 2
    }
    stage.advance(to: 0.5)
    let shown = try #require(view.layer.presentation())
    let inner = try #require(shown.sublayers?.first)
    #expect(shown.sublayers?.count == 1 && inner.position.x == 3.5 && inner.model() === child.layer)
    #expect(shown.hitTest(CGPoint(x: 27, y: 2))?.model() === child.layer)
    #expect(shown.hitTest(CGPoint(x: 33, y: 8)) === shown && shown.hitTest(CGPoint(x: 5, y: 5)) == nil)
  }

  @Test func delegatesHearOfTheStartWhenItComes() {
    let (view, delegate) = (view, Delegate())
    let fade = fade(by: delegate)
    stage.perform {
      view.layer.add(fade, forKey: nil)
      #expect(delegate.lines == [], "not while it is being added")
    }
    stage.advance(to: 0)
    #expect(delegate.lines == ["start 0.0"])
    stage.advance(to: 2)
    #expect(delegate.lines == ["start 0.0", "stop true"])
  }

  @Test func delegatesHearOfALaterStartLater() {
    let (view, delegate) = (view, Delegate())
    let fade = fade(by: delegate)
    fade.beginTime = 1
    stage.perform { view.layer.add(fade, forKey: nil) }
    stage.advance(to: 0.5)
    #expect(delegate.lines == [])
    stage.advance(to: 3)
    #expect(delegate.lines == ["start 1.0", "stop true"])
  }
}
