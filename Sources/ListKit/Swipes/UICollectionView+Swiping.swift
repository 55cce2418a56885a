// Rows of a collection's list that fingers draw aside.

extension UICollectionViewCell: SwipedCell {}

extension UICollectionView: SwipeList {
  var swipe: RowSwipe? {
    get { items.swipe }
    set { items.swipe = newValue }
  }
  var swipesFully: Bool { true }
  var canOpenSwipe: Bool { true }

  func swipePath(at point: CGPoint) -> IndexPath? { path(at: point) }
  func swipeCell(at path: IndexPath) -> (any SwipedCell)? { cellForItem(at: path) }
  func swipeRect(of path: IndexPath) -> CGRect { layoutAttributesForItem(at: path)?.frame ?? .zero }
  func hasCard(_ path: IndexPath) -> Bool { list(path)?.hasCards ?? false }
  func willSwipe(_ path: IndexPath) {}
  func didSwipe(_ path: IndexPath?) {}

  func swipeActions(_ path: IndexPath, on side: SwipeSide) -> UISwipeActionsConfiguration? {
    let list = list(path)
    let provider =
      side == .leading ? list?.leadingSwipeActionsConfigurationProvider : list?.trailingSwipeActionsConfigurationProvider
    guard let actions = provider?(path), !actions.actions.isEmpty else { return nil }
    return actions
  }

  /// How the list looks that an item is a row of; nil for one that is none.
  private func list(_ path: IndexPath) -> UICollectionLayoutListConfiguration? {
    prepareIfNeeded()
    return (items.layout as? UICollectionViewCompositionalLayout)?.list(path.section)
  }

  /// Lets fingers draw rows aside from the first time on that a list has buttons for them.
  func watchSwipes() {
    guard !items.watchesSwipes, (items.layout as? UICollectionViewCompositionalLayout)?.hasSwipes == true else { return }
    items.watchesSwipes = true
    addGestureRecognizer(SwipePan(of: self))
  }
}

extension UICollectionViewCompositionalLayout {
  /// How a section looks that is a list.
  func list(_ section: Int) -> UICollectionLayoutListConfiguration? {
    plans.indices.contains(section) ? plans[section].section.rows?.configuration : nil
  }

  /// Whether swipes over rows show buttons.
  var hasSwipes: Bool { plans.contains { $0.section.rows?.configuration.hasSwipes == true } }
}

extension UICollectionLayoutListConfiguration {
  fileprivate var hasSwipes: Bool {
    leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
  }
}
