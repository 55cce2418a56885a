import Testing
import TransitionKit

@MainActor @Suite struct UIViewTests {
  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { $0.magnitude < 1e-12 }
  }

  @Test func frameIsBoundsAndCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40) && view.center == CGPoint(x: 25, y: 40))
    view.bounds = CGRect(x: 5, y: 6, width: 10, height: 20)
    #expect(view.frame == CGRect(x: 20, y: 30, width: 10, height: 20))
    view.center.x += 1
    #expect(view.frame.origin.x == 21)
    view.frame = CGRect(x: 10, y: 10, width: -4, height: 6)
    #expect(view.frame == CGRect(x: 6, y: 10, width: 4, height: 6) && view.bounds.origin == CGPoint(x: 5, y: 6))
  }

  @Test func anchorPointMovesWhatIsDrawn() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.center == CGPoint(x: 25, y: 40) && view.frame == CGRect(x: 25, y: 0, width: 30, height: 40))
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.center == CGPoint(x: 10, y: 60))
  }

  @Test func frameUnderATransformIsTheBoxAround() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(near(view.frame, CGRect(x: 5, y: 25, width: 40, height: 30)))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(near(view.frame, CGRect(x: -5, y: 30, width: 60, height: 20)))
    view.layer.anchorPoint = .zero
    view.transform = CGAffineTransform(rotationAngle: .pi)
    #expect(near(view.frame, CGRect(x: -5, y: 0, width: 30, height: 40)))
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
  }

  @Test func alphaIsClamped() {
    let view = UIView()
    view.alpha = 3
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }

  @Test func layerClassMakesTheLayer() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(Gradient().layer is CAGradientLayer && UIView().layer.superlayer == nil)
  }
}

@MainActor @Suite final class UIViewLayoutTests {
  final class Counting: UIView {
    var count = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      for view in subviews { view.frame = bounds.insetBy(dx: 10, dy: 10) }
    }
  }

  private lazy var stage = Stage.small()

  @Test func layoutWaitsForTheTurnsEnd() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(view)
    #expect(view.count == 0)
    stage.advance(to: 0)
    #expect(view.count == 1)
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.frame.size.width = 60
    #expect(view.count == 1)
    stage.advance(to: 0)
    #expect(view.count == 2)
    view.frame.origin.x = 3
    stage.advance(to: 0)
    #expect(view.count == 2)
  }

  @Test func layoutAnimatesOnlyInsideABlock() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let child = UIView()
    view.addSubview(child)
    stage.window.addSubview(view)
    stage.advance(to: 0)
    UIView.animate(withDuration: 1) { view.bounds.size.width = 80 }
    stage.advance(to: 0)
    #expect(child.frame.width == 60 && child.layer.animationKeys() == nil)
    UIView.animate(withDuration: 1) {
      view.bounds.size.width = 50
      view.layoutIfNeeded()
    }
    #expect(child.layer.animationKeys() == ["bounds", "position"])
    view.bounds.size.width = 40
    UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) { view.setNeedsLayout() }
    #expect(child.layer.animationKeys()?.contains("bounds-2") == true)
  }

  @Test func layoutMayAskForMoreLayout() {
    final class Asking: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        if superview?.tag == 0 {
          superview?.tag = 1
          superview?.setNeedsLayout()
        }
      }
    }
    let (view, child) = (Counting(), Asking())
    view.addSubview(child)
    stage.window.addSubview(view)
    stage.advance(to: 0)
    #expect(view.count == 2)
  }
}
