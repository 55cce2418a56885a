/// A dismissal takes away a presentation and all that stand on it. Only the topmost screen is seen to leave; those between it and the
/// presenter are gone from the beginning. If the dismissal is cancelled, all are as before.
@MainActor
private final class Dismissal {
  /// The presentation whose presenter is shown again.
  let lowest: Presentation
  /// The presentation whose screen is seen to leave.
  let topmost: Presentation
  /// All that go, the topmost first.
  let all: [Presentation]
  /// Whether the presenter's view takes part in the transition.
  private let movesPresenter: Bool
  /// The controllers in sight that go together with the topmost one.
  private let between: [UIViewController]
  /// The screens between the topmost one and the presenter, with their former places.
  private var removed: [(view: UIView, place: ViewPlace)] = []

  init(_ lowest: Presentation) {
    self.lowest = lowest
    all = lowest.line.reversed()
    topmost = all.first ?? lowest
    movesPresenter = topmost.hidesPresenter
    between = all.dropFirst().map(\.presented).filter(\.isVisible)
  }

  func begin(_ animation: TransitionAnimation, completion: (() -> Void)?) {
    let end = lowest.frameOfPresenter
    let appearance = AppearanceChange(going: topmost.presented, coming: presenterToAppear, isAnimated: animation.isAnimated)
    removeScreensBetween()
    let context = TransitionContext(
      from: leavingScreen,
      to: lowest.screen(ofPresenterFrom: movesPresenter ? .zero : end, to: end, takesPart: movesPresenter),
      in: topmost.container, animation,
      presentationStyle: topmost.controller?.presentationStyle ?? .none, alsoInvolving: all.dropFirst().map(\.presented)
    ) { didComplete in
      self.end(appearance, didComplete: didComplete)
      completion?()
    }
    for presentation in all {
      presentation.controller?.tell("dismissalTransitionWillBegin", on: lowest.stage) { $0.dismissalTransitionWillBegin() }
    }
    appearance.begin(together: between)
    context.begin()
  }

  private var presenterToAppear: UIViewController? { all.contains { $0.hidesPresenter } ? lowest.presenter : nil }

  private var leavingScreen: TransitionScreen {
    let controller = topmost.controller
    let frame = controller?.presentedView?.frame ?? .zero
    return TransitionScreen(topmost.presented, from: frame, to: movesPresenter ? .zero : frame) { controller?.presentedView }
  }

  /// Takes away what lies between the topmost screen and the presenter, and brings the presenter's view back where the animator does
  /// not do so.
  private func removeScreensBetween() {
    for presentation in all.dropFirst() {
      guard let view = presentation.controller?.presentedView, let place = ViewPlace(of: view) else { continue }
      removed.append((view, place))
      view.removeFromSuperview()
    }
    guard lowest.hidesPresenter else { return }
    if movesPresenter {
      lowest.presenter.view.frame = lowest.frameOfPresenter
    } else {
      lowest.bringPresenterHome()
    }
  }

  private func end(_ appearance: AppearanceChange, didComplete: Bool) {
    all.forEach { $0.stop() }
    if didComplete { takeAllDown() } else { restoreAll() }
    for presentation in all {
      presentation.controller?.tell("dismissalTransitionDidEnd:", on: lowest.stage) { $0.dismissalTransitionDidEnd(didComplete) }
    }
    if didComplete { appearance.end(together: between) } else { appearance.turnBack(together: between) }
    for presentation in all {
      if didComplete { presentation.detach() }
      presentation.isRunning = false
    }
  }

  private func takeAllDown() {
    for presentation in all { presentation.controller?.presentedView?.removeFromSuperview() }
    if lowest.hidesPresenter || movesPresenter { lowest.bringPresenterHome() }
    for presentation in all { presentation.takeDown() }
  }

  private func restoreAll() {
    if lowest.hidesPresenter {
      lowest.presenter.view.removeFromSuperview()
    } else if movesPresenter {
      lowest.bringPresenterHome()
    }
    for (view, place) in removed.reversed() { place.restore(view) }
  }
}

extension Presentation {
  /// This presentation and those that stand on it, from below to above.
  fileprivate var line: [Presentation] {
    Array(sequence(first: self) { $0.presented.presentation })
  }

  /// Dismisses this presentation and those on top of it.
  ///
  /// - Parameter interaction: drives the dismissal, whoever animates it; nil leaves that to the delegate.
  func dismiss(
    animated: Bool, by interaction: UIPercentDrivenInteractiveTransition? = nil, completion: (() -> Void)?
  ) {
    guard isCurrent, !line.contains(where: \.isRunning) else {
      stage?.diagnose("Attempt to dismiss from \(type(of: presented)) while a presentation or dismissal is in progress")
      return
    }
    let dismissal = Dismissal(self)
    dismissal.all.forEach { $0.start() }
    // What is in no window does not move.
    let animates = animated && dismissal.topmost.container.window != nil
    var animation = dismissal.topmost.animation(animated: animates, isDismissal: true)
    if let interaction { animation.interaction = interaction }
    dismissal.begin(animation, completion: completion)
  }
}
