// Items under fingers, and those that are chosen.

extension UICollectionView: ElementChoosing {
  func path(at point: CGPoint) -> IndexPath? {
    let keys = board.keys.filter { $0.kind.isEmpty && isShown($0, at: point) }
    return keys.max { (board.shown[$0]?.layer.zPosition ?? 0) < (board.shown[$1]?.layer.zPosition ?? 0) }?.path
  }

  private func isShown(_ key: ElementKey, at point: CGPoint) -> Bool {
    guard let view = board.shown[key] else { return false }
    return view.frame.contains(view.superview?.convert(point, from: self) ?? point)
  }

  func beginHighlight(_ path: IndexPath) -> Bool {
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return false }
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  func endHighlight(_ path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  func choose(_ path: IndexPath) {
    if allowsMultipleSelection, items.selected.contains(path) { return unchoose(path) }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for old in items.selected.sorted() where old != path { unchoose(old) }
    }
    items.selected.insert(path)
    cellForItem(at: path)?.isSelected = true
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func unchoose(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselect(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    if path == nil || !allowsMultipleSelection {
      for old in items.selected.sorted() where old != path { deselect(old) }
    }
    guard let path else { return }
    items.selected.insert(path)
    cellForItem(at: path)?.isSelected = true
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    guard items.selected.remove(path) != nil else { return }
    cellForItem(at: path)?.isSelected = false
  }
}
