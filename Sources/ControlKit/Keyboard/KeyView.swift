internal import ViewKit

/// A key, with the shade below it.
final class KeyView: UIView {
  enum Kind: Equatable {
    case letter(String)
    case word(String)
    case digit(String, String)
    case space
    case shift(isOn: Bool)
    case symbol(String)
    case returnKey(String, isTinted: Bool)
    /// Something that stands on no key.
    case sign(String)
    case suggestion(String)

    /// Whether the key is of the darker kind.
    fileprivate var isOther: Bool {
      switch self {
      case .word, .symbol, .returnKey, .shift(isOn: false): true
      default: false
      }
    }

    fileprivate var hasKey: Bool {
      switch self {
      case .sign, .suggestion: false
      default: true
      }
    }
  }

  private let face = UIView()

  init(_ kind: Kind, _ frame: CGRect, _ colors: KeyboardColors) {
    super.init(frame: frame)
    if kind.hasKey { addFace(kind, colors) }
    switch kind {
    case .letter(let text): addText(text, KeyboardMetrics.letter, colors.text)
    case .digit(let digit, let letters): addDigit(digit, letters, colors.text)
    case .word(let text): addText(text, KeyboardMetrics.word, colors.text)
    case .space: addText("space", KeyboardMetrics.word, colors.text)
    case .returnKey(let text, let isTinted): addText(text, KeyboardMetrics.word, isTinted ? .white : colors.text)
    case .suggestion(let text): addText(text, 17, colors.text)
    case .sign("."): addText(".", KeyboardMetrics.digit, colors.text)
    case .sign(let name): addSymbol(name, 24, colors.text)
    case .symbol(let name): addSymbol(name, 20, colors.text)
    // The shift key that is on keeps the white of the keys and a black arrow in the dark, too.
    case .shift(let isOn): addSymbol(isOn ? "shift.fill" : "shift", 19, isOn ? .black : colors.text)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func addFace(_ kind: Kind, _ colors: KeyboardColors) {
    let shade = UIView(frame: bounds.offsetBy(dx: 0, dy: 1))
    shade.backgroundColor = colors.shade
    face.frame = bounds
    face.backgroundColor = color(of: kind, colors)
    for view in [shade, face] {
      view.layer.cornerRadius = KeyboardMetrics.radius
      addSubview(view)
    }
  }

  private func color(of kind: Kind, _ colors: KeyboardColors) -> UIColor {
    switch kind {
    case .returnKey(_, isTinted: true): UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    case .shift(isOn: true): .white
    default: kind.isOther ? colors.otherKey : colors.key
    }
  }

  private func addText(_ text: String, _ size: CGFloat, _ color: UIColor) {
    let label = UILabel(frame: bounds)
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textColor = color
    label.textAlignment = .center
    addSubview(label)
  }

  private func addDigit(_ digit: String, _ letters: String, _ color: UIColor) {
    addText(digit, KeyboardMetrics.digit, color)
    guard !letters.isEmpty, let first = subviews.last else { return }
    first.frame = CGRect(x: 0, y: 2, width: bounds.width, height: 28)
    addText(letters, 10, color)
    subviews.last?.frame = CGRect(x: 0, y: 29, width: bounds.width, height: 13)
    (subviews.last as? UILabel)?.font = .systemFont(ofSize: 10, weight: .bold)
  }

  private func addSymbol(_ name: String, _ size: CGFloat, _ color: UIColor) {
    let image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .light))
    let view = UIImageView(image: image)
    view.tintColor = color
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    addSubview(view)
  }
}
