/// How the buttons of a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// Called when the bar is to look anew.
  var whenChanged: (() -> Void)? {
    didSet { for state in [normal, highlighted, disabled, focused] { state.whenChanged = whenChanged } }
  }

  public override init() {
    super.init()
    configureWithDefault(for: .plain)
  }

  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Forgets what was set. The titles of buttons that end something are semibold in any case.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.forget() }
  }

  /// An appearance that is equal to this one and changes by itself.
  open func copy() -> UIBarButtonItemAppearance {
    let other = UIBarButtonItemAppearance()
    for (mine, its) in [
      (normal, other.normal), (highlighted, other.highlighted), (disabled, other.disabled), (focused, other.focused),
    ] {
      its.take(mine)
    }
    return other
  }

  public let normal = UIBarButtonItemStateAppearance()
  /// Under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  /// Nothing is focused here, and it is not used.
  public let focused = UIBarButtonItemStateAppearance()
}

/// How the buttons of a bar look in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  var whenChanged: (() -> Void)?

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { whenChanged?() }
  }
  /// How far titles lie from their usual place.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { whenChanged?() }
  }

  override nonisolated init() {
    super.init()
  }

  func forget() {
    (titleTextAttributes, titlePositionAdjustment) = ([:], .zero)
  }

  func take(_ other: UIBarButtonItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
  }
}

/// How the title of one button looks in each state: as the bar says, unless the item says otherwise.
struct BarTitleLook {
  typealias Attributes = [NSAttributedString.Key: Any]

  let normal: Attributes
  let highlighted: Attributes?
  let disabled: Attributes?
  let shift: UIOffset

  @MainActor
  init(_ appearance: UIBarButtonItemAppearance?, _ item: UIBarItem?) {
    let own = { (state: UIControl.State) in item?.titleTextAttributes(for: state) ?? [:] }
    let plain = (appearance?.normal.titleTextAttributes ?? [:]).merging(own(.normal)) { $1 }
    func look(_ bar: Attributes?, _ state: UIControl.State) -> Attributes? {
      let special = (bar ?? [:]).merging(own(state)) { $1 }
      return special.isEmpty ? nil : plain.merging(special) { $1 }
    }
    normal = plain
    highlighted = look(appearance?.highlighted.titleTextAttributes, .highlighted)
    disabled = look(appearance?.disabled.titleTextAttributes, .disabled)
    shift = appearance?.normal.titlePositionAdjustment ?? .zero
  }
}
