public import StyleKit
import TransitionKit

/// The new screen opens from the middle line to both sides.
class BarnDoorsTransition: ScreenTransition {
  override func animate(_ screens: ScreenPair) {
    let bounds = screens.bounds
    let gap = UIView(frame: bounds)
    gap.backgroundColor = .black
    screens.upper.mask = gap
    play(screens) { isOpen in
      gap.frame = isOpen ? bounds : CGRect(x: bounds.midX, y: 0, width: 0, height: bounds.height)
      screens.lower.transform = isOpen ? CGAffineTransform(scaleX: 0.92, y: 0.92) : .identity
      screens.veil.alpha = isOpen ? 0.4 : 0
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let barnDoors = Technique(
    "barn-doors", BarnDoorsTransition.self, .wipes, source: "horzopen of FFmpeg's xfade, the “barn door” of film editors",
    there: "easeInOut: the new screen opens from its middle line to both sides",
    back: "easeInOut: the opening closes to the middle line",
    duration: 0.5
  ) { _ in BarnDoorsTransition() }
  /// The new screen opens from the middle line to both sides.
  public static let barnDoorsPush = barnDoors.there
  /// The way back from `barnDoorsPush`.
  public static let barnDoorsPop = barnDoors.back
}
