/// A view that shows an image as its `contentMode` lays it out; touches go through it unless it is told otherwise.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { show() }
  }
  /// Shown in place of `image` while the view is highlighted.
  open var highlightedImage: UIImage? {
    didSet { show() }
  }
  open var isHighlighted = false {
    didSet { show() }
  }

  // MARK: Images in turn

  /// Images that are shown one after another once `startAnimating` is called.
  open var animationImages: [UIImage]?
  /// Seconds for all images once; 0 stands for a thirtieth of a second for each.
  open var animationDuration: TimeInterval = 0
  /// How often all images are shown; 0 stands for no end.
  open var animationRepeatCount = 0
  open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }
  private static let animationKey = "images"

  open func startAnimating() {
    guard let images = animationImages, !images.isEmpty else { return }
    let turn = CAKeyframeAnimation(keyPath: "contents")
    turn.values = images.compactMap(\.cgImage)
    turn.calculationMode = .discrete
    turn.duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    turn.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
    layer.contentsScale = images[0].scale
    layer.add(turn, forKey: Self.animationKey)
  }

  open func stopAnimating() {
    layer.removeAnimation(forKey: Self.animationKey)
    show()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A view as large as the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    show()
  }

  @_spi(Rooms) open override func prepare() {
    isUserInteractionEnabled = false
  }

  /// An image view shows its image, and calls no `draw(_:)`.
  override var drawsItself: Bool { false }

  private func show() {
    let image = isHighlighted ? highlightedImage ?? image : image
    let shown = image?.renderingMode == .alwaysTemplate ? image?.withTintColor(tintColor) : image
    layer.contents = shown?.cgImage
    layer.contentsScale = shown?.scale ?? 1
  }
}
