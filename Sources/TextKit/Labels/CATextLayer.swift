/// Where a text that is longer than a text layer is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  fileprivate var lineBreakMode: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}

/// Which side of a text layer its text stands at.
public struct CATextLayerAlignmentMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// A layer that shows text from its upper edge on.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  private var state = TextLayerState()

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CATextLayer { state = other.state }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// A `String` or an `NSAttributedString`, whose own attributes count in place of the layer's properties.
  open var string: Any? {
    get { state.text }
    set { change { $0.text = newValue } }
  }
  /// A `UIFont` or a font's name; the size is `fontSize`.
  open var font: Any? {
    get { state.font }
    set { change { $0.font = newValue } }
  }
  /// In points.
  open var fontSize: CGFloat {
    get { state.fontSize }
    set { change { $0.fontSize = newValue } }
  }
  open var foregroundColor: CGColor? {
    get { state.color }
    set { change { $0.color = newValue } }
  }
  /// Whether text is broken into lines at the bounds' width.
  open var isWrapped: Bool {
    get { state.isWrapped }
    set { change { $0.isWrapped = newValue } }
  }
  open var truncationMode: CATextLayerTruncationMode {
    get { state.truncation }
    set { change { $0.truncation = newValue } }
  }
  open var alignmentMode: CATextLayerAlignmentMode {
    get { state.alignment }
    set { change { $0.alignment = newValue } }
  }

  private func change(_ change: (inout TextLayerState) -> Void) {
    change(&state)
    setNeedsDisplay()
  }

  open override func display() {
    let scale = max(stage?.scale ?? 1, contentsScale)
    recordContents(at: scale) { context in
      guard let block = state.block(bounds.size) else { return }
      stage?.note(block)
      block.draw(in: context, at: bounds.origin)
    }
  }
}

/// What a text layer shows.
private struct TextLayerState {
  var text: Any?
  var font: Any?
  var fontSize: CGFloat = 36
  var color: CGColor? = UIColor.white.cgColor
  var isWrapped = false
  var truncation = CATextLayerTruncationMode.none
  var alignment = CATextLayerAlignmentMode.natural

  func block(_ size: CGSize) -> TextBlock? {
    let attributed = text as? NSAttributedString ?? (text as? String).map { NSAttributedString(string: $0) }
    guard let attributed, attributed.length > 0 else { return nil }
    let named = (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
    let own = (font as? UIFont)?.withSize(fontSize) ?? named ?? UIFont.systemFont(ofSize: fontSize)
    var standard = TextStandard(font: own, color: color.map(UIColor.init(cgColor:)) ?? .clear)
    (standard.paragraph.alignment, standard.paragraph.lineBreakMode) = (alignment.alignment, truncation.lineBreakMode)
    var room = TextRoom(width: size.width, height: isWrapped ? size.height : .infinity)
    room.wraps = isWrapped
    room.lastLine = truncation.lineBreakMode
    return TextBlock(attributed, standard, in: room)
  }
}
