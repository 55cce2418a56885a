import TransitionKit

/// The colours that wireframes share.
struct Palette: Sendable {
  let ground: Int
  let bar: Int
  let card: Int
  let line: Int
  let ink: Int
  let faint: Int
  let accent: Int

  static let light = Palette(
    ground: 0xFFFFFF, bar: 0xFAFAFA, card: 0xF3F4F8, line: 0xE4E5EC, ink: 0x1C1C28, faint: 0xA9ABB8, accent: 0xFF2D55)
  static let dark = Palette(
    ground: 0x0B0B10, bar: 0x17171E, card: 0x1F2028, line: 0x2C2D37, ink: 0xF2F2F7, faint: 0x70727F, accent: 0xFF375F)
}

/// A screen whose bars stand for words: a look, and a title in the navigation bar.
class WireframeScreen: UIViewController {
  private(set) final var look = Look()

  convenience init(_ look: Look) {
    self.init(nibName: nil, bundle: nil)
    self.look = look
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = ground
    view.clipsToBounds = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keepBarGround(look.isDark ? bar : UIColor(white: 0.97, alpha: 1))
  }

  /// The view on this screen that leads to another when it is tapped; nil where nothing does.
  var source: UIView? { nil }

  // MARK: Colours

  final var ground: UIColor { UIColor(hex: look.palette.ground) }
  final var bar: UIColor { UIColor(hex: look.palette.bar) }
  final var card: UIColor { UIColor(hex: look.palette.card) }
  final var line: UIColor { UIColor(hex: look.palette.line) }
  final var ink: UIColor { UIColor(hex: look.palette.ink) }
  final var faint: UIColor { UIColor(hex: look.palette.faint) }
  final var accent: UIColor { UIColor(hex: look.palette.accent) }

  // MARK: Places

  /// The y coordinate of the navigation bar's lower edge.
  final var top: CGFloat { look.safeArea.top + 44 }
  /// The y coordinate above which the home indicator does not reach.
  final var bottom: CGFloat { view.bounds.height - look.safeArea.bottom }

  final func showTitle(width: CGFloat) {
    navigationItem.titleView = TextBar(ink, x: 0, y: 0, width: width, height: 11)
  }

  /// Makes a separator line one point high, which grows with its row.
  final func addHairline(to row: UIView, x: CGFloat = 0, y: CGFloat) {
    row.add(UIView(line, frame: CGRect(x: x, y: y, width: row.bounds.width - x, height: 1)), .flexibleWidth)
  }
}
