public import StyleKit
import TransitionKit

/// The old screen is torn in two along a ragged line, and the halves fall to both sides.
class TicketTearTransition: ScreenTransition {
  /// How many teeth the ragged line has.
  var teeth: Int = 14

  override init() {
    super.init()
    duration = 0.8
  }

  override func animate(_ screens: ScreenPair) {
    let (bounds, canvas) = (screens.bounds, screens.canvas)
    let (right, left) = (screens.picture(of: screens.lower), screens.picture(of: screens.lower))
    // The right half reaches a little below the left one, so that no seam is seen before they part.
    for (half, edge, inset) in [(left, CGFloat(-1), CGFloat(0)), (right, bounds.width + 1, -2)] {
      let mask = CAShapeLayer()
      mask.path = Self.half(from: edge, tear: bounds.midX + inset, teeth: teeth, bounds)
      half.layer.mask = mask
      half.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
      half.center = CGPoint(x: bounds.midX, y: bounds.maxY)
    }
    play(screens, options: .curveEaseIn) { isOpen in
      left.transform = isOpen ? Self.fallen(-1, bounds) : .identity
      right.transform = isOpen ? Self.fallen(1, bounds) : .identity
      canvas.backgroundColor = UIColor(white: 0, alpha: isOpen ? 0 : 0.4)
    }
  }

  private static func fallen(_ side: CGFloat, _ bounds: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: side * bounds.width * 0.75, y: bounds.height * 0.12).rotated(by: side * 0.45)
  }

  /// What lies between an upright edge and the ragged line.
  private static func half(from edge: CGFloat, tear: CGFloat, teeth: Int, _ bounds: CGRect) -> CGPath {
    let path = UIBezierPath()
    let depth = bounds.width * 0.03
    path.move(to: CGPoint(x: edge, y: -1))
    for tooth in 0...teeth {
      let y = -1 + (bounds.height + 2) * CGFloat(tooth) / CGFloat(teeth)
      let lean = CGFloat(tooth * 7 % 5) / 5
      path.addLine(to: CGPoint(x: tear + (tooth.isMultiple(of: 2) ? -depth : depth) * (0.4 + lean), y: y))
    }
    path.addLine(to: CGPoint(x: edge, y: bounds.height + 1))
    path.close()
    return path.cgPath
  }
}

// MARK: - In the catalogue

extension Style {
  private static let ticketTear = Technique(
    "ticket-tear", TicketTearTransition.self, .pieces, .presents,
    source: "the torn ticket of Passbook and of ticket apps, with CAShapeLayer masks",
    there: "easeIn: the old screen is torn in two from above, and the halves fall off to both sides",
    back: "easeOut: the halves come back and grow together",
    duration: 0.8,
    parameters: [
      Parameter("teeth", .number(14, in: 2...60, unit: .none), "how many teeth the ragged line has")
    ]
  ) { settings in
    let transition = TicketTearTransition()
    if let number = settings.number("teeth") { transition.teeth = Int(number) }
    return transition
  }
  /// The old screen is torn in two along a ragged line, and the halves fall to both sides.
  public static let ticketTearPresent = ticketTear.there
  /// The way back from `ticketTearPresent`.
  public static let ticketTearDismiss = ticketTear.back
}
