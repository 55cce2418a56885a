// Out of scope: Hyphens, tab stops, slanted and stretched letters, and ranges that are selected in a field. What a line shows is its text.

extension NSParagraphStyle {
  @available(*, unavailable, message: "words are not hyphenated here: put soft breaks into the text, or leave it at 0")
  public var hyphenationFactor: Float {
    get { 0 }
    set {}
  }
  @available(*, unavailable, message: "there are no tab stops: give each column a label of its own")
  public var tabStops: [NSObject] {
    get { [] }
    set {}
  }
  @available(*, unavailable, message: "there are no tab stops: give each column a label of its own")
  public var defaultTabInterval: CGFloat {
    get { 0 }
    set {}
  }
}

extension NSAttributedString.Key {
  @available(*, unavailable, message: "letters are not slanted: use a font whose letters are")
  public static var obliqueness: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSObliqueness") }
  @available(*, unavailable, message: "letters are not stretched: use a wider font, or a transform")
  public static var expansion: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSExpansion") }
}

@available(*, unavailable, message: "there are no tab stops: give each column a label of its own")
public typealias NSTextTab = NSObject
@available(*, unavailable, message: "ranges are not selected here: a field's caret stands at the end of its text")
public typealias UITextRange = NSObject
@available(*, unavailable, message: "ranges are not selected here: a field's caret stands at the end of its text")
public typealias UITextPosition = NSObject

extension UITextField {
  @available(*, unavailable, message: "ranges are not selected here: a field's caret stands at the end of its text")
  public var selectedTextRange: NSObject? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "ranges are not selected here: a field's caret stands at the end of its text")
  public func selectAll(_ sender: Any?) {}
}

extension UITextView {
  @available(*, unavailable, message: "set selectedRange, by places in the text")
  public var selectedTextRange: NSObject? {
    get { nil }
    set {}
  }
}
