// Out of scope: An app's main function, and ways of old to set the status bar. Make a Stage.

@available(*, unavailable, message: "a stage is the app: make a Stage and set stage.window.rootViewController")
public func UIApplicationMain(_ argc: Int32, _ argv: Any?, _ principal: String?, _ delegate: String?) -> Int32 { 0 }

extension UIApplication {
  @available(*, unavailable, message: "override prefersStatusBarHidden, and call setNeedsStatusBarAppearanceUpdate()")
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  @available(*, unavailable, message: "override preferredStatusBarStyle, and call setNeedsStatusBarAppearanceUpdate()")
  public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {}
}
