import TransitionKit

/// The delegate and the animator of a change of screens in one; a subclass moves the screens.
///
/// It serves as a navigation controller's `delegate`, and as the `transitioningDelegate` of a controller that covers the whole screen.
/// A pan to the right leads the way back.
class ScreenTransition: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var duration: TimeInterval = 0.5
  let pan = WayBackPan()
  private var isReturning = false

  // MARK: Pushing

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isReturning = operation == .pop
    if !isReturning { pan.watch(toVC) }
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isReturning ? pan.interaction : nil
  }

  // MARK: Presenting

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isReturning = false
    pan.watch(presented)
    return self
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    isReturning = true
    return self
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    pan.interaction
  }

  // MARK: Animating

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let screens = ScreenPair(transitionContext, isReturning: isReturning) else {
      return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animate(screens)
  }

  /// Moves the screens, and calls `finish()` of the pair when they have arrived. Left to the subclasses.
  func animate(_ screens: ScreenPair) { screens.finish() }

  // MARK: Poses

  /// Moves the screens from one pose to the other: `pose` is told whether the upper screen is there. On the way back the poses change
  /// places, so that the same motion runs backwards.
  final func play(
    _ screens: ScreenPair, options: UIView.AnimationOptions = .curveEaseInOut, pose: @escaping (_ isOpen: Bool) -> Void
  ) {
    play(screens, steps: [Step(options, pose)])
  }

  /// Moves the screens like `play`, with a spring.
  final func spring(_ screens: ScreenPair, damping: CGFloat, pose: @escaping (_ isOpen: Bool) -> Void) {
    pose(screens.isReturning)
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0, options: [],
      animations: { pose(!screens.isReturning) }, completion: { _ in screens.finish() })
  }

  /// A part of a motion, between two shares of its duration.
  struct Step {
    let start: Double
    let end: Double
    let options: UIView.AnimationOptions
    let pose: (_ isOpen: Bool) -> Void

    init(
      from start: Double = 0, to end: Double = 1, _ options: UIView.AnimationOptions = .curveEaseInOut,
      _ pose: @escaping (_ isOpen: Bool) -> Void
    ) {
      (self.start, self.end, self.options, self.pose) = (start, end, options, pose)
    }

    /// The step of the way back: it begins as long before the end as the other ends, and gathers speed where the other loses it.
    fileprivate var reversed: Step {
      let curve: UIView.AnimationOptions =
        options == .curveEaseIn ? .curveEaseOut : options == .curveEaseOut ? .curveEaseIn : options
      return Step(from: 1 - end, to: 1 - start, curve) { isOpen in pose(!isOpen) }
    }
  }

  /// Moves the screens in steps, which may overlap; on the way back they run in the other order. The last one ends with the duration.
  final func play(_ screens: ScreenPair, steps: [Step]) {
    let steps = screens.isReturning ? steps.reversed().map(\.reversed) : steps
    var running = steps.count
    for step in steps.reversed() { step.pose(false) }
    for step in steps {
      UIView.animate(
        withDuration: duration * (step.end - step.start), delay: duration * step.start, options: step.options,
        animations: { step.pose(true) },
        completion: { _ in
          running -= 1
          if running == 0 { screens.finish() }
        })
    }
  }

  // MARK: Tracks

  /// A property of a layer as a function of the progress, from 0, where only the lower screen is seen, to 1.
  struct Track {
    let layer: CALayer
    let keyPath: String
    let value: (_ progress: CGFloat) -> Any

    init(_ layer: CALayer, _ keyPath: String, _ value: @escaping (_ progress: CGFloat) -> Any) {
      (self.layer, self.keyPath, self.value) = (layer, keyPath, value)
    }
  }

  /// Lets layers follow functions of the progress, which lines between so many values stand for; backwards on the way back.
  final func play(
    _ screens: ScreenPair, timing: CAMediaTimingFunctionName = .easeInEaseOut, values count: Int = 40, tracks: [Track]
  ) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { screens.finish() }
    for track in tracks {
      let values = (0...count).map { track.value(CGFloat($0) / CGFloat(count)) }
      let animation = CAKeyframeAnimation(keyPath: track.keyPath)
      animation.values = screens.isReturning ? values.reversed() : values
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(name: timing)
      track.layer.setValue(animation.values?.last, forKeyPath: track.keyPath)
      track.layer.add(animation, forKey: track.keyPath)
    }
    CATransaction.commit()
  }

  /// A share of the progress between two others, from 0 to 1, with a soft beginning and end.
  static func ease(_ progress: CGFloat, from start: CGFloat = 0, to end: CGFloat = 1) -> CGFloat {
    let share = min(max((progress - start) / (end - start), 0), 1)
    return share * share * (3 - 2 * share)
  }
}
