// Items that come, go and move, and changes of the layout.

extension UICollectionView {
  /// The seconds of an update.
  private static let updateDuration = 0.3

  func change(_ change: (inout ListChanges) -> Void) {
    openBatch()
    change(&items.changes)
    closeBatch(nil)
  }

  func openBatch() {
    if items.depth == 0, !items.isPrepared { layoutIfNeeded() }
    items.depth += 1
  }

  func closeBatch(_ completion: ((Bool) -> Void)?) {
    if let completion { items.completions.append(completion) }
    items.depth = max(items.depth - 1, 0)
    guard items.depth == 0 else { return }
    let (changes, completions) = (items.changes, items.completions)
    (items.changes, items.completions) = (ListChanges(), [])
    apply(changes) { finished in completions.forEach { $0(finished) } }
  }

  private func apply(_ changes: ListChanges, _ completion: @escaping (Bool) -> Void) {
    let old = items.counts
    let new = loadCounts()
    guard window != nil, let way = changes.way(from: old, to: new) else {
      if window != nil { reportMismatch() }
      forgetItems()
      return completion(true)
    }
    let before = Dictionary(uniqueKeysWithValues: board.keys.compactMap { key in placement(of: key).map { (key, $0) } })
    let layout = items.layout
    let copies = formerPlaces(way, new)
    items.counts = new
    items.selected = Set(items.selected.compactMap { way.after($0) })
    items.measured = [:]
    items.isPrepared = false
    prepareIfNeeded()
    layout.prepare(forCollectionViewUpdates: updateItems(changes))
    let move = ElementBoard.Move(
      after: { way.after($0) }, before: { way.before($0) }, oldPlacement: { before[$0] ?? copies[$0] },
      first: { [unowned self] in first($0, in: layout) }, last: { [unowned self] in last($0, in: layout) })
    let duration = UIView.areAnimationsEnabled ? Self.updateDuration : 0
    moveSwipe(way, duration: duration)
    board.move(move, in: bounds, duration: duration) { finished in completion(finished) }
    layout.finalizeCollectionViewUpdates()
    setNeedsLayout()
  }

  /// Where elements were that were out of sight and come into it.
  private func formerPlaces(_ way: ListWay, _ new: [Int]) -> [ElementKey: Placement] {
    let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    var found: [ElementKey: Placement] = [:]
    for attributes in items.layout.layoutAttributesForElements(in: area) ?? [] { found[attributes.key] = attributes.placement }
    return found
  }

  private func first(_ placement: Placement, in layout: UICollectionViewLayout) -> Placement {
    if placement.key.kind.isEmpty, let own = layout.initialLayoutAttributesForAppearingItem(at: placement.key.path) {
      return own.placement
    }
    var place = placement
    place.alpha = 0
    return place
  }

  private func last(_ placement: Placement, in layout: UICollectionViewLayout) -> Placement {
    if placement.key.kind.isEmpty, let own = layout.finalLayoutAttributesForDisappearingItem(at: placement.key.path) {
      return own.placement
    }
    var place = placement
    place.alpha = 0
    return place
  }

  private func updateItems(_ changes: ListChanges) -> [UICollectionViewUpdateItem] {
    changes.deleted.sorted().map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + changes.reloaded.sorted().map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
      + changes.moved.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
      + changes.inserted.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
  }

  private func reportMismatch() {
    layer.stage?.diagnose(
      "the numbers of items before and after an update of a \(type(of: self)) do not fit the items that it inserts and deletes",
      by: "\(type(of: self))")
  }

  // MARK: Another layout

  func change(to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?) {
    guard layout !== items.layout else {
      completion?(true)
      return
    }
    prepareIfNeeded()
    let old = items.layout
    old.prepareForTransition(to: layout)
    layout.collectionView = self
    layout.prepareForTransition(from: old)
    let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    var before: [ElementKey: Placement] = [:]
    for attributes in old.layoutAttributesForElements(in: area) ?? [] { before[attributes.key] = attributes.placement }
    items.layout = layout
    items.isPrepared = false
    let isAnimated = animated && window != nil && UIView.areAnimationsEnabled
    let duration = isAnimated ? Self.updateDuration : 0
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) { [self] in
      prepareIfNeeded()
      let target = layout.targetContentOffset(forProposedContentOffset: contentOffset)
      contentOffset = CGPoint(x: xAxis.clamped(target.x), y: yAxis.clamped(target.y))
    }
    let move = ElementBoard.Move(
      after: { $0 }, before: { $0 }, oldPlacement: { before[$0] ?? self.placement(of: $0) }, first: { $0 }, last: { $0 })
    board.move(move, in: bounds, duration: duration) { finished in
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      if old.collectionView === self { old.collectionView = nil }
      completion?(finished)
    }
    setNeedsLayout()
  }

  func startTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    prepareIfNeeded()
    let from = items.layout
    layout.collectionView = self
    let between =
      delegate?.collectionView(self, transitionLayoutForOldLayout: from, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: from, nextLayout: layout)
    items.transition = LayoutTransition(from: from, to: layout, layout: between, completion: completion)
    from.prepareForTransition(to: layout)
    layout.prepareForTransition(from: from)
    between.collectionView = self
    items.layout = between
    items.isPrepared = false
    setNeedsLayout()
    return between
  }

  func endTransition(finishes: Bool) {
    guard let transition = items.transition else { return }
    items.transition = nil
    let layout = finishes ? transition.to : transition.from
    change(to: layout, animated: true) { finished in
      transition.from.finalizeLayoutTransition()
      transition.completion?(finished, finishes)
    }
    let other = finishes ? transition.from : transition.to
    other.collectionView = nil
    layout.collectionView = self
  }
}

extension UICollectionView {
  /// Asks for the cells of items that are seen again, and gives them out to be filled anew; what they show may change their sizes.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForItem(at: path) else { continue }
      items.reconfigured = cell
      _ = dataSource?.collectionView(self, cellForItemAt: path)
      items.reconfigured = nil
      items.measured[.cell(path)] = nil
    }
    collectionViewLayout.invalidateLayout()
  }
}
