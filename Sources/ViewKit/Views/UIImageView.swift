/// A view that shows an image as its `contentMode` lays it out; touches go through it unless it is told otherwise.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { show() }
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

  private func show() {
    layer.contents = image?.cgImage
    layer.contentsScale = image?.scale ?? 1
  }
}
