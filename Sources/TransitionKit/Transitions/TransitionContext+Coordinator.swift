/// What others do beside a transition.
struct Company {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  var animations: [Handler] = []
  var completions: [Handler] = []
  var changeHandlers: [Handler] = []
  var hasBegun = false
}

// A context is the coordinator of its own transition.
extension TransitionContext: UIViewControllerTransitionCoordinator {
  var isCancelled: Bool { transitionWasCancelled }
  /// Asked for anew by those who want it before the transition has begun.
  var transitionDuration: TimeInterval {
    company.hasBegun ? duration : conduct.animator.transitionDuration(using: self)
  }
  var completionVelocity: CGFloat { conduct.interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { conduct.interaction?.completionCurve ?? .easeInOut }

  func animate(alongsideTransition animation: Company.Handler?, completion: Company.Handler?) -> Bool {
    guard !isOver else { return false }
    completion.map { company.completions.append($0) }
    guard let animation else { return true }
    if company.hasBegun { run([animation]) } else { company.animations.append(animation) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Company.Handler?, completion: Company.Handler?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Company.Handler) {
    company.changeHandlers.append(handler)
  }

  // MARK: Told by the transition

  func beginCompany() {
    company.hasBegun = true
    let waiting = company.animations
    company.animations = []
    run(waiting)
  }

  func interactionChanged() {
    for handler in company.changeHandlers { tell("interaction changed", handler) }
  }

  func endCompany() {
    let waiting = company.completions
    company = Company(hasBegun: true)
    for handler in waiting { tell("completion", handler) }
  }

  private func run(_ handlers: [Company.Handler]) {
    guard !handlers.isEmpty else { return }
    UIView.animate(withDuration: duration) {
      for handler in handlers { self.tell("animations", handler) }
    }
  }

  private func tell(_ what: String, _ handler: Company.Handler) {
    containerView.layer.stage?.write("transitionCoordinator \(what)", .coordinator, by: "transitionCoordinator")
    handler(self)
  }
}
