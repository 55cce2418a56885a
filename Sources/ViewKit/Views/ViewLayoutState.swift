/// What Auto Layout keeps of a view, and is told of it; views know nothing else of constraints.
@MainActor
package protocol ViewLayoutState: AnyObject {
  /// Finds frames for all views of the tree, and marks those whose subviews they move. Asked of the topmost view.
  func solve()
  /// Gives the view's subviews the frames that were found for them.
  func placeSubviews()
  /// The view leaves its tree, at or below `top`, which leaves its superview.
  func leave(with top: UIView)
  /// The view has come to another tree.
  func arrive()
  /// Frame, bounds or mask of the view are others.
  func geometryDidChange()
  func contentSizeDidChange()
  /// The view's safe area or its margins are others.
  func insetsDidChange()
  func translationDidChange()
  /// What lies in the view runs the other way.
  func directionDidChange()
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize
}

/// Whether a view's constraints are to be brought up to date.
struct ConstraintUpdate {
  var isNeeded = true
  /// Whether a view below needs it. If so, the flag is set in every view above, too.
  var isNeededBelow = false

  var isNeededSomewhere: Bool { isNeeded || isNeededBelow }
}

extension UIView {
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateTree()
    if let state = layoutState ?? Self.makesLayoutState?(self) { return state.fittingSize(target, horizontal, vertical) }
    return contentSize(target, horizontal, vertical)
  }

  /// The fitting size while there are no constraints at all: the content's, except where a priority makes the target stronger.
  private func contentSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    let isWidthGiven = horizontal.rawValue > UILayoutPriority.defaultHigh.rawValue
    _ = measure(atWidth: isWidthGiven ? target.width : nil)
    let content = intrinsicContentSize
    _ = measure(atWidth: nil)
    return CGSize(
      width: isWidthGiven || content.width < 0 ? target.width : content.width,
      height: vertical.rawValue > UILayoutPriority.defaultHigh.rawValue || content.height < 0 ? target.height : content.height)
  }

  /// Makes what Auto Layout keeps of a view; nil while nothing has to do with constraints.
  package static var makesLayoutState: (@MainActor (UIView) -> any ViewLayoutState)?

  /// Whether Auto Layout keeps something of any view.
  package static var hasLayoutStates = false

  private static let mostUpdates = 20

  var top: UIView {
    var view = self
    while let above = view.superview { view = above }
    return view
  }

  /// Calls `updateConstraints` where it is needed, and finds the frames that constraints ask for.
  func followConstraints() {
    let top = top
    if top.constraintUpdate.isNeededSomewhere { top.updateTree() }
    top.layoutState?.solve()
  }

  /// Views are updated from the leaves up, each once unless something marks it again.
  func updateTree() {
    for _ in 0..<Self.mostUpdates where constraintUpdate.isNeededSomewhere { updateOnce() }
  }

  private func updateOnce() {
    if constraintUpdate.isNeededBelow {
      constraintUpdate.isNeededBelow = false
      for view in subviews where view.constraintUpdate.isNeededSomewhere { view.updateOnce() }
    }
    guard constraintUpdate.isNeeded else { return }
    constraintUpdate.isNeeded = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  func markUpdatesAbove() {
    var view = superview
    while let above = view, !above.constraintUpdate.isNeededBelow {
      above.constraintUpdate.isNeededBelow = true
      view = above.superview
    }
  }

  package func positionDidChange() {
    layoutState?.geometryDidChange()
  }

  // MARK: Moves

  /// Calls an action for what Auto Layout keeps of this view and of all in it.
  func forEachLayoutState(_ action: (any ViewLayoutState) -> Void) {
    guard Self.hasLayoutStates else { return }
    if let layoutState { action(layoutState) }
    for view in subviews { view.forEachLayoutState(action) }
  }
}
