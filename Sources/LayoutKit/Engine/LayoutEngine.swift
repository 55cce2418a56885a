internal import Constraints

// Goals, in order: frames are where constraints want them; what does not change costs nothing; a view's place is relative to its
// superview, so that a view that moves leaves everything inside of it as it is.

/// The constraints of one tree of views, and the solver that finds frames by them.
@MainActor
final class LayoutEngine {
  /// The view at the top of the tree, whose own frame is given.
  unowned let top: UIView
  var solver = ConstraintSolver()
  var boxes: [ObjectIdentifier: LayoutBox] = [:]
  /// The box that each of the solver's quantities is of, by the quantity's place.
  var boxesByPlace: [LayoutBox?] = []
  /// What the solver has of the constraints.
  var installed: [ObjectIdentifier: Installed] = [:]
  var constraintsByRule: [ConstraintSolver.Rule: NSLayoutConstraint] = [:]
  /// Constraints that the solver does not have yet.
  var pending: [NSLayoutConstraint] = []
  /// Rules of boxes that the solver does not have yet.
  var pendingRules: [PendingRule] = []
  /// Constraints that are left out because required ones contradict them.
  var broken: [NSLayoutConstraint] = []
  var reportedConflicts: Set<String> = []
  /// Views whose frames may have changed, by which others go.
  var movedStates: [ViewState] = []
  /// Guides that follow insets of their views.
  var areaGuides: [UILayoutGuide] = []
  /// Views whose content is measured at the width that they get.
  var measuringBoxes: [LayoutBox] = []
  /// Views whose baselines constraints go by, and the heights for which those were taken.
  var baselineHeights: [ObjectIdentifier: CGFloat] = [:]
  var baselineConstraints: [NSLayoutConstraint] = []
  var isDirty = false
  var isPlacing = false
  /// Whether frames come of it; otherwise it only measures.
  let isForShow: Bool

  /// A constraint in the solver.
  struct Installed {
    let rule: ConstraintSolver.Rule
    /// What the items' places add to the constraint's constant.
    var base: Double
  }

  struct PendingRule {
    let sum: LinearSum
    let below: Float
    let above: Float
    let order: Int
    let source: Source

    /// Who keeps the rule that comes of it.
    enum Source {
      case box(LayoutBox, LayoutBox.OwnRole)
      /// A constraint, what the items' places add to its constant, and whether it goes by baselines.
      case constraint(NSLayoutConstraint, base: Double, hasBaselines: Bool)
      case none
    }
  }

  init(_ top: UIView, isForShow: Bool = true) {
    (self.top, self.isForShow) = (top, isForShow)
  }

  func markDirty() {
    isDirty = true
    if isForShow { top.layer.stage?.turn.needsLayout = true }
  }

  // MARK: Constraints

  func add(_ constraint: NSLayoutConstraint) {
    pending.append(constraint)
    markDirty()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    let id = ObjectIdentifier(constraint)
    if let known = installed.removeValue(forKey: id) {
      solver.remove(known.rule)
      constraintsByRule[known.rule] = nil
      baselineConstraints.removeAll { $0 === constraint }
      constraint.forgetCrossings()
    } else {
      pending.removeAll { $0 === constraint }
    }
    broken.removeAll { $0 === constraint }
    markDirty()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let known = installed[ObjectIdentifier(constraint)] else { return markDirty() }
    solver.setConstant(known.base + Double(constraint.constant), of: known.rule)
    markDirty()
    constraint.holder?.setNeedsLayout()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    markDirty()
    constraint.holder?.setNeedsLayout()
    guard let known = installed[ObjectIdentifier(constraint)] else { return }
    let (below, above) = constraint.sides
    solver.setPriorities(below: below, above: above, of: known.rule)
  }

  /// Takes the boxes of a view and its guides out.
  func forget(_ state: ViewState) {
    drop(state.view)
    for guide in state.guides + state.systemGuides.all { drop(guide) }
    movedStates.removeAll { $0 === state }
  }

  private func drop(_ item: AnyObject) {
    let id = ObjectIdentifier(item)
    guard let box = boxes.removeValue(forKey: id) else { return }
    baselineHeights[id] = nil
    removeOwnRules(of: box)
    retired.append(box)
    measuringBoxes.removeAll { $0 === box }
    areaGuides.removeAll { $0 === item }
  }

  /// Boxes whose quantities go with the next solution.
  var retired: [LayoutBox] = []
}

extension NSLayoutConstraint {
  /// The priorities that the first side is not less and not more than the second.
  var sides: (below: Float, above: Float) {
    let level = min(max(priority.rawValue, 0), ConstraintSolver.required)
    return (relation == .lessThanOrEqual ? 0 : level, relation == .greaterThanOrEqual ? 0 : level)
  }
}
