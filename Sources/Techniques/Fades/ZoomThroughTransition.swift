public import StyleKit
import TransitionKit

/// The old screen comes nearer until one is through it, and the new one comes from behind.
class ZoomThroughTransition: ScreenTransition {
  /// How much larger the old screen gets.
  var zoom: CGFloat = 1.6

  override func animate(_ screens: ScreenPair) {
    let (upper, lower) = (screens.upper, screens.lower)
    screens.container.backgroundColor = upper.backgroundColor ?? .white
    let (far, near) = (CGAffineTransform(scaleX: 1 / zoom, y: 1 / zoom), CGAffineTransform(scaleX: zoom, y: zoom))
    play(
      screens,
      steps: [
        Step { isOpen in
          lower.transform = isOpen ? near : .identity
          upper.transform = isOpen ? .identity : far
        },
        Step(from: 0.15, to: 0.75) { upper.alpha = $0 ? 1 : 0 },
        Step(from: 0.3, to: 0.8) { lower.alpha = $0 ? 0 : 1 },
      ])
  }
}

// MARK: - In the catalogue

extension Style {
  private static let zoomThrough = Technique(
    "zoom-through", ZoomThroughTransition.self, .fades,
    source: "Material Design's shared axis, along z; CrossZoom of gl-transitions",
    there: "easeInOut: the old screen grows and fades, the new one grows to its place behind it",
    back: "easeInOut: the screen falls back and fades, and the one that it covered comes back from before it",
    duration: 0.5,
    parameters: [
      Parameter("zoom", .number(1.6, in: 1...10, unit: .none), "how much larger the old screen gets")
    ]
  ) { settings in
    let transition = ZoomThroughTransition()
    settings.apply("zoom", to: &transition.zoom)
    return transition
  }
  /// The old screen comes nearer until one is through it, and the new one comes from behind.
  public static let zoomThroughPush = zoomThrough.there
  /// The way back from `zoomThroughPush`.
  public static let zoomThroughPop = zoomThrough.back
}
