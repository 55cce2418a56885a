/// The objects that run a transition: an animation controller and, where somebody leads the transition, an interaction controller.
@MainActor
struct TransitionAnimation {
  let animator: any UIViewControllerAnimatedTransitioning
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// Whether the animator is one of the engine's. Its calls are not logged, and it is not checked.
  var isSystem = true
  var isAnimated = true

  /// One view takes the other's place at once.
  static var immediate: TransitionAnimation { TransitionAnimation(animator: ImmediateAnimator(), isAnimated: false) }
}

extension TransitionAnimation {
  /// Asks a delegate for its animation controller, then for the interaction controller; nil without an animation controller.
  ///
  /// The selectors name both questions in the log.
  init?(
    chosenBy delegate: Any, on stage: Stage,
    animator animatorSelector: String, _ askForAnimator: () -> (any UIViewControllerAnimatedTransitioning)?,
    interaction interactionSelector: String,
    _ askForInteraction: (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  ) {
    let chosen = stage.call(animatorSelector, on: delegate, askForAnimator)
    stage.watchesChoices?(chosen)
    guard let animator = chosen else { return nil }
    let interaction = stage.call(interactionSelector, on: delegate) { askForInteraction(animator) }
    if let interaction { stage.watchesChoices?(interaction) }
    self.init(animator: animator, interaction: interaction, isSystem: false)
  }
}
