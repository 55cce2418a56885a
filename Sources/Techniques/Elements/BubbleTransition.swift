public import StyleKit
import TransitionKit

/// A bubble swells out of a button until it fills the screen, and the new screen comes out of it.
class BubbleTransition: ScreenTransition {
  /// Where the button is, by shares of the screen's width and height; nil is where the old screen has its source element.
  var button: CGPoint?
  /// Where a button is taken to be on a screen that does not know its elements.
  nonisolated static let usual = CGPoint(x: 0.82, y: 0.86)
  /// The button's colour.
  var color = UIColor.systemPink

  override init() {
    super.init()
    duration = 0.7
  }

  override func animate(_ screens: ScreenPair) {
    let (upper, bubble) = (screens.upper, screens.veil)
    let dot = { (point: CGPoint) in CGRect(origin: point, size: .zero) }
    let place = screens.place(button.map(dot), usual: dot(Self.usual)) { $0.sourceElement }.frame
    let disc = screens.disc(around: CGPoint(x: place.midX, y: place.midY))
    bubble.frame = disc.frame
    bubble.layer.cornerRadius = disc.layer.cornerRadius
    bubble.backgroundColor = color
    bubble.alpha = 1
    play(
      screens,
      steps: [
        Step(from: 0, to: 0.65, .curveEaseInOut) { isOpen in
          bubble.transform = isOpen ? .identity : CGAffineTransform(scaleX: 0.0001, y: 0.0001)
        },
        Step(from: 0.5, to: 1) { isOpen in
          upper.alpha = isOpen ? 1 : 0
          upper.transform = isOpen ? .identity : CGAffineTransform(scaleX: 0.9, y: 0.9)
        },
      ])
  }
}

// MARK: - In the catalogue

extension Style {
  private static let bubble = Technique(
    "bubble", BubbleTransition.self, .elements, .presents, source: "BubbleTransition by Andrea Mazzini",
    there: "easeOut, then easeInOut: a bubble swells out of a button and fills the screen; the new screen fades in on it",
    back: "the screen fades, and the bubble shrinks into the button",
    duration: 0.7,
    parameters: [
      Parameter("x", .number(0.82, in: 0...1, unit: .widths), "how far from the left edge the button lies"),
      Parameter("y", .number(0.86, in: 0...1, unit: .heights), "how far from the top the button lies"),
    ],
    beginning: Settings.beginning(usual: CGRect(origin: BubbleTransition.usual, size: .zero)) { $0.sourceElement }
  ) { settings in
    let transition = BubbleTransition()
    settings.apply("x", "y", to: &transition.button, usual: BubbleTransition.usual)
    return transition
  }
  /// A bubble swells out of a button until it fills the screen, and the new screen comes out of it.
  public static let bubblePresent = bubble.there
  /// The way back from `bubblePresent`.
  public static let bubbleDismiss = bubble.back
}
