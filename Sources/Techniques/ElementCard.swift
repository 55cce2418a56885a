import TransitionKit

/// A card that shows a part of the lower screen at first, and the whole upper screen in the end.
@MainActor
final class ElementCard {
  private let card = UIView()
  /// Throws the card's shadow, which the card itself would cut off.
  private let shade = UIView()
  private let element: CGRect
  /// How round the element's corners are; nil where only its place is known.
  private let elementRadius: CGFloat?
  private let screens: ScreenPair
  private let (old, new): (UIView, UIView)
  /// Whether the part of the lower screen fills the whole card; otherwise it stands at the card's top.
  private let fills: Bool

  /// Puts the card on the canvas, in place of the upper screen.
  init(_ screens: ScreenPair, element place: ScreenPair.Place, fills: Bool = false) {
    let element = place.frame
    (self.screens, self.element, elementRadius, self.fills) = (screens, element, place.radius, fills)
    let growth = max(screens.bounds.width / element.width, screens.bounds.height / element.height)
    old =
      place.view.flatMap { fills ? screens.picture(of: $0, times: growth) : nil }
      ?? screens.lower.resizableSnapshotView(from: element, afterScreenUpdates: true, withCapInsets: .zero) ?? UIView()
    new = screens.picture(of: screens.upper)
    card.clipsToBounds = true
    screens.canvas.addSubview(shade)
    screens.canvas.addSubview(card)
    card.addSubview(new)
    card.addSubview(old)
  }

  /// Lets the card throw a shadow while it is open.
  func castShadow() {
    shade.backgroundColor = .black
    (shade.layer.shadowOpacity, shade.layer.shadowRadius, shade.layer.shadowOffset) = (0.4, 24, CGSize(width: 0, height: 10))
  }

  /// Gives the card the size of the element, with its corners or those that are named, or that of the screen.
  func show(isOpen: Bool, radius: CGFloat) {
    card.frame = isOpen ? screens.bounds : element
    card.layer.cornerRadius = isOpen ? 0 : elementRadius ?? radius
    // A point within the card, nothing of the shade's own edge is seen.
    shade.frame = card.frame.insetBy(dx: 1, dy: 1)
    shade.layer.cornerRadius = card.layer.cornerRadius
    shade.alpha = isOpen ? 1 : 0
    let (size, screen) = (card.bounds.size, screens.bounds.size)
    new.frame = CGRect(x: 0, y: 0, width: size.width, height: size.width * screen.height / screen.width)
    let scale = fills ? max(size.width / element.width, size.height / element.height) : size.width / element.width
    let (width, height) = (element.width * scale, element.height * scale)
    old.frame = CGRect(x: (size.width - width) / 2, y: fills ? (size.height - height) / 2 : 0, width: width, height: height)
  }

  /// Fades from the element to the screen in the first part of the motion; on the way back in the last one.
  func crossfade(within time: TimeInterval, of duration: TimeInterval) {
    let (old, isReturning) = (old, screens.isReturning)
    old.alpha = isReturning ? 0 : 1
    UIView.animate(withDuration: time, delay: isReturning ? duration - time : 0) { old.alpha = isReturning ? 1 : 0 }
  }
}
