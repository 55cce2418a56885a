import Foundation
import LayoutKit
import Testing

/// Constraints that change under springs: the whole curve, frame by frame.
@MainActor
struct SpringTests {
  /// A box whose width a constraint gives, with another that follows it, and one that is moved by its frame.
  @MainActor
  private struct Boxes {
    let page = Page()
    let box = free()
    let next = free()
    let plain = UIView(frame: CGRect(0, 100, 100, 20))
    let width: NSLayoutConstraint

    init() {
      for view in [box, next, plain] { page.add(view) }
      width = box.widthAnchor.constraint(equalToConstant: 100)
      page.layOut([
        width, box.heightAnchor.constraint(equalToConstant: 20), box.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
        box.topAnchor.constraint(equalTo: page.view.topAnchor),
        next.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 10),
        next.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5), next.heightAnchor.constraint(equalToConstant: 20),
      ])
      page.stage.advance(to: 0)
    }

    /// What is on screen of a view.
    func shown(_ view: UIView) throws -> CGRect { try #require(view.layer.presentation()).frame }
  }

  /// Mass 1, stiffness 100 and damping 10 have the frequency 10 and half of the critical damping: what is left of the way is
  /// e^(−5t) (cos ωt + 5/ω sin ωt) with ω = √75. From 100 to 200 points; the next box begins 10 after it and is half as wide.
  @Test func aSpringWithOvershoot() throws {
    let boxes = Boxes()
    boxes.page.stage.perform {
      let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
      let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
      animator.addAnimations {
        boxes.width.constant = 200
        boxes.page.view.layoutIfNeeded()
      }
      animator.startAnimation()
    }
    var most = 0.0
    for frame in 1...60 {
      let t = Double(frame) / 60
      boxes.page.stage.advance(to: t)
      let omega = 75.0.squareRoot()
      let left = exp(-5 * t) * (cos(omega * t) + 5 / omega * sin(omega * t))
      let (box, next) = (try boxes.shown(boxes.box), try boxes.shown(boxes.next))
      #expect(abs(box.width - (200 - 100 * left)) < 0.01, "at \(t)")
      #expect(abs(next.minX - (210 - 100 * left)) < 0.01 && abs(next.width - (100 - 50 * left)) < 0.01, "at \(t)")
      most = max(most, box.width)
    }
    // Past its goal by e^(−π/√3) of the way.
    #expect(most > 216 && most < 216.31 && boxes.box.frame.width == 200 && boxes.next.frame == CGRect(210, 0, 100, 20))
  }

  /// The same frames as those of a view that is moved without constraints, also where the spring begins with a speed.
  @Test(arguments: [(0.4, 0), (0.7, 3), (1, 0)] as [(CGFloat, CGFloat)])
  func springsMoveFramesAsWithoutConstraints(_ ratio: CGFloat, _ speed: CGFloat) throws {
    let boxes = Boxes()
    boxes.page.stage.perform {
      boxes.width.constant = 180
      UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: speed) {
        boxes.plain.frame.size.width = 180
        boxes.page.view.layoutIfNeeded()
      }
    }
    var widths: Set<CGFloat> = []
    for frame in 1...36 {
      boxes.page.stage.advance(to: Double(frame) / 60)
      let (box, plain) = (try boxes.shown(boxes.box), try boxes.shown(boxes.plain))
      #expect(abs(box.width - plain.width) < 1e-9, "frame \(frame)")
      widths.insert(plain.width)
    }
    #expect(widths.count > 20 && boxes.box.frame.width == 180)
  }

  /// A spring that is turned round half way comes back to 100 without a jump.
  @Test func aSpringThatIsInterrupted() throws {
    let boxes = Boxes()
    func spring(to width: CGFloat) {
      boxes.width.constant = width
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: .beginFromCurrentState
      ) { boxes.page.view.layoutIfNeeded() }
    }
    boxes.page.stage.perform { spring(to: 200) }
    var before: CGFloat = 100
    for frame in 1...60 {
      boxes.page.stage.advance(to: Double(frame) / 60)
      if frame == 8 { boxes.page.stage.perform { spring(to: 100) } }
      let width = try boxes.shown(boxes.box).width
      #expect(abs(width - before) < 18, "frame \(frame)")
      before = width
    }
    #expect(before == 100 && boxes.next.frame == CGRect(110, 0, 50, 20))
  }
}
