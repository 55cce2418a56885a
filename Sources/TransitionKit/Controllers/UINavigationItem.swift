/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Stands in the middle of the bar, at its own size.
  open var titleView: UIView? {
    didSet { bar?.showItem() }
  }
  /// Keeps the arrow back out of the bar.
  open var hidesBackButton = false {
    didSet { bar?.showItem() }
  }
  weak var bar: UINavigationBar?
}
