/// A screen, or a container of screens: a root view, its life, and children.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  private var loadedView: UIView?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open var title: String?
  open private(set) lazy var navigationItem = UINavigationItem()
  private var appearance = Appearance.disappeared

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// There are no nibs here: both names are taken and nothing is read.
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

  /// Inside the bars that are there anyway.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if oldValue != additionalSafeAreaInsets { loadedView?.setAllNeedLayout() }
    }
  }
  /// What the bars of the container cover.
  var insetsFromContainer: UIEdgeInsets { parent?.insetsForChild ?? .zero }
  /// What this container's own bars cover of its children.
  var insetsForChild: UIEdgeInsets { .zero }
  /// Light or dark for the controller's view and all in it; `unspecified` takes what is around it.
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

  /// How large the controller would like to be; its container, or what presents it, is told.
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
  /// Whether context styles cover this controller instead of the outermost one.
  open var definesPresentationContext = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What this controller presents.
  var presentation: Presentation?
  /// What presents this controller.
  weak var presentingPresentation: Presentation?

  /// What this controller, or a container around it, presents.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    presentingPresentation?.presenter ?? parent?.presentingViewController
  }
  open var presentationController: UIPresentationController? {
    presentingPresentation?.presentationController ?? parent?.presentationController
  }

  /// Begins in the next layout pass. Nothing happens if something is presented already.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    schedulePresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents, or else the controller itself, in the next layout pass.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    scheduleDismissal(animated: flag, completion: completion)
  }

  /// Of the transition that this controller, or a container around it, takes part in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    stage?.transitions.first { $0.involves(self) } ?? parent?.transitionCoordinator
  }

  open var isBeingPresented: Bool { presentingPresentation?.isRunning == true && isVisible }
  open var isBeingDismissed: Bool { presentingPresentation?.isRunning == true && !isVisible }

  // MARK: Containment

  /// Whether the controller is coming onto a navigation stack; while its appearance callbacks run.
  open internal(set) var isMovingToParent = false
  /// Whether it is going from a navigation stack for good.
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

  /// Does not call `didMove(toParent:)` on the child of an `addChild`; the container does, as on iOS.
  open func removeFromParent() {
    guard let container = parent else { return }
    container.children.removeAll { $0 === self }
    parent = nil
    tellDidMove(to: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Appearance

  private enum Appearance {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)
  }

  /// Whether children come and go together with this controller; without it the container tells them.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Those of the children that come and go together with this controller: what is in its view. A container with a top child
  /// names that one.
  var childrenSharingAppearance: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.viewIfLoaded?.superview != nil }
  }

  /// Tells the controller that it is about to come or go; a change of direction half-way is told anew.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false):
      return
    case (_, true):
      loadViewIfNeeded()
      appearance = .appearing(animated: animated)
      tell("viewWillAppear:") { viewWillAppear(animated) }
    case (_, false):
      appearance = .disappearing(animated: animated)
      tell("viewWillDisappear:") { viewWillDisappear(animated) }
    }
    for child in childrenSharingAppearance {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  open func endAppearanceTransition() {
    switch appearance {
    case .appearing(let animated):
      appearance = .appeared
      tell("viewDidAppear:") { viewDidAppear(animated) }
    case .disappearing(let animated):
      appearance = .disappeared
      tell("viewDidDisappear:") { viewDidDisappear(animated) }
    case .appeared, .disappeared:
      return
    }
    for child in childrenSharingAppearance {
      child.endAppearanceTransition()
    }
  }

  /// Whether a child comes and goes with its view where that enters and leaves the window of its own.
  var letsChildrenFollowTheirViews: Bool { shouldAutomaticallyForwardAppearanceMethods }
  private var followsView = false

  /// The view is about to enter or leave a window while the container stays where it is.
  func viewWillMove(to window: UIWindow?) {
    guard let parent, parent.letsChildrenFollowTheirViews, parent.isVisible else { return }
    switch (appearance, window) {
    case (.disappeared, _?), (.appeared, nil): followsView = true
    default: return
    }
    beginAppearanceTransition(window != nil, animated: false)
  }

  func viewDidMove() {
    guard followsView else { return }
    followsView = false
    endAppearanceTransition()
  }

  /// Whether the controller is on screen or on its way there.
  var isVisible: Bool {
    switch appearance {
    case .appeared, .appearing: true
    case .disappeared, .disappearing: false
    }
  }
}
