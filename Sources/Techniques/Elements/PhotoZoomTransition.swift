public import StyleKit
import TransitionKit

/// A thumbnail of the old screen grows to the whole screen over black, and becomes the new one.
class PhotoZoomTransition: ScreenTransition {
  /// Where the thumbnail is, by shares of the screen's width and height; nil is where the old screen has its picture.
  var element: CGRect?
  /// Where a thumbnail is taken to be on a screen that does not know its elements.
  nonisolated static let usual = CGRect(x: 0.0427, y: 0.4003, width: 0.128, height: 0.072)

  override init() {
    super.init()
    duration = 0.6
  }

  override func animate(_ screens: ScreenPair) {
    let card = ElementCard(screens, element: screens.place(element, usual: Self.usual) { $0.sharedPicture }, fills: true)
    card.crossfade(within: 0.7 * duration, of: duration)
    spring(screens, damping: 0.85) { isOpen in
      card.show(isOpen: isOpen, radius: 9)
      screens.veil.alpha = isOpen ? 1 : 0
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let photoZoom = Technique(
    "photo-zoom", PhotoZoomTransition.self, .elements, .presents, source: "the photo viewer of iOS's Photos",
    there: "spring ζ 0.85: a thumbnail grows to the whole screen over black, and fades into the new one",
    back: "spring ζ 0.85: the screen shrinks to the thumbnail that it came from",
    duration: 0.6,
    parameters: [
      Parameter("x", .number(0.0427, in: 0...1, unit: .widths), "how far from the left edge the thumbnail lies"),
      Parameter("y", .number(0.4003, in: 0...1, unit: .heights), "how far from the top the thumbnail lies"),
      Parameter("width", .number(0.128, in: 0.01...1, unit: .widths), "how wide the thumbnail is"),
      Parameter("height", .number(0.072, in: 0.01...1, unit: .heights), "how high the thumbnail is"),
    ],
    also: ["ElementCard"],
    beginning: Settings.beginning(usual: PhotoZoomTransition.usual) { $0.sharedPicture }
  ) { settings in
    let transition = PhotoZoomTransition()
    settings.apply("", to: &transition.element, usual: PhotoZoomTransition.usual)
    return transition
  }
  /// A thumbnail of the old screen grows to the whole screen over black, and becomes the new one.
  public static let photoZoomPresent = photoZoom.there
  /// The way back from `photoZoomPresent`.
  public static let photoZoomDismiss = photoZoom.back
}
