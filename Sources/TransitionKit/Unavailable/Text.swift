// Out of scope: Text views. Show their text in a UILabel.

@available(*, unavailable, message: "text views are not there: show the text in a UILabel with numberOfLines 0")
open class UITextView: UIView {}
@available(*, unavailable, message: "text views are not there: show the text in a UILabel with numberOfLines 0")
@MainActor public protocol UITextViewDelegate: AnyObject {}
