extension UIView {
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    guard let place = others.firstIndex(where: { $0 === sibling }) else { return insert(view, at: others.count) }
    insert(view, at: place + offset, over: offset > 0 ? sibling : nil)
  }

  /// Puts the view at an index counted without it: right over a sibling's layer, right under the next view's, or over all layers.
  func insert(_ view: UIView, at index: Int, over sibling: UIView? = nil) {
    insist(!isDescendant(of: view), "A view cannot be put into itself")
    guard layer.hasRoom(for: view.layer) else { return }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      place(view, at: index, over: sibling)
      return
    }
    if view.needsToldOfMoves(to: self) {
      view.changeSurroundings { view.move(to: self) { place(view, at: index, over: sibling) } }
    } else {
      view.move(to: self) { place(view, at: index, over: sibling) }
    }
    view.setNeedsLayout()
    if view.constraintUpdate.isNeededSomewhere { view.markUpdatesAbove() }
    subviewsDidChange()
    didAddSubview(view)
  }

  /// Whether tint or traits may be others in a new superview.
  private func needsToldOfMoves(to parent: UIView) -> Bool {
    [superview, parent].contains { line in
      sequence(first: line, next: { $0?.superview }).contains {
        $0?.surroundings.isPlain == false || ($0?.controller?.ownTraits ?? TraitValues()) != TraitValues()
      }
    }
  }

  func leaveSuperview() {
    guard superview != nil else { return }
    move(to: nil) {}
  }

  /// Moves to another superview, or to none; the window's callbacks come only where the window changes.
  private func move(to parent: UIView?, place: () -> Void) {
    let changesWindow = window !== parent?.window
    superview?.willRemoveSubview(self)
    willMove(toSuperview: parent)
    if changesWindow { tellWillMove(to: parent?.window) }
    layer.stage?.turn.treeChanged = true
    forEachLayoutState { $0.leave(with: self) }
    superview?.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview?.subviewsDidChange()
    superview = parent
    if changesWindow { enter(parent?.window) }
    place()
    forEachLayoutState { $0.arrive() }
    layer.stage?.turn.treeChanged = true
    didMoveToSuperview()
    if changesWindow { tellDidMove() }
  }

  /// Notes the window for the view and all in it. What is in a window of its own stays there.
  private func enter(_ window: UIWindow?) {
    guard !(self is UIWindow) else { return }
    nearestWindow = window
    for view in subviews { view.enter(window) }
  }

  private func place(_ view: UIView, at index: Int, over sibling: UIView?) {
    let index = min(max(index, 0), subviews.count)
    if let sibling {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: index)
  }

  private func tellWillMove(to window: UIWindow?) {
    controller?.viewWillMove(to: window)
    willMove(toWindow: window)
    for view in subviews { view.tellWillMove(to: window) }
  }

  private func tellDidMove() {
    if window != nil, surroundings.ground != nil { UIView.performWithoutAnimation { resolveGround() } }
    if let source = window?.stage?.appearanceSource { UIView.performWithoutAnimation { source.apply(to: self) } }
    didMoveToWindow()
    layer.resumeDisplay()
    controller?.viewDidMove()
    for view in subviews { view.tellDidMove() }
  }
}
