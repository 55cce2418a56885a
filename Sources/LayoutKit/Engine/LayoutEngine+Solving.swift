internal import Constraints

extension LayoutEngine {
  /// How often contents are measured at widths that come of it before the last sizes are taken.
  private static let mostMeasurings = 4

  /// Finds frames, and marks the views whose subviews they move.
  func solve() {
    takeFrames()
    guard isDirty else { return }
    isDirty = false
    resetMeasures()
    pending += broken
    broken.removeAll()
    solveOnce()
    for _ in 0..<Self.mostMeasurings {
      guard measureContents() else { break }
      solveOnce()
    }
    discardRetired()
    isDirty = false
    if isForShow { markWhatMoves() }
  }

  private func solveOnce() {
    install()
    solver.solve()
    breakConflicts()
  }

  // MARK: What is new

  /// Takes frames and scroll positions over that have been set since.
  private func takeFrames() {
    guard !movedStates.isEmpty else { return }
    let moved = movedStates
    movedStates.removeAll()
    for state in moved {
      let view = state.view
      if let box = boxes[ObjectIdentifier(view)], view === top || view.translatesAutoresizingMaskIntoConstraints {
        takeFrame(of: view, box)
      }
      takeOrigin(of: state)
    }
    for guide in areaGuides { takeInsets(of: guide) }
  }

  private func takeFrame(of view: UIView, _ box: LayoutBox) {
    dropPendingRules()
    let axes = FrameAxis.both(of: view, isAlone: view === top)
    let wanted = axes.flatMap(\.rules)
    guard wanted.map(\.share) == box.rules.shares else {
      removeOwnRules(of: box)
      return makeOwnRules(of: box, view)
    }
    for (rule, wanted) in zip(box.rules.edges, wanted) { rule.map { setConstant(wanted.constant, of: $0) } }
  }

  func setConstant(_ constant: Double, of rule: ConstraintSolver.Rule) {
    guard solver.constant(of: rule) != constant else { return }
    solver.setConstant(constant, of: rule)
    isDirty = true
  }

  func geometryDidChange(of state: ViewState) {
    guard !isPlacing, isForShow else { return }
    movedStates.append(state)
    top.layer.stage?.turn.needsLayout = true
  }

  // MARK: Installing

  /// Lets rules wait no longer that are to be changed.
  func dropPendingRules() {
    if !pendingRules.isEmpty { install() }
  }

  /// Gives the solver what it does not have yet: first what says a single quantity, then the more important before the less.
  func install() {
    var entries: [PendingRule] = []
    let constraints = pending
    pending.removeAll()
    for constraint in constraints { prepare(constraint).map { entries.append($0) } }
    entries = pendingRules + entries
    pendingRules.removeAll()
    let ranked = entries.enumerated().sorted { one, other in
      let (a, b) = (one.element.rank, other.element.rank)
      return a != b ? a < b : one.offset < other.offset
    }
    for (_, entry) in ranked {
      let rule = solver.add(
        entry.sum.terms, -entry.sum.constant, below: entry.below, above: entry.above, order: entry.order)
      entry.then(rule)
    }
  }

  private func prepare(_ constraint: NSLayoutConstraint) -> PendingRule? {
    guard let common = constraint.commonView else { return nil }
    var reading = Reading()
    read(constraint.first, in: common, 1, into: &reading)
    read(constraint.second, in: common, -Double(constraint.multiplier), into: &reading)
    let (below, above) = constraint.sides
    for view in reading.crossed { view.madeState.crossings.append(constraint) }
    let (base, hasBaselines) = (-reading.sum.constant, reading.hasBaselines)
    reading.sum.constant -= Double(constraint.constant)
    return PendingRule(sum: reading.sum, below: below, above: above, order: constraint.serial) { [weak constraint, self] rule in
      guard let constraint else { return }
      installed[ObjectIdentifier(constraint)] = Installed(rule: rule, base: base)
      if hasBaselines { baselineConstraints.append(constraint) }
      constraintsByRule[rule] = constraint
    }
  }

  /// Reads a constraint's places anew.
  func refresh(_ constraint: NSLayoutConstraint) {
    guard var known = installed[ObjectIdentifier(constraint)], let common = constraint.commonView else { return }
    var reading = Reading()
    read(constraint.first, in: common, 1, into: &reading)
    read(constraint.second, in: common, -Double(constraint.multiplier), into: &reading)
    guard known.base != -reading.sum.constant else { return }
    known.base = -reading.sum.constant
    installed[ObjectIdentifier(constraint)] = known
    setConstant(known.base + Double(constraint.constant), of: known.rule)
  }

  /// A view's scroll position has changed: places that are seen through it are others.
  private func takeOrigin(of state: ViewState) {
    guard state.origin != state.view.bounds.origin else { return }
    state.origin = state.view.bounds.origin
    for constraint in state.crossings + state.constraints { refresh(constraint) }
  }

  private func discardRetired() {
    for box in retired {
      for quantity in box.quantities {
        boxesByQuantity[quantity] = nil
        solver.remove(quantity)
      }
    }
    retired.removeAll()
  }
}

extension LayoutEngine.PendingRule {
  /// What goes to the solver first.
  fileprivate var rank: Float {
    let level = ConstraintSolver.required - max(below, above)
    let isLoose = below == 0 || above == 0
    if sum.terms.count == 1 { return level + (isLoose ? 2000 : 0) }
    return 4000 + level + (isLoose ? 0.5 : 0)
  }
}
