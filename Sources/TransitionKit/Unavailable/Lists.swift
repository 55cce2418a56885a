// Out of scope: Scroll views and lists: table, collection and stack views. Place the cells as subviews, and move `bounds.origin` by a pan.

@available(*, unavailable, message: "scrolling is not there yet: move bounds.origin of a UIView by a UIPanGestureRecognizer")
open class UIScrollView: UIView {}
@available(*, unavailable, message: "lists are not there yet: place the cells as subviews in layoutSubviews()")
open class UITableView: UIView {
  public enum Style: Sendable { case plain, grouped, insetGrouped }
  public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }
}
@available(*, unavailable, message: "lists are not there yet: place the cells as subviews in layoutSubviews()")
open class UITableViewCell: UIView {}
@available(*, unavailable, message: "lists are not there yet: place the cells as subviews in layoutSubviews()")
open class UITableViewHeaderFooterView: UIView {}
@available(*, unavailable, message: "lists are not there yet: place the cells as subviews in layoutSubviews()")
open class UICollectionView: UIView {
  public convenience init(frame: CGRect, collectionViewLayout layout: NSObject) { self.init(frame: frame) }
}
@available(*, unavailable, message: "lists are not there yet: place the cells as subviews in layoutSubviews()")
open class UICollectionReusableView: UIView {}
@available(*, unavailable, message: "lists are not there yet: place the cells as subviews in layoutSubviews()")
open class UICollectionViewCell: UIView {}
@available(*, unavailable, message: "lists are not there yet: place the cells as subviews in layoutSubviews()")
open class UICollectionViewLayout: NSObject {}
@available(*, unavailable, message: "lists are not there yet: place the cells as subviews in layoutSubviews()")
open class UICollectionViewFlowLayout: NSObject {}
@available(*, unavailable, message: "lists are not there yet: place the cells as subviews in layoutSubviews()")
open class UICollectionViewLayoutAttributes: NSObject {}
@available(*, unavailable, message: "lists are not there yet: place the cells as subviews in layoutSubviews()")
open class UICollectionViewCompositionalLayout: NSObject {}
@available(*, unavailable, message: "it is not there yet: place the views in layoutSubviews()")
open class UIStackView: UIView {
  public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero) }
}
@available(*, unavailable, message: "it is not there yet: add the controllers with addChild(_:)")
open class UITableViewController: UIViewController {}
@available(*, unavailable, message: "it is not there yet: add the controllers with addChild(_:)")
open class UICollectionViewController: UIViewController {}
@available(*, unavailable, message: "it is not there yet: add the controllers with addChild(_:)")
open class UIPageViewController: UIViewController {}
@available(*, unavailable, message: "it is not there yet: add the controllers with addChild(_:)")
open class UISplitViewController: UIViewController {}
@available(*, unavailable, message: "it is not there yet: add the controllers with addChild(_:)")
open class UISearchController: UIViewController {
  public convenience init(searchResultsController: UIViewController?) { self.init(nibName: nil, bundle: nil) }
}
@available(*, unavailable, message: "scrolling is not there yet: move bounds.origin of a UIView by a UIPanGestureRecognizer")
@MainActor public protocol UIScrollViewDelegate: AnyObject {}
@available(*, unavailable, message: "lists are not there yet: place the cells as subviews in layoutSubviews()")
@MainActor public protocol UITableViewDataSource: AnyObject {}
@available(*, unavailable, message: "lists are not there yet: place the cells as subviews in layoutSubviews()")
@MainActor public protocol UITableViewDelegate: AnyObject {}
@available(*, unavailable, message: "lists are not there yet: place the cells as subviews in layoutSubviews()")
@MainActor public protocol UICollectionViewDataSource: AnyObject {}
@available(*, unavailable, message: "lists are not there yet: place the cells as subviews in layoutSubviews()")
@MainActor public protocol UICollectionViewDelegate: AnyObject {}
@available(*, unavailable, message: "lists are not there yet: place the cells as subviews in layoutSubviews()")
@MainActor public protocol UICollectionViewDelegateFlowLayout: AnyObject {}
@available(*, unavailable, message: "lists are not there yet: place the cells as subviews in layoutSubviews()")
@MainActor public protocol UIPageViewControllerDataSource: AnyObject {}
@available(*, unavailable, message: "lists are not there yet: place the cells as subviews in layoutSubviews()")
@MainActor public protocol UIPageViewControllerDelegate: AnyObject {}
