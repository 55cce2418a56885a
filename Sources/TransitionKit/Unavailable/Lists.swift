// Out of scope: Compositional layouts, and page, split and search controllers. Use a flow layout or one of your own, and `addChild`.

@available(
  *, unavailable, message: "it is not there yet: use a UICollectionViewFlowLayout, or a UICollectionViewLayout of your own"
)
open class UICollectionViewCompositionalLayout: NSObject {}
@available(*, unavailable, message: "it is not there yet: add the controllers with addChild(_:)")
open class UIPageViewController: UIViewController {}
@available(*, unavailable, message: "it is not there yet: add the controllers with addChild(_:)")
open class UISplitViewController: UIViewController {}
@available(*, unavailable, message: "it is not there yet: add the controllers with addChild(_:)")
open class UISearchController: UIViewController {
  public convenience init(searchResultsController: UIViewController?) { self.init(nibName: nil, bundle: nil) }
}
@available(*, unavailable, message: "it is not there yet: add the controllers with addChild(_:)")
@MainActor public protocol UIPageViewControllerDataSource: AnyObject {}
@available(*, unavailable, message: "it is not there yet: add the controllers with addChild(_:)")
@MainActor public protocol UIPageViewControllerDelegate: AnyObject {}
