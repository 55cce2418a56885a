/// The blocks that others have given to a transition coordinator.
struct AlongsideAnimations {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The blocks that wait for the transition to begin.
  var animations: [Handler] = []
  var completions: [Handler] = []
  var interactionChanges: [Handler] = []
  var hasBegun = false

  mutating func add(_ animation: Handler?, completion: Handler?) {
    animation.map { animations.append($0) }
    completion.map { completions.append($0) }
  }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// The rotation of a device that turns; always the identity, because devices do not turn here.
  var targetTransform: CGAffineTransform { .identity }
}

extension UIViewControllerTransitionCoordinator {
  func animateAlongsideTransition(
    in view: UIView?, animation: AlongsideAnimations.Handler?, completion: AlongsideAnimations.Handler?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
}

// A context is the coordinator of its own transition.
extension TransitionContext: UIViewControllerTransitionCoordinator {
  var isCancelled: Bool { transitionWasCancelled }
  /// The duration that the animator gave when the transition began; before that, the animator is asked each time.
  var transitionDuration: TimeInterval {
    alongside.hasBegun ? duration : animation.animator.transitionDuration(using: self)
  }
  var completionVelocity: CGFloat { animation.interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { animation.interaction?.completionCurve ?? .easeInOut }

  func animate(alongsideTransition animation: AlongsideAnimations.Handler?, completion: AlongsideAnimations.Handler?) -> Bool {
    guard !isOver else { return false }
    alongside.add(animation, completion: completion)
    if alongside.hasBegun { runAlongside() }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping AlongsideAnimations.Handler) {
    alongside.interactionChanges.append(handler)
  }

  // MARK: Told by the transition

  func beginAlongside() {
    alongside.hasBegun = true
    runAlongside()
  }

  func interactionChanged() {
    for handler in alongside.interactionChanges { tell("interaction changed", handler) }
  }

  func endAlongside() {
    let waiting = alongside.completions
    alongside = AlongsideAnimations(hasBegun: true)
    for handler in waiting { tell("completion", handler) }
  }

  private func runAlongside() {
    let waiting = alongside.animations
    alongside.animations = []
    guard !waiting.isEmpty else { return }
    UIView.animate(withDuration: duration) {
      for handler in waiting { self.tell("animations", handler) }
    }
  }

  private func tell(_ what: String, _ handler: AlongsideAnimations.Handler) {
    containerView.layer.stage?.write("transitionCoordinator \(what)", .coordinator, by: "transitionCoordinator")
    handler(self)
  }
}
