internal import Constraints

extension LayoutEngine {
  /// Leaves constraints out until the required ones can all be kept, and says which.
  ///
  /// Of those that contradict each other, the youngest goes that is a constraint of the program's.
  func breakConflicts() {
    while let conflict = solver.conflict(tolerance: 1e-4) {
      let rules = [conflict.broken] + conflict.with
      let constraints = rules.compactMap { constraintsByRule[$0] }.sorted { $0.serial < $1.serial }
      guard let victim = constraints.last else { return }
      leaveOut(victim)
      report(victim, constraints, rules)
      solver.solve()
    }
  }

  private func leaveOut(_ constraint: NSLayoutConstraint) {
    guard let known = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    solver.remove(known.rule)
    constraintsByRule[known.rule] = nil
    constraint.forgetCrossings()
    baselineConstraints.removeAll { $0 === constraint }
    broken.append(constraint)
  }

  private func report(_ victim: NSLayoutConstraint, _ constraints: [NSLayoutConstraint], _ rules: [ConstraintSolver.Rule]) {
    guard isForShow else { return }
    let frames = boxes.values.filter { box in box.rules.edges.contains { $0.map(rules.contains) ?? false } }
      .compactMap(\.view).map { ($0, $0.untransformedFrame) }.sorted { $0.0.madeState.serial < $1.0.madeState.serial }
    let list =
      constraints.map(\.summary)
      + frames.map { view, frame in
        "<the frame of \(LayoutWords.name(view)): \(LayoutWords.number(frame.minX)), \(LayoutWords.number(frame.minY)), "
          + "\(LayoutWords.number(frame.width)) × \(LayoutWords.number(frame.height))>"
      }
    let text =
      "Unable to simultaneously satisfy constraints: \(list.joined(separator: "; ")). "
      + "Will attempt to recover by breaking constraint \(victim.summary). "
      + "Probably at least one of them is not wanted; where a frame is in the list, its view's "
      + "translatesAutoresizingMaskIntoConstraints may have to be false"
    guard reportedConflicts.insert(text).inserted else { return }
    let view = victim.firstItem.map(LayoutWords.name)
    top.layer.stage?.diagnose(text, by: view ?? "", view: view.map { "the \($0)" }, property: "constraints")
  }
}

extension NSLayoutConstraint {
  /// Takes the constraint off the views whose scroll positions count for it.
  func forgetCrossings() {
    for part in first.parts + second.parts {
      var view = part.view
      while let so = view {
        if let state = so.state, !state.crossings.isEmpty { state.crossings.removeAll { $0 === self } }
        view = so === holder ? nil : so.superview
      }
    }
  }
}
