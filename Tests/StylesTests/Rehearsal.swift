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
  let start: Double
  private let delegate: any UINavigationControllerDelegate
  private let isPush: Bool

  init(
    _ style: Style, duration: Double? = nil, size: CGSize = CGSize(width: 100, height: 120), scale: CGFloat = 1,
    showsBar: Bool = false
  ) throws {
    stage = Stage(size: size, scale: scale)
    let duration = duration ?? style.duration
    switch style.change {
    case .push(let make): (delegate, isPush) = (make(duration), true)
    case .pop(let make): (delegate, isPush) = (make(duration), false)
    }
    red.view.backgroundColor = .red
    blue.view.backgroundColor = .blue
    navigation = UINavigationController(rootViewController: red)
    navigation.isNavigationBarHidden = !showsBar
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    if !isPush {
      navigation.pushViewController(blue, animated: true)
      try stage.settle()
    }
    start = stage.now.rounded(.up)
    stage.advance(to: start)
  }

  /// The screen that comes.
  var coming: UIViewController { isPush ? blue : red }

  func begin(animated: Bool = true) {
    stage.perform {
      if isPush {
        navigation.pushViewController(blue, animated: animated)
      } else {
        navigation.popViewController(animated: animated)
      }
    }
  }

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

extension Pixel {
  static let pureRed = Pixel(red: 255, green: 0, blue: 0)
  static let pureBlue = Pixel(red: 0, green: 0, blue: 255)
}
