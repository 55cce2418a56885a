@_spi(Rooms) internal import ViewKit

/// The field of a search bar, with a magnifier in front of the text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private let magnifier = GlyphView(.magnifier, side: SearchMetrics.icon, thickness: 1.7)

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var promptColor: UIColor { .secondaryLabel }

  @_spi(Rooms) open override func prepare() {
    super.prepare()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = SearchMetrics.radius
    magnifier.color = .secondaryLabel
    let icon = SearchMetrics.icon
    magnifier.bounds.size = CGSize(width: icon, height: icon)
    (leftView, leftViewMode, clearButtonMode) = (magnifier, .always, .always)
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.leftViewRect(forBounds: bounds)
    rect.origin.x = bounds.minX + SearchMetrics.iconInset
    return rect
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect { spaced(super.textRect(forBounds: bounds)) }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect { spaced(super.editingRect(forBounds: bounds)) }

  /// The text a little further from the icon, and from the edge where nothing stands.
  private func spaced(_ rect: CGRect) -> CGRect {
    let right = rect.maxX == bounds.maxX ? FieldMetrics.inset : 0
    return rect.loosely(inset: UIEdgeInsets(top: 0, left: SearchMetrics.iconGap, bottom: 0, right: right))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: SearchMetrics.field)
  }
}
