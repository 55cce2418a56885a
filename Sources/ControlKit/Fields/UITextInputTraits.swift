/// Which keys a keyboard shows.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
  case webSearch, asciiCapableNumberPad
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Which letters a keyboard makes capital by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether a keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether words are marked that are spelt wrongly.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

/// What a field is for, by which a keyboard suggests words.
public struct UITextContentType: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = UITextContentType(rawValue: "name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let URL = UITextContentType(rawValue: "url")
}

/// What an object that takes text asks of the keyboard. The keyboard is not drawn and types what it is told, so that only
/// `isSecureTextEntry` has an effect in a film. An object of one's own declares what it wishes; the rest is as usual.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which keys the keyboard would show: it is not drawn.
  var keyboardType: UIKeyboardType { get set }
  /// The word on the return key: the keyboard is not drawn.
  var returnKeyType: UIReturnKeyType { get set }
  /// Which letters the keyboard would make capital: here it types what it is told.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether the keyboard would correct words: here it types what it is told.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether words would be marked that are spelt wrongly: here none are.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether the keyboard would be light or dark: it is not drawn.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The kind of text that the keyboard would suggest: it is not drawn.
  var textContentType: UITextContentType! { get set }
  /// Whether the return key would wait for text: the keyboard is not drawn.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether what is typed is hidden: what draws the text sees to that.
  var isSecureTextEntry: Bool { get set }
}

extension UITextInputTraits {
  private var wishes: KeyboardWishes {
    get { (self as? any KeepsKeyboardWishes)?.keyboardWishes ?? KeyboardWishes() }
    set { (self as? any KeepsKeyboardWishes)?.keyboardWishes = newValue }
  }

  public var keyboardType: UIKeyboardType {
    get { wishes.keyboard }
    set { wishes.keyboard = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { wishes.returnKey }
    set { wishes.returnKey = newValue }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { wishes.capitals }
    set { wishes.capitals = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { wishes.correction }
    set { wishes.correction = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { wishes.spelling }
    set { wishes.spelling = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { wishes.appearance }
    set { wishes.appearance = newValue }
  }
  public var textContentType: UITextContentType! {
    get { wishes.content }
    set { wishes.content = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { wishes.returnNeedsText }
    set { wishes.returnNeedsText = newValue }
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}

/// An object's wishes for the keyboard.
struct KeyboardWishes {
  var keyboard = UIKeyboardType.default
  var returnKey = UIReturnKeyType.default
  var capitals = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var spelling = UITextSpellCheckingType.default
  var appearance = UIKeyboardAppearance.default
  var content: UITextContentType?
  var returnNeedsText = false
}

/// A view that remembers what was asked of the keyboard.
@MainActor
protocol KeepsKeyboardWishes: AnyObject {
  var keyboardWishes: KeyboardWishes { get set }
}

/// An object that takes what is typed.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
