/// The two bars that show which part of the content is seen.
@MainActor
package final class ScrollIndicators {
  private nonisolated static let thickness: CGFloat = 3
  /// The distance from the edges.
  private nonisolated static let margin: CGFloat = 3
  private nonisolated static let shortest: CGFloat = 36
  /// The length of a bar where the content is far beyond its end.
  private nonisolated static let squeezed: CGFloat = 8
  private nonisolated static let fade = (delay: 0.5, duration: 0.25)

  private unowned let scrollView: UIScrollView
  private let vertical = UIView()
  private let horizontal = UIView()

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    for bar in [vertical, horizontal] {
      bar.isUserInteractionEnabled = false
      bar.alpha = 0
      bar.layer.cornerRadius = Self.thickness / 2
    }
    recolor()
  }

  func recolor() {
    let isDark =
      scrollView.indicatorStyle == .default
      ? scrollView.traitCollection.userInterfaceStyle == .dark : scrollView.indicatorStyle == .white
    let color = isDark ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
    for bar in [vertical, horizontal] { bar.backgroundColor = color }
  }

  func show() {
    recolor()
    UIView.performWithoutAnimation {
      place()
      for bar in [vertical, horizontal] {
        if bar.superview !== scrollView || scrollView.subviews.last !== horizontal { scrollView.addSubview(bar) }
        bar.layer.removeAllAnimations()
        bar.alpha = 1
      }
    }
  }

  /// Lets the bars fade after a moment.
  /// - Parameter isScenery: whether nothing waits for that.
  func hide(asScenery isScenery: Bool) {
    guard vertical.alpha > 0 else { return }
    let block = AnimationBlock(duration: Self.fade.duration, delay: Self.fade.delay, options: .allowUserInteraction)
    block.isScenery = isScenery
    AnimationBlock.run(block) {
      vertical.alpha = 0
      horizontal.alpha = 0
    }
  }

  // MARK: Places

  /// Bars that are seen move along where the content's change is animated; others are in their places at once.
  func place() {
    let before = [vertical, horizontal].filter { !$0.isHidden && $0.alpha > 0 && $0.superview != nil }
    if before.isEmpty { return UIView.performWithoutAnimation(move) }
    move()
    for bar in [vertical, horizontal] where !bar.isHidden && !before.contains(bar) { bar.layer.removeAllAnimations() }
  }

  private func move() {
    let (bounds, view) = (scrollView.bounds, scrollView)
    let safe = view.automaticallyAdjustsScrollIndicatorInsets ? view.safeAreaInsets : .zero
    let inset = view.adjustedContentInset
    let (down, across) = (view.verticalScrollIndicatorInsets, view.horizontalScrollIndicatorInsets)
    vertical.isHidden = !view.showsVerticalScrollIndicator || view.contentSize.height + inset.top + inset.bottom <= bounds.height
    horizontal.isHidden =
      !view.showsHorizontalScrollIndicator || view.contentSize.width + inset.left + inset.right <= bounds.width
    if !vertical.isHidden {
      let track = Track(low: down.top + safe.top + Self.margin, high: bounds.height - down.bottom - safe.bottom - Self.margin)
      let bar = track.bar(on: view.yAxis, at: bounds.minY, content: view.contentSize.height)
      let x = bounds.maxX - down.right - safe.right - Self.margin - Self.thickness
      vertical.frame = CGRect(x: x, y: bounds.minY + bar.start, width: Self.thickness, height: bar.length)
    }
    if !horizontal.isHidden {
      let track = Track(low: across.left + safe.left + Self.margin, high: bounds.width - across.right - safe.right - Self.margin)
      let bar = track.bar(on: view.xAxis, at: bounds.minX, content: view.contentSize.width)
      let y = bounds.maxY - across.bottom - safe.bottom - Self.margin - Self.thickness
      horizontal.frame = CGRect(x: bounds.minX + bar.start, y: y, width: bar.length, height: Self.thickness)
    }
  }

  /// The way of a bar along an edge, counted from the view's corner.
  private struct Track {
    let low: CGFloat
    let high: CGFloat

    /// The bar's place for an offset: as long a part of the track as that of the content which is seen, and shorter beyond an end.
    func bar(on axis: ScrollAxis, at offset: CGFloat, content: CGFloat) -> (start: CGFloat, length: CGFloat) {
      let room = max(high - low, 0)
      let range = axis.high - axis.low
      let share = range > 0 ? axis.length / (axis.length + range) : 1
      let full = min(max(room * share, ScrollIndicators.shortest), room)
      let excess = axis.excess(of: offset)
      let length = min(max(full - excess.magnitude, ScrollIndicators.squeezed), room)
      if excess > 0 { return (high - length, length) }
      let progress = range > 0 ? (axis.clamped(offset) - axis.low) / range : 0
      return (low + (room - full) * progress, length)
    }
  }
}

extension UIScrollView {
  func showIndicators() {
    let indicators = scrolling.indicators ?? ScrollIndicators(of: self)
    scrolling.indicators = indicators
    indicators.show()
  }

  func hideIndicators(asScenery isScenery: Bool = false) {
    scrolling.indicators?.hide(asScenery: isScenery)
  }
}
