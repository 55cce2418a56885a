// Out of scope: Refresh controls and search in bars. Use a UIActivityIndicatorView, and a UISearchBar in the controller's view.

@available(*, unavailable, message: "it is not there yet: use a UIActivityIndicatorView")
open class UIRefreshControl: UIView {}

extension UIScrollView {
  @available(*, unavailable, message: "there are no refresh controls: leave it out, or use a UIActivityIndicatorView")
  public var refreshControl: UIRefreshControl? {
    get { nil }
    set {}
  }
}

extension UITableViewController {
  @available(*, unavailable, message: "there are no refresh controls: leave it out, or use a UIActivityIndicatorView")
  public var refreshControl: UIRefreshControl? {
    get { nil }
    set {}
  }
}

extension UINavigationItem {
  @available(*, unavailable, message: "search is not there: put a UISearchBar into the bar by titleView")
  public var searchController: NSObject? {
    get { nil }
    set {}
  }
}
