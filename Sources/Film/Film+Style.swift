public import StyleKit
public import TransitionKit

extension Film {
  /// One style between two screens.
  ///
  /// - Parameters:
  ///   - settings: of the style's parameters.
  ///   - interaction: a finger that drives the style; nil starts it as a button does.
  ///   - from: the screen that is there first; a sample if nil: a push leads from a list to a page, a pop back.
  ///   - to: the screen that the style brings.
  ///   - duration: of the transition, in seconds, where the style has such a parameter; nil leaves it to the style.
  /// - Precondition: with an interaction, the style has a gesture.
  public init(
    _ style: Style, settings: Settings = Settings(), interaction: Interaction? = nil, from: Screen? = nil, to: Screen? = nil,
    size: CGSize = standardSize, scale: CGFloat = 1, look: Look = Look(), duration: Double? = nil, fps: Double = standardRate,
    firstHold: Double = standardFirstHold, lastHold: Double = standardLastHold
  ) {
    precondition(interaction == nil || style.gesture != nil, "\(style.name) follows no finger")
    var settings = settings
    if let duration { settings.set("duration", to: duration, of: style) }
    let cast = Cast(
      change: style.change(with: settings), settings: settings, from: from ?? style.firstSample, to: to ?? style.secondSample,
      look: look,
      drag: interaction.flatMap { interaction in style.gesture.map { interaction.script(of: $0, on: size) } })
    self.init(
      size: size, scale: scale, fps: fps, firstHold: firstHold, lastHold: lastHold, look: look, motion: interaction?.motion
    ) {
      stage throws(StageError) in try cast.takePlaces(on: stage)
    }
  }
}

/// A style and its two screens.
private struct Cast {
  let change: Style.Change
  let settings: Settings
  let from: Screen
  let to: Screen
  let look: Look
  /// What begins the change, if not a call.
  let drag: TouchScript?

  /// The first screen is there; what is returned brings the second.
  @MainActor
  func takePlaces(on stage: Stage) throws(StageError) -> @MainActor () -> Void {
    switch change {
    case .push(let makeDelegate): push(makeDelegate(settings), on: stage)
    case .pop(let makeDelegate): try pop(makeDelegate(settings), on: stage)
    case .present(let makeDelegate): present(makeDelegate(settings), on: stage)
    case .dismiss(let makeDelegate): try dismiss(makeDelegate(settings), on: stage)
    }
  }

  /// Calls `change` at once, or lets a finger do what makes the delegate call it; the delegate lives as long.
  @MainActor
  private func start(
    _ delegate: AnyObject?, from navigation: UINavigationController, on stage: Stage, _ change: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    guard let drag else { return { withExtendedLifetime(delegate) { change() } } }
    (delegate as? any PanStarting)?.begin(from: navigation, next: change)
    return { [unowned stage] in withExtendedLifetime(delegate) { stage.touch(drag) } }
  }

  @MainActor
  private func push(_ delegate: (any UINavigationControllerDelegate)?, on stage: Stage) -> @MainActor () -> Void {
    let navigation = navigation(showing: from, delegate, on: stage)
    let incoming = to.makeController(look)
    return start(delegate, from: navigation, on: stage) { [unowned navigation] in
      navigation.pushViewController(incoming, animated: true)
    }
  }

  /// The screen to be popped is pushed there by the same delegate, before the film begins.
  @MainActor
  private func pop(
    _ delegate: (any UINavigationControllerDelegate)?, on stage: Stage
  ) throws(StageError) -> @MainActor () -> Void {
    let navigation = navigation(showing: to, delegate, on: stage)
    let outgoing = from.makeController(look)
    stage.perform { navigation.pushViewController(outgoing, animated: true) }
    try stage.settle(limit: Take.patience)
    return start(delegate, from: navigation, on: stage) { [unowned navigation] in
      navigation.popViewController(animated: true)
    }
  }

  @MainActor
  private func present(_ delegate: (any UIViewControllerTransitioningDelegate)?, on stage: Stage) -> @MainActor () -> Void {
    let presenter = navigation(showing: from, nil, on: stage)
    let incoming = covering(to, delegate)
    return start(delegate, from: presenter, on: stage) { [unowned presenter] in
      presenter.present(incoming, animated: true)
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
    return start(delegate, from: presenter, on: stage) { [unowned presenter] in
      presenter.dismiss(animated: true)
    }
  }

  @MainActor
  private func covering(_ screen: Screen, _ delegate: (any UIViewControllerTransitioningDelegate)?) -> UIViewController {
    let controller = screen.makeController(look)
    controller.modalPresentationStyle = .fullScreen
    controller.transitioningDelegate = delegate
    return controller
  }

  /// Pictures are whole screens: with one of them in it, the film has no bar.
  @MainActor
  private func navigation(
    showing screen: Screen, _ delegate: (any UINavigationControllerDelegate)?, on stage: Stage
  ) -> UINavigationController {
    let navigation = look.navigation(screen.makeController(look), hidesBar: from.isPicture || to.isPicture)
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.advance(to: stage.now)
    return navigation
  }
}

extension Style {
  fileprivate var firstSample: Screen { change.goesBack ? .detail : .list }
  fileprivate var secondSample: Screen { change.goesBack ? .list : .detail }
}
