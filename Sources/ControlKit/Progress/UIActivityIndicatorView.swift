@_spi(Rooms) internal import ViewKit

/// A wheel of blades that turns while something takes time.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }

  private let wheel = CALayer()
  private static let turning = "turning"

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A wheel as large as its style says.
  public init(style: Style) {
    super.init(frame: .zero)
    use(style)
    sizeToFit()
  }

  // An initialiser that sets the property itself would pass over the property's observer.
  private func use(_ style: Style) {
    self.style = style
  }

  @_spi(Rooms) open override func prepare() {
    super.prepare()
    isUserInteractionEnabled = false
    isOpaque = false
    layer.addSublayer(wheel)
    for _ in SpinnerMetrics.shades { wheel.addSublayer(CALayer()) }
    super.isHidden = true
    show()
  }

  open var style = Style.medium {
    didSet {
      if style == .white || style == .whiteLarge { color = .white }
      show()
      setNeedsLayout()
    }
  }
  /// The blades' colour, which their opacities are taken from; nil is the style's own.
  open var color: UIColor! {
    get { ownColor ?? .spinner }
    set {
      ownColor = newValue
      show()
    }
  }
  private var ownColor: UIColor?
  /// Whether the wheel is not seen while it stands still.
  open var hidesWhenStopped = true {
    didSet { super.isHidden = hidesWhenStopped && !isAnimating }
  }
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    super.isHidden = false
    turn()
  }

  open func stopAnimating() {
    isAnimating = false
    wheel.removeAnimation(forKey: Self.turning)
    if hidesWhenStopped { super.isHidden = true }
  }

  /// An animation ends where its layer leaves the window, so it begins anew with the next one.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating, window != nil { turn() }
  }

  private func turn() {
    guard wheel.animation(forKey: Self.turning) == nil else { return }
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    let count = SpinnerMetrics.shades.count
    turn.values = (0..<count).map { NSNumber(value: 2 * Double.pi * Double($0) / Double(count)) }
    turn.calculationMode = .discrete
    turn.duration = SpinnerMetrics.turn
    turn.repeatCount = .infinity
    turn.isScenery = true
    wheel.add(turn, forKey: Self.turning)
  }

  private var metrics: SpinnerMetrics.Wheel {
    style == .large || style == .whiteLarge ? SpinnerMetrics.large : SpinnerMetrics.medium
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: metrics.side, height: metrics.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  /// Places the blades; the first of the shades is the blade at the top.
  private func show() {
    let (metrics, shades) = (metrics, SpinnerMetrics.shades)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    wheel.bounds = CGRect(x: 0, y: 0, width: metrics.side, height: metrics.side)
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    for (index, blade) in (wheel.sublayers ?? []).enumerated() {
      blade.bounds = CGRect(x: 0, y: 0, width: metrics.thickness, height: metrics.outer - metrics.inner)
      blade.anchorPoint = CGPoint(x: 0.5, y: metrics.outer / blade.bounds.height)
      blade.position = CGPoint(x: metrics.side / 2, y: metrics.side / 2)
      blade.cornerRadius = metrics.thickness / 2
      blade.transform = CATransform3DMakeRotation(-2 * CGFloat.pi * CGFloat(index) / CGFloat(shades.count), 0, 0, 1)
      blade.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
      blade.opacity = Float(shades[index] / 255)
    }
    CATransaction.commit()
  }
}

extension UIColor {
  /// The blades of a wheel.
  fileprivate static let spinner = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 1) : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 1)
  }
}
