// Out of scope: Nibs, and what storyboards hold. Make the objects in code.

@available(*, unavailable, message: "there are no storyboards and nibs: make the object in code")
open class UINib: NSObject {
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) { self.init() }
}

extension Bundle {
  @available(*, unavailable, message: "there are no nibs: make the view in code")
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? { nil }
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
