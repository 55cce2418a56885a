public import StyleKit
import TransitionKit

/// A card of the old screen opens to the whole new one, past its size and back.
class AppStoreCardTransition: ScreenTransition {
  /// The spring's damping ratio; below 1 it goes past its end and back.
  var damping: CGFloat = 0.75
  /// Where the card is, by shares of the screen's width and height; nil is where the old screen has its source element.
  var element: CGRect?
  private static let radius: CGFloat = 16
  /// Where a card is taken to be on a screen that does not know its elements.
  nonisolated static let usual = CGRect(x: 0.05, y: 0.37, width: 0.9, height: 0.42)

  override init() {
    super.init()
    duration = 0.7
  }

  override func animate(_ screens: ScreenPair) {
    let place = screens.place(element, usual: Self.usual) { $0.sourceElement }
    // A card has round corners, whatever the element has.
    let round = ScreenPair.Place(frame: place.frame, radius: max(place.radius ?? 0, Self.radius))
    let card = ElementCard(screens, element: round)
    card.castShadow()
    card.crossfade(within: 0.2 * duration, of: duration)
    spring(screens, damping: damping) { isOpen in
      card.show(isOpen: isOpen, radius: Self.radius)
      screens.veil.alpha = isOpen ? 0.4 : 0
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let appStoreCard = Technique(
    "app-store-card", AppStoreCardTransition.self, .elements, .presents, source: "the Today cards of the App Store since iOS 11",
    there: "spring ζ 0.75: a card of the old screen opens to the whole new one, past its size and back; the rest darkens",
    back: "spring ζ 0.75: the screen closes to the card that it came from",
    duration: 0.7,
    parameters: [
      Parameter("x", .number(0.05, in: 0...1, unit: .widths), "how far from the left edge the card lies"),
      Parameter("y", .number(0.37, in: 0...1, unit: .heights), "how far from the top the card lies"),
      Parameter("width", .number(0.9, in: 0.01...1, unit: .widths), "how wide the card is"),
      Parameter("height", .number(0.42, in: 0.01...1, unit: .heights), "how high the card is"),
      Parameter(
        "damping", .number(0.75, in: 0.1...1, unit: .none), "the spring's damping ratio; below 1 it goes past its end and back"),
    ],
    also: ["ElementCard"], lowerSample: "colors",
    beginning: Settings.beginning(usual: AppStoreCardTransition.usual) { $0.sourceElement }
  ) { settings in
    let transition = AppStoreCardTransition()
    settings.apply("", to: &transition.element, usual: AppStoreCardTransition.usual)
    settings.apply("damping", to: &transition.damping)
    return transition
  }
  /// A card of the old screen opens to the whole new one, past its size and back.
  public static let appStoreCardPresent = appStoreCard.there
  /// The way back from `appStoreCardPresent`.
  public static let appStoreCardDismiss = appStoreCard.back
}
