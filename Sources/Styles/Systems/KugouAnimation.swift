import TransitionKit

/// What document 000's animators have in common: a duration, and the delegate that keeps the screens' pictures.
class KugouAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval
  let navigation: KugouNavigation

  init(duration: TimeInterval, navigation: KugouNavigation) {
    self.duration = duration
    self.navigation = navigation
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  /// Left to the subclasses, as in the document.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
