internal import ViewKit

/// The keyboard's state, as the field in front asks for it: the letters on its keys, their case, its colours.
struct KeyboardLook: Equatable {
  var isDark = false
  /// Whether the letters are capitals.
  var isShifted = false
  var isNumberPad = false
  var hasDecimalPoint = false
  var isForMail = false
  var returnTitle = "return"
  /// Whether the return key has the tint, as it has where it ends something.
  var isReturnTinted = false
  /// The words in the row above the keys; nil leaves the row out.
  var suggestions: [String]? = []

  /// Whether there is a row above the keys.
  var hasSuggestions: Bool { !isNumberPad }
}

extension KeyboardLook {
  @MainActor
  init(of field: any UIKeyInput, in view: UIView?) {
    switch field.keyboardAppearance {
    case .dark: isDark = true
    case .light: isDark = false
    case .default: isDark = view?.traitCollection.userInterfaceStyle == .dark
    }
    switch field.keyboardType {
    case .numberPad, .phonePad, .asciiCapableNumberPad: isNumberPad = true
    case .decimalPad: (isNumberPad, hasDecimalPoint) = (true, true)
    case .emailAddress: isForMail = true
    default: break
    }
    isShifted = Self.beginsWithCapital(field)
    (returnTitle, isReturnTinted) = Self.title(of: field.returnKeyType)
    suggestions = Self.suggestions(for: field)
  }

  private static func title(of key: UIReturnKeyType) -> (String, Bool) {
    switch key {
    case .default: ("return", false)
    case .next: ("next", false)
    case .emergencyCall: ("call", true)
    case .google, .yahoo, .search: ("search", true)
    default: ("\(key)", true)
    }
  }

  @MainActor
  private static func text(of field: any UIKeyInput) -> String {
    (field as? UITextField)?.text ?? (field as? UITextView)?.text ?? ""
  }

  @MainActor
  private static func beginsWithCapital(_ field: any UIKeyInput) -> Bool {
    let text = text(of: field)
    switch field.autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.isEmpty || text.last == " "
    case .sentences:
      guard let last = text.last else { return true }
      return last == "\n" || last == " " && text.dropLast().last.map { ".!?".contains($0) } ?? false
    }
  }

  @MainActor
  private static func suggestions(for field: any UIKeyInput) -> [String]? {
    guard field.autocorrectionType != .no, !field.isSecureTextEntry, field.keyboardType != .emailAddress else { return nil }
    let text = text(of: field)
    guard let word = text.split(whereSeparator: \.isWhitespace).last, text.last?.isWhitespace == false else {
      return ["I", "The", "I’m"]
    }
    return ["“\(word)”", "", ""]
  }
}

/// Measures of the keyboard, in points.
enum KeyboardMetrics {
  /// The row above the keys.
  static let suggestions: CGFloat = 44
  static let margin: CGFloat = 3
  static let gap: CGFloat = 6
  static let keyHeight: CGFloat = 42
  /// The distance from one row of keys to the next, gap and all.
  static let pitch: CGFloat = 54
  static let top: CGFloat = 8
  static let radius: CGFloat = 5
  static let letter: CGFloat = 23
  static let word: CGFloat = 16
  static let padKey: CGFloat = 46
  static let digit: CGFloat = 25
}

/// The keyboard's colours.
struct KeyboardColors {
  let ground: UIColor
  let key: UIColor
  let otherKey: UIColor
  let shade: UIColor
  let text: UIColor
  let line: UIColor

  static let light = KeyboardColors(
    ground: UIColor(red: 209 / 255, green: 211 / 255, blue: 217 / 255, alpha: 1), key: .white,
    otherKey: UIColor(red: 171 / 255, green: 176 / 255, blue: 186 / 255, alpha: 1),
    shade: UIColor(red: 137 / 255, green: 139 / 255, blue: 143 / 255, alpha: 1), text: .black,
    line: UIColor(white: 0, alpha: 0.16))
  static let dark = KeyboardColors(
    ground: UIColor(white: 43 / 255, alpha: 1), key: UIColor(white: 107 / 255, alpha: 1),
    otherKey: UIColor(white: 71 / 255, alpha: 1), shade: UIColor(white: 29 / 255, alpha: 1), text: .white,
    line: UIColor(white: 1, alpha: 0.16))
}
