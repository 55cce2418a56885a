// Out of scope: Text that can be edited: text fields and text views. Show it in a UILabel.

@available(*, unavailable, message: "text that can be edited is not there: show it in a UILabel")
open class UITextView: UIView {}
@available(*, unavailable, message: "text that can be edited is not there: show it in a UILabel")
open class UITextField: UIView {}
@available(*, unavailable, message: "text that can be edited is not there: show it in a UILabel")
@MainActor public protocol UITextFieldDelegate: AnyObject {}
@available(*, unavailable, message: "text that can be edited is not there: show it in a UILabel")
@MainActor public protocol UITextViewDelegate: AnyObject {}

extension UINavigationBar {
  @available(*, unavailable, message: "large titles are not drawn: put a view into the controller's view")
  public var prefersLargeTitles: Bool {
    get { false }
    set {}
  }
}

extension UINavigationItem {
  @available(*, unavailable, message: "large titles are not drawn: leave it out")
  public var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { .never }
    set {}
  }
  /// The modes of which an unavailable property speaks.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
}
