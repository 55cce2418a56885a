import TransitionKit

/// The navigation delegate of document 001: one animator for pushes, one for pops, each with a style for the screen's way.
class MGNavigation: NSObject, UINavigationControllerDelegate {
  private let push: MGPushAnimation
  private let pop: MGPopAnimation

  init(push: MGPushAnimation, pop: MGPopAnimation) {
    self.push = push
    self.pop = pop
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch operation {
    case .push: push
    case .pop: pop
    default: nil
    }
  }
}

/// The place of a screen that is yet to come or has gone, in document 001's ways to push and pop.
enum MGPlace {
  case right
  case below
  /// As far below the screen as the screen is wide.
  case widthBelow
  case above
  /// The middle of the screen, where it has no size.
  case center

  @MainActor
  fileprivate var frame: CGRect {
    let (width, height) = (UIScreen.main.bounds.width, UIScreen.main.bounds.height)
    return switch self {
    case .right: CGRect(x: width, y: 0, width: width, height: height)
    case .below: CGRect(x: 0, y: height, width: width, height: height)
    case .widthBelow: CGRect(x: 0, y: width, width: width, height: height)
    case .above: CGRect(x: 0, y: -height, width: width, height: height)
    case .center: CGRect(x: width / 2, y: height / 2, width: 0, height: 0)
    }
  }
}

/// The common part of document 001's push and pop: duration and timing curve.
class MGAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval
  var curve = UIView.AnimationOptions.curveEaseInOut
  fileprivate let place: MGPlace

  fileprivate init(_ place: MGPlace, duration: TimeInterval) {
    self.place = place
    self.duration = duration
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  /// Left to the subclasses.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

  fileprivate final func animate(
    _ transitionContext: any UIViewControllerContextTransitioning, _ view: UIView, to frame: CGRect
  ) {
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: curve) {
      view.frame = frame
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}

/// The push of document 001: the incoming view's frame grows or slides to the whole screen.
final class MGPushAnimation: MGAnimation {
  init(from place: MGPlace) {
    super.init(place, duration: 0.4)
  }

  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(toView)
    toView.frame = place.frame
    animate(transitionContext, toView, to: UIScreen.main.bounds)
  }
}

/// The pop of document 001, which the document leaves to the reader: the outgoing view goes while the returning one lies below.
final class MGPopAnimation: MGAnimation {
  init(to place: MGPlace) {
    super.init(place, duration: 0.5)
  }

  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
    animate(transitionContext, fromView, to: place.frame)
  }
}
