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
    guard !items.isPreparing else { return }
    items.isPrepared = false
    let move = context.contentOffsetAdjustment
    if move != .zero { contentOffset = CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y) }
    setNeedsLayout()
  }

  func boundsWillChange(to new: CGRect) {
    guard items.isPrepared, !items.isPreparing, items.layout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    items.layout.invalidateLayout(with: items.layout.invalidationContext(forBoundsChange: new))
  }

  func prepareIfNeeded() {
    guard !items.isPrepared, !items.isPreparing else { return }
    items.isPreparing = true
    items.isPrepared = true
    _ = counts
    items.layout.prepare()
    contentSize = items.layout.collectionViewContentSize
    items.isPreparing = false
  }

  func showItems() {
    backgroundView?.frame = bounds
    board.update(in: bounds)
    if measureItems() {
      items.isPrepared = false
      prepareIfNeeded()
      board.update(in: bounds)
    }
  }

  // MARK: Sizes that items say

  func measuredSize(_ path: IndexPath) -> CGSize? { items.measured[path] }

  /// Asks the cells that are new for their sizes; true if one of them changes something.
  private func measureItems() -> Bool {
    defer { items.hasNewSizes = false }
    return items.hasNewSizes
  }

  /// Asks a new cell for its size, where the layout leaves that to cells.
  private func measure(_ cell: UICollectionViewCell, _ path: IndexPath) {
    guard let flow = items.layout as? UICollectionViewFlowLayout, flow.estimatedItemSize != .zero, items.measured[path] == nil,
      let now = flow.layoutAttributesForItem(at: path)
    else { return }
    let before = now.size
    let size = cell.preferredLayoutAttributesFitting(now).size
    items.measured[path] = size
    if size != before { items.hasNewSizes = true }
  }

  // MARK: Reuse

  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    let cell: UICollectionViewCell
    if let old = items.cells.take(identifier) {
      old.prepareForReuse()
      cell = old
    } else {
      guard let type = items.cells.registeredClass(for: identifier) as? UICollectionViewCell.Type,
        let new = type.make() as? UICollectionViewCell
      else { preconditionFailure("A cell's class must be registered for the identifier “\(identifier)”") }
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
      preconditionFailure("A view's class must be registered for the kind “\(kind)” and the identifier “\(identifier)”")
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
      return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    }
    let cell = dataSource?.collectionView(self, cellForItemAt: key.path)
    if items.selected.contains(key.path) { cell?.isSelected = true }
    if let cell { measure(cell, key.path) }
    return cell
  }

  func place(_ view: UIView, by placement: Placement) {
    let size = placement.key.kind.isEmpty ? items.measured[placement.key.path] ?? placement.size : placement.size
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != placement.center { view.center = placement.center }
    view.transform3D = placement.transform
    if view.alpha != placement.alpha { view.alpha = placement.alpha }
    view.isHidden = placement.isHidden
    view.layer.zPosition = CGFloat(placement.z)
    guard let view = view as? UICollectionReusableView, let now = attributes(of: placement.key, in: items.layout) else { return }
    view.apply(now.moved(to: placement))
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
    guard let place = layoutAttributesForItem(at: path)?.frame else { return }
    let inset = adjustedContentInset
    var offset = contentOffset
    if position.contains(.top) { offset.y = place.minY - inset.top }
    if position.contains(.bottom) { offset.y = place.maxY - bounds.height + inset.bottom }
    if position.contains(.centeredVertically) { offset.y = place.midY - (bounds.height + inset.top - inset.bottom) / 2 }
    if position.contains(.left) { offset.x = place.minX - inset.left }
    if position.contains(.right) { offset.x = place.maxX - bounds.width + inset.right }
    if position.contains(.centeredHorizontally) { offset.x = place.midX - (bounds.width + inset.left - inset.right) / 2 }
    if position.isEmpty { return scrollRectToVisible(place, animated: animated) }
    setContentOffset(CGPoint(x: xAxis.clamped(offset.x), y: yAxis.clamped(offset.y)), animated: animated)
  }
}
