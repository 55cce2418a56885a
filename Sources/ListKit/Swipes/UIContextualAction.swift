/// A button that a swipe over a row shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Called with the action, with the button, and with a closure to be called when the action is over: with whether it did something.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  public enum Style: Int, Sendable {
    case normal
    /// The action takes something away.
    case destructive
  }

  public let style: Style
  public let handler: Handler
  open var title: String?
  /// Shown in white, in place of the title; above it in rows that are high enough.
  open var image: UIImage?
  private var color: UIColor?
  /// The button's colour; nil gives it that of the style.
  open var backgroundColor: UIColor! {
    get { color ?? (style == .destructive ? .systemRed : .systemGray3) }
    set { color = newValue }
  }

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// The buttons that a swipe over a row shows.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The first one lies at the row's edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe that goes far performs the first action.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
