public import Styles
public import TransitionKit

extension Film {
  /// One style between two screens.
  ///
  /// - Parameters:
  ///   - from: the screen that is there first; a sample if nil: a push leads from a list to a page, a pop back.
  ///   - to: the screen that the style brings.
  ///   - duration: of the transition, in seconds; nil leaves it to the style.
  public init(
    _ style: Style, from: Screen? = nil, to: Screen? = nil, size: CGSize = standardSize, scale: CGFloat = 1,
    duration: Double? = nil, fps: Double = standardRate, firstHold: Double = standardFirstHold,
    lastHold: Double = standardLastHold
  ) {
    let cast = Cast(
      style: style, from: from ?? style.firstSample, to: to ?? style.secondSample, duration: duration ?? style.duration)
    self.init(size: size, scale: scale, fps: fps, firstHold: firstHold, lastHold: lastHold) {
      stage throws(StageError) in try cast.takePlaces(on: stage)
    }
  }
}

/// A style and its two screens.
private struct Cast {
  let style: Style
  let from: Screen
  let to: Screen
  let duration: Double

  /// The first screen is there; what is returned brings the second.
  @MainActor
  func takePlaces(on stage: Stage) throws(StageError) -> @MainActor () -> Void {
    switch style.change {
    case .push(let makeDelegate): push(makeDelegate(duration), on: stage)
    case .pop(let makeDelegate): try pop(makeDelegate(duration), on: stage)
    case .present(let makeDelegate): present(makeDelegate(duration), on: stage)
    case .dismiss(let makeDelegate): try dismiss(makeDelegate(duration), on: stage)
    }
  }

  @MainActor
  private func push(_ delegate: (any UINavigationControllerDelegate)?, on stage: Stage) -> @MainActor () -> Void {
    let navigation = navigation(showing: from, delegate, on: stage)
    let incoming = to.makeController()
    return {
      withExtendedLifetime(delegate) { navigation.pushViewController(incoming, animated: true) }
    }
  }

  /// The screen to be popped is pushed there by the same delegate, before the film begins.
  @MainActor
  private func pop(
    _ delegate: (any UINavigationControllerDelegate)?, on stage: Stage
  ) throws(StageError) -> @MainActor () -> Void {
    let navigation = navigation(showing: to, delegate, on: stage)
    let outgoing = from.makeController()
    stage.perform { navigation.pushViewController(outgoing, animated: true) }
    try stage.settle(limit: Take.patience)
    return {
      withExtendedLifetime(delegate) { _ = navigation.popViewController(animated: true) }
    }
  }

  @MainActor
  private func present(_ delegate: (any UIViewControllerTransitioningDelegate)?, on stage: Stage) -> @MainActor () -> Void {
    let presenter = navigation(showing: from, nil, on: stage)
    let incoming = covering(to, delegate)
    return {
      withExtendedLifetime(delegate) { presenter.present(incoming, animated: true) }
    }
  }

  /// The screen to be dismissed is presented there by the same delegate, before the film begins.
  @MainActor
  private func dismiss(
    _ delegate: (any UIViewControllerTransitioningDelegate)?, on stage: Stage
  ) throws(StageError) -> @MainActor () -> Void {
    let presenter = navigation(showing: to, nil, on: stage)
    let outgoing = covering(from, delegate)
    stage.perform { presenter.present(outgoing, animated: true) }
    try stage.settle(limit: Take.patience)
    return {
      withExtendedLifetime(delegate) { presenter.dismiss(animated: true) }
    }
  }

  @MainActor
  private func covering(_ screen: Screen, _ delegate: (any UIViewControllerTransitioningDelegate)?) -> UIViewController {
    let controller = screen.makeController()
    controller.modalPresentationStyle = .fullScreen
    controller.transitioningDelegate = delegate
    return controller
  }

  /// Pictures are whole screens: with one of them in it, the film has no bar.
  @MainActor
  private func navigation(
    showing screen: Screen, _ delegate: (any UINavigationControllerDelegate)?, on stage: Stage
  ) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: screen.makeController())
    navigation.isNavigationBarHidden = from.isPicture || to.isPicture
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.advance(to: stage.now)
    return navigation
  }
}

extension Style {
  fileprivate var firstSample: Screen { goesBack ? .detail : .list }
  fileprivate var secondSample: Screen { goesBack ? .list : .detail }

  private var goesBack: Bool {
    switch change {
    case .push, .present: false
    case .pop, .dismiss: true
    }
  }
}
