// Out of scope: Text: labels, text fields, text views and fonts. Show a picture of the text in a UIImageView.

@available(*, unavailable, message: "text is not drawn yet: show a picture of it in a UIImageView")
open class UILabel: UIView {}
@available(*, unavailable, message: "text is not drawn yet: show a picture of it in a UIImageView")
open class UITextView: UIView {}
@available(*, unavailable, message: "text is not drawn yet: show a picture of it in a UIImageView")
open class UITextField: UIView {}
@available(*, unavailable, message: "text is not drawn yet: show a picture of it in a UIImageView")
open class UIFont: NSObject {}
@available(*, unavailable, message: "text is not drawn yet: show a picture of it in a UIImageView")
open class UIFontMetrics: NSObject {}
@available(*, unavailable, message: "text is not drawn yet: show a picture of it in a UIImageView")
open class NSParagraphStyle: NSObject {}
@available(*, unavailable, message: "text is not drawn yet: show a picture of it in a UIImageView")
open class UIFontDescriptor: NSObject {}
@available(*, unavailable, message: "text is not drawn yet: show a picture of it in a UIImageView")
@MainActor open class CATextLayer: CALayer {}
@available(*, unavailable, message: "text is not drawn yet: show a picture of it in a UIImageView")
@MainActor public protocol UITextFieldDelegate: AnyObject {}
@available(*, unavailable, message: "text is not drawn yet: show a picture of it in a UIImageView")
@MainActor public protocol UITextViewDelegate: AnyObject {}
