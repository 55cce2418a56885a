/// Where everything in a section of a compositional layout is.
@MainActor
struct SectionPlan {
  /// What a section is planned for.
  struct Room {
    let index: Int
    let axis: LayoutAxis
    /// The collection without its bars, and what of it the insets take across.
    let size: CGSize
    let insets: NSDirectionalEdgeInsets
    let count: Int
    let traits: UITraitCollection
    /// The sizes that views have said.
    let cells: [Int: CGSize]
    let views: [String: CGSize]
  }

  /// A header, a footer or the like.
  struct Edge {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    var frame: CGRect
    /// Whether it is at the beginning or at the end of the section, along the layout's axis.
    let isAtStart: Bool
    let isAtEnd: Bool
  }

  let section: NSCollectionLayoutSection
  let room: Room
  let start: CGFloat
  private(set) var end: CGFloat = 0
  private(set) var edges: [Edge] = []
  private(set) var run: GroupRun
  /// The corner of the first group.
  private(set) var corner = CGPoint.zero
  private var runStart: CGFloat = 0

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
  private var axis: LayoutAxis { room.axis }

  init(_ section: NSCollectionLayoutSection, _ room: Room, start: CGFloat) {
    (self.section, self.room, self.start) = (section, room, start)
    let axis = room.axis
    let sizer = EdgeSizer(section, room)
    let whole = room.size.inset(by: room.insets)
    let content = whole.inset(by: section.contentInsets)
    let inner = axis.size(axis.along(content), max(axis.across(content) - sizer.low - sizer.high, 0))
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    run = GroupRun(
      section.group, in: inner, isOrthogonal ? axis.other : axis, spacing: section.interGroupSpacing, count: room.count,
      said: room.cells, traits: room.traits)
    let length = isOrthogonal ? run.across : run.length
    runStart = start + sizer.start + axis.low(section.contentInsets)
    let runEnd = runStart + length
    end = runEnd + axis.high(section.contentInsets) + sizer.end
    let side = axis.other.low(room.insets) + axis.other.low(section.contentInsets) + sizer.low
    corner = axis.point(runStart, isOrthogonal ? side + centering(inner) : side)
    edges = sizer.placed(from: start, to: end, run: (runStart, runEnd))
  }

  /// The room before the first group, so that it rests in the middle.
  private func centering(_ inner: CGSize) -> CGFloat {
    guard section.orthogonalScrollingBehavior == .groupPagingCentered else { return 0 }
    return max((axis.across(inner) - run.groupLength) / 2, 0)
  }

  /// The whole section.
  var frame: CGRect {
    let corner = axis.point(start, axis.other.low(room.insets))
    return CGRect(origin: corner, size: axis.size(end - start, axis.across(room.size.inset(by: room.insets))))
  }

  // MARK: Scrolling across

  /// The part of the section that scrolls across, and the size of its content.
  var scrolled: (frame: CGRect, content: CGSize)? {
    guard isOrthogonal else { return nil }
    let width = axis.across(room.size)
    let lead = axis.other.along(corner)
    let trail =
      section.orthogonalScrollingBehavior == .groupPagingCentered
      ? lead : axis.other.high(section.contentInsets) + axis.other.high(room.insets)
    let frame = CGRect(origin: axis.point(runStart, 0), size: axis.size(run.across, width))
    return (frame, axis.size(run.across, lead + run.length + trail))
  }

  // MARK: Cells

  /// The cells that touch a rectangle; `shift` is how far the section has scrolled across.
  func cells(in rect: CGRect, shift: CGPoint) -> Range<Int> {
    if isOrthogonal {
      guard axis.along(rect.origin) <= runStart + run.across, axis.span(of: rect).high >= runStart else { return 0..<0 }
      let span = axis.other.span(of: rect)
      let offset = axis.other.along(shift) - axis.other.along(corner)
      return run.cells(from: span.low + offset, to: span.high + offset)
    }
    let span = axis.span(of: rect)
    return run.cells(from: span.low - runStart, to: span.high - runStart)
  }

  /// A cell's place in the collection, as if nothing were scrolled across.
  func cell(_ number: Int) -> SolvedItem? {
    guard number < room.count, var item = run.cell(number) else { return nil }
    item.move(by: corner)
    return item
  }
}

/// Gives the views at a section's edges their sizes and their places.
@MainActor
struct EdgeSizer {
  private let section: NSCollectionLayoutSection
  private let room: SectionPlan.Room
  private var sizes: [CGSize] = []
  /// How much room the views at each edge take from the content.
  private(set) var start: CGFloat = 0
  private(set) var end: CGFloat = 0
  private(set) var low: CGFloat = 0
  private(set) var high: CGFloat = 0

  init(_ section: NSCollectionLayoutSection, _ room: SectionPlan.Room) {
    (self.section, self.room) = (section, room)
    let size = area.size
    for item in section.boundarySupplementaryItems {
      let own = item.layoutSize.resolved(in: size, said: room.views[item.elementKind])
      sizes.append(own)
      guard item.extendsBoundary else { continue }
      let (along, across) = (room.axis.along(own), room.axis.across(own))
      switch Self.side(of: item, room.axis) {
      case .start: start = max(start, along)
      case .end: end = max(end, along)
      case .low: low = max(low, across)
      case .high: high = max(high, across)
      case .none: break
      }
    }
  }

  private enum Side {
    case start
    case end
    case low
    case high
    case none
  }

  private static func side(of item: NSCollectionLayoutBoundarySupplementaryItem, _ axis: LayoutAxis) -> Side {
    let edges = item.alignment.edges
    if edges.contains(axis.isVertical ? .top : .leading) { return .start }
    if edges.contains(axis.isVertical ? .bottom : .trailing) { return .end }
    if edges.contains(axis.isVertical ? .leading : .top) { return .low }
    return edges.contains(axis.isVertical ? .trailing : .bottom) ? .high : .none
  }

  /// What the views at the edges lie in, across.
  private var area: (low: CGFloat, size: CGSize) {
    let across = room.axis.other
    let whole = room.size.inset(by: room.insets)
    guard section.supplementariesFollowContentInsets else { return (across.low(room.insets), whole) }
    return (across.low(room.insets) + across.low(section.contentInsets), whole.inset(by: across.only(section.contentInsets)))
  }

  func placed(from start: CGFloat, to end: CGFloat, run: (start: CGFloat, end: CGFloat)) -> [SectionPlan.Edge] {
    zip(section.boundarySupplementaryItems, sizes).map { item, size in
      let axis = room.axis
      let side = Self.side(of: item, axis)
      let (along, across) = (axis.along(size), axis.across(size))
      let place =
        switch side {
        case .start: item.extendsBoundary ? start + self.start - along : run.start
        case .end: item.extendsBoundary ? end - self.end : run.end - along
        case .low, .high, .none: (run.start + run.end - along) / 2
        }
      var frame = CGRect(origin: axis.point(place, placeAcross(item, across, axis)), size: size)
      frame.origin = CGPoint(x: frame.minX + item.offset.x, y: frame.minY + item.offset.y)
      return SectionPlan.Edge(item: item, frame: frame, isAtStart: side == .start, isAtEnd: side == .end)
    }
  }

  private func placeAcross(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ length: CGFloat, _ axis: LayoutAxis) -> CGFloat
  {
    let edges = item.alignment.edges
    let rest = axis.across(area.size) - length
    if edges.contains(axis.isVertical ? .leading : .top) { return area.low }
    if edges.contains(axis.isVertical ? .trailing : .bottom) { return area.low + rest }
    return area.low + rest / 2
  }
}

extension LayoutAxis {
  /// The insets along this axis alone.
  func only(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    isVertical
      ? NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
      : NSDirectionalEdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
  }
}
