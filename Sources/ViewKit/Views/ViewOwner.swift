/// The object that has a view as its root and speaks for it: a view controller.
///
/// Views, windows and the stage know nothing else of controllers.
@MainActor
package protocol ViewOwner: UIResponder {
  var isViewLoaded: Bool { get }
  var viewIfLoaded: UIView? { get }

  // MARK: The view's surroundings

  /// Traits for the view and all in it; what they leave open is as the superview has it.
  var ownTraits: TraitValues { get }
  /// How far the bars of a container cover the view.
  var insetsFromContainer: UIEdgeInsets { get }
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  /// The least margins of the view; nil where the view's own hold.
  var leastMargins: UIEdgeInsets? { get }
  /// Whether no new touches reach the view because a navigation transition shows it.
  var isInNavigationTransition: Bool { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()

  // MARK: The view's way

  /// The view is about to enter a window, or to leave one.
  func viewWillMove(to window: UIWindow?)
  func viewDidMove()
  /// The view is about to be laid out in a window.
  func tellIsAppearing()
  func tellWillLayOut()
  /// Called in each layout of the view, after `tellWillLayOut`.
  func viewIsBeingLaidOut()
  func tellDidLayOut()
  /// Brings the view's constraints up to date.
  func updateViewConstraints()

  // MARK: A window's root

  /// Puts the view into the window, which it fills from now on, and lets it appear where a stage shows the window.
  func becomeRoot(of window: UIWindow)
  /// A stage shows the window from now on: the view has appeared as soon as it is laid out.
  func appear(in window: UIWindow, on stage: Stage)
  /// Takes the view out of the window.
  func stopBeingRoot()
  /// The window is about to take another size, by `resize`.
  func resize(_ window: UIWindow, to size: CGSize, _ resize: () -> Void)
  /// Finds out what the screens in front want of the status bar, and lets the stage's bar take it.
  func updateStatusBar(on stage: Stage)
}

/// Says how views look whose code says nothing of it: by the proxies of their classes.
@MainActor
package protocol AppearanceSource: AnyObject {
  /// Called when a view has come to a window.
  func apply(to view: UIView)
}
