public import StyleKit
import TransitionKit

/// The old screen parts above and below a row, which opens to the whole new screen.
class ExpandCellTransition: ScreenTransition {
  /// Where the row is, by shares of the screen's width and height.
  var element = CGRect(x: 0, y: 0.3868, width: 1, height: 0.099)

  override func animate(_ screens: ScreenPair) {
    let (bounds, row) = (screens.bounds, screens.rect(element))
    let card = ElementCard(screens, element: row)
    let above = CGRect(x: 0, y: 0, width: bounds.width, height: row.minY)
    let below = CGRect(x: 0, y: row.maxY, width: bounds.width, height: bounds.height - row.maxY)
    let parts = screens.pieces(of: screens.lower, [above, below])
    card.crossfade(within: 0.5 * duration, of: duration)
    play(screens) { isOpen in
      card.show(isOpen: isOpen, radius: 0)
      parts[0].transform = CGAffineTransform(translationX: 0, y: isOpen ? -above.height : 0)
      parts[1].transform = CGAffineTransform(translationX: 0, y: isOpen ? below.height : 0)
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let expandCell = Technique(
    "expand-cell", ExpandCellTransition.self, .elements,
    source: "the folders of iOS 4, and cells that split the list as they open",
    there: "easeInOut: the list parts above and below a row, and the row opens to the new screen between them",
    back: "easeInOut: the screen closes to its row, and the list closes around it",
    duration: 0.5,
    parameters: [
      Parameter("y", .number(0.3868, in: 0...1, unit: .heights), "how far from the top the row lies"),
      Parameter("height", .number(0.099, in: 0.01...1, unit: .heights), "how high the row is"),
    ],
    also: ["ElementCard"]
  ) { settings in
    let transition = ExpandCellTransition()
    settings.apply("y", to: &transition.element.origin.y)
    settings.apply("height", to: &transition.element.size.height)
    return transition
  }
  /// The old screen parts above and below a row, which opens to the whole new screen.
  public static let expandCellPush = expandCell.there
  /// The way back from `expandCellPush`.
  public static let expandCellPop = expandCell.back
}
