/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The view in the middle of the bar, at its own size.
  open var titleView: UIView? {
    didSet { bar?.showItem() }
  }
  /// Whether the bar shows no back arrow.
  open var hidesBackButton = false {
    didSet { bar?.showItem() }
  }
  weak var bar: UINavigationBar?
}
