public import StyleKit
import TransitionKit

/// A row of the old screen becomes the whole new one: it grows, and fades into it.
class ContainerTransformTransition: ScreenTransition {
  /// Where the row is, by shares of the screen's width and height; nil is where the old screen has its source element.
  var element: CGRect?
  /// Where a row is taken to be on a screen that does not know its elements.
  nonisolated static let usual = CGRect(x: 0, y: 0.3868, width: 1, height: 0.099)

  override init() {
    super.init()
    duration = 0.45
  }

  override func animate(_ screens: ScreenPair) {
    let card = ElementCard(screens, element: screens.place(element, usual: Self.usual) { $0.sourceElement })
    card.crossfade(within: 0.4 * duration, of: duration)
    play(screens) { isOpen in
      card.show(isOpen: isOpen, radius: 0)
      screens.veil.alpha = isOpen ? 0.32 : 0
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let containerTransform = Technique(
    "container-transform", ContainerTransformTransition.self, .elements, source: "Material Design's container transform",
    there: "easeInOut: a row of the old screen grows to the whole new one and fades into it",
    back: "easeInOut: the screen shrinks to the row that it came from",
    duration: 0.45,
    parameters: [
      Parameter("x", .number(0, in: 0...1, unit: .widths), "how far from the left edge the row lies"),
      Parameter("y", .number(0.3868, in: 0...1, unit: .heights), "how far from the top the row lies"),
      Parameter("width", .number(1, in: 0.01...1, unit: .widths), "how wide the row is"),
      Parameter("height", .number(0.099, in: 0.01...1, unit: .heights), "how high the row is"),
    ],
    also: ["ElementCard"],
    beginning: Settings.beginning(usual: ContainerTransformTransition.usual) { $0.sourceElement }
  ) { settings in
    let transition = ContainerTransformTransition()
    settings.apply("", to: &transition.element, usual: ContainerTransformTransition.usual)
    return transition
  }
  /// A row of the old screen becomes the whole new one: it grows, and fades into it.
  public static let containerTransformPush = containerTransform.there
  /// The way back from `containerTransformPush`.
  public static let containerTransformPop = containerTransform.back
}
