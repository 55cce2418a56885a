/// A view that shows an image as its `contentMode` lays it out; touches go through it unless it is told otherwise.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      show()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }
  /// Shown in place of `image` while the view is highlighted.
  open var highlightedImage: UIImage? {
    didSet { show() }
  }
  open var isHighlighted = false {
    didSet { show() }
  }

  /// The configuration of a symbol, as far as the image itself says none.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
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
    // Films do not wait for images that turn without end.
    turn.isScenery = animationRepeatCount <= 0
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

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let image = image ?? highlightedImage, image.isTinted || image.imageAsset != nil { show() }
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

  /// The size of the image.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// An image view shows its image, and calls no `draw(_:)`.
  override var drawsItself: Bool { false }

  private func show() {
    var image = (isHighlighted ? highlightedImage ?? image : image)?.resolved(for: traits)
    if let preferredSymbolConfiguration, let symbol = image?.symbolConfiguration {
      image = image?.withConfiguration(preferredSymbolConfiguration.applying(symbol))
    }
    let shown = image?.isTinted == true ? image?.withTintColor(tintColor.resolvedColor(with: traits)) : image
    layer.contents = shown?.cgImage
    layer.contentsScale = shown?.scale ?? 1
    let stretched = shown?.stretchedPart ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    if layer.contentsCenter != stretched { layer.contentsCenter = stretched }
  }
}
