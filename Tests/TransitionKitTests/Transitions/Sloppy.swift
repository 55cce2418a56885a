import TransitionKit

/// An animator that brings the incoming view as it should, and then does what a test asks of it.
final class Sloppy: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Context = any UIViewControllerContextTransitioning
  var setUp: (Context) -> Void = { _ in }
  var end: (Context) -> Void = { $0.completeTransition(!$0.transitionWasCancelled) }
  var addsIncomingView = true

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if addsIncomingView { context.view(forKey: .to).map(context.containerView.addSubview) }
    setUp(context)
    let mover = [UITransitionContextViewKey.from, .to].compactMap(context.view).first { $0.window != nil }
    UIView.animate(withDuration: 0.5) {
      mover?.layer.cornerRadius = 4
    } completion: { _ in
      self.end(context)
    }
  }
}
