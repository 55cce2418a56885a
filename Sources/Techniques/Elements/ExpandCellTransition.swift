public import StyleKit
import TransitionKit

/// The old screen parts above and below a row, which opens to the whole new screen.
class ExpandCellTransition: ScreenTransition {
  /// Where the row is, by shares of the screen's width and height; nil is where the old screen has its source element.
  var element: CGRect?
  /// Where a row is taken to be on a screen that does not know its elements.
  nonisolated static let usual = CGRect(x: 0, y: 0.3868, width: 1, height: 0.099)

  override func animate(_ screens: ScreenPair) {
    let place = screens.place(element, usual: Self.usual) { $0.sourceElement }
    // The list parts along the whole width, even where the source is a card.
    let (bounds, row) = (screens.bounds, place.frame)
    let card = ElementCard(screens, element: place)
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
    also: ["ElementCard"],
    beginning: Settings.beginning(usual: ExpandCellTransition.usual) { $0.sourceElement }
  ) { settings in
    let transition = ExpandCellTransition()
    settings.apply("", to: &transition.element, usual: ExpandCellTransition.usual)
    return transition
  }
  /// The old screen parts above and below a row, which opens to the whole new screen.
  public static let expandCellPush = expandCell.there
  /// The way back from `expandCellPush`.
  public static let expandCellPop = expandCell.back
}
