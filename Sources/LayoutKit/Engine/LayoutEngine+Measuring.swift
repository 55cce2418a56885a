internal import Constraints
@_spi(Rooms) internal import ViewKit

extension LayoutEngine {
  var scale: CGFloat { top.layer.stage?.layoutScale ?? 1 }

  // MARK: Contents that go by their width

  /// Lets contents be as wide as they like again, where they were measured at a width.
  func resetMeasures() {
    for box in measuringBoxes where box.rules.measured != nil {
      box.rules.measured = nil
      takeContentSize(of: box, atWidth: nil)
    }
  }

  /// Measures contents at the widths that they have got; false if no size is another by that.
  func measureContents() -> Bool {
    isDirty = false
    for box in measuringBoxes {
      guard let view = box.view else { continue }
      let insets = view.alignmentRectInsets
      let width = CGFloat(solver.value(of: box.width)).onPixels(scale) - insets.left - insets.right
      guard box.rules.measured != width else { continue }
      box.rules.measured = width
      takeContentSize(of: box, atWidth: width)
    }
    takeBaselines()
    return isDirty
  }

  private func takeContentSize(of box: LayoutBox, atWidth width: CGFloat?) {
    guard let view = box.view else { return }
    _ = view.measure(atWidth: width)
    let (size, insets) = (view.intrinsicContentSize, view.alignmentRectInsets)
    if let rule = box.rules.contentWidth { setConstant(Double(size.width + insets.left + insets.right), of: rule) }
    if let rule = box.rules.contentHeight { setConstant(Double(size.height + insets.top + insets.bottom), of: rule) }
  }

  /// Takes the baselines for the heights that views have got.
  private func takeBaselines() {
    guard !baselineConstraints.isEmpty else { return }
    for (id, height) in baselineHeights {
      guard let box = boxes[id] else { continue }
      let now = CGFloat(solver.value(of: box.height)).onPixels(scale)
      if now != height { baselineHeights[id] = now }
    }
    for constraint in baselineConstraints { refresh(constraint) }
  }

  // MARK: Insets

  func makeAreaRules(of box: LayoutBox, _ guide: UILayoutGuide, _ owner: UIView) {
    guard let source = guide.source else { return }
    let (outer, area) = (self.box(of: owner), source(owner))
    guide.taken = area
    let down = area.isAtLowerEdge
    add(LinearSum(terms: [(box.x, 1)], constant: -area.x), box, 0)
    add(LinearSum(terms: [(box.width, 1), (outer.width, -1)], constant: area.lessWidth), box, 1)
    add(LinearSum(terms: [(box.y, 1)] + (down ? [(outer.height, -1)] : []), constant: -area.y), box, 2)
    add(
      LinearSum(terms: [(box.height, 1)] + (down ? [] : [(outer.height, -1)]), constant: down ? -area.height : area.height), box,
      3)
  }

  func insetsDidChange(of state: ViewState) {
    guard isForShow else { return }
    takeInsets(of: state)
    if isDirty { top.layer.stage?.turn.needsLayout = true }
  }

  func takeInsets(of state: ViewState) {
    for guide in state.systemGuides.all { takeInsets(of: guide) }
  }

  /// Takes over insets that have changed since a guide was last asked.
  func takeInsets(of guide: UILayoutGuide) {
    guard let owner = guide.owningView, let source = guide.source, let box = boxes[ObjectIdentifier(guide)] else { return }
    let area = source(owner)
    guard area != guide.taken else { return }
    dropPendingRules()
    guide.taken = area
    let height = area.isAtLowerEdge ? area.height : -area.height
    for (rule, constant) in zip(box.rules.edges, [area.x, -area.lessWidth, area.y, height]) {
      rule.map { setConstant(constant, of: $0) }
    }
  }
}

extension CGFloat {
  /// The nearest multiple of a pixel; half a pixel goes up, also where the last bits are missing.
  func onPixels(_ scale: CGFloat) -> CGFloat {
    (self * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  /// The next multiple of a pixel that is not less.
  func upToPixels(_ scale: CGFloat) -> CGFloat {
    (self * scale - 1e-6).rounded(.up) / scale
  }
}
