import StyleKit
import TransitionKit

/// A story's screens on a stage, and the delegates that take turns at animating them.
@MainActor
final class StoryCast {
  private let story: Story
  private let stage: Stage
  private let navigation: UINavigationController
  /// The controllers of the parts that have come so far.
  private var controllers: [Int: UIViewController] = [:]
  /// The delegates of steps that have a style of their own, by step. A delegate is made when it is first needed and kept here until
  /// its step is over; after that only the controllers that use it hold it.
  private var delegates: [Int: any NSObjectProtocol] = [:]
  /// For each step that pushes a screen, by index, the steps that may later take that screen away.
  private let takers: [Int: [Int]]
  private let turns = StoryDelegate()
  /// The delegates that brought the screens of the stack, by part: a screen leaves by the delegate that brought it, where the story
  /// names no other.
  private var bringers: [Int: (any NSObjectProtocol)?] = [:]
  /// The screen that was seen when the last step began.
  private var seen: UIViewController?
  /// The screen that is about to come, while the delegates are made that take it away again.
  private var incoming: UIViewController?

  /// Where taps are written down that start changes; nil where nobody draws them.
  private let taps: TapBook?

  init(_ story: Story, on stage: Stage, taps: TapBook? = nil) {
    self.story = story
    self.stage = stage
    self.taps = taps
    taps?.open(for: stage)
    takers = story.takers
    let first = story.makeController(of: story.start)
    controllers[story.start] = first
    navigation = story.look.navigation(
      first, hidesBar: story.parts.contains { $0.screen.isPicture }, largeTitles: story.parts.allSatisfy { $0.screen.isSample })
    navigation.delegate = turns
    stage.window.rootViewController = navigation
    stage.advance(to: stage.now)
  }

  /// Performs a step, and returns without waiting for the motion that the step starts.
  func perform(_ index: Int) {
    forgetDelegates(before: index)
    seen = foremost
    stage.perform {
      switch story.steps[index].action {
      case .wait: break
      case .come(let part, let way): come(part, way, index)
      case .leave(let part, let way): leave(to: part, way, index)
      case .touch(let touch):
        if case .pan = touch.kind { listen(bringerOfTop) }
        stage.touch(touch.script(on: stage.size))
      }
    }
  }

  private func delegate(of index: Int) -> (any NSObjectProtocol)? {
    if let delegate = delegates[index] { return delegate }
    prepare(index)
    let delegate = story.steps[index].delegate
    delegates[index] = delegate
    return delegate
  }

  /// Tells the step's style of the screens that it leads from and to.
  ///
  /// The delegate of a step that takes a screen away may be made when that screen comes.
  private func prepare(_ index: Int) {
    switch story.steps[index].action {
    case .come(let part, let way): prepare(way, from: foremost, to: controllers[part], change(index))
    case .leave(let part, let way): prepare(way, from: incoming ?? foremost, to: controllers[part], change(index))
    case .wait, .touch: break
    }
  }

  private func prepare(
    _ way: Story.Way, from: UIViewController, to: UIViewController?, _ change: @escaping @MainActor () -> Void
  ) {
    way.style?.prepare?(
      StagedScreens(
        navigationController: navigation, fromViewController: from, toViewController: to ?? from, window: stage.window,
        change: way.touch == nil ? nil : change))
  }

  /// What makes a step's change of screens, as a button's action or a finger's handler would.
  private func change(_ index: Int) -> @MainActor () -> Void {
    { [unowned self] in
      switch story.steps[index].action {
      case .come(let part, let way):
        guard let incoming = controllers[part] else { return }
        if way.covers { front.present(incoming, animated: true) } else { navigation.pushViewController(incoming, animated: true) }
      case .leave(_, let way) where way.covers: front.dismiss(animated: true)
      case .leave(let part, _): controllers[part].map { _ = navigation.popToViewController($0, animated: true) }
      case .wait, .touch: break
      }
    }
  }

  /// Lets go of the delegates of steps that are over: they keep pictures of screens, and a story may be long.
  ///
  /// While a screen covers the stack all of them stay, because nobody else holds the delegate of such a screen.
  private func forgetDelegates(before index: Int) {
    guard front === navigation else { return }
    delegates = delegates.filter { $0.key >= index }
  }

  // MARK: Coming

  private func come(_ part: Int, _ way: Story.Way, _ index: Int) {
    let incoming = story.makeController(of: part)
    controllers[part] = incoming
    if way.covers {
      incoming.modalPresentationStyle = way.presentation
      incoming.transitioningDelegate = delegate(of: index) as? any UIViewControllerTransitioningDelegate
    } else {
      bringers[part] = delegate(of: index)
      turns.current = delegate(of: index) as? any UINavigationControllerDelegate
      self.incoming = incoming
      turns.witnesses = (takers[index] ?? []).compactMap { delegate(of: $0) as? any UINavigationControllerDelegate }
      self.incoming = nil
    }
    start(way, delegate(of: index), goesBack: false, change(index))
  }

  // MARK: Leaving

  private func leave(to part: Int, _ way: Story.Way, _ index: Int) {
    if way.covers {
      let covering = front
      if let delegate = delegate(of: index) as? any UIViewControllerTransitioningDelegate {
        covering.transitioningDelegate = delegate
      }
      start(way, way.style == nil ? nil : delegate(of: index), goesBack: true, change(index))
    } else if controllers[part] != nil {
      let delegate = way.style == nil ? bringerOfTop : delegate(of: index)
      turns.current = delegate as? any UINavigationControllerDelegate
      start(way, delegate, goesBack: true, change(index))
    }
  }

  /// Makes the change once a finger has tapped what leads to it, where fingers are shown and one can be; otherwise at once.
  private func tap(goingBack: Bool, _ way: Story.Way, _ change: @escaping @MainActor () -> Void) {
    let beginning = way.style?.tapBeginning(with: way.settings)
    guard story.surroundings.showsTouches, let tap = Tap(on: stage, goesBack: goingBack, beginning: beginning) else {
      return change()
    }
    taps?.note(tap, on: stage)
    tap.schedule { [self] in withExtendedLifetime(self) { change() } }
  }

  /// Makes the change at once, or lets a finger make it.
  private func start(
    _ way: Story.Way, _ delegate: (any NSObjectProtocol)?, goesBack: Bool, _ change: @escaping @MainActor () -> Void
  ) {
    guard let touch = way.touch else { return tap(goingBack: goesBack, way, change) }
    listen(delegate, change)
    way.style?.finger?(stage.window, delegate, change)
    stage.touch(touch.script(on: stage.size))
  }

  /// Lets the delegate's pan begin the change on the screen that is on top.
  private func listen(_ delegate: (any NSObjectProtocol)?, _ change: @escaping @MainActor () -> Void = {}) {
    if let delegate = delegate as? any UINavigationControllerDelegate { turns.current = delegate }
    (delegate as? any PanStarting)?.begin(from: navigation, next: change)
  }

  private var bringerOfTop: (any NSObjectProtocol)? {
    guard let part = controllers.first(where: { $0.value === navigation.topViewController })?.key else { return nil }
    return bringers[part] ?? nil
  }

  /// Whether the step that was performed last has led to another screen, once it is over.
  var hasChanged: Bool { foremost !== seen }

  /// The screen that is seen, whatever controller holds it.
  private var foremost: UIViewController { front === navigation ? navigation.topViewController ?? navigation : front }

  /// The controller that covers all others.
  private var front: UIViewController {
    var front: UIViewController = navigation
    while let next = front.presentedViewController { front = next }
    return front
  }
}

/// Lets the delegates of a story's steps take turns at one navigation controller.
final class StoryDelegate: NSObject, UINavigationControllerDelegate {
  var current: (any UINavigationControllerDelegate)?
  /// Delegates that will later take the pushed screen away. They are asked about its push too, before the current delegate, because
  /// they take a picture of the screen that the push covers.
  var witnesses: [any UINavigationControllerDelegate] = []

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    func ask(_ delegate: (any UINavigationControllerDelegate)?) -> (any UIViewControllerAnimatedTransitioning)? {
      delegate?.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
    if operation == .push { witnesses.forEach { _ = ask($0) } }
    return ask(current)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    current?.navigationController(navigationController, interactionControllerFor: animationController)
  }
}

extension Story.Step {
  /// A new delegate for this step; nil where the step has no style, or one of the system's.
  @MainActor
  fileprivate var delegate: (any NSObjectProtocol)? {
    switch action {
    case .come(_, let way), .leave(_, let way):
      switch way.style?.change(with: way.settings) {
      case .push(let make), .pop(let make): make(way.settings)
      case .present(let make), .dismiss(let make): make(way.settings)
      case .perform, nil: nil
      }
    case .wait, .touch: nil
    }
  }
}

extension Story {
  /// For each step that pushes a screen, by index, the steps that may later take that screen away. There may be several: a finger
  /// that drives the first of them may let the screen return.
  fileprivate var takers: [Int: [Int]] {
    var takers: [Int: [Int]] = [:]
    var stack: [(part: Int, step: Int?)] = [(start, nil)]
    for (index, step) in steps.enumerated() {
      switch step.action {
      case .come(let part, let way) where !way.covers:
        // A part that is pushed again has left the stack in between: a finger has taken it away.
        if let place = stack.firstIndex(where: { $0.part == part }) { stack.removeSubrange(place...) }
        stack.append((part, index))
      case .leave(let part, let way) where !way.covers:
        let place = stack.lastIndex { $0.part == part } ?? 0
        for entry in stack[(place + 1)...] { entry.step.map { takers[$0, default: []].append(index) } }
        if way.touch == nil { stack.removeSubrange((place + 1)...) }
      default: break
      }
    }
    return takers
  }

  @MainActor
  fileprivate func makeController(of part: Int) -> UIViewController {
    parts[part].screen.makeController(look, title: parts[part].title)
  }
}
