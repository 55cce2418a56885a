import TransitionKit

/// A stage of 100 × 200 points that a scroll view fills, and what its delegate hears.
@MainActor
final class ScrollStage: NSObject, UIScrollViewDelegate {
  let stage = Stage.small()
  let scroll: UIScrollView
  var heard: [String] = []
  var offsets: [CGPoint] = []
  var zoomed: UIView?
  var target: ((CGPoint, CGPoint) -> CGPoint)?

  init(content: CGSize = CGSize(width: 100, height: 1000), _ scroll: UIScrollView = UIScrollView()) {
    self.scroll = scroll
    super.init()
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = content
    scroll.delegate = self
    stage.window.addSubview(scroll)
    stage.advance(to: 0)
  }

  /// What was heard, without repetitions of one call after another.
  var story: [String] {
    heard.enumerated().filter { $0.offset == 0 || heard[$0.offset - 1] != $0.element }.map(\.element)
  }

  /// Drags up by `distance` points in `duration` seconds, without the ten points that make it a drag.
  func drag(up distance: CGFloat, in duration: Double, hold: Double = 0) {
    stage.drag(
      from: CGPoint(x: 50, y: 190), to: CGPoint(x: 50, y: 180 - distance), duration: duration, hold: hold)
  }

  /// The offset at each sixtieth of a second from now on, `count` times.
  func film(_ count: Int) -> [CGPoint] {
    let first = Int((stage.now * 60).rounded(.up))
    return (first..<first + count).map {
      stage.advance(to: max(Double($0) / 60, stage.now))
      return scroll.contentOffset
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    heard.append("didScroll")
    offsets.append(scrollView.contentOffset)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    heard.append("willEndDragging")
    if let target { unsafe targetContentOffset.pointee = target(velocity, targetContentOffset.pointee) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    heard.append("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("didEndScrollingAnimation") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { heard.append("willBeginZooming") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { heard.append("didZoom") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    heard.append("didEndZooming \(scale)")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { heard.append("didChangeAdjustedContentInset") }
}
