@_spi(Rooms) internal import ViewKit

/// How a bar's ground looks: a blur, a colour, an image, and the line at its edge.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  struct Ground {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var shadow: UIColor? = BarMetrics.hairline
    var shadowImage: UIImage?
  }

  var ground = Ground() {
    didSet { whenChanged?() }
  }
  /// Called when the bar is to look anew.
  var whenChanged: (() -> Void)? {
    didSet { watchButtons() }
  }

  /// Lets the appearances of buttons say when they change.
  func watchButtons() {}

  func buttonsDidChange() {
    watchButtons()
    whenChanged?()
  }

  public override required init() {
    super.init()
    configureWithDefaultBackground()
  }

  public required init?(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
  }

  /// Takes over another appearance's ground.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    ground = barAppearance.ground
  }

  /// An appearance that is equal to this one and changes by itself.
  open func copy() -> Self {
    let other = Self()
    other.take(self)
    return other
  }

  func take(_ other: UIBarAppearance) {
    ground = other.ground
  }

  /// Whether what lies behind is blurred.
  open func configureWithDefaultBackground() {
    ground = Ground(effect: UIBlurEffect(style: .systemChromeMaterial))
  }

  /// The system's background colour.
  open func configureWithOpaqueBackground() {
    ground = Ground(color: .systemBackground)
  }

  /// No ground and no line.
  open func configureWithTransparentBackground() {
    ground = Ground(shadow: nil)
  }

  open var backgroundEffect: UIBlurEffect? {
    get { ground.effect }
    set { ground.effect = newValue }
  }
  /// Lies over the blur.
  open var backgroundColor: UIColor? {
    get { ground.color }
    set { ground.color = newValue }
  }
  /// Fills the bar, over the colour.
  open var backgroundImage: UIImage? {
    get { ground.image }
    set { ground.image = newValue }
  }
  /// The colour of the line at the bar's edge; nil for none.
  open var shadowColor: UIColor? {
    get { ground.shadow }
    set { ground.shadow = newValue }
  }
  /// Stands in the line's place.
  open var shadowImage: UIImage? {
    get { ground.shadowImage }
    set { ground.shadowImage = newValue }
  }
}

/// The pictures that a bar was given before bars had appearances.
struct BarImages {
  var background: UIImage?
  /// Stands in the line's place, where there is a background.
  var shadow: UIImage?

  /// The ground that they make; nil without a background. A picture without pixels leaves nothing of what it stands for.
  var ground: UIBarAppearance.Ground? {
    guard let background else { return nil }
    var ground = UIBarAppearance.Ground(image: background.cgImage == nil ? nil : background)
    if let shadow { (ground.shadow, ground.shadowImage) = (nil, shadow.cgImage == nil ? nil : shadow) }
    return ground
  }
}

/// The looks of a bar that is not told its colours.
public enum UIBarStyle: Int, Sendable {
  case `default`
  /// A dark ground with light words.
  case black
  public static let blackOpaque = UIBarStyle.black
}

/// The kinds of bars by their height; here all bars look as those of `default`.
public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
  case defaultPrompt = 101
  case compactPrompt
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { whenChanged?() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { whenChanged?() }
  }
  /// How far titles lie from their usual place.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { whenChanged?() }
  }
  /// How buttons look that are plain.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { buttonsDidChange() }
  }
  /// How buttons look that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { buttonsDidChange() }
  }
  open var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet { buttonsDidChange() }
  }

  override func watchButtons() {
    for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] { buttons.whenChanged = whenChanged }
  }

  func buttons(_ style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    style == .done ? doneButtonAppearance : buttonAppearance
  }

  /// Stands in the place of the back button's arrow.
  open private(set) var backIndicatorImage: UIImage?

  /// The mask shows what of the image is seen while titles slide under it; they do not here, and it is not used.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    whenChanged?()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    (titlePositionAdjustment, backIndicatorImage) = (other.titlePositionAdjustment, other.backIndicatorImage)
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance.copy(), other.doneButtonAppearance.copy())
    backButtonAppearance = other.backButtonAppearance.copy()
  }
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look whose image stands above the title, as on a phone that stands upright.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet { buttonsDidChange() }
  }
  /// How tabs look whose image stands before the title; the bar has none of them.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  override func watchButtons() {
    for state in stackedLayoutAppearance.states { state.whenChanged = whenChanged }
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    if let other = other as? UITabBarAppearance { stackedLayoutAppearance = other.stackedLayoutAppearance.copy() }
  }
}

/// How the tabs of a bar look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Where a tab's image stands.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  public let normal = UITabBarItemStateAppearance()
  /// While the tab is chosen.
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  /// Nothing is focused here, and it is not used.
  public let focused = UITabBarItemStateAppearance()
  var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  public override init() {
    super.init()
  }

  public init(style: Style) {
    super.init()
  }

  /// Forgets what was set.
  open func configureWithDefault(for style: Style) {
    for state in states { (state.iconColor, state.titleTextAttributes) = (nil, [:]) }
  }

  /// An appearance that is equal to this one and changes by itself.
  open func copy() -> UITabBarItemAppearance {
    let other = UITabBarItemAppearance()
    for (mine, its) in zip(states, other.states) {
      (its.iconColor, its.titleTextAttributes) = (mine.iconColor, mine.titleTextAttributes)
    }
    return other
  }
}

/// How the tabs of a bar look in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  var whenChanged: (() -> Void)?
  /// The colour of the image, and of the title where its attributes have none; nil is the bar's.
  open var iconColor: UIColor? {
    didSet { whenChanged?() }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { whenChanged?() }
  }
}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look that are plain.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { buttonsDidChange() }
  }
  /// How buttons look that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { buttonsDidChange() }
  }

  override func watchButtons() {
    for buttons in [buttonAppearance, doneButtonAppearance] { buttons.whenChanged = whenChanged }
  }

  func buttons(_ style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    style == .done ? doneButtonAppearance : buttonAppearance
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance.copy(), other.doneButtonAppearance.copy())
  }
}

/// A bar's ground: what its appearance says, or the plain colour that it had before there were appearances.
final class BarGround: UIView {
  private let blur = UIVisualEffectView(effect: nil)
  private let color = UIView()
  private let image = UIImageView()
  private let line = UIImageView()
  var lineIsAbove: Bool {
    didSet {
      if lineIsAbove != oldValue { lineDidMove() }
    }
  }

  init(lineIsAbove: Bool) {
    self.lineIsAbove = lineIsAbove
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [blur, color, image] {
      view.fill(bounds)
      addSubview(view)
    }
    addSubview(line)
    (color.alpha, line.alpha) = (0, 0)
    lineDidMove()
  }

  required init?(coder: NSCoder) { nil }

  /// Ties the line to its edge, so that it goes along where the ground's height is animated.
  private func lineDidMove() {
    line.autoresizingMask = lineIsAbove ? .flexibleWidth : [.flexibleWidth, .flexibleTopMargin]
    setNeedsLayout()
  }

  /// - Parameters:
  ///   - appearance: nil for a bar without one.
  ///   - tint: the bar's `barTintColor`.
  ///   - images: what a bar without an appearance was given in the place of its ground and its line.
  func show(_ appearance: UIBarAppearance?, tint: UIColor?, isTranslucent: Bool, images: BarImages = BarImages()) {
    let ground = appearance?.ground ?? images.ground
    let appearance = appearance ?? (images.ground == nil ? nil : UIBarAppearance())
    let blurs = isTranslucent && appearance == nil
    blur.effect = appearance == nil ? (blurs ? UIBlurEffect(style: .systemChromeMaterial) : nil) : ground?.effect
    blur.isHidden = blur.effect == nil
    let plain = blurs ? tint?.withAlphaComponent(0.85) : tint ?? BarMetrics.ground
    color.fade(to: appearance == nil ? plain : ground?.color)
    image.image = ground?.image
    line.image = ground?.shadowImage
    if line.image == nil {
      line.fade(to: appearance == nil ? BarMetrics.hairline : ground?.shadow)
    } else {
      (line.backgroundColor, line.alpha) = (nil, 1)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = line.image?.size.height ?? layer.stage?.hairline ?? 1
    line.frame = CGRect(
      x: 0, y: lineIsAbove ? 0 : bounds.height - (line.image == nil ? height : 0), width: bounds.width, height: height)
  }
}

extension UIView {
  /// Gives the view another colour. One that comes from nothing or goes to nothing changes its opacity: on the way from clear, which is
  /// black, to a light colour all would be grey.
  fileprivate func fade(to color: UIColor?) {
    guard let color, color != .clear else { return alpha = 0 }
    if alpha == 0 { UIView.performWithoutAnimation { backgroundColor = color } } else { backgroundColor = color }
    alpha = 1
  }
}
