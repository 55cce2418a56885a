@_spi(Rooms) internal import ViewKit

/// A bar that shows how far something has come.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`
    /// Thinner and square, for the lower edge of a bar.
    case bar
  }

  private let track = UIView()
  private let bar = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    use(style)
    sizeToFit()
  }

  // An initialiser that sets the property itself would pass over the property's observer.
  private func use(_ style: Style) {
    progressViewStyle = style
  }

  @_spi(Rooms) open override func prepare() {
    super.prepare()
    isUserInteractionEnabled = false
    isOpaque = false
    addSubview(track)
    track.addSubview(bar)
    track.clipsToBounds = true
    bounds.size.height = height
    show()
  }

  open var progressViewStyle = Style.default {
    didSet {
      bounds.size.height = height
      setNeedsLayout()
      show()
    }
  }
  private var portion: Float = 0

  /// From 0 to 1.
  open var progress: Float {
    get { portion }
    set { setProgress(newValue, animated: false) }
  }

  @_spi(Rooms) open override func namedValue(_ name: String) -> Any? {
    switch name {
    case "progress": progress
    default: super.namedValue(name)
    }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    layoutIfNeeded()
    portion = min(max(progress, 0), 1)
    guard animated, window != nil else { return place() }
    UIView.animate(
      withDuration: ProgressMetrics.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.place() }
  }

  /// The colour of the part that is done; nil is the tint.
  open var progressTintColor: UIColor? {
    didSet { show() }
  }
  /// The colour of the part that is not; nil is the system's.
  open var trackTintColor: UIColor? {
    didSet { show() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  private var height: CGFloat { progressViewStyle == .bar ? ProgressMetrics.barHeight : ProgressMetrics.height }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 150, height: height)
  }

  private func show() {
    track.backgroundColor = trackTintColor ?? .systemFill
    bar.backgroundColor = progressTintColor ?? tintColor
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    track.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    track.layer.cornerRadius = progressViewStyle == .bar ? 0 : height / 2
    bar.layer.cornerRadius = track.layer.cornerRadius
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(portion), height: height)
  }
}
