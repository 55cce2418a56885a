/// A dismissal takes away a presentation and all that stand on it. Only the topmost screen is seen to leave; those between it and the
/// presenter are gone from the beginning. If the dismissal is cancelled, all are as before.
@MainActor
final class Dismissal {
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

  /// The transition, until it begins; the stage keeps it.
  private weak var waiting: TransitionContext?
  private var appearance: AppearanceChange?
  /// The topmost screen's frame when the dismissal began.
  private var frame = CGRect.zero

  init(_ lowest: Presentation) {
    self.lowest = lowest
    all = lowest.line.reversed()
    topmost = all.first ?? lowest
    movesPresenter = topmost.hidesPresenter
    between = all.dropFirst().map(\.presented).filter(\.isVisible)
  }

  /// Makes the transition, whose coordinator is there as soon as `dismiss` returns.
  ///
  /// - Parameter interaction: drives the dismissal, whoever animates it; nil leaves that to the delegate.
  func prepare(animated: Bool, by interaction: UIPercentDrivenInteractiveTransition?, completion: (() -> Void)?) {
    // What is in no window does not move.
    let animates = animated && topmost.container.window != nil
    let (lowest, topmost, movesPresenter) = (lowest, topmost, movesPresenter)
    let context = TransitionContext(
      from: TransitionScreen(topmost.presented, finalFrame: { movesPresenter ? .zero : self.frame }) {
        topmost.controller?.presentedView
      },
      to: TransitionScreen(lowest.presenter, finalFrame: { lowest.frameOfPresenter }) {
        movesPresenter ? lowest.presenter.view : nil
      },
      in: topmost.container, on: lowest.stage, isAnimated: animates,
      chosenBy: {
        var animation = topmost.animation(animated: animates, isDismissal: true)
        if let interaction { animation.interaction = interaction }
        return animation
      },
      presentationStyle: topmost.controller?.presentationStyle ?? .none, alsoInvolving: all.dropFirst().map(\.presented)
    ) { didComplete in
      self.end(didComplete: didComplete)
      completion?()
    }
    waiting = context
  }

  /// The dismissal will not happen as it was asked for.
  func callOff() {
    waiting?.callOff(happened: false)
  }

  func begin() {
    guard let context = waiting else { return }
    all.forEach { $0.start() }
    context.chooseAnimation()
    let end = lowest.frameOfPresenter
    let appearance = AppearanceChange(going: topmost.presented, coming: presenterToAppear, isAnimated: context.isAnimated)
    self.appearance = appearance
    removeScreensBetween()
    frame = topmost.controller?.presentedView?.frame ?? .zero
    context.place(from: frame, to: movesPresenter ? .zero : end)
    for presentation in all {
      presentation.controller?.tell("dismissalTransitionWillBegin", on: lowest.stage) { $0.dismissalTransitionWillBegin() }
    }
    appearance.begin(together: between)
    context.begin()
  }

  private var presenterToAppear: UIViewController? { all.contains { $0.hidesPresenter } ? lowest.presenter : nil }

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

  private func end(didComplete: Bool) {
    all.forEach { $0.stop() }
    if didComplete { takeAllDown() } else { restoreAll() }
    for presentation in all {
      presentation.controller?.tell("dismissalTransitionDidEnd:", on: lowest.stage) { $0.dismissalTransitionDidEnd(didComplete) }
    }
    if didComplete { appearance?.end(together: between) } else { appearance?.turnBack(together: between) }
    appearance = nil
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

  private var canBeDismissed: Bool { isCurrent && !line.contains(where: \.isRunning) }

  /// Makes the transition of a dismissal that begins in the next layout pass, if it can happen as things are now.
  func prepareDismissal(animated: Bool, completion: (() -> Void)?) {
    guard canBeDismissed, line.allSatisfy(\.hasBegun), waitingDismissal == nil else { return }
    let dismissal = Dismissal(self)
    dismissal.prepare(animated: animated, by: nil, completion: completion)
    waitingDismissal = dismissal
  }

  /// Dismisses this presentation and those on top of it.
  ///
  /// - Parameter interaction: drives the dismissal, whoever animates it; nil leaves that to the delegate.
  func dismiss(
    animated: Bool, by interaction: UIPercentDrivenInteractiveTransition? = nil, completion: (() -> Void)?
  ) {
    let waiting = waitingDismissal
    waitingDismissal = nil
    guard canBeDismissed else {
      waiting?.callOff()
      stage?.diagnose("Attempt to dismiss from \(type(of: presented)) while a presentation or dismissal is in progress")
      return
    }
    if let waiting, interaction == nil, waiting.all.elementsEqual(line.reversed(), by: ===) { return waiting.begin() }
    waiting?.callOff()
    let dismissal = Dismissal(self)
    dismissal.prepare(animated: animated, by: interaction, completion: completion)
    dismissal.begin()
  }
}
