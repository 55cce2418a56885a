// Out of scope: The parts that a text view is made of. A text view's text, fonts and selection are properties of its own.

extension UITextView {
  @available(
    *, unavailable, message: "layout managers are not there: measure text by sizeThatFits(_:) or boundingRect(with:options:)"
  )
  public var layoutManager: NSObject { NSObject() }
  @available(
    *, unavailable, message: "layout managers are not there: measure text by sizeThatFits(_:) or boundingRect(with:options:)"
  )
  public var textLayoutManager: NSObject? { nil }
  @available(*, unavailable, message: "text storages are not there: set attributedText")
  public var textStorage: NSMutableAttributedString { NSMutableAttributedString(string: "") }
}

extension NSTextContainer {
  @available(*, unavailable, message: "text flows around nothing here: break it into two views")
  public var exclusionPaths: [UIBezierPath] {
    get { [] }
    set {}
  }
}
