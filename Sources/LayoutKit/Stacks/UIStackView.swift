@_spi(Rooms) internal import ViewKit

/// A view that lays other views out in a row or a column, by constraints that it makes itself.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views share the length of the stack.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views lie across the stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// The spacing of a stack, as a custom spacing.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system's spacing, 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []
  private var spacers: [UILayoutGuide] = []
  private var isStale = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Settings

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if oldValue != axis { renew() } }
  }
  open var distribution = Distribution.fill {
    didSet { if oldValue != distribution { renew() } }
  }
  open var alignment = Alignment.fill {
    didSet { if oldValue != alignment { renew() } }
  }
  /// The space between neighbours; the least space where the distribution makes spaces equal.
  open var spacing: CGFloat = 0 {
    didSet { if oldValue != spacing { renew() } }
  }
  /// Whether spaces of a column are measured from last to first baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if oldValue != isBaselineRelativeArrangement { renew() } }
  }
  /// Whether the views keep within the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if oldValue != isLayoutMarginsRelativeArrangement { renew() } }
  }

  /// Sets the space after a view; `spacingUseDefault` takes the stack's own again.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    renew()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  func space(after view: UIView) -> CGFloat {
    let space = customSpacings[ObjectIdentifier(view)] ?? spacing
    return space == Self.spacingUseSystem ? SystemSpacing.points : space
  }

  // MARK: Views

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(
      view, at: arrangedSubviews.contains { $0 === view } ? arrangedSubviews.count - 1 : arrangedSubviews.count)
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let place = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: place)
    customSpacings[ObjectIdentifier(view)] = nil
    renew()
  }

  /// Puts a view into the arrangement at an index counted without it; it becomes a subview if it is none.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    insist((0...arrangedSubviews.count).contains(stackIndex), "An arranged subview's index must not be beyond the last")
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: stackIndex)
    if view.superview !== self { addSubview(view) }
    renew()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  @_spi(Rooms) open override func visibilityDidChange(of subview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    if subview.isHidden { subview.hideAfterAnimation() }
    renew()
    layOutWithAnimation()
  }

  // MARK: Constraints

  private func renew() {
    isStale = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  open override func updateConstraints() {
    if isStale || distribution == .fillProportionally { arrange() }
    super.updateConstraints()
  }

  private func arrange() {
    isStale = false
    let plan = StackPlan(self)
    NSLayoutConstraint.deactivate(made)
    for spacer in spacers { removeLayoutGuide(spacer) }
    (made, spacers) = (plan.constraints, plan.spacers)
    for spacer in spacers { addLayoutGuide(spacer) }
    NSLayoutConstraint.activate(made)
  }

  /// A stack has no baselines of its own: those of the view that comes first, or in a row of the highest.
  open override var forFirstBaselineLayout: UIView { visibleSubviews.first?.forFirstBaselineLayout ?? self }
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? visibleSubviews.last : visibleSubviews.first)?.forLastBaselineLayout ?? self
  }

  var visibleSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
}
