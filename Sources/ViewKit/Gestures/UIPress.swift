// What keys and shakes would be told by. A stage has neither, so none of these objects is ever made by it.

/// A key that is pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// How far the press has come.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  /// The key of a keyboard; nil for other buttons.
  open var key: UIKey? { nil }
  open var phase: Phase { .began }
  open var timestamp: TimeInterval { 0 }
}

/// The key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// A change of the keys that are pressed.
@preconcurrency @MainActor
open class UIPressesEvent: NSObject {
  open var allPresses: Set<UIPress> { [] }
}

/// The keys that are held with another one.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A command that a key would give.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  public let action: Selector?
  open var title = ""
  open var discoverabilityTitle: String?
  open var wantsPriorityOverSystemBehavior = false

  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
  }

  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
}
