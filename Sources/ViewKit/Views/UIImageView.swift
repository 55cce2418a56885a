/// A view that shows an image as its `contentMode` lays it out; touches go through it unless it is told otherwise.
@preconcurrency @MainActor
open class UIImageView: UIView, TintShowing {
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
    show(images, in: animationDuration, count: animationRepeatCount, key: Self.animationKey)
  }

  private func show(_ images: [UIImage], in duration: TimeInterval, count: Int, key: String) {
    let turn = CAKeyframeAnimation(keyPath: "contents")
    turn.values = images.compactMap(\.cgImage)
    turn.calculationMode = .discrete
    turn.duration = duration > 0 ? duration : Double(images.count) / 30
    turn.repeatCount = count > 0 ? Float(count) : .infinity
    // Films do not wait for images that turn without end.
    turn.isScenery = count <= 0
    layer.contentsScale = images[0].scale
    layer.add(turn, forKey: key)
  }

  /// Lets an image that is a sequence run as long as it is shown.
  private func showSequence(of image: UIImage?) {
    if layer.animation(forKey: Self.sequenceKey) != nil { layer.removeAnimation(forKey: Self.sequenceKey) }
    guard let image, let images = image.images, !images.isEmpty else { return }
    show(images, in: image.duration, count: 0, key: Self.sequenceKey)
  }

  private static let sequenceKey = "sequence"

  open func stopAnimating() {
    layer.removeAnimation(forKey: Self.animationKey)
    show()
  }

  package var showsTint: Bool { image?.isTinted == true }

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

  /// The room around the image that does not count, as the image says.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// An image view shows its image, and calls no `draw(_:)`.
  override var drawsItself: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if detail != shownDetail { UIView.performWithoutAnimation { show() } }
  }

  private var shownDetail: CGFloat = 1

  /// How many times as large as it is a symbol is shown: it is no picture, and has as many pixels as it needs.
  private var detail: CGFloat {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let image, image.isSymbolImage, image.size.width > 0, image.size.height > 0 else { return 1 }
    let (across, down) = (bounds.width / image.size.width, bounds.height / image.size.height)
    switch contentMode {
    case .scaleAspectFit: return min(max(min(across, down), 1), Self.mostDetail)
    case .scaleToFill, .scaleAspectFill: return min(max(across, down, 1), Self.mostDetail)
    default: return 1
    }
  }

  private static let mostDetail: CGFloat = 32

  private func show() {
    showSequence(of: isHighlighted ? highlightedImage ?? image : image)
    shownDetail = detail
    var image = (isHighlighted ? highlightedImage ?? image : image)?.resolved(for: traits)
    if let preferredSymbolConfiguration, let symbol = image?.symbolConfiguration {
      image = image?.withConfiguration(preferredSymbolConfiguration.applying(symbol))
    }
    image = image?.withDetail(shownDetail)
    let shown = image?.isTinted == true ? image?.withTintColor(tintColor.resolvedColor(with: traits)) : image
    layer.contents = shown?.cgImage
    layer.contentsScale = shown?.scale ?? 1
    let stretched = shown?.stretchedPart ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    if layer.contentsCenter != stretched { layer.contentsCenter = stretched }
  }
}
