import StyleKit
import TransitionKit

extension Screen.Sample {
  @MainActor
  func makeController(_ look: Look) -> UIViewController {
    switch self {
    case .list: ListScreen(look)
    case .detail: DetailScreen(look)
    case .photo: PhotoScreen(look)
    case .colors: ColorsScreen(look)
    case .player: PlayerScreen(look)
    case .settings: SettingsScreen(look)
    case .chat: ChatScreen(look)
    case .map: MapScreen(look)
    case .shop: ShopScreen(look)
    }
  }
}

/// A sample screen: words in the look's language, and views that follow the room that bars leave.
class SampleScreen: UIViewController, ElementScreen {
  private(set) final var look = Look()

  convenience init(_ look: Look) {
    self.init(nibName: nil, bundle: nil)
    self.look = look
  }

  /// The colour of the controls, and of the bars where this screen is the first.
  var tint: UIColor { .systemBlue }

  /// The large title that lies on the screen and moves with it; nil for screens whose title is in the navigation bar.
  private(set) final var heading: UILabel?

  /// The view on this screen that leads to another when it is tapped; nil is the navigation bar's button on the right.
  var source: UIView? { nil }

  var sourceElement: UIView? { source }
  var sharedPicture: UIView? { nil }
  var headerElement: UIView? { nil }

  /// The row that a finger has pressed, which stays marked until the screen is seen again.
  final weak var pressedRow: UITableViewCell?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pressedRow?.setHighlighted(false, animated: false)
    pressedRow = nil
  }

  /// Words in the look's language.
  final func say(_ english: String, _ chinese: String) -> String { look.say(english, chinese) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.tintColor = tint
    view.clipsToBounds = true
    keepBarGround(UIColor(white: look.isDark ? 29 / 255 : 0.97, alpha: 1))
  }

  /// Makes a large title that is the screen's own.
  final func makeHeading(_ text: String) -> UILabel {
    let label = UILabel(text, size: 34, .bold)
    navigationItem.backButtonTitle = text
    heading = label
    return label
  }

  /// Gives the screen another title.
  final func rename(_ title: String) {
    if let heading {
      (heading.text, navigationItem.backButtonTitle) = (title, title)
    } else {
      (navigationItem.titleView, navigationItem.title) = (nil, title)
    }
  }

  /// Gives the navigation bar this ground, and no line below it, where content lies under it; elsewhere the screen shows through.
  final func showPlainBar(_ color: UIColor = .systemBackground) {
    showBar(color, line: .clear)
    let edge = UINavigationBarAppearance()
    edge.configureWithTransparentBackground()
    navigationItem.scrollEdgeAppearance = edge
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // An animator may let the view grow from nothing, or shrink to it: what it shows keeps its places meanwhile.
    guard view.bounds.width >= 1, view.bounds.height >= 1 else { return }
    if !look.answersFingers { view.subviews.forEach { $0.isUserInteractionEnabled = false } }
    let insets = view.safeAreaInsets
    place(
      CGRect(
        x: insets.left, y: insets.top, width: max(view.bounds.width - insets.left - insets.right, 0),
        height: max(view.bounds.height - insets.top - insets.bottom, 0)))
  }

  /// Lays the views out.
  /// - Parameter room: what bars and the device leave of the view.
  func place(_ room: CGRect) {}
}

extension Look {
  /// Words in this look's language.
  func say(_ english: String, _ chinese: String) -> String { language == .chinese ? chinese : english }
}

extension UILabel {
  /// A line of words; where its room is too narrow, its letters shrink a little.
  convenience init(_ text: String, size: CGFloat, _ weight: UIFont.Weight = .regular, _ color: UIColor = .label) {
    self.init(frame: .zero)
    self.text = text
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.6
  }

  /// The width of the words, in whole points.
  var wordsWidth: CGFloat { intrinsicContentSize.width.rounded(.up) }

  /// Places a line with its words' own height, its middle at this height.
  func place(x: CGFloat, middle: CGFloat, width: CGFloat) {
    let height = intrinsicContentSize.height
    frame = CGRect(x: x, y: (middle - height / 2).rounded(), width: max(width, 0), height: height)
  }
}

extension UIImageView {
  /// A symbol.
  convenience init(symbol: String, size: CGFloat, _ weight: UIImage.SymbolWeight = .regular, _ color: UIColor) {
    self.init(image: .symbol(symbol, size: size, weight))
    tintColor = color
    contentMode = .center
  }
}

extension UIImage {
  @MainActor
  static func symbol(_ name: String, size: CGFloat, _ weight: UIImage.SymbolWeight = .regular) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
  }
}

extension UIBarButtonItem {
  /// A button with a symbol.
  convenience init(symbol: String) {
    self.init(image: UIImage(systemName: symbol), style: .plain, target: nil, action: nil)
  }
}

extension CGRect {
  /// The rectangle within margins.
  func inset(x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(x: minX + x, y: minY + y, width: max(width - 2 * x, 0), height: max(height - 2 * y, 0))
  }
}
