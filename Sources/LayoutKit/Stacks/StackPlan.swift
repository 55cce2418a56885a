// The constraints are those that UIKit makes, by the names that it gives them in messages. The gaps between views are lengths between
// anchors here, where UIKit has hidden guides.

/// The constraints of a stack view.
@MainActor
struct StackPlan {
  private let stack: UIStackView
  private let views: [UIView]
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var spacers: [UILayoutGuide] = []

  private typealias Attribute = NSLayoutConstraint.Attribute

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.visibleSubviews
    hide(stack.arrangedSubviews.filter(\.isHidden))
    if views.isEmpty {
      collapse()
      return
    }
    connectEnds()
    space()
    distribute()
    align()
  }

  private var isRow: Bool { stack.axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var center: Attribute { isRow ? .centerX : .centerY }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossLength: Attribute { isRow ? .height : .width }
  /// What the views keep within.
  private var canvas: AnyObject { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack }

  // MARK: Making

  private mutating func relate(
    _ name: String, _ item: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    _ other: AnyObject? = nil, _ otherAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    at priority: Float = 1000
  ) {
    let second = other.map { LayoutSum($0, otherAttribute) } ?? LayoutSum()
    add(
      name, NSLayoutConstraint(LayoutSum(item, attribute), relation, second, multiplier: multiplier, constant: constant), priority
    )
  }

  private mutating func add(_ name: String, _ constraint: NSLayoutConstraint, _ priority: Float) {
    constraint.identifier = "UISV-\(name)"
    constraint.priority = UILayoutPriority(priority)
    constraints.append(constraint)
  }

  // MARK: Along the stack

  private mutating func hide(_ hidden: [UIView]) {
    for view in hidden {
      relate("hiding", view, length)
      let before = stack.arrangedSubviews.prefix { $0 !== view }.last { !$0.isHidden }
      relate("hiding", view, start, .equal, before ?? canvas, before == nil ? start : end)
      relate("hiding", view, crossStart, .equal, canvas, crossStart)
      relate("ambiguity-suppression", view, crossLength, at: 25)
    }
  }

  /// Gives a stack that shows nothing no size.
  private mutating func collapse() {
    relate("ambiguity-suppression", stack, length, at: 49)
    relate("ambiguity-suppression", stack, crossLength, at: 49)
  }

  private mutating func connectEnds() {
    relate("canvas-connection", canvas, start, .equal, views[0], start)
    relate("canvas-connection", canvas, end, .equal, views[views.count - 1], end)
  }

  private mutating func space() {
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let isByBaseline = !isRow && stack.isBaselineRelativeArrangement
    for (view, next) in zip(views, views.dropFirst()) {
      relate(
        "spacing", next, isByBaseline ? .firstBaseline : start, isLoose ? .greaterThanOrEqual : .equal, view,
        isByBaseline ? .lastBaseline : end, constant: stack.space(after: view))
    }
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { relate("fill-equally", view, length, .equal, views[0], length) }
    case .fillProportionally: fillProportionally()
    case .equalSpacing: equalize(end, start, 1000)
    case .equalCentering: equalize(center, center, 149)
    }
  }

  private mutating func fillProportionally() {
    let lengths = views.map { view in
      let size = view.intrinsicContentSize
      return max(isRow ? size.width : size.height, 0)
    }
    let whole = lengths.reduce(0, +) + views.dropLast().reduce(0) { $0 + stack.space(after: $1) }
    guard lengths.reduce(0, +) > 0 else {
      for view in views.dropFirst() { relate("fill-equally", view, length, .equal, views[0], length) }
      return
    }
    for (index, view) in views.enumerated() {
      relate(
        "fill-proportionally", view, length, .equal, canvas, length, multiplier: lengths[index] / whole,
        at: Float(max(999 - index, 1)))
    }
  }

  /// Makes the ways from one attribute of each view to another of the next one equal.
  private mutating func equalize(_ from: Attribute, _ to: Attribute, _ priority: Float) {
    let ways = zip(views, views.dropFirst()).map { LayoutSum(from: LayoutSum($0, from), to: LayoutSum($1, to)) }
    for way in ways.dropFirst() { add("distributing", NSLayoutConstraint(way, .equal, ways[0]), priority) }
  }

  // MARK: Across the stack

  private mutating func align() {
    switch stack.alignment {
    case .fill:
      for edge in [crossStart, crossEnd] {
        alignAll(edge)
        relate("canvas-connection", canvas, edge, .equal, views[0], edge)
      }
    case .leading: pin(crossStart, crossEnd, .greaterThanOrEqual)
    case .trailing: pin(crossEnd, crossStart, .lessThanOrEqual)
    case .center:
      let middle: Attribute = isRow ? .centerY : .centerX
      alignAll(middle)
      relate("canvas-connection", canvas, middle, .equal, views[0], middle)
      span(49)
    case .firstBaseline: alignBaselines(.firstBaseline)
    case .lastBaseline: alignBaselines(.lastBaseline)
    }
  }

  private mutating func alignAll(_ attribute: Attribute) {
    for view in views.dropFirst() { relate("alignment", view, attribute, .equal, views[0], attribute) }
  }

  /// Baselines are aligned in a row; in a column, where views have no line in common, the leading edges.
  private mutating func alignBaselines(_ baseline: Attribute) {
    guard isRow else { return pin(crossStart, crossEnd, .greaterThanOrEqual) }
    alignAll(baseline)
    span(49)
    relate("ambiguity-suppression", views[0], .top, .equal, canvas, .top, at: 25)
  }

  /// Aligns all views at one edge, and lets the other be anywhere within the stack, which is as small as the largest of them allows.
  private mutating func pin(_ edge: Attribute, _ free: Attribute, _ relation: NSLayoutConstraint.Relation) {
    alignAll(edge)
    relate("canvas-connection", canvas, edge, .equal, views[0], edge)
    let spacer = makeSpacer(51)
    relate("spanning-boundary", spacer, edge, .equal, views[0], edge, at: 999.5)
    for view in views { relate("spanning-boundary", spacer, free, relation, view, free) }
    relate("canvas-connection", canvas, free, .equal, spacer, free)
    suppress()
  }

  /// Spans all views by a spacer that the stack's edges follow.
  private mutating func span(_ priority: Float) {
    let spacer = makeSpacer(priority)
    for view in views {
      relate("spanning-boundary", spacer, crossStart, .lessThanOrEqual, view, crossStart)
      relate("spanning-boundary", spacer, crossEnd, .greaterThanOrEqual, view, crossEnd)
    }
    relate("canvas-connection", canvas, crossStart, .equal, spacer, crossStart)
    relate("canvas-connection", canvas, crossEnd, .equal, spacer, crossEnd)
    suppress()
  }

  private mutating func makeSpacer(_ priority: Float) -> UILayoutGuide {
    let spacer = UILayoutGuide()
    spacer.identifier = "UISV-alignment-spanner"
    spacers.append(spacer)
    relate("spanning-fit", spacer, crossLength, at: priority)
    return spacer
  }

  /// Gives views that have no size across the stack none.
  private mutating func suppress() {
    for view in views { relate("ambiguity-suppression", view, crossLength, at: 25) }
  }
}
