/// A button of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`
    /// Leaves everything as it is; its title is semibold, and it stands apart or last.
    case cancel
    /// Deletes or changes something; its title is red.
    case destructive
  }

  open private(set) var title: String?
  open private(set) var style = Style.default
  open var isEnabled = true {
    didSet { whenChanged?() }
  }
  let handler: ((UIAlertAction) -> Void)?
  var whenChanged: (() -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.handler = handler
    super.init()
    (self.title, self.style) = (title, style)
  }
}
