internal import StyleKit

/// An axis: which numbers it covers, and which of them are written at it.
struct PlotAxis: Sendable, Equatable {
  let least: Double
  let most: Double
  let step: Double

  /// The axis that covers some numbers, from a round number to a round number.
  ///
  /// - Parameters:
  ///   - span: the least that it covers, so that noise does not fill it.
  ///   - parts: how many steps it has at most.
  init(over numbers: [Double], span: Double, parts: Int = 5) {
    let low = numbers.min() ?? 0
    let high = max(numbers.max() ?? 0, low + span)
    let step = Self.step(over: high - low, parts: parts - 1)
    self.step = step
    least = (low / step + Self.hair).rounded(.down) * step
    most = max((high / step - Self.hair).rounded(.up) * step, least + step)
  }

  /// The axis from 0 to a number that need not be round.
  init(to end: Double, parts: Int) {
    (least, most, step) = (0, end, Self.step(over: end, parts: parts))
  }

  /// The part of a step by which a number may lie beyond an end, so that rounding adds no step.
  private static let hair = 1e-3

  /// The smallest of 1, 2 and 5 with any number of zeros, before or behind the point, that divides a span into few enough parts.
  private static func step(over span: Double, parts: Int) -> Double {
    var unit = 1e-3
    while unit < 1e9 {
      for digit in [1.0, 2, 5] where span / (digit * unit) <= Double(parts) + hair { return digit * unit }
      unit *= 10
    }
    return unit
  }

  /// The numbers that are written at the axis.
  var marks: [Double] {
    let first = Int((least / step).rounded(.up))
    let last = Int((most / step + Self.hair).rounded(.down))
    return (first...max(first, last)).map { Double($0) * step }
  }

  /// Where a number lies, as a share of the axis.
  func share(of number: Double) -> Double { (number - least) / (most - least) }

  /// A number as the axis has it: with a true minus, and no more digits than its steps need.
  func words(for number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return (rounded < 0 ? "−" : "") + abs(rounded).plain
  }
}
