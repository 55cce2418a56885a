/// A place between two letters of a text, in UTF-16 units.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
  }

  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  open var isEmpty: Bool { range.length == 0 }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
}

/// A view whose text has places and ranges.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  /// Nil for places that the text does not have.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (low, high) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
    return UITextRange(NSRange(location: low, length: high - low))
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
}

extension UITextField: UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(look.text.length) }

  /// Where the caret stands, and what is selected with it, which is not shown; nil unless the text is being edited.
  public var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(selection) : nil }
    set { if let newValue { selection = newValue.range } }
  }

  public func text(in range: UITextRange) -> String? {
    guard range.range.location + range.range.length <= look.text.length else { return nil }
    return look.text.attributedSubstring(from: range.range).string
  }

  /// Replaces a part of the text, and asks nobody.
  public func replace(_ range: UITextRange, withText text: String) {
    guard range.range.location + range.range.length <= look.text.length else { return }
    exchange(range.range, text)
  }

  /// Selects all of the text, so that what is typed takes its place.
  public func selectAll(_ sender: Any?) { selection = NSRange(location: 0, length: look.text.length) }
}

extension UITextView: UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition((text as NSString).length) }

  public var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { if let newValue { selectedRange = newValue.range } }
  }

  public func text(in range: UITextRange) -> String? {
    guard range.range.location + range.range.length <= endOfDocument.offset else { return nil }
    return (text as NSString).substring(with: range.range)
  }

  /// Replaces a part of the text, as the keyboard does.
  public func replace(_ range: UITextRange, withText text: String) {
    selectedRange = range.range
    insertText(text)
  }
}
