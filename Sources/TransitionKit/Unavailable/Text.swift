// Out of scope: Text that can be edited: text fields and text views. Show it in a UILabel.

@available(*, unavailable, message: "text that can be edited is not there: show it in a UILabel")
open class UITextView: UIView {}
@available(*, unavailable, message: "text that can be edited is not there: show it in a UILabel")
open class UITextField: UIView {}
@available(*, unavailable, message: "text that can be edited is not there: show it in a UILabel")
@MainActor public protocol UITextFieldDelegate: AnyObject {}
@available(*, unavailable, message: "text that can be edited is not there: show it in a UILabel")
@MainActor public protocol UITextViewDelegate: AnyObject {}
