// Out of scope: Vibrancy, glass and page curls. Use UIBlurEffect, and another transition.

@available(*, unavailable, message: "it is not drawn: use UIBlurEffect, and give the content a colour of its own")
open class UIVibrancyEffect: NSObject {
  @MainActor public convenience init(blurEffect: UIBlurEffect) { self.init() }
}
@available(*, unavailable, message: "it is not drawn: use UIBlurEffect, and give the content a colour of its own")
open class UIGlassEffect: NSObject {}
@available(*, unavailable, message: "it is not drawn: use UIBlurEffect, and give the content a colour of its own")
open class UIGlassContainerEffect: NSObject {}

extension UIView.AnimationOptions {
  @available(*, unavailable, message: "there are no curls: use .transitionFlipFromTop or .transitionCrossDissolve")
  public static var transitionCurlUp: UIView.AnimationOptions { [] }
  @available(*, unavailable, message: "there are no curls: use .transitionFlipFromBottom or .transitionCrossDissolve")
  public static var transitionCurlDown: UIView.AnimationOptions { [] }
}

extension UIColor {
  @available(
    *, unavailable, message: "colours do not follow the appearance yet: choose one by traitCollection.userInterfaceStyle"
  )
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init(white: 0, alpha: 0) }
}
