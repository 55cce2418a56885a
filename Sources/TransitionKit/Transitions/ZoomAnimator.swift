/// Lets a screen grow out of a view, as the system's zoom does: a card with the screen in it has the view's place and corners first, and
/// the window's at the end, while a picture of the view fades.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Transition = UIViewController.Transition

  private let options: Transition.ZoomOptions
  private let findSource: (Transition.ZoomSourceViewProviderContext) -> UIView?
  private let isBack: Bool

  init(
    _ options: Transition.ZoomOptions, _ findSource: @escaping (Transition.ZoomSourceViewProviderContext) -> UIView?, isBack: Bool
  ) {
    (self.options, self.findSource, self.isBack) = (options, findSource, isBack)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { systemDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to),
      let screen = context.view(forKey: isBack ? .from : .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    let (below, above) = isBack ? (to, from) : (from, to)
    let frame = isBack ? screen.frame : context.finalFrame(for: above)
    if isBack {
      if let view = context.view(forKey: .to) {
        view.frame = context.finalFrame(for: below)
        container.insertSubview(view, at: 0)
        view.layoutIfNeeded()
      }
    } else {
      screen.frame = frame
    }
    let asked = Transition.ZoomSourceViewProviderContext(sourceViewController: below.zoomSource, zoomedViewController: above)
    guard let source = findSource(asked), source.window != nil || source.isDescendant(of: container) else {
      return SystemModalAnimator(.crossDissolve, isDismissal: isBack).animateTransition(using: context)
    }
    zoom(Pair(screen: screen, frame: frame, source: source), of: above, in: container, context)
  }

  /// A screen, its place, and the view that it grows out of.
  private struct Pair {
    let screen: UIView
    let frame: CGRect
    let source: UIView
  }

  private func zoom(
    _ pair: Pair, of controller: UIViewController, in container: UIView, _ context: any UIViewControllerContextTransitioning
  ) {
    let (screen, source) = (pair.screen, pair.source)
    let place = source.convert(source.bounds, to: container)
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = options.dimmingColor
    dimming.alpha = isBack ? 1 : 0
    let card = UIView()
    card.clipsToBounds = true
    container.addSubview(dimming)
    container.addSubview(card)
    card.addSubview(screen)
    let picture = source.snapshotView(afterScreenUpdates: isBack) ?? UIView()
    card.addSubview(picture)
    let alpha = source.alpha
    source.alpha = 0

    let aligned = options.alignmentRectProvider?(.init(sourceView: source, zoomedViewController: controller)) ?? screen.bounds
    let scale = aligned.width > 0 ? place.width / aligned.width : 1
    let small = {
      card.frame = place
      card.layer.cornerRadius = source.layer.cornerRadius
      screen.transform = CGAffineTransform(scaleX: scale, y: scale)
      screen.center = CGPoint(
        x: (screen.bounds.midX - aligned.minX) * scale, y: (screen.bounds.midY - aligned.minY) * scale)
      picture.frame = CGRect(origin: .zero, size: place.size)
      picture.alpha = 1
    }
    let large = {
      card.frame = pair.frame
      card.layer.cornerRadius = 0
      screen.transform = .identity
      screen.frame = CGRect(origin: .zero, size: pair.frame.size)
      picture.frame = CGRect(
        x: 0, y: 0, width: pair.frame.width, height: place.height * pair.frame.width / max(place.width, 1))
      picture.alpha = 0
    }
    UIView.performWithoutAnimation(isBack ? large : small)
    AnimationBlock.run(context) {
      (self.isBack ? small : large)()
      dimming.alpha = self.isBack ? 0 : 1
    } cleanUp: {
      source.alpha = alpha
      screen.transform = .identity
      screen.frame = pair.frame
      if !self.isBack || context.transitionWasCancelled { container.addSubview(screen) }
      card.removeFromSuperview()
      dimming.removeFromSuperview()
    }
  }
}

extension UIViewController {
  /// The screen that a zoom knows as the one below: of a container, the one that is shown.
  fileprivate var zoomSource: UIViewController {
    (self as? UINavigationController)?.topViewController ?? (self as? UITabBarController)?.selectedViewController?.zoomSource
      ?? self
  }
}
