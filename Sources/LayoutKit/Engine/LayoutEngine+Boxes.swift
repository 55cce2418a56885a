internal import Constraints
@_spi(Rooms) internal import ViewKit

extension LayoutEngine {
  func box(of view: UIView) -> LayoutBox {
    let id = ObjectIdentifier(view)
    if let box = boxes[id] { return box }
    let box = LayoutBox(&solver, at: view.untransformedFrame)
    box.view = view
    register(box, id)
    let state = view.madeState
    if isForShow { state.engine = self }
    if isForShow { view.superview?.madeState.engine = self }
    makeOwnRules(of: box, view)
    return box
  }

  func box(of guide: UILayoutGuide) -> LayoutBox {
    let id = ObjectIdentifier(guide)
    if let box = boxes[id] { return box }
    let box = LayoutBox(&solver, at: .zero)
    box.guide = guide
    register(box, id)
    if guide is ContentLayoutGuide {
      add(LinearSum(terms: [(box.x, 1)]), box, 0)
      add(LinearSum(terms: [(box.y, 1)]), box, 2)
    } else if let owner = guide.owningView {
      makeAreaRules(of: box, guide, owner)
      if guide.source != nil { areaGuides.append(guide) }
    }
    return box
  }

  private func register(_ box: LayoutBox, _ id: ObjectIdentifier) {
    boxes[id] = box
    for quantity in box.quantities {
      while boxesByPlace.count <= quantity.place { boxesByPlace.append(nil) }
      boxesByPlace[quantity.place] = box
    }
  }

  func removeOwnRules(of box: LayoutBox) {
    for rule in box.rules.edges + [box.rules.contentWidth, box.rules.contentHeight] + box.rules.floors {
      if let rule { solver.remove(rule) }
    }
    box.rules = LayoutBox.OwnRules()
    markDirty()
  }

  func makeOwnRules(of box: LayoutBox, _ view: UIView) {
    if view === top, !isForShow {
      add(LinearSum(terms: [(box.x, 1)]), box, 0)
      add(LinearSum(terms: [(box.y, 1)]), box, 2)
      makeContentRules(of: box, view)
    } else if view === top || view.translatesAutoresizingMaskIntoConstraints {
      let axes = FrameAxis.both(of: view, isAlone: view === top)
      box.rules.shares = axes.flatMap(\.rules).map(\.share)
      for axis in axes { makeFrameRules(axis, box, view) }
    } else {
      makeContentRules(of: box, view)
    }
  }

  // MARK: Frames

  private func makeFrameRules(_ axis: FrameAxis, _ box: LayoutBox, _ view: UIView) {
    let outer = axis.isRelative ? view.superview.map { self.box(of: $0) } : nil
    let own = axis.isHorizontal ? [box.x, box.width] : [box.y, box.height]
    for (index, rule) in axis.rules.enumerated() {
      var sum = LinearSum(terms: [(own[index], 1)], constant: -rule.constant)
      if rule.share != 0, let outer { sum.add(axis.isHorizontal ? outer.width : outer.height, -rule.share) }
      add(sum, box, (axis.isHorizontal ? 0 : 2) + index)
    }
  }

  /// Adds a required rule that a sum is 0, as one of the four of a box's edges.
  func add(_ sum: LinearSum, _ box: LayoutBox, _ index: Int) {
    pendingRules.append(
      PendingRule(
        sum: sum, below: ConstraintSolver.required, above: ConstraintSolver.required, order: -1, source: .box(box, .edge(index))))
    markDirty()
  }

  // MARK: Contents

  private func makeContentRules(of box: LayoutBox, _ view: UIView) {
    box.rules.measures = view.measure(atWidth: nil)
    if box.rules.measures { measuringBoxes.append(box) }
    let (size, insets) = (view.intrinsicContentSize, view.alignmentRectInsets)
    let state = view.madeState
    if size.width != UIView.noIntrinsicMetric {
      let length = size.width + insets.left + insets.right
      let resistance = horizontalResistance(of: box, state)
      addContent(box.width, length, resistance, state.hugging.horizontal, state, .box(box, .contentWidth))
    }
    if size.height != UIView.noIntrinsicMetric {
      let length = size.height + insets.top + insets.bottom
      addContent(box.height, length, state.resistance.vertical, state.hugging.vertical, state, .box(box, .contentHeight))
    }
  }

  /// Content that can break at a smaller width gives way to content that cannot, where both resist as much.
  private func horizontalResistance(of box: LayoutBox, _ state: ViewState) -> UILayoutPriority {
    let wanted = state.resistance.horizontal
    return box.rules.measures ? UILayoutPriority(max(wanted.rawValue - 0.25, 0)) : wanted
  }

  private func addContent(
    _ quantity: ConstraintSolver.Quantity, _ length: CGFloat, _ below: UILayoutPriority, _ above: UILayoutPriority,
    _ state: ViewState, _ source: PendingRule.Source
  ) {
    let sum = LinearSum(terms: [(quantity, 1)], constant: -Double(length))
    pendingRules.append(
      PendingRule(sum: sum, below: below.rawValue, above: above.whereItHugs, order: -state.serial, source: source))
    markDirty()
  }

  func contentSizeDidChange(of view: UIView) {
    guard let box = boxes[ObjectIdentifier(view)], !view.translatesAutoresizingMaskIntoConstraints else { return }
    if !isContentAsBefore(box, view) { renew(box, view) }
  }

  /// Whether the rules of a box say its view's content size. Baselines and widths at which lines break are not among them.
  private func isContentAsBefore(_ box: LayoutBox, _ view: UIView) -> Bool {
    guard pendingRules.isEmpty, baselineConstraints.isEmpty else { return false }
    guard !box.rules.measures, !view.measure(atWidth: nil) else { return false }
    let (size, insets) = (view.intrinsicContentSize, view.alignmentRectInsets)
    func says(_ rule: ConstraintSolver.Rule?, _ length: CGFloat, _ edges: CGFloat) -> Bool {
      guard let rule else { return length == UIView.noIntrinsicMetric }
      return solver.constant(of: rule) == Double(length + edges)
    }
    return says(box.rules.contentWidth, size.width, insets.left + insets.right)
      && says(box.rules.contentHeight, size.height, insets.top + insets.bottom)
  }

  func translationDidChange(of view: UIView) {
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    renew(box, view)
  }

  /// Makes the rules anew that a box has by itself.
  func renew(_ box: LayoutBox, _ view: UIView) {
    dropPendingRules()
    removeOwnRules(of: box)
    measuringBoxes.removeAll { $0 === box }
    baselineHeights[ObjectIdentifier(view)] = nil
    makeOwnRules(of: box, view)
    view.superview?.setNeedsLayout()
  }

  func prioritiesDidChange(of state: ViewState) {
    guard let box = boxes[ObjectIdentifier(state.view)] else { return }
    dropPendingRules()
    if let rule = box.rules.contentWidth {
      let resistance = horizontalResistance(of: box, state)
      solver.setPriorities(below: resistance.rawValue, above: state.hugging.horizontal.whereItHugs, of: rule)
    }
    if let rule = box.rules.contentHeight {
      solver.setPriorities(below: state.resistance.vertical.rawValue, above: state.hugging.vertical.whereItHugs, of: rule)
    }
    state.view.superview?.setNeedsLayout()
    markDirty()
  }
}

extension UILayoutPriority {
  /// The priority of a view that hugs its content with this one: one that resists being smaller as much keeps its size.
  fileprivate var whereItHugs: Float { max(rawValue - 0.125, 0) }
}
