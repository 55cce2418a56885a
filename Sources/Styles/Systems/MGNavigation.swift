import StyleKit
import TransitionKit

/// The navigation delegate of document 001: one animator for pushes, one for pops, each told by a style where to.
final class MGNavigation: NSObject, UINavigationControllerDelegate {
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

/// The common part of document 001's push and pop: how long they take, and at which pace.
class MGAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval
  var curve = UIView.AnimationOptions.curveEaseInOut

  init(duration: TimeInterval, _ settings: Settings) {
    self.duration = duration
    super.init()
    settings.apply("duration", to: &self.duration)
    settings.apply("curve", to: &curve)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  /// Left to the subclasses.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

  final func animate(_ transitionContext: any UIViewControllerContextTransitioning, _ animations: @escaping () -> Void) {
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: curve, animations: animations
    ) { _ in
      transitionContext.completeTransition(true)
    }
  }
}

/// The push of document 001: the incoming view's frame grows or slides to the whole screen.
final class MGPushAnimation: MGAnimation {
  enum Style {
    case `default`
    case present
    case topToBottom
    case centerToFull
  }

  private let style: Style

  init(_ style: Style, _ settings: Settings = Settings()) {
    self.style = style
    super.init(duration: 0.4, settings)
  }

  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(toView)
    let (width, height) = (UIScreen.main.bounds.width, UIScreen.main.bounds.height)
    toView.frame =
      switch style {
      case .default: CGRect(x: 0, y: width, width: width, height: height)
      case .present: CGRect(x: 0, y: height, width: width, height: height)
      case .topToBottom: CGRect(x: 0, y: -height, width: width, height: height)
      case .centerToFull: CGRect(x: width / 2, y: height / 2, width: 0, height: 0)
      }
    animate(transitionContext) { toView.frame = CGRect(x: 0, y: 0, width: width, height: height) }
  }
}

/// The pop of document 001, which it leaves to the reader: the outgoing view goes while the returning one lies below.
final class MGPopAnimation: MGAnimation {
  enum Style {
    case `default`
    case dismiss
    case bottomToTop
    case fullToCenter
  }

  private let style: Style

  init(_ style: Style, _ settings: Settings = Settings()) {
    self.style = style
    super.init(duration: 0.5, settings)
  }

  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
    let (width, height) = (UIScreen.main.bounds.width, UIScreen.main.bounds.height)
    let end =
      switch style {
      case .default: CGRect(x: width, y: 0, width: width, height: height)
      case .dismiss: CGRect(x: 0, y: height, width: width, height: height)
      case .bottomToTop: CGRect(x: 0, y: -height, width: width, height: height)
      case .fullToCenter: CGRect(x: width / 2, y: height / 2, width: 0, height: 0)
      }
    animate(transitionContext) { fromView.frame = end }
  }
}
