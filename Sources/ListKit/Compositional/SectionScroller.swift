@_spi(Rooms) internal import ScrollKit
@_spi(Rooms) internal import ViewKit

/// A section that scrolls across its layout, as its scroll view needs to know it.
@MainActor
struct ScrolledSection {
  let frame: CGRect
  let content: CGSize
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let run: GroupRun
  /// The axis along which the section scrolls.
  let axis: LayoutAxis
}

/// The scroll view of a section that scrolls across its layout.
final class SectionScroller: UIScrollView {
  /// From this velocity on a drag turns to the next group however short it is, in points per millisecond.
  private static let flick: CGFloat = 0.25

  private var section: ScrolledSection?

  override func prepare() {
    super.prepare()
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    clipsToBounds = false
  }

  func show(_ section: ScrolledSection) {
    self.section = section
    isPagingEnabled = section.behavior == .paging
    decelerationRate = section.behavior == .continuous ? .normal : .fast
    if frame != section.frame { frame = section.frame }
    contentSize = section.content
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if old != newValue.origin { superview?.setNeedsLayout() }
    }
  }

  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  override func target(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let section, section.run.groupCount > 0 else { return proposed }
    let axis = section.axis
    switch section.behavior {
    case .none, .continuous, .paging: return proposed
    case .continuousGroupLeadingBoundary: return stop(section.run.nearestGroup(to: axis.along(proposed)), section)
    case .groupPaging, .groupPagingCentered:
      let began = section.run.nearestGroup(to: axis.along(scrolling.dragStart))
      return stop(group(from: began, axis.along(contentOffset), axis.along(velocity), section.run), section)
    }
  }

  /// The nearest group, or the next one in the direction of a flick; at most one from where the drag began.
  private func group(from began: Int, _ offset: CGFloat, _ velocity: CGFloat, _ run: GroupRun) -> Int {
    var group = run.nearestGroup(to: offset)
    if velocity > Self.flick, run.start(of: group) <= offset { group += 1 }
    if velocity < -Self.flick, run.start(of: group) >= offset { group -= 1 }
    return min(max(group, began - 1, 0), began + 1, run.groupCount - 1)
  }

  /// The offset that shows a group where it belongs.
  private func stop(_ group: Int, _ section: ScrolledSection) -> CGPoint {
    let most = max(section.axis.along(section.content) - section.axis.along(section.frame.size), 0)
    return section.axis.point(min(max(section.run.start(of: group), 0), most), 0)
  }
}

extension UICollectionView {
  /// Gives each section that scrolls across a scroll view while it is seen.
  func placeScrollers() {
    let sections = items.layout.scrolledSections
    for (rank, (index, section)) in sections.sorted(by: { $0.key < $1.key }).enumerated() {
      let scroller = items.scrollers[index] ?? SectionScroller()
      items.scrollers[index] = scroller
      if scroller.superview == nil { insertSubview(scroller, at: min(board.backdrops + rank, subviews.count)) }
      scroller.show(section)
    }
    for index in items.scrollers.keys.sorted() where sections[index] == nil {
      items.scrollers.removeValue(forKey: index)?.removeFromSuperview()
    }
  }

  /// The scroll view that an element lies in, if it is not the collection itself.
  func scroller(of key: ElementKey) -> SectionScroller? {
    items.layout.scrolledSection(of: key).flatMap { items.scrollers[$0] }
  }
}
