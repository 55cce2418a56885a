// What a collection asks its data source and its layout for, and when.

extension UICollectionView {
  var counts: [Int] {
    if !items.isLoaded {
      items.isLoaded = true
      items.counts = loadCounts()
    }
    return items.counts
  }

  func loadCounts() -> [Int] {
    (0..<(dataSource?.numberOfSections(in: self) ?? 0)).map { dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0 }
  }

  func has(_ path: IndexPath) -> Bool {
    let counts = counts
    return path.count == 2 && counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
  }

  func forgetItems() {
    board.clear()
    items.isLoaded = false
    items.isPrepared = false
    items.selected = []
    items.measured = [:]
    setNeedsLayout()
  }

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    guard !items.isPreparing else {
      items.isOutdated = true
      return
    }
    items.isPrepared = false
    let move = context.contentOffsetAdjustment
    if move != .zero { contentOffset = CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y) }
    setNeedsLayout()
  }

  func boundsWillChange(to new: CGRect, from old: CGSize) {
    guard items.isPrepared, !items.isPreparing, items.layout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    if new.size != old { items.measured = [:] }
    items.layout.invalidateLayout(with: items.layout.invalidationContext(forBoundsChange: new))
  }

  /// A frame that was set has changed the bounds without a word.
  func noteSize() {
    guard items.isPrepared, items.preparedSize != bounds.size else { return }
    let old = items.preparedSize
    boundsWillChange(to: bounds, from: old)
    items.preparedSize = bounds.size
  }

  func prepareIfNeeded() {
    guard !items.isPrepared, !items.isPreparing else { return }
    items.isPreparing = true
    items.isPrepared = true
    items.preparedSize = bounds.size
    _ = counts
    // A layout that sets its own numbers while it prepares is asked to prepare again.
    for _ in 0..<Self.mostRounds {
      items.isOutdated = false
      items.layout.prepare()
      if !items.isOutdated { break }
    }
    contentSize = items.layout.collectionViewContentSize
    items.isPreparing = false
  }

  func layOut(_ views: [UIView]) {
    let wasMoving = items.isMoving
    items.isMoving = true
    for view in views { view.layoutIfNeeded() }
    items.isMoving = wasMoving
  }

  func showItems() {
    guard !items.isMoving else { return }
    watchSwipes()
    if isDragging { closeSwipe() }
    backgroundView?.frame = bounds
    placeScrollers()
    board.update(in: bounds)
    // What comes into sight because others have said their sizes may say another size, too.
    for _ in 0..<Self.mostRounds where measureItems() {
      items.isPrepared = false
      prepareIfNeeded()
      placeScrollers()
      board.update(in: bounds)
    }
  }

  private static let mostRounds = 8

  // MARK: Sizes that items say

  func measuredSize(_ path: IndexPath) -> CGSize? { items.measured[.cell(path)] }

  /// Asks the cells that are new for their sizes; true if one of them changes something.
  private func measureItems() -> Bool {
    for key in board.keys where items.measured[key] == nil {
      if let view = board.shown[key] as? UICollectionReusableView { measure(view, key) }
    }
    defer { items.hasNewSizes = false }
    return items.hasNewSizes
  }

  /// Asks a view for its size, where the layout leaves that to views.
  private func measure(_ view: UICollectionReusableView, _ key: ElementKey) {
    guard items.measured[key] == nil, let now = attributes(of: key, in: items.layout), !now.sizing.isNone else { return }
    let (before, sizing) = (now.size, now.sizing)
    let size = sizing.taking(view.preferredLayoutAttributesFitting(now).size, over: before)
    items.measured[key] = size
    if size != before { items.hasNewSizes = true }
  }

  // MARK: Reuse

  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    if let cell = items.reconfigured, cell.reuseIdentifier == identifier { return cell }
    let cell: UICollectionViewCell
    if let old = items.cells.take(identifier) {
      old.prepareForReuse()
      cell = old
    } else {
      guard let type = items.cells.registeredClass(for: identifier) as? UICollectionViewCell.Type,
        let new = type.make() as? UICollectionViewCell
      else { misuse("A cell's class must be registered for the identifier “\(identifier)”") }
      new.reuseIdentifier = identifier
      cell = new
    }
    if let place = items.layout.layoutAttributesForItem(at: path) { cell.frame = place.frame }
    return cell
  }

  func dequeueView(_ kind: String, _ identifier: String) -> UICollectionReusableView {
    let name = "\(kind) \(identifier)"
    if let view = items.views.take(name) {
      view.prepareForReuse()
      return view
    }
    guard let type = items.views.registeredClass(for: name) as? UICollectionReusableView.Type else {
      misuse("A view's class must be registered for the kind “\(kind)” and the identifier “\(identifier)”")
    }
    let view = type.make()
    view.reuseIdentifier = identifier
    return view
  }
}

extension UICollectionView: ElementSource {
  func placements(in rect: CGRect) -> [Placement] {
    (items.layout.layoutAttributesForElements(in: rect) ?? []).filter(isKnown).map(\.placement)
  }

  /// Whether the data has the element; a layout may answer with what was there before.
  private func isKnown(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory != .cell || has(attributes.indexPath)
  }

  func placement(of key: ElementKey) -> Placement? { attributes(of: key, in: items.layout)?.placement }

  func attributes(of key: ElementKey, in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    if key.kind.isEmpty { return layout.layoutAttributesForItem(at: key.path) }
    if layout.decorationClass(key.kind) != nil { return layout.layoutAttributesForDecorationView(ofKind: key.kind, at: key.path) }
    return layout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
  }

  func makeElement(_ key: ElementKey) -> UIView? {
    if let type = items.layout.decorationClass(key.kind) { return type.make() }
    guard key.kind.isEmpty else {
      let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
      if let view { measure(view, key) }
      return view
    }
    let cell = dataSource?.collectionView(self, cellForItemAt: key.path)
    if items.selected.contains(key.path) { cell?.isSelected = true }
    if let cell { measure(cell, key) }
    return cell
  }

  func place(_ view: UIView, by placement: Placement) {
    let isFlow = placement.key.kind.isEmpty && items.layout is UICollectionViewFlowLayout
    let size = isFlow ? items.measured[placement.key] ?? placement.size : placement.size
    let corner = moveToParent(view, placement.key)
    let shift = (view as? UICollectionViewCell)?.swipeShift ?? 0
    let center = CGPoint(x: placement.center.x - corner.x + shift, y: placement.center.y - corner.y)
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != center { view.center = center }
    view.transform3D = placement.transform
    if view.alpha != placement.alpha { view.alpha = placement.alpha }
    view.isHidden = placement.isHidden
    view.layer.zPosition = CGFloat(placement.z)
    guard let view = view as? UICollectionReusableView, let now = attributes(of: placement.key, in: items.layout) else { return }
    view.apply(now.moved(to: placement))
    if let swipe = items.swipe, swipe.cell === view { swipe.place(in: placement.frame) }
  }

  func parent(of key: ElementKey) -> UIView { scroller(of: key) ?? self }

  /// Moves a view to the scroll view that its element lies in now, and answers that one's corner.
  private func moveToParent(_ view: UIView, _ key: ElementKey) -> CGPoint {
    let parent = parent(of: key)
    if let old = view.superview, old !== parent {
      let center = old.convert(view.center, to: parent)
      UIView.performWithoutAnimation {
        parent.addSubview(view)
        view.center = center
      }
    }
    return parent === self ? .zero : parent.frame.origin
  }

  func willShow(_ view: UIView, _ key: ElementKey) {
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    } else if let view = view as? UICollectionReusableView {
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
    }
  }

  func didHide(_ view: UIView, _ key: ElementKey) {
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
      forgetSwipe(of: cell)
      if let identifier = cell.reuseIdentifier { items.cells.put(cell, identifier) }
    } else if let view = view as? UICollectionReusableView {
      delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
      if let identifier = view.reuseIdentifier { items.views.put(view, "\(key.kind) \(identifier)") }
    }
  }

  func groundDidChange(from old: UIView?) {
    if let old, old !== backgroundView { old.removeFromSuperview() }
    board.backdrops = backgroundView == nil ? 0 : 1
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard var place = layoutAttributesForItem(at: path)?.frame else { return }
    placeScrollers()
    if let scroller = scroller(of: .cell(path)) { place = scroll(scroller, to: place, position, animated: animated) }
    let inset = adjustedContentInset
    var offset = contentOffset
    if position.contains(.top) { offset.y = place.minY - insetBelowSmallTitle }
    if position.contains(.bottom) { offset.y = place.maxY - bounds.height + inset.bottom }
    if position.contains(.centeredVertically) {
      offset.y = place.midY - (bounds.height + insetBelowSmallTitle - inset.bottom) / 2
    }
    if position.contains(.left) { offset.x = place.minX - inset.left }
    if position.contains(.right) { offset.x = place.maxX - bounds.width + inset.right }
    if position.contains(.centeredHorizontally) { offset.x = place.midX - (bounds.width + inset.left - inset.right) / 2 }
    if position.isEmpty { return scrollRectToVisible(place, animated: animated) }
    setContentOffset(CGPoint(x: xAxis.clamped(offset.x), y: yAxis.clamped(offset.y)), animated: animated)
  }

  /// Scrolls a section across its layout, and answers where the item lies in the collection then.
  private func scroll(_ scroller: SectionScroller, to place: CGRect, _ position: ScrollPosition, animated: Bool) -> CGRect {
    let (own, size) = (place.offsetBy(dx: -scroller.frame.minX, dy: -scroller.frame.minY), scroller.bounds.size)
    var offset = scroller.contentOffset
    if scroller.contentSize.width > size.width {
      if position.contains(.left) { offset.x = own.minX }
      if position.contains(.centeredHorizontally) { offset.x = own.midX - size.width / 2 }
      if position.contains(.right) { offset.x = own.maxX - size.width }
    }
    if scroller.contentSize.height > size.height {
      if position.contains(.top) { offset.y = own.minY }
      if position.contains(.centeredVertically) { offset.y = own.midY - size.height / 2 }
      if position.contains(.bottom) { offset.y = own.maxY - size.height }
    }
    if position.isEmpty {
      scroller.scrollRectToVisible(own, animated: animated)
    } else {
      scroller.setContentOffset(
        CGPoint(x: scroller.xAxis.clamped(offset.x), y: scroller.yAxis.clamped(offset.y)), animated: animated)
    }
    return scroller.frame
  }
}
