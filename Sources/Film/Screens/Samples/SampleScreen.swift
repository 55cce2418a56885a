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
    case .palette: PaletteScreen(look)
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
    navigationItem.largeTitleDisplayMode = .never
  }

  /// The colour of the controls, and of the bars where this screen is the first.
  var tint: UIColor { .systemBlue }

  /// The large title; nil for screens whose title is small. Where the bar above shows it, this label is hidden, otherwise it lies on the
  /// screen and moves with it.
  private(set) final var heading: UILabel?

  private var barHasHeading: Bool {
    guard let navigationController else { return false }
    return navigationController.navigationBar.prefersLargeTitles && !navigationController.isNavigationBarHidden
  }

  /// The room of the large title on the screen, in points: none where the bar above shows it.
  final var headingHeight: CGFloat { barHasHeading ? 0 : CGFloat(52).scaled }

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
    settleHeading()
    takeTint()
    makeOwnBar()
  }

  // MARK: A bar of its own

  /// The bar of a screen that covers others, where no navigation controller gives it one.
  private final var ownBar: OwnBar?

  private func makeOwnBar() {
    guard ownBar == nil, presentingViewController?.presentedViewController === self else { return }
    let (bar, isSheet) = (OwnBar(), presentationController is UISheetPresentationController)
    bar.smallHeight = isSheet ? 56 : 44
    bar.frame.size.height = bar.smallHeight
    bar.tintColor = view.tintColor
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: say("Done", "完成"), style: .done, target: nil, action: nil)
    bar.setItems([navigationItem], animated: false)
    view.addSubview(bar)
    additionalSafeAreaInsets.top = bar.frame.height
    ownBar = bar
  }

  /// The middle of the button that takes the screen away; nil where it has none.
  final var pointOfDone: CGPoint? {
    ownBar.map { $0.convert(CGPoint(x: 38, y: $0.bounds.maxY - $0.smallHeight / 2), to: nil) }
  }

  private func placeOwnBar(below top: CGFloat) {
    guard let ownBar else { return }
    ownBar.frame = CGRect(x: 0, y: top - ownBar.frame.height, width: view.bounds.width, height: ownBar.frame.height)
    view.bringSubviewToFront(ownBar)
  }

  /// An app has one tint: among other samples, which is where bars have large titles, a screen takes that of the bar above it.
  private func takeTint() {
    if let bar = navigationController?.navigationBar, bar.prefersLargeTitles { view.tintColor = bar.tintColor }
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
    navigationItem.largeTitleDisplayMode = .always
    heading = label
    settleHeading()
    return label
  }

  private func settleHeading() {
    guard let heading else { return }
    let title = barHasHeading ? heading.text : nil
    if navigationItem.title != title { navigationItem.title = title }
    heading.isHidden = barHasHeading
  }

  /// Gives the screen another title.
  final func rename(_ title: String) {
    if let heading {
      (heading.text, navigationItem.backButtonTitle) = (title, title)
      settleHeading()
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
    placeOwnBar(below: insets.top)
    place(
      CGRect(
        x: insets.left, y: insets.top, width: max(view.bounds.width - insets.left - insets.right, 0),
        height: max(view.bounds.height - insets.top - insets.bottom, 0)))
  }

  /// Lays the views out.
  /// - Parameter room: what bars and the device leave of the view.
  func place(_ room: CGRect) {}
}

/// A navigation bar whose ground reaches to the screen's edge.
private final class OwnBar: UINavigationBar {
  override var barPosition: UIBarPosition { .topAttached }
}

extension Look {
  /// Words in this look's language.
  func say(_ english: String, _ chinese: String) -> String { language == .chinese ? chinese : english }
}

extension CGFloat {
  /// A length that grows with the size of text that the person has chosen, in whole points.
  @MainActor
  var scaled: CGFloat {
    let grown = UIFontMetrics.default.scaledValue(for: self)
    return grown == self ? self : grown.rounded()
  }
}

extension UIFont {
  /// The system's font; from this size on it grows with the size of text that the person has chosen.
  @MainActor
  static func scaled(_ size: CGFloat, _ weight: UIFont.Weight = .regular) -> UIFont {
    let style: TextStyle =
      switch size {
      case ..<12: .caption2
      case ..<13: .caption1
      case ..<15: .footnote
      case ..<17: .subheadline
      case ..<20: .body
      case ..<22: .title3
      case ..<28: .title2
      case ..<34: .title1
      default: .largeTitle
      }
    return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }
}

extension UILabel {
  /// A line of words; where its room is too narrow, its letters shrink a little.
  ///
  /// - Parameter isFixed: whether the letters keep their size, whatever size of text the person has chosen, as those of bars do.
  convenience init(
    _ text: String, size: CGFloat, _ weight: UIFont.Weight = .regular, _ color: UIColor = .label, isFixed: Bool = false
  ) {
    self.init(frame: .zero)
    self.text = text
    font = isFixed ? .systemFont(ofSize: size, weight: weight) : .scaled(size, weight)
    adjustsFontForContentSizeCategory = !isFixed
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
