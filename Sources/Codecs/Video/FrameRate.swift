/// Frames a second, as an exact fraction.
public struct FrameRate: Sendable, Equatable {
  /// How many frames there are in `denominator` seconds.
  public let numerator: Int
  /// How many seconds `numerator` frames take.
  public let denominator: Int

  /// - Precondition: both lie between 1 and a million.
  public init(_ numerator: Int, per denominator: Int = 1) {
    precondition((1...1_000_000).contains(numerator) && (1...1_000_000).contains(denominator), "A frame rate is above 0")
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The fraction of whole thousandths nearest to a rate.
  /// - Precondition: it lies between a thousandth and a thousand.
  package init(nearest rate: Double) {
    let thousandths = Int((rate * 1000).rounded())
    self = thousandths % 1000 == 0 ? FrameRate(thousandths / 1000) : FrameRate(thousandths, per: 1000)
  }

  /// How many frames start before a time, rounded to the nearest frame.
  func frames(before seconds: Double) -> Int {
    Int((seconds * Double(numerator) / Double(denominator)).rounded())
  }
}
