extension Stage {
  /// The object that leads the transition which runs now; nil where none runs, or where an animator plays by itself.
  package var interaction: (any UIViewControllerInteractiveTransitioning)? { running?.animation.interaction }

  /// How far the transition has come that somebody leads, from 0 to 1; nil where nobody leads one.
  package var ledShare: CGFloat? { interaction == nil ? nil : running?.percentComplete }

  private var running: TransitionContext? {
    transitions.lazy.compactMap { $0 as? TransitionContext }.last { $0.isRunning }
  }
}
