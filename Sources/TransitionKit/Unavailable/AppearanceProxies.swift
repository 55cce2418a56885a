// Out of scope: Appearance proxies. Set what they would set on the bar or the view itself.

extension UINavigationBar {
  @available(
    *, unavailable, message: "there are no appearance proxies: set navigationController.navigationBar.standardAppearance"
  )
  public class func appearance() -> UINavigationBar { UINavigationBar() }
}

extension UITabBar {
  @available(*, unavailable, message: "there are no appearance proxies: set tabBarController.tabBar.standardAppearance")
  public class func appearance() -> UITabBar { UITabBar() }
}

extension UIBarItem {
  @available(*, unavailable, message: "there are no appearance proxies: set the bar's standardAppearance.buttonAppearance")
  public class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}

extension UILabel {
  @available(*, unavailable, message: "there are no appearance proxies: set it on the label itself")
  public class func appearance() -> UILabel { UILabel() }
  @available(*, unavailable, message: "there are no appearance proxies: set it on the label itself")
  public class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UILabel { UILabel() }
}

extension UIControl {
  @available(*, unavailable, message: "there are no appearance proxies: set it on the control itself")
  public class func appearance() -> Self { preconditionFailure("It cannot be called") }
}

extension UITableView {
  @available(*, unavailable, message: "there are no nibs: register the cell's class")
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  @available(*, unavailable, message: "there are no nibs: register the view's class")
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
}

extension UICollectionView {
  @available(*, unavailable, message: "there are no nibs: register the cell's class")
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
}
