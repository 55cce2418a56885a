import Testing
import TransitionKit

@MainActor @Suite struct UIViewAutoresizingTests {
  /// Resizes one axis: the margin before, the length and the margin after, with the mask's three bits in that order.
  private func resized(_ parts: [CGFloat], _ mask: UInt, by change: CGFloat) -> (CGFloat, CGFloat) {
    let flexible = (0..<3).filter { mask >> UInt($0) & 1 == 1 }
    let sum = flexible.map { parts[$0] }.reduce(0, +)
    let grown = (0..<3).map { part in
      guard flexible.contains(part) else { return parts[part] }
      return sum == 0 ? parts[part] + change / CGFloat(flexible.count) : parts[part] * (sum + change) / sum
    }
    return (grown[0], grown[1])
  }

  @Test(arguments: 0..<64 as Range<UInt>)
  func everyMask(_ mask: UInt) {
    for (old, new) in [(CGSize(width: 100, height: 80), CGSize(width: 150, height: 60)), (.zero, CGSize(width: 60, height: 90))] {
      let parent = UIView(frame: CGRect(origin: .zero, size: old))
      let frame = old == .zero ? CGRect.zero : CGRect(x: 10, y: 20, width: 50, height: 40)
      let child = UIView(frame: frame)
      child.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
      parent.addSubview(child)
      parent.frame.size = new
      let (x, width) = resized(
        [frame.minX, frame.width, old.width - frame.maxX], mask, by: new.width - old.width)
      let (y, height) = resized(
        [frame.minY, frame.height, old.height - frame.maxY], mask >> 3, by: new.height - old.height)
      let got = child.frame
      for (is_, should) in [(got.minX, x), (got.minY, y), (got.width, width), (got.height, height)] {
        #expect((is_ - should).magnitude < 1e-12)
      }
    }
  }

  @Test func subviewsAreResizedAtOnceAndAnimateAlong() {
    let stage = Stage.small()
    let parent = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    UIView.animate(withDuration: 1) { parent.frame.size.width = 150 }
    #expect(child.frame == CGRect(x: 10, y: 10, width: 130, height: 80))
    #expect(child.layer.animationKeys() == ["bounds", "position"])
    parent.autoresizesSubviews = false
    parent.frame.size.width = 10
    #expect(child.frame.width == 130)
  }

  @Test func autoresizingLeavesTheTransformOutOfAccount() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.transform = CGAffineTransform(translationX: 40, y: 0).scaledBy(x: 0.5, y: 0.5)
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 200, height: 50)
    #expect(child.bounds.size == CGSize(width: 200, height: 50) && child.center == CGPoint(x: 100, y: 25))
  }

  @Test func autoresizingShrinksNoLengthBelowZero() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 50, y: 0, width: 20, height: 10))
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    parent.frame.size.width = 10
    #expect(child.frame.width == 0 && child.frame.minX == 50)
  }
}
