// Out of scope: Glass and page curls. Use UIBlurEffect, and another transition.

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

extension CGContext {
  @available(*, unavailable, message: "only linear gradients are drawn: use a CAGradientLayer of the type radial")
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
}

extension CALayer {
  @available(*, unavailable, message: "Core Image is not there: use compositingFilter, or a UIVisualEffectView")
  public var filters: [Any]? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "Core Image is not there: use compositingFilter, or a UIVisualEffectView")
  public var backgroundFilters: [Any]? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "a layer fades as a whole: leave it out")
  public var allowsGroupOpacity: Bool {
    get { true }
    set {}
  }
  @available(*, unavailable, message: "y grows downwards in all layers: turn the layer with a transform")
  public var isGeometryFlipped: Bool {
    get { false }
    set {}
  }
}

extension CALayerContentsFilter {
  @available(*, unavailable, message: "an image made larger is bilinear, one made smaller the mean of its area: leave it out")
  public static var nearest: CALayerContentsFilter { .linear }
}

extension UIView {
  @available(
    *, unavailable,
    message: "animate it with UIView.animate(withDuration:animations:completion:), and remove the view in the completion"
  )
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {}
  /// The animation of which an unavailable method speaks.
  public enum SystemAnimation: UInt, Sendable { case delete }
}

extension UIViewController.Transition {
  @available(*, unavailable, message: "there are no curls: use .crossDissolve or .coverVertical")
  public static var partialCurl: UIViewController.Transition { .crossDissolve }
}
