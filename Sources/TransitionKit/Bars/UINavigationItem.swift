/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before on the stack; large where it is the first.
    case automatic
    case always
    case never
  }

  /// What a back button that leads to the item says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The item's title, “Back” where there is no room for it, and nothing where there is no room for that.
    case `default`
    /// “Back”, or nothing.
    case generic
    case minimal
  }

  public override init() {
    super.init()
  }

  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  weak var bar: UINavigationBar?

  private func didChange() {
    bar?.showItem()
  }

  // MARK: Titles

  open var title: String? {
    didSet {
      if title != oldValue { didChange() }
    }
  }
  /// The view in the middle of the bar, at its own size, in place of the title.
  open var titleView: UIView? {
    didSet { didChange() }
  }
  /// A line above the title, which makes the bar higher.
  open var prompt: String? {
    didSet { bar?.heightMayDiffer { didChange() } }
  }
  /// Whether the title is large, in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { bar?.heightMayDiffer { didChange() } }
  }

  /// The search whose bar stands below the titles.
  open var searchController: UISearchController? {
    didSet { bar?.heightMayDiffer { didChange() } }
  }
  /// Whether the search bar goes while the content is scrolled; it stays here.
  open var hidesSearchBarWhenScrolling = true

  // MARK: The way back

  /// Whether the bar shows no back button.
  open var hidesBackButton: Bool {
    get { hidesBack }
    set {
      hidesBack = newValue
      didChange()
    }
  }
  private var hidesBack = false
  /// The button that leads back to this item, of which the title, the image and the tint are shown.
  open var backBarButtonItem: UIBarButtonItem?
  /// What the button that leads back to this item says in place of the item's title.
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default

  /// The back button fades where `animated` is set.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    hidesBack = hidesBackButton
    bar?.showItem(animated: animated)
  }

  // MARK: Buttons

  private var left: [UIBarButtonItem] = []
  private var right: [UIBarButtonItem] = []

  /// The first of the buttons on the left; they take the back button's place.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { left.first }
    set { setLeftBarButtonItems(newValue.map { [$0] }, animated: false) }
  }
  /// The first of the buttons on the right, which stands at the edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { right.first }
    set { setRightBarButtonItems(newValue.map { [$0] }, animated: false) }
  }
  /// From the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { left.isEmpty ? nil : left }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// From the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { right.isEmpty ? nil : right }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  /// Whether the buttons on the left stand beside the back button.
  open var leftItemsSupplementBackButton = false {
    didSet { didChange() }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    left = watched(items)
    bar?.showItem(animated: animated)
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    right = watched(items)
    bar?.showItem(animated: animated)
  }

  private func watched(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
    for item in items ?? [] { item.whenChanged = { [weak self] in self?.didChange() } }
    return items ?? []
  }

  // MARK: Looks

  /// Nil takes the bar's.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { watch(standardAppearance) }
  }
  /// Nil takes the bar's.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { watch(compactAppearance) }
  }
  /// Nil takes the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { watch(scrollEdgeAppearance) }
  }

  private func watch(_ appearance: UINavigationBarAppearance?) {
    appearance?.whenChanged = { [weak self] in self?.bar?.lookDidChange() }
    bar?.lookDidChange()
  }
}
