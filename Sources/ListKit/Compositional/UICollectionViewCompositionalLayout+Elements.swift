// What of a section touches a rectangle, and what its handler makes of it.

extension UICollectionViewCompositionalLayout {
  func attributes(in plan: SectionPlan, _ rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let span = axis.span(of: rect)
    let hasPinned = plan.edges.contains { $0.item.pinToVisibleBounds || $0.item.offset != .zero }
    guard hasPinned || plan.end >= span.low && plan.start <= span.high else { return [] }
    let (index, shift) = (plan.room.index, shift(of: plan.room.index))
    func isSeen(_ place: UICollectionViewLayoutAttributes, _ shift: CGPoint) -> Bool {
      let frame = place.frame.offsetBy(dx: -shift.x, dy: -shift.y)
      return frame.maxX > rect.minX && frame.minX < rect.maxX && frame.maxY > rect.minY && frame.minY < rect.maxY
    }
    var found: [UICollectionViewLayoutAttributes] = []
    for item in plan.cells(in: rect, shift: shift) {
      let path = IndexPath(item: item, section: index)
      if let place = layoutAttributesForItem(at: path), isSeen(place, shift) { found.append(place) }
      for badge in plan.cell(item)?.badges ?? [] {
        let place = layoutAttributesForSupplementaryView(ofKind: badge.item.elementKind, at: path)
        if let place, isSeen(place, shift) { found.append(place) }
      }
    }
    let first = IndexPath(item: 0, section: index)
    for edge in plan.edges {
      let place = layoutAttributesForSupplementaryView(ofKind: edge.item.elementKind, at: first)
      if let place, isSeen(place, .zero) { found.append(place) }
    }
    for item in plan.section.decorationItems {
      let place = layoutAttributesForDecorationView(ofKind: item.elementKind, at: first)
      if let place, isSeen(place, .zero) { found.append(place) }
    }
    if let handler = plan.section.visibleItemsInvalidationHandler { handle(found, in: plan, handler) }
    return found
  }

  private func handle(
    _ places: [UICollectionViewLayoutAttributes], in plan: SectionPlan,
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  ) {
    let offset = plan.isOrthogonal ? shift(of: plan.room.index) : collectionView?.contentOffset ?? .zero
    handler(
      places.map(VisibleItem.init), offset, LayoutRoom(plan.room.size, plan.room.insets, plan.room.traits))
    for place in places { handled[place.key] = place }
  }

  /// How far a section has scrolled across.
  func shift(of section: Int) -> CGPoint { collectionView?.items.scrollers[section]?.contentOffset ?? .zero }
}
