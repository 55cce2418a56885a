// Out of scope: Storyboards and nibs. Make the objects in code.

@available(*, unavailable, message: "there are no storyboards and nibs: make the object in code")
open class UIStoryboard: NSObject {
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.init() }
  @MainActor public func instantiateInitialViewController() -> UIViewController? { nil }
  @MainActor public func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
}
@available(*, unavailable, message: "there are no storyboards and nibs: make the object in code")
open class UINib: NSObject {
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) { self.init() }
}

extension UIViewController {
  @available(*, unavailable, message: "there are no storyboards and nibs: make the object in code")
  public var storyboard: UIStoryboard? { nil }
}

extension Bundle {
  @available(*, unavailable, message: "there are no nibs: make the view in code")
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? { nil }
}
