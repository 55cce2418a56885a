import Raster
import Styles
import TransitionKit

/// A style on a stage with two screens, red below and blue above, up to the moment at which it is to begin.
@MainActor
final class Rehearsal {
  let stage: Stage
  let navigation: UINavigationController
  let red = UIViewController()
  let blue = UIViewController()
  /// When the motion begins.
  private(set) var start = 0.0
  let delegate: AnyObject?
  private let change: Style.Change

  init(
    _ style: Style, _ settings: Settings = Settings(), duration: Double? = nil, size: CGSize = CGSize(width: 100, height: 120),
    scale: CGFloat = 1,
    showsBar: Bool = false
  ) throws {
    stage = Stage(size: size, scale: scale)
    var settings = settings
    if let duration { settings.set("duration", to: duration, of: style) }
    change = style.change(with: settings)
    red.view.backgroundColor = .red
    blue.view.backgroundColor = .blue
    navigation = UINavigationController(rootViewController: red)
    navigation.isNavigationBarHidden = !showsBar
    let ground = UINavigationBarAppearance()
    ground.configureWithOpaqueBackground()
    (navigation.navigationBar.standardAppearance, navigation.navigationBar.scrollEdgeAppearance) = (ground, ground)
    switch change {
    case .push(let make), .pop(let make):
      let delegate = make(settings)
      navigation.delegate = delegate
      self.delegate = delegate
    case .present(let make), .dismiss(let make):
      let delegate = make(settings)
      blue.modalPresentationStyle = style.presentation
      blue.transitioningDelegate = delegate
      self.delegate = delegate
    case .perform: preconditionFailure("No style of the catalogue sets the stage itself")
    }
    let (from, to) = change.goesBack ? (blue, red) : (red, blue)
    style.prepare?(
      StagedScreens(navigationController: navigation, fromViewController: from, toViewController: to, window: stage.window))
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    if goesBack {
      stage.perform { come(animated: true) }
      try stage.settle()
    }
    start = stage.now.rounded(.up)
    stage.advance(to: start)
  }

  private var goesBack: Bool { change.goesBack }

  private func come(animated: Bool) {
    switch change {
    case .push, .pop: navigation.pushViewController(blue, animated: animated)
    case .present, .dismiss: navigation.present(blue, animated: animated)
    case .perform: break
    }
  }

  private func go(animated: Bool) {
    switch change {
    case .push, .pop: _ = navigation.popViewController(animated: animated)
    case .present, .dismiss: navigation.dismiss(animated: animated)
    case .perform: break
    }
  }

  /// The screen that comes.
  var coming: UIViewController { goesBack ? red : blue }

  /// The screen on top of the others.
  var top: UIViewController? { navigation.presentedViewController ?? navigation.topViewController }

  func begin(animated: Bool = true) {
    stage.perform { goesBack ? go(animated: animated) : come(animated: animated) }
  }

  /// Lets a pan begin the change, where one can.
  func listen() {
    (delegate as? any PanStarting)?.begin(from: navigation) { [unowned self] in come(animated: true) }
  }

  /// A finger goes so far, as a share of the screen's width, and lifts.
  func drag(_ style: Style, to share: Double, over duration: Double = 0.5, hold: Double = 0) {
    guard let gesture = style.gesture else { preconditionFailure("\(style.name) follows no finger") }
    if !isListening { listen() }
    isListening = true
    stage.drag(
      from: gesture.point(at: 0, reach: share, on: stage.size), to: gesture.point(at: share, reach: share, on: stage.size),
      duration: duration, hold: hold)
  }

  private var isListening = false

  /// Every view of the tree in one line: its class, place and looks.
  var tree: [String] { lines(of: stage.window) }

  private func lines(of view: UIView) -> [String] {
    let line =
      "\(type(of: view)) \(view.bounds) \(view.center) \(view.transform) \(view.isHidden) \(view.alpha) "
      + "\(view.layer.animationKeys() ?? [])"
    return [line] + view.subviews.flatMap { lines(of: $0).map { "  " + $0 } }
  }
}

extension Bitmap {
  /// How much of a row is blue, in pixels, counting shares of pixels.
  func blueLength(row: Int) -> Double {
    (0..<width).map { Double(self[$0, row].blue) / 255 }.reduce(0, +)
  }
}

extension Bitmap {
  /// How many levels the pictures' channels differ by, on an average of all pixels.
  func meanDifference(from other: Bitmap) -> Double {
    let sum = zip(pixels, other.pixels).reduce(0) { sum, pair in
      sum + abs(Int(pair.0.red) - Int(pair.1.red)) + abs(Int(pair.0.green) - Int(pair.1.green))
        + abs(Int(pair.0.blue) - Int(pair.1.blue))
    }
    return Double(sum) / Double(3 * max(pixels.count, 1))
  }
}

extension Pixel {
  static let pureRed = Pixel(red: 255, green: 0, blue: 0)
  static let pureBlue = Pixel(red: 0, green: 0, blue: 255)
}
