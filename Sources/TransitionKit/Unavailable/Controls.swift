// Out of scope: Refresh controls. Use a UIActivityIndicatorView.

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
