extension UIView {
  /// The constraints that the view holds: those of which it is the nearest view above all items.
  public var constraints: [NSLayoutConstraint] { state?.constraints ?? [] }

  /// Puts a constraint on this view, which must contain its items.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    insist(
      constraint.commonView?.isDescendant(of: self) == true, "A view that gets a constraint must contain the constraint's items")
    constraint.isActive = true
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes a constraint off; one that another view holds goes, too.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Content

  /// How much the view resists being larger than its content: 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let state else { return .defaultLow }
    return axis == .horizontal ? state.hugging.horizontal : state.hugging.vertical
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    let state = madeState
    if axis == .horizontal { state.hugging.horizontal = priority } else { state.hugging.vertical = priority }
    state.engine?.prioritiesDidChange(of: state)
  }

  /// How much the view resists being smaller than its content: 750 unless set.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let state else { return .defaultHigh }
    return axis == .horizontal ? state.resistance.horizontal : state.resistance.vertical
  }

  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    let state = madeState
    if axis == .horizontal { state.resistance.horizontal = priority } else { state.resistance.vertical = priority }
    state.engine?.prioritiesDidChange(of: state)
  }

  // MARK: Fitting

  public class var layoutFittingCompressedSize: CGSize { .zero }
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The size that the view's constraints give it, as near to a target as they allow; no frame changes.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  // MARK: Messages

  /// The constraints that decide about the view along an axis, as far as they name it.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffecting(self, axis)
  }

  func constraintsAffecting(_ item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let own = state?.references.values.sorted { $0.serial < $1.serial } ?? []
    return own.filter { $0.concerns(item) && $0.axis(of: item) == axis }
  }

  /// Whether constraints leave the view another frame that is as good.
  public var hasAmbiguousLayout: Bool { state?.engine?.isAmbiguous(self) ?? false }

  /// Gives a view with an ambiguous frame another one; it stays until constraints change.
  public func exerciseAmbiguityInLayout() {
    state?.engine?.exercise(self)
  }
}

extension NSLayoutConstraint {
  func concerns(_ item: AnyObject) -> Bool {
    (first.parts + second.parts).contains { $0.item === item }
  }

  /// The axis of the attribute that a constraint uses of an item.
  func axis(of item: AnyObject) -> Axis? {
    guard let part = (first.parts + second.parts).first(where: { $0.item === item }) else { return nil }
    switch part.attribute.kind {
    case .horizontal: return .horizontal
    case .vertical: return .vertical
    case .size: return part.attribute == .width ? .horizontal : .vertical
    case .none: return nil
    }
  }
}
