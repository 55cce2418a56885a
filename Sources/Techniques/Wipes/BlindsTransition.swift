public import StyleKit
import TransitionKit

/// Slats open one after the other, and the new screen shows through them.
class BlindsTransition: ScreenTransition {
  /// How many slats there are.
  var count: Int = 8

  override init() {
    super.init()
    duration = 0.6
  }

  override func animate(_ screens: ScreenPair) {
    let mask = UIView(frame: screens.bounds)
    let slots = screens.grid(columns: count, rows: 1)
    let share = 0.6
    screens.upper.mask = mask
    play(
      screens,
      steps: slots.enumerated().map { index, slot in
        let slat = UIView()
        slat.backgroundColor = .black
        mask.addSubview(slat)
        let start = (1 - share) * Double(index) / Double(max(slots.count - 1, 1))
        return Step(from: start, to: index == slots.count - 1 ? 1 : start + share) { isOpen in
          slat.frame = CGRect(x: slot.minX, y: 0, width: isOpen ? slot.width : 0, height: slot.height)
        }
      })
  }
}

// MARK: - In the catalogue

extension Style {
  private static let blinds = Technique(
    "blinds", BlindsTransition.self, .wipes, source: "“Blinds” of presentation programs, windowblinds of gl-transitions",
    there: "easeInOut: the new screen shows through slats that widen, one a little after the other",
    back: "easeInOut: the slats close again",
    duration: 0.6,
    parameters: [
      Parameter("count", .number(8, in: 2...40, unit: .none), "how many slats there are")
    ]
  ) { settings in
    let transition = BlindsTransition()
    if let number = settings.number("count") { transition.count = Int(number) }
    return transition
  }
  /// Slats open one after the other, and the new screen shows through them.
  public static let blindsPush = blinds.there
  /// The way back from `blindsPush`.
  public static let blindsPop = blinds.back
}
