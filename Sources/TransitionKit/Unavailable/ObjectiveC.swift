// Out of scope: What needs Objective-C at run time: observing by strings, an app's main function. Observe a key path; make a Stage.

extension NSObject {
  @available(
    *, unavailable, message: "properties are not found by strings: observe a key path by observe(_:options:changeHandler:)"
  )
  public func addObserver(_ observer: NSObject, forKeyPath keyPath: String, options: Any, context: UnsafeMutableRawPointer?) {}
  @available(
    *, unavailable, message: "properties are not found by strings: observe a key path by observe(_:options:changeHandler:)"
  )
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
}

@available(*, unavailable, message: "a stage is the app: make a Stage and set stage.window.rootViewController")
public func UIApplicationMain(_ argc: Int32, _ argv: Any?, _ principal: String?, _ delegate: String?) -> Int32 { 0 }

extension UIApplication {
  @available(*, unavailable, message: "override prefersStatusBarHidden, and call setNeedsStatusBarAppearanceUpdate()")
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  @available(*, unavailable, message: "override preferredStatusBarStyle, and call setNeedsStatusBarAppearanceUpdate()")
  public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {}
}
