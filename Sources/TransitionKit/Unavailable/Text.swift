// Out of scope: Text: labels, text fields, text views and fonts. Show a picture of the text in a UIImageView.

@available(*, unavailable, message: "text is not drawn yet: show a picture of it in a UIImageView")
open class UILabel: UIView {}
@available(*, unavailable, message: "text is not drawn yet: show a picture of it in a UIImageView")
open class UITextView: UIView {}
@available(*, unavailable, message: "text is not drawn yet: show a picture of it in a UIImageView")
open class UITextField: UIView {}
@available(*, unavailable, message: "text is not drawn yet: show a picture of it in a UIImageView")
open class UIFont: NSObject {
  public enum Weight: Sendable { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
  }
  public convenience init?(name fontName: String, size fontSize: CGFloat) { self.init() }
  public class func systemFont(ofSize fontSize: CGFloat) -> NSObject { NSObject() }
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSObject { NSObject() }
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> NSObject { NSObject() }
  public class func preferredFont(forTextStyle style: TextStyle) -> NSObject { NSObject() }
}
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
