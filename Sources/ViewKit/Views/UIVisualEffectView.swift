/// A view that blurs what lies behind it, as far as it reaches, and shows its content view over that.
///
/// A change of the effect animates in `UIView.animate…` blocks. What lies behind is known to an effect view that stands in the plane of
/// the window; one that is tilted in perspective shows its colour without the blur.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView()
  private let tintView = UIView()
  /// Where views go that are to be seen over the blur.
  open private(set) lazy var contentView = UIView(frame: bounds)

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    show()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Rooms) open override func prepare() {
    for view in [backdrop, tintView, contentView] {
      view.fill(bounds)
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    tintView.isUserInteractionEnabled = false
    tintView.backgroundColor = .clear
  }

  /// What happens to the picture behind; nil leaves it as it is.
  open var effect: UIVisualEffect? {
    didSet { show() }
  }

  /// Blurs the picture behind and colours it, or colours it wholly where less transparency is asked for.
  private func show() {
    let material = effect?.material(isDark: traitCollection.userInterfaceStyle == .dark)
    let isPlain = UIAccessibility.isReduceTransparencyEnabled
    backdrop.backdrop = Backdrop(
      radius: isPlain ? 0 : material?.radius ?? 0, saturation: isPlain || material == nil ? 1 : Material.saturation)
    tintView.backgroundColor = material.map { UIColor(white: $0.white, alpha: isPlain ? 1 : $0.alpha) } ?? .clear
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let window else { return }
    UIView.performWithoutAnimation { show() }
    guard effect is UIVibrancyEffect else { return }
    window.stage?.diagnoseOnce("vibrancy is not drawn: give what stands over a blur colours that suit the blur")
  }
}

/// The view whose layer blurs what lies behind.
@MainActor
private final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  var backdrop: Backdrop {
    get { (layer as? BackdropLayer)?.backdrop ?? Backdrop() }
    set { (layer as? BackdropLayer)?.backdrop = newValue }
  }
}
