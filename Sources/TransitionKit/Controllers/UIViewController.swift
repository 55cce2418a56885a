/// A screen, or a container of screens: a root view, its life, and children.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  private var loadedView: UIView?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open var title: String?
  open private(set) lazy var navigationItem = UINavigationItem()

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
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
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
    tell("viewDidLoad") { viewDidLoad() }
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
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
  /// The part of this controller's view that bars of its container cover.
  var insetsFromContainer: UIEdgeInsets { parent?.insetsForChild ?? .zero }
  /// The part of the children's views that this container's bars cover.
  var insetsForChild: UIEdgeInsets { .zero }
  /// Light or dark style for the controller's view and everything in it; `unspecified` inherits the style around the view.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    willSet { styleBefore = loadedView?.traits }
    didSet {
      if let before = styleBefore { loadedView?.traitsMayDiffer(from: before) }
    }
  }
  private var styleBefore: UITraitCollection?

  open var traitCollection: UITraitCollection { loadedView?.traits ?? parent?.traitCollection ?? .current }

  open func viewSafeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

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

  // MARK: Presenting

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
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

  /// The coordinator of the transition in which this controller, or a container around it, takes part.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    stage?.transitions.first { $0.involves(self) } ?? parent?.transitionCoordinator
  }

  open var isBeingPresented: Bool { presentingPresentation?.isRunning == true && isVisible }
  open var isBeingDismissed: Bool { presentingPresentation?.isRunning == true && !isVisible }

  // MARK: Containment

  /// Whether the controller is joining a navigation stack; true from `viewWillAppear` to `viewDidAppear`.
  open internal(set) var isMovingToParent = false
  /// Whether the controller is leaving a navigation stack for good; true from `viewWillDisappear` to `viewDidDisappear`.
  open internal(set) var isMovingFromParent = false

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.tellWillMove(to: self)
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the container and calls `didMove(toParent: nil)`. The container calls `willMove(toParent: nil)` before, as on iOS.
  open func removeFromParent() {
    guard let container = parent else { return }
    container.children.removeAll { $0 === self }
    parent = nil
    tellDidMove(to: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Appearance

  /// Whether the controller is on screen or on its way there.
  private(set) var isVisible = false
  /// Whether the appearance transition under way is animated; nil between transitions.
  private var transitionIsAnimated: Bool?

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
    if isAppearing {
      tell("viewWillAppear:") { viewWillAppear(animated) }
    } else {
      tell("viewWillDisappear:") { viewWillDisappear(animated) }
    }
    for child in childrenSharingAppearance {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  open func endAppearanceTransition() {
    guard let animated = transitionIsAnimated else { return }
    transitionIsAnimated = nil
    if isVisible {
      tell("viewDidAppear:") { viewDidAppear(animated) }
    } else {
      tell("viewDidDisappear:") { viewDidDisappear(animated) }
    }
    for child in childrenSharingAppearance {
      child.endAppearanceTransition()
    }
  }

  /// Whether a child gets appearance callbacks when its view enters or leaves the window while this container stays.
  var letsChildrenFollowTheirViews: Bool { shouldAutomaticallyForwardAppearanceMethods }
  private var followsView = false

  /// The view is about to enter or leave a window while the container stays where it is.
  func viewWillMove(to window: UIWindow?) {
    guard let parent, parent.letsChildrenFollowTheirViews, parent.isVisible else { return }
    guard transitionIsAnimated == nil, isVisible == (window == nil) else { return }
    followsView = true
    beginAppearanceTransition(window != nil, animated: false)
  }

  func viewDidMove() {
    guard followsView else { return }
    followsView = false
    endAppearanceTransition()
  }
}

// MARK: - Logged calls

extension UIViewController {
  func tell(_ selector: String, _ body: () -> Void) {
    if let stage { stage.tell(.lifecycle, selector, on: self, body) } else { body() }
  }

  func tellWillMove(to parent: UIViewController?) {
    tell("willMoveToParentViewController:") { willMove(toParent: parent) }
  }

  func tellDidMove(to parent: UIViewController?) {
    tell("didMoveToParentViewController:") { didMove(toParent: parent) }
  }
}

extension UIView {
  /// Sets the view's frame, and lets its size follow the superview's from then on.
  func fill(_ frame: CGRect) {
    self.frame = frame
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
