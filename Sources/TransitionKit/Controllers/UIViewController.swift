internal import ControlKit
@_spi(Rooms) internal import ViewKit

/// A screen, or a container of screens: a root view, its life, and children.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  private var loadedView: UIView?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  @_spi(Rooms) open override func namedValue(_ name: String) -> Any? {
    switch name {
    case "title": title as Any
    case "view": viewIfLoaded as Any
    default: super.namedValue(name)
    }
  }

  /// The controller's title, which its navigation item and its tab take over.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    viewIfLoaded?.window?.stage?.keyboardMayChange()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    viewIfLoaded?.window?.stage?.keyboardMayChange()
    return true
  }

  open var title: String? {
    didSet {
      titleDidChange()
      Observations.lookAtAll()
    }
  }
  open private(set) lazy var navigationItem: UINavigationItem = {
    let made = UINavigationItem()
    made.title = title
    return made
  }()
  var bars = BarContents()

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// There are no nibs here: both names are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// There are no archives here: the controller starts as `init()` makes it.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  // MARK: View

  /// Loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.belong(to: nil)
      loadedView = newValue
      newValue?.belong(to: self)
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes `view`: as large as the screen, following its superview's size.
  open func loadView() {
    let view = UIView(frame: Stage.active?.screen.bounds ?? .zero)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    tell("loadView") { loadView() }
    fillView()
    tell("viewDidLoad") { viewDidLoad() }
    showFirstChild()
  }

  // The engine's own containers work in these, not in methods that users override: an override need not call super.

  /// Puts into the new view what the class shows around its children.
  func fillView() {}
  /// Brings the first child into the view that was just loaded.
  func showFirstChild() {}
  /// Brings the children up to date before they appear together with this controller.
  func prepareChildrenToAppear() {}
  /// Called when this controller and its children have been told that they appear.
  func appearanceHasBegun(animated: Bool) {}
  /// Called when this controller and its children have been told that they have appeared.
  func appearanceHasEnded(animated: Bool) {}
  /// Called in each layout of the view, after `viewWillLayoutSubviews`.
  package func viewIsBeingLaidOut() {}

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  /// Called between `viewWillAppear` and `viewDidAppear`, when the view is in the window and has its size.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // MARK: Surroundings

  /// Insets that are added to those of the bars and make the safe area smaller.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if oldValue != additionalSafeAreaInsets { loadedView?.setAllNeedLayout() }
    }
  }
  /// The edges at which the view reaches under the bars of its container; at the others it ends where the bars begin.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { parent?.placeShownChild() } }
  /// Whether the view reaches under a navigation bar that was made opaque by `isTranslucent = false`.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.placeShownChild() } }
  /// The part of this controller's view that bars of its container cover.
  package var insetsFromContainer: UIEdgeInsets { parent?.insetsForChild(self) ?? insetsFromPopover }
  /// The part of a child's view that this container's bars cover.
  func insetsForChild(_ child: UIViewController) -> UIEdgeInsets { .zero }
  /// Called when the content of this controller's screen, or of a child's, has moved under the bars.
  func contentDidMove() { parent?.contentDidMove() }
  /// Puts the child that is shown where its bars and its wishes let it lie.
  func placeShownChild() {}
  /// Light or dark style for the controller's view and everything in it; `unspecified` inherits the style around the view.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// Traits that hold for the controller, its view and everything in it, whatever holds around it.
  open var traitOverrides: any UITraitOverrides {
    get { OwnTraits(values: ownTraits) }
    set {
      UIView.noteOwnTraits()
      let before = loadedView?.traits
      ownTraits = (newValue as? OwnTraits)?.values ?? TraitValues()
      if let before { loadedView?.traitsMayDiffer(from: before) }
    }
  }
  package private(set) var ownTraits = TraitValues()
  package var traitWatchers = TraitWatchers()

  open var traitCollection: UITraitCollection { loadedView?.traits ?? parent?.traitCollection ?? .current }

  // MARK: The status bar and the device

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// A phone that lies on its side has no status bar.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that is asked for the style in place of this controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether this controller decides about the status bar although its presentation leaves the presenter in sight.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The screen in front is asked for the orientations it allows; where the stage's is not among them, the stage says so.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { stage?.isPad == true ? .all : .allButUpsideDown }

  /// Asks the screens in front anew about the status bar.
  open func setNeedsStatusBarAppearanceUpdate() {
    if let stage { stage.statusBar.update(on: stage) }
  }

  /// Whether the home indicator goes while nobody touches the screen: it is a part of the device's body, and stays.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The edges at which the system's own swipes wait; a stage has none of them.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  open func viewSafeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The least margins of the controller's view: 16 points at its sides, 20 where it is at least 414 points wide.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (loadedView?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Whether the view has at least the margins of `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.tellMargins() }
  }
  open func viewLayoutMarginsDidChange() {}

  /// Brings the constraints of the controller's view up to date, in place of the view's own method, which it calls; an override calls
  /// super last.
  open func updateViewConstraints() {
    loadedView?.updateConstraints()
  }

  // MARK: Sizes

  /// The size that the controller would like to have; its container or its presentation controller is told of changes.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard oldValue != preferredContentSize else { return }
      if let parent {
        parent.preferredContentSizeDidChange(forChildContentContainer: self)
      } else {
        presentingPresentation?.presentationController.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The window is about to change its size; children and what is presented are told, too.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      child.viewWillTransition(to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
    presentation?.presentationController.viewWillTransition(to: size, with: coordinator)
  }

  /// The window is about to change its traits together with its size, for instance from compact to regular; children and what is
  /// presented are told, too.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
    presentation?.presentationController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Asked by what is not there

  /// Whether the controller turns with the device; nobody asks, because a stage's device turns only where a program says so.
  open var shouldAutorotate: Bool { true }
  /// The orientation in which the controller would like to come; nobody asks, because a presentation does not turn the device.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Segues

  /// The segues that start here.
  var segues = Segues()

  /// Sets up the controller that a segue leads to, before `performSegue(withIdentifier:sender:)` performs it.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs the segue of this name that was made last with this controller as its source, after `prepare(for:sender:)`.
  ///
  /// Without one a diagnostic says so, where a device would end the app.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    perform(identifier, sender: sender)
  }

  /// Whether a segue of a storyboard may be performed; nobody asks, because there are no storyboards.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Memory runs low; it never does here.
  open func didReceiveMemoryWarning() {}

  // MARK: Editing

  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false

  /// Changes `isEditing` and the word of `editButtonItem`; a subclass shows the rest.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    bars.showEditing(editing)
  }

  // MARK: Presenting

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  var edgeGuides: (top: EdgeGuide?, bottom: EdgeGuide?)
  /// Before scroll views said by themselves how they are inset. Theirs counts: a scroll view that scrolls makes room for bars.
  open var automaticallyAdjustsScrollViewInsets = true
  /// A name by which a device finds the controller again after the app has ended.
  open var restorationIdentifier: String?
  /// Whether keys go back to where they were after a transition; nothing is focused by keys here.
  open var restoresFocusAfterTransition = true
  /// What was said of the controller as a popover.
  var preparedPopover: UIPopoverPresentationController?
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// How the screen comes and goes where no delegate says it, presented or on a navigation stack; nil leaves it to those.
  open var preferredTransition: Transition?
  /// Whether the styles `currentContext` and `overCurrentContext` cover this controller instead of the outermost one.
  ///
  /// Navigation controllers begin with true, all others with false.
  open lazy var definesPresentationContext = self is UINavigationController
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation in which this controller presents another one.
  var presentation: Presentation?
  /// The presentation in which another controller presents this one.
  weak var presentingPresentation: Presentation?

  /// Whether a person cannot take the controller away by a gesture while it is presented.
  open var isModalInPresentation = false
  /// The presentation controller that was asked for before the controller is presented; from then on the presentation has it.
  var preparedPresentationController: UIPresentationController?

  /// The controller that this one, or a container around it, presents.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    presentingPresentation?.presenter ?? parent?.presentingViewController
  }
  /// The controller that manages how this one, or a container around it, is presented. A controller that is yet to be presented has
  /// one already, unless its style is `custom`.
  open var presentationController: UIPresentationController? {
    presentingPresentation?.presentationController ?? parent?.presentationController ?? makePresentationController()
  }

  /// Presents another controller in the next layout pass.
  ///
  /// A controller that presents something already, or whose view is not in a window, presents nothing: the stage gets a diagnostic,
  /// and the completion never comes.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    schedulePresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, or else this one itself, in the next layout pass.
  ///
  /// Of a stack of presented controllers only the topmost is seen to leave.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    scheduleDismissal(animated: flag, completion: completion)
  }

  /// Pushes onto the navigation controller around this one, or else presents.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Presents, because there are no split views here.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  /// The coordinator of the transition in which this controller, or a container around it, takes part.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    (presentingPresentation?.stage ?? stage)?.transitionContexts.first { $0.involves(self) } ?? parent?.transitionCoordinator
  }

  open var isBeingPresented: Bool { presentingPresentation?.isRunning == true && isVisible }
  open var isBeingDismissed: Bool { presentingPresentation?.isRunning == true && !isVisible }

  // MARK: Containment

  /// Whether the controller appears because it joins a container; true from `viewWillAppear` to `viewDidAppear`.
  open internal(set) var isMovingToParent = false
  /// Whether the controller disappears because it leaves its container; true from `viewWillDisappear` to `viewDidDisappear`.
  open internal(set) var isMovingFromParent = false
  /// Whether the controller has joined its container and has not yet been told that it has moved there.
  var hasNewParent = false
  private var losesParent = false

  /// Whether a push or pop brings the controller or takes it away just now; new touches do not reach its view then.
  package var isInNavigationTransition = false

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// Whether the bars at the bottom leave when a navigation controller shows this controller, and stay away for all that is pushed
  /// onto it. They go with the screen before and come back with it.
  open var hidesBottomBarWhenPushed = false

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.tellWillMove(to: self)
    childController.hasNewParent = true
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the container and calls `didMove(toParent: nil)`. The container calls `willMove(toParent: nil)` before, as on iOS.
  open func removeFromParent() {
    guard let container = parent else { return }
    container.children.removeAll { $0 === self }
    parent = nil
    (hasNewParent, losesParent) = (false, false)
    tellDidMove(to: nil)
  }

  open func willMove(toParent parent: UIViewController?) {
    losesParent = parent == nil
  }

  open func didMove(toParent parent: UIViewController?) {
    hasNewParent = false
  }

  // MARK: Appearance

  /// Whether the controller is on screen or on its way there.
  private(set) var isVisible = false
  /// Whether the appearance transition under way is animated; nil between transitions.
  var transitionIsAnimated: Bool?
  /// Whether `viewIsAppearing` is still to be called.
  var isYetToBeSeen = false

  /// Whether children get their appearance callbacks together with this controller; otherwise the container must call them.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children that appear and disappear together with this controller: all whose views have a superview. A container that shows
  /// one child at a time returns that one.
  var childrenSharingAppearance: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.viewIfLoaded?.superview != nil }
  }

  /// Tells the controller that it is about to appear or disappear, also when the direction changes half-way.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard isVisible != isAppearing else { return }
    if isAppearing { loadViewIfNeeded() }
    (isVisible, transitionIsAnimated) = (isAppearing, animated)
    stage?.statusBar.needsUpdate = true
    isYetToBeSeen = isAppearing
    if hasNewParent, isAppearing { isMovingToParent = true }
    if losesParent, !isAppearing { isMovingFromParent = true }
    if isAppearing {
      tell("viewWillAppear:") { viewWillAppear(animated) }
      prepareChildrenToAppear()
    } else {
      tell("viewWillDisappear:") { viewWillDisappear(animated) }
    }
    for child in childrenSharingAppearance {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
    if isAppearing { appearanceHasBegun(animated: animated) }
  }

  open func endAppearanceTransition() {
    guard let animated = transitionIsAnimated else { return }
    if isVisible { tellIsAppearing() }
    transitionIsAnimated = nil
    if isVisible {
      tell("viewDidAppear:") { viewDidAppear(animated) }
      (isMovingToParent, hasNewParent) = (false, false)
    } else {
      tell("viewDidDisappear:") { viewDidDisappear(animated) }
      isMovingFromParent = false
    }
    for child in childrenSharingAppearance {
      child.endAppearanceTransition()
    }
    if isVisible { appearanceHasEnded(animated: animated) }
  }

  /// Whether a child gets appearance callbacks when its view enters or leaves the window while this container stays.
  var letsChildrenFollowTheirViews: Bool { shouldAutomaticallyForwardAppearanceMethods }
  /// Whether the appearance under way began because the view enters or leaves the window.
  var followsView = false
}
