/// Screens as pages, which fingers turn.
///
/// The pages lie in a scroll view with room for three: the shown one in the middle, and its neighbours, which the data source is asked for
/// when a finger begins to move.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case scroll = 1
  }

  /// The direction in which the pages lie beside each other.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The points between two pages.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// What the protocol's defaults answer, so that a data source is known to leave a method out.
  nonisolated static let leftOut = -1

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { updateDots() }
  }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  let spacing: CGFloat
  let scroller = UIScrollView()
  let dots = UIPageControl()
  private(set) lazy var listener = PageListener(self)
  var shown: UIViewController?
  /// The page that comes, while pages move.
  var pending: UIViewController?
  /// What a program waits for that turns a page.
  var turn: PageTurning?
  /// The pages beside the shown one, while a finger may turn to them.
  var neighbours = PageNeighbours()
  /// Whether the controller itself moves the content to another place that shows the same.
  var isPlacing = false

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    let given = options?[.interPageSpacing]
    spacing = given as? CGFloat ?? (given as? Double).map { CGFloat($0) } ?? (given as? Int).map { CGFloat($0) } ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spacing) = (.scroll, .horizontal, 0)
    super.init(coder: coder)
  }

  /// The page that is shown.
  open var viewControllers: [UIViewController]? { shown.map { [$0] } ?? [] }

  /// Fingers turn pages by this recogniser.
  open var gestureRecognizers: [UIGestureRecognizer] { [scroller.panGestureRecognizer] }

  /// Shows another page. Nobody but the completion is told, unlike of pages that a finger turns.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    insist(viewControllers?.count == 1, "A scrolling page view controller shows one page")
    guard let page = viewControllers?.first else { return }
    turnPage(to: page, isForward: direction == .forward, animated: animated, completion)
    updateDots()
  }

  // MARK: As a container

  override var childrenSharingAppearance: [UIViewController] { shown.map { [$0] } ?? [] }

  override var letsChildrenFollowTheirViews: Bool { false }

  override func fillView() {
    scroller.isPagingEnabled = true
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.delegate = listener
    view.clipsToBounds = true
    view.addSubview(scroller)
    dots.isHidden = true
    dots.addAction(UIAction { [weak self] _ in self?.dotsDidChange() }, for: .valueChanged)
    view.addSubview(dots)
    updateDots()
  }

  override func showFirstChild() {
    placePages()
    if let shown { scroller.addSubview(shown.view) }
    placePages()
  }

  package override func viewIsBeingLaidOut() {
    placePages()
  }
}

/// A change of pages that a program has asked for.
struct PageTurning {
  let isForward: Bool
  let completion: ((Bool) -> Void)?
}

/// The pages beside the one that is shown.
struct PageNeighbours {
  var before: UIViewController?
  var after: UIViewController?
}
