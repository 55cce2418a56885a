import StyleKit
import TransitionKit

/// A finger that taps what a transition starts from: drawn, not felt, because code starts the transition once the finger lifts.
struct Tap: Sendable {
  /// The tap's place in the window.
  let point: CGPoint
  /// The row or the control under the finger, which shows that it is pressed; nil where nothing does.
  private let pressed: UIView?
  /// How long the finger stays down, in seconds.
  static let length = 0.12
  /// How long a finger is down before what it presses shows that, in seconds.
  private static let delay = 0.03
  /// How long a fingertip is seen after it has lifted, in seconds.
  static let rest = 0.25

  /// The tap that starts a change of the screens on the stage; nil where nobody knows what it would hit.
  ///
  /// - Parameters:
  ///   - goesBack: whether the screen that is seen leaves.
  ///   - beginning: where the transition begins, if at an element of its own choice.
  @MainActor
  init?(on stage: Stage, goesBack: Bool, beginning: Beginning? = nil) {
    var front = stage.window.rootViewController
    while let next = front?.presentedViewController { front = next }
    let navigation = front as? UINavigationController
    let screen = navigation?.topViewController ?? front
    let source = { Self.point(on: screen) ?? navigation?.pointOfRightButton }
    // A picture of a screen offers nothing to a finger.
    let knows = screen is SampleScreen || screen is WireframeScreen
    let own = knows ? screen.flatMap { beginning?($0, stage.window) } : nil
    let wayOut = { navigation?.pointOfBackButton ?? (front as? SampleScreen)?.pointOfDone }
    let point = goesBack ? wayOut() : own ?? source()
    guard let point, stage.window.bounds.contains(point) else { return nil }
    self.point = point
    pressed = goesBack ? nil : Self.pressable(at: point, in: stage.window)
    if let row = pressed as? UITableViewCell { (screen as? SampleScreen)?.pressedRow = row }
  }

  /// Where a transition begins that leads away from a controller in a window.
  typealias Beginning = @MainActor @Sendable (UIViewController, UIWindow) -> CGPoint?

  /// The foremost row or control at a point.
  @MainActor
  private static func pressable(at point: CGPoint, in window: UIWindow) -> UIView? {
    var view = window.hitTest(point, with: nil)
    while let next = view, !(next is UITableViewCell || next is UICollectionViewCell || next is UIControl) {
      view = next.superview
    }
    return view
  }

  /// Shows that the finger is down, or that it has lifted. A row stays marked: the screen that it leads to is on its way.
  @MainActor
  private func press(_ isDown: Bool) {
    switch pressed {
    case let row as UITableViewCell: if isDown { row.setHighlighted(true, animated: false) }
    case let card as UICollectionViewCell: card.isHighlighted = isDown
    case let control as UIControl: control.isHighlighted = isDown
    default: break
    }
  }

  /// The place on a screen from which it leads to another.
  @MainActor
  private static func point(on screen: UIViewController?) -> CGPoint? {
    let source: UIView? =
      switch screen {
      case let sample as SampleScreen: sample.source
      case let wireframe as WireframeScreen: wireframe.source
      default: nil
      }
    return source.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
  }

  /// Calls `change` when the finger lifts; whoever waits for rest waits until the finger has gone.
  @MainActor
  func schedule(_ change: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { press(true) }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.length) {
      press(false)
      change()
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.length + Self.rest) {}
  }

  /// The finger's trace.
  /// - Parameter start: when it comes down, on the stage's clock.
  func trace(from start: Double, at time: Double) -> FingerTrace {
    let up = start + Self.length
    return FingerTrace(point: point, down: start, up: time >= up ? up : nil)
  }
}

/// The taps of a story's film, stage by stage: a film is run more than once.
@MainActor
final class TapBook {
  private var pages: [ObjectIdentifier: [(tap: Tap, start: Double)]] = [:]

  nonisolated init() {}

  /// Begins with an empty page, whatever stage stood there before.
  func open(for stage: Stage) {
    pages[ObjectIdentifier(stage)] = []
  }

  /// Writes down a tap that begins now.
  func note(_ tap: Tap, on stage: Stage) {
    pages[ObjectIdentifier(stage)]?.append((tap, stage.now))
  }

  func traces(on stage: Stage) -> [FingerTrace] {
    (pages[ObjectIdentifier(stage)] ?? []).map { $0.tap.trace(from: $0.start, at: stage.now) }
  }
}

extension UINavigationController {
  /// The middle of the arrow that leads back; nil where there is none.
  fileprivate var pointOfBackButton: CGPoint? {
    guard !isNavigationBarHidden, navigationBar.backItem != nil, navigationBar.topItem?.hidesBackButton == false else {
      return nil
    }
    return point(inBarAt: 24)
  }

  /// The middle of a sample's last button on the right; nil where there is none.
  fileprivate var pointOfRightButton: CGPoint? {
    guard topViewController is SampleScreen, !isNavigationBarHidden, navigationBar.topItem?.rightBarButtonItem != nil else {
      return nil
    }
    return point(inBarAt: navigationBar.bounds.width - 28)
  }

  private func point(inBarAt x: CGFloat) -> CGPoint {
    navigationBar.convert(CGPoint(x: x, y: navigationBar.bounds.maxY - 22), to: nil)
  }
}
