/// Names the pages before and after each page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one; nil before the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after another one; nil after the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// The number of dots below the pages. There are none unless this and `presentationIndex(for:)` are there.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// The dot of the page that the program has set.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    Stage.callWasLeftOut("presentationCountForPageViewController:")
    return UIPageViewController.leftOut
  }

  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    Stage.callWasLeftOut("presentationIndexForPageViewController:")
    return UIPageViewController.leftOut
  }
}

/// Hears of the pages that a finger turns. Every method may be left out.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A finger begins to turn to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

  /// The pages have come to rest; `completed` says whether on another page than before.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    Stage.callWasLeftOut("pageViewController:willTransitionToViewControllers:")
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    Stage.callWasLeftOut(
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:")
  }
}
