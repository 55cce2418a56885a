internal import Constraints
@_spi(Rooms) internal import ViewKit

extension LayoutEngine {
  /// The size that the constraints inside of a view give it, as near to a target as the priorities allow.
  static func fittingSize(
    of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let engine = LayoutEngine(view, isForShow: false)
    view.forEachState { engine.pending += $0.constraints }
    let box = engine.box(of: view)
    engine.wish(box.width, target.width, horizontal)
    engine.wish(box.height, target.height, vertical)
    engine.isDirty = true
    engine.solve()
    engine.restoreMeasures()
    let (insets, scale) = (view.alignmentRectInsets, engine.scale)
    let (width, height) = (CGFloat(engine.solver.value(of: box.width)), CGFloat(engine.solver.value(of: box.height)))
    return CGSize(
      width: max(width - insets.left - insets.right, 0).upToPixels(scale),
      height: max(height - insets.top - insets.bottom, 0).upToPixels(scale))
  }

  private func wish(_ quantity: ConstraintSolver.Quantity, _ length: CGFloat, _ priority: UILayoutPriority) {
    let level = min(max(priority.rawValue, 1), ConstraintSolver.required)
    pendingRules.append(
      PendingRule(
        sum: LinearSum(terms: [(quantity, 1)], constant: -Double(length)), below: level, above: level, order: .max, source: .none)
    )
  }

  /// Lets contents that were measured for this alone have the widths back that the frames' engine measured them at.
  private func restoreMeasures() {
    for box in measuringBoxes {
      guard let view = box.view else { continue }
      let shown = view.state?.engine?.boxes[ObjectIdentifier(view)]
      _ = view.measure(atWidth: shown?.rules.measured)
    }
  }

  // MARK: Ambiguity

  func isAmbiguous(_ item: AnyObject) -> Bool {
    solve()
    guard let box = boxes[ObjectIdentifier(item)] else { return false }
    return box.quantities.contains { solver.isAmbiguous($0) }
  }

  /// Gives an ambiguous view another of the places that constraints leave it.
  func exercise(_ view: UIView) {
    solve()
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    for quantity in box.quantities where solver.exercise(quantity) { break }
    markWhatMoves()
  }
}

extension UIView {
  /// Calls an action for what Auto Layout keeps of this view and of all in it.
  func forEachState(_ action: (ViewState) -> Void) {
    if let state { action(state) }
    for view in subviews { view.forEachState(action) }
  }
}
