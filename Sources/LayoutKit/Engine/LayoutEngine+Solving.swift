internal import Constraints

extension LayoutEngine {
  /// How often contents are measured at widths that come of it before the last sizes are taken.
  private static let mostMeasurings = 4
  /// The priority that lengths are not less than 0: rules that are required may make them so, and then show a length of 0.
  private static let floor: Float = 999.5

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
    repeat { solver.solve() } while keepLengthsPositive()
    breakConflicts()
  }

  /// Adds a rule for each width and height that has come out less than 0; false if there is none. Most never do, and have no such rule.
  private func keepLengthsPositive() -> Bool {
    var hasAdded = false
    for quantity in solver.changedQuantities where solver.value(of: quantity) < -1e-6 {
      guard let box = boxesByPlace[quantity.place] else { continue }
      guard let axis = [box.width, box.height].firstIndex(of: quantity), box.rules.floors[axis] == nil else { continue }
      box.rules.floors[axis] = solver.add([(quantity, 1)], 0, below: Self.floor, above: 0, order: -1)
      hasAdded = true
    }
    return hasAdded
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
    for turn in Self.turns(of: entries) {
      let rule = solver.add(
        entries[turn.index].sum.terms, -entries[turn.index].sum.constant, below: entries[turn.index].below,
        above: entries[turn.index].above, order: entries[turn.index].order)
      hand(rule, to: entries[turn.index].source)
    }
  }

  /// When each of some rules goes to the solver.
  private static func turns(of entries: [PendingRule]) -> [RuleTurn] {
    var turns: [RuleTurn] = []
    turns.reserveCapacity(entries.count)
    for index in entries.indices { turns.append(RuleTurn(rank: entries[index].rank, index: index)) }
    turns.sort()
    return turns
  }

  private func hand(_ rule: ConstraintSolver.Rule, to source: PendingRule.Source) {
    switch source {
    case .box(let box, let role): box.take(rule, as: role)
    case .constraint(let constraint, let base, let hasBaselines):
      installed[ObjectIdentifier(constraint)] = Installed(rule: rule, base: base)
      if hasBaselines { baselineConstraints.append(constraint) }
      constraintsByRule[rule] = constraint
    case .none: break
    }
  }

  private func prepare(_ constraint: NSLayoutConstraint) -> PendingRule? {
    guard var reading = read(constraint) else { return nil }
    let (below, above) = constraint.sides
    for view in reading.crossed { view.madeState.crossings.append(constraint) }
    let (base, hasBaselines) = (-reading.sum.constant, reading.hasBaselines)
    reading.sum.constant -= Double(constraint.constant)
    return PendingRule(
      sum: reading.sum, below: below, above: above, order: constraint.serial,
      source: .constraint(constraint, base: base, hasBaselines: hasBaselines))
  }

  /// Reads a constraint's places anew.
  func refresh(_ constraint: NSLayoutConstraint) {
    guard var known = installed[ObjectIdentifier(constraint)], let reading = read(constraint) else { return }
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
        boxesByPlace[quantity.place] = nil
        solver.remove(quantity)
      }
    }
    retired.removeAll()
  }
}

/// A rule's place among those that go to the solver together.
private struct RuleTurn: Comparable {
  let rank: Float
  let index: Int

  static func < (one: RuleTurn, other: RuleTurn) -> Bool {
    one.rank != other.rank ? one.rank < other.rank : one.index < other.index
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
