// Out of scope: Split and search controllers. Use `addChild`, and a UISearchBar.

@available(*, unavailable, message: "it is not there yet: add the controllers with addChild(_:)")
open class UISplitViewController: UIViewController {}
@available(*, unavailable, message: "there are no search controllers: put a UISearchBar into navigationItem.titleView or tableHeaderView")
open class UISearchController: UIViewController {
  public convenience init(searchResultsController: UIViewController?) { self.init(nibName: nil, bundle: nil) }
}
