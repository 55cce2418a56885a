/// A property of a style that may be set: its value in the document, and the values that it may have.
public struct Parameter: Sendable, Hashable {
  /// The values that a parameter takes.
  public enum Kind: Sendable, Hashable {
    /// A number with its standard value, its range and its unit.
    case number(Double, in: ClosedRange<Double>, unit: Unit)
    /// One of several words, with the standard one.
    case choice(String, among: [String])
    /// A property of a source file, with the Swift expression that it starts with there; any other may take its place.
    case expression(String)
  }

  /// What a parameter's number counts.
  public enum Unit: String, Sendable {
    /// Time.
    case seconds
    /// Lengths on the screen.
    case points
    /// Angles.
    case degrees
    /// Widths of the screen.
    case widths
    /// Heights of the screen.
    case heights
    /// Shares of the whole distance per second.
    case distancesPerSecond = "distances per second"
    /// A number that stands for itself, such as a damping ratio.
    case none = ""
  }

  /// The parameter's name, as the command line spells it.
  public let name: String
  /// The values that the parameter takes.
  public let kind: Kind
  /// One line that describes the parameter.
  public let summary: String

  /// Makes a parameter; the summary is one line for help.
  public init(_ name: String, _ kind: Kind, _ summary: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }
}

// MARK: - In words

extension Parameter {
  /// The document's value as text, such as `0.6`.
  public var standard: String {
    switch kind {
    case .number(let number, _, _): number.plain
    case .choice(let word, _): word
    case .expression(let text): text
    }
  }

  /// The unit in words, such as `seconds`; empty if there is none.
  public var unit: String {
    if case .number(_, _, let unit) = kind { unit.rawValue } else { "" }
  }

  /// The allowed values in words, such as `0.01 to 60 seconds` or `linear, ease-in or ease-out`.
  public var allowed: String {
    switch kind {
    case .number(_, let range, _):
      "\(range.lowerBound.plain) to \(range.upperBound.plain)" + (unit.isEmpty ? "" : " \(unit)")
    case .choice(_, let words): words.joinedByOr
    case .expression: "a Swift expression"
    }
  }
}

extension Double {
  /// The number without “.0”.
  package var plain: String {
    self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)"
  }
}

// MARK: - Parameters that many styles have

extension Parameter {
  /// How long the transition takes.
  public static func duration(_ standard: Double) -> Parameter {
    Parameter("duration", .number(standard, in: 0.01...60, unit: .seconds), "how long the animator takes")
  }

  /// Makes a spring's damping ratio, at least 0.1: below that, a spring fitted to a duration does not come to rest within it.
  public static func damping(_ standard: Double) -> Parameter {
    Parameter(
      "damping", .number(standard, in: 0.1...1, unit: .none), "the spring's damping ratio; below 1 it goes past its end and back")
  }

  /// How fast a spring sets out.
  public static let velocity = Parameter(
    "velocity", .number(0, in: -50...50, unit: .distancesPerSecond), "how fast the spring sets out, towards its end")

  /// A length or angle by which something moves.
  public static func distance(_ standard: Double, _ range: ClosedRange<Double>, _ unit: Unit, _ summary: String) -> Parameter {
    Parameter("distance", .number(standard, in: range, unit: unit), summary)
  }

  /// How the animation gathers and loses speed.
  public static let curve = Parameter(
    "curve", .choice("ease-in-out", among: Curve.all.map(\.name)), "the animation's pace")

  /// Makes the progress beyond which the transition finishes when the finger lifts.
  public static func threshold(_ standard: Double) -> Parameter {
    Parameter(
      "threshold", .number(standard, in: 0...1, unit: .widths), "a finger that lifts beyond this finishes, else it all goes back")
  }
}
