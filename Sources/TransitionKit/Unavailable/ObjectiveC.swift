// Out of scope: What needs Objective-C at run time: key-value observing, an app's main function. Override a property or use `didSet`; make a Stage.

@available(
  *, unavailable, message: "there is no key-value observing without Objective-C: override the property, or observe it with didSet"
)
open class NSKeyValueObservation: NSObject {}

extension NSObject {
  @available(
    *, unavailable,
    message: "there is no key-value observing without Objective-C: override the property, or observe it with didSet"
  )
  public func addObserver(_ observer: NSObject, forKeyPath keyPath: String, options: Any, context: UnsafeMutableRawPointer?) {}
  @available(
    *, unavailable,
    message: "there is no key-value observing without Objective-C: override the property, or observe it with didSet"
  )
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
}

extension NSObjectProtocol {
  @available(
    *, unavailable,
    message: "there is no key-value observing without Objective-C: override the property, or observe it with didSet"
  )
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: Any = 0, changeHandler: @escaping (Self, Any) -> Void
  ) -> NSObject? { nil }
}

@available(*, unavailable, message: "a stage is the app: make a Stage and set stage.window.rootViewController")
public func UIApplicationMain(_ argc: Int32, _ argv: Any?, _ principal: String?, _ delegate: String?) -> Int32 { 0 }

extension UIApplication {
  @available(*, unavailable, message: "override prefersStatusBarHidden, and call setNeedsStatusBarAppearanceUpdate()")
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  @available(*, unavailable, message: "override preferredStatusBarStyle, and call setNeedsStatusBarAppearanceUpdate()")
  public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {}
  @available(*, unavailable, message: "a film opens no other app: leave it out")
  public func open(_ url: URL, options: [AnyHashable: Any] = [:], completionHandler: ((Bool) -> Void)? = nil) {}
}
