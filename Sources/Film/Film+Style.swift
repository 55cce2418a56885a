public import StyleKit
public import TransitionKit

extension Film {
  /// Makes a film of one style that leads from one screen to another.
  ///
  /// - Parameters:
  ///   - settings: values for the style's parameters.
  ///   - interaction: a finger that drives the style; nil starts the style as a button would.
  ///   - from: the first screen; nil is a sample: the list, or what suits the style better, where a screen comes, the page that it leads
  ///     to where one leaves.
  ///   - to: the second screen; nil is the other of these two samples.
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
    let change = style.change(with: settings)
    let (from, to) = style.screens(from, to)
    var look = change.ignoresScreens ? look : look.completed(for: [from, to])
    if interaction != nil, style.findsItsGesture { look.answersFingers = false }
    let cast = Cast(
      style: style, change: change, settings: settings, from: from, to: to, look: look,
      drag: interaction.flatMap { interaction in style.gesture.map { interaction.script(of: $0, on: size) } })
    self.init(
      size: size, scale: scale, fps: fps, firstHold: firstHold, lastHold: lastHold, look: look, motion: interaction?.motion
    ) {
      stage in try cast.takePlaces(on: stage)
    }
    if interaction == nil, !change.ignoresScreens { tappedChange = change.goesBack ? .back : .forward }
    tapBeginning = style.tapBeginning(with: settings)
  }
}

/// A style and its two screens.
private struct Cast {
  let style: Style
  let change: Style.Change
  let settings: Settings
  let from: Screen
  let to: Screen
  let look: Look
  /// The drag that begins the change; nil if code begins it, as a button's action would.
  let drag: TouchScript?

  /// Puts the first screen on the stage, and returns the closure that starts the change to the second.
  @MainActor
  func takePlaces(on stage: Stage) throws -> @MainActor () -> Void {
    let (below, above) = change.goesBack ? (to, from) : (from, to)
    switch change {
    case .push(let makeDelegate), .pop(let makeDelegate):
      // A delegate that wants none of the screens is there before them, as an app delegate would make it.
      let early = style.prepare == nil ? makeDelegate(settings) : nil
      let navigation = navigation(showing: below, early, on: stage)
      let controller = above.makeController(look)
      let (come, leave) = pushes(controller, on: navigation)
      prepare(navigation, navigation.topViewController, controller, on: stage, change.goesBack ? leave : come)
      let delegate = style.prepare == nil ? early : makeDelegate(settings)
      if style.prepare != nil, let delegate { navigation.delegate = delegate }
      return try start(delegate, navigation, on: stage, come: come, leave: leave)
    case .present(let makeDelegate), .dismiss(let makeDelegate):
      let early = style.prepare == nil ? makeDelegate(settings) : nil
      let presenter = presenter(showing: below, on: stage)
      let controller = covering(above)
      let (come, leave) = presentations(of: controller, by: presenter)
      // A presenter without a navigation controller has none to show: whoever asks for one gets an empty one.
      let navigation = presenter as? UINavigationController ?? UINavigationController()
      prepare(navigation, presenter, controller, on: stage, change.goesBack ? leave : come)
      let delegate = style.prepare == nil ? early : makeDelegate(settings)
      if let delegate { controller.transitioningDelegate = delegate }
      return try start(delegate, navigation, on: stage, come: come, leave: leave)
    case .perform(_, let perform):
      let change = perform(stage, { from.makeController(look) }, { to.makeController(look) })
      guard let drag else { return change }
      style.finger?(stage.window, nil, change)
      return { [unowned stage] in withExtendedLifetime(change) { stage.touch(drag) } }
    }
  }

  private typealias Way = @MainActor () -> Void

  @MainActor
  private func pushes(_ controller: UIViewController, on navigation: UINavigationController) -> (come: Way, leave: Way) {
    (
      { [unowned navigation] in navigation.pushViewController(controller, animated: true) },
      { [unowned navigation] in navigation.popViewController(animated: true) }
    )
  }

  @MainActor
  private func presentations(of controller: UIViewController, by presenter: UIViewController) -> (come: Way, leave: Way) {
    (
      { [unowned presenter] in presenter.present(controller, animated: true) },
      { [unowned presenter] in presenter.dismiss(animated: true) }
    )
  }

  /// Tells the style of the screens, of which `above` comes or leaves.
  @MainActor
  private func prepare(
    _ navigation: UINavigationController, _ below: UIViewController?, _ above: UIViewController, on stage: Stage,
    _ way: @escaping @MainActor () -> Void
  ) {
    let below = below ?? navigation
    style.prepare?(
      StagedScreens(
        navigationController: navigation, fromViewController: change.goesBack ? above : below,
        toViewController: change.goesBack ? below : above, window: stage.window, change: drag == nil ? nil : way))
  }

  /// A screen that is to leave comes first, by the same delegate and before the film begins.
  ///
  /// The returned closure makes the change at once, or puts a finger down that lets the delegate make it. It holds the delegate.
  @MainActor
  private func start(
    _ delegate: AnyObject?, _ navigation: UINavigationController, on stage: Stage, come: @escaping @MainActor () -> Void,
    leave: @escaping @MainActor () -> Void
  ) throws -> @MainActor () -> Void {
    if change.goesBack {
      stage.perform(come)
      try stage.settle(limit: Take.patience)
    }
    let change = change.goesBack ? leave : come
    guard let drag else { return { withExtendedLifetime(delegate) { change() } } }
    (delegate as? any PanStarting)?.begin(from: navigation, next: change)
    style.finger?(stage.window, delegate, change)
    return { [unowned stage] in withExtendedLifetime(delegate) { stage.touch(drag) } }
  }

  @MainActor
  private func covering(_ screen: Screen) -> UIViewController {
    let controller = screen.makeController(look)
    if !screen.isController || controller.modalPresentationStyle == .automatic {
      controller.modalPresentationStyle = style.presentation
    }
    return controller
  }

  /// Makes the screen that presents, in a navigation controller unless it is one of the sources that asks for none: a transition then
  /// finds its class.
  @MainActor
  private func presenter(showing screen: Screen, on stage: Stage) -> UIViewController {
    guard screen.isController, style.presentsWithoutNavigation else { return navigation(showing: screen, nil, on: stage) }
    let presenter = screen.makeController(look)
    stage.window.rootViewController = presenter
    stage.advance(to: stage.now)
    return presenter
  }

  /// Makes the navigation controller, without a bar if one of the screens is a picture: such a picture shows a whole screen.
  @MainActor
  private func navigation(
    showing screen: Screen, _ delegate: (any UINavigationControllerDelegate)?, on stage: Stage
  ) -> UINavigationController {
    let navigation = look.navigation(
      screen.makeController(look), hidesBar: from.isPicture || to.isPicture, largeTitles: from.isSample && to.isSample,
      in: delegate as? UINavigationController)
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.advance(to: stage.now)
    return navigation
  }
}

extension Style.Change {
  /// Whether a scene of somebody's sources sets the stage, with screens of its own.
  fileprivate var ignoresScreens: Bool { verb == "scene" }
}

extension Style {
  /// Where the style begins with these settings, if at an element of its own choice.
  func tapBeginning(with settings: Settings) -> Tap.Beginning? {
    guard let beginning else { return nil }
    return { controller, window in beginning(settings, controller, window) }
  }

  /// Two screens, with samples in the places of those that nobody names.
  fileprivate func screens(_ from: Screen?, _ to: Screen?) -> (from: Screen, to: Screen) {
    if change.goesBack {
      let to = to ?? lowerScreen
      return (from ?? to.next, to)
    }
    let from = from ?? lowerScreen
    return (from, to ?? from.next)
  }

  /// The sample below another screen, where nobody names one.
  var lowerScreen: Screen { lowerSample.flatMap(Screen.Sample.init).map(Screen.sample) ?? .list }
}
