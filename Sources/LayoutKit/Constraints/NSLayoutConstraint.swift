/// A relation between the edges, centres, baselines or sizes of one or two views or guides.
///
/// It counts while it is active. The view that is nearest above its items holds it.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The first item's side of the relation.
  let first: LayoutSum
  /// What the multiplier multiplies.
  let second: LayoutSum
  open internal(set) var relation: Relation
  open internal(set) var multiplier: CGFloat
  /// How old the constraint is among all: of two that cannot both be kept, the older one is.
  let serial = LayoutAge.next()
  /// The view that holds the constraint while it is active.
  weak var holder: UIView?

  /// What is added on the second side.
  open var constant: CGFloat {
    didSet { if oldValue != constant { holder?.state?.engine?.constantDidChange(of: self) } }
  }
  /// How much the constraint matters. Where it cannot be kept, it still pulls as near as it can.
  open var priority = UILayoutPriority.required {
    didSet { if oldValue != priority { holder?.state?.engine?.priorityDidChange(of: self) } }
  }
  /// A name for messages.
  open var identifier: String?
  /// Nothing is archived here, so this only keeps what it is set to.
  open var shouldBeArchived = false

  init(_ first: LayoutSum, _ relation: Relation, _ second: LayoutSum, multiplier: CGFloat = 1, constant: CGFloat = 0) {
    (self.first, self.second, self.relation, self.multiplier, self.constant) = (first, second, relation, multiplier, constant)
    super.init()
  }

  /// The constraint `view1.attr1 = multiplier × view2.attr2 + c`, or one with ≤ or ≥; without a second item the constant alone.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.map { LayoutSum($0 as AnyObject, attr2) } ?? LayoutSum()
    let first = LayoutSum(view1 as AnyObject, attr1)
    first.requireMatch(with: second)
    self.init(first, relation, second, multiplier: multiplier, constant: c)
  }

  /// A constraint of nothing, for a property to hold until it gets its own.
  public convenience override init() {
    self.init(LayoutSum(), .equal, LayoutSum())
  }

  open var firstItem: AnyObject? { first.parts.last?.item }
  open var secondItem: AnyObject? { second.parts.last?.item }
  open var firstAttribute: Attribute { first.parts.last?.attribute ?? .notAnAttribute }
  open var secondAttribute: Attribute { second.parts.last?.attribute ?? .notAnAttribute }

  /// Whether the constraint counts. Setting it puts the constraint on the nearest view above its items, or takes it off.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override var description: String { MainActor.assumeIsolated { summary } }

  // MARK: Holding

  private func activate() {
    guard let holder = commonView else {
      misuse("A constraint's items must have a common view before it is activated: \(summary)")
    }
    hold(on: holder)
  }

  func hold(on view: UIView) {
    holder = view
    let state = view.madeState
    state.constraints.append(self)
    forEachView { $0.madeState.references[ObjectIdentifier(self)] = self }
    state.joinEngine().add(self)
    view.setNeedsLayout()
  }

  func deactivate() {
    guard let view = holder, let state = view.state else { return }
    state.engine?.remove(self)
    if let place = state.constraints.lastIndex(where: { $0 === self }) { state.constraints.remove(at: place) }
    forEachView { $0.state?.references[ObjectIdentifier(self)] = nil }
    holder = nil
    view.setNeedsLayout()
  }

  /// Whether the constraint turns with the direction of reading.
  var isDirectional: Bool { first.isDirectional || second.isDirectional }

  /// Calls an action for the views that take part, or whose guides do.
  private func forEachView(_ action: (UIView) -> Void) {
    for index in first.parts.indices { if let view = first.parts[index].view { action(view) } }
    for index in second.parts.indices { if let view = second.parts[index].view { action(view) } }
  }

  /// The nearest view that contains all items or is one of them.
  var commonView: UIView? {
    var common: UIView?
    return first.widen(&common) && second.widen(&common) ? common : nil
  }
}

/// The order in which constraints and what takes part in them were made.
@MainActor
enum LayoutAge {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
