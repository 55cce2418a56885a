extension UIViewController: ViewOwner {
  package func tellWillLayOut() {
    tell("viewWillLayoutSubviews") { viewWillLayoutSubviews() }
  }

  package func tellDidLayOut() {
    tell("viewDidLayoutSubviews") { viewDidLayoutSubviews() }
    watchContent()
  }

  package var leastMargins: UIEdgeInsets? {
    guard viewRespectsSystemMinimumLayoutMargins else { return nil }
    let least = systemMinimumLayoutMargins
    return UIEdgeInsets(top: least.top, left: least.leading, bottom: least.bottom, right: least.trailing)
  }

  package func becomeRoot(of window: UIWindow) {
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let stage = window.stage else { return window.addSubview(view) }
    appear(in: window, on: stage)
  }

  package func appear(in window: UIWindow, on stage: Stage) {
    beginAppearanceTransition(true, animated: false)
    window.addSubview(view)
    stage.turn.whenLaidOut { [weak self, weak window] in
      if let self, window?.root === self { endAppearanceTransition() }
    }
  }

  package func stopBeingRoot() {
    guard isViewLoaded else { return }
    beginAppearanceTransition(false, animated: false)
    view.removeFromSuperview()
    endAppearanceTransition()
  }

  /// The controller is told of a new size before the window takes it.
  package func resize(_ window: UIWindow, to size: CGSize, _ resize: () -> Void) {
    let coordinator = WindowResizeCoordinator(in: window)
    let (traits, sizes) = (window.traits, window.stage.map { UITraitCollection($0.screen, in: size) } ?? window.traits)
    let traitsToCome = UITraitCollection(traitsFrom: [sizes, UITraitCollection(userInterfaceStyle: traits.userInterfaceStyle)])
    if !traitsToCome.isSame(as: traits) { willTransition(to: traitsToCome, with: coordinator) }
    viewWillTransition(to: size, with: coordinator)
    resize()
    coordinator.run()
  }
}

extension UIViewController: UITraitChangeObservable, TraitWatching {}

extension UIWindow {
  /// The controller whose view fills the window.
  public var rootViewController: UIViewController? {
    get { root as? UIViewController }
    set { root = newValue }
  }
}
