public import TransitionKit

/// Values for a style's parameters; a parameter that is not set stays as the document has it.
public struct Settings: Sendable, Hashable {
  private enum Value: Sendable, Hashable {
    case number(Double)
    case word(String)
  }

  private var values: [String: Value] = [:]

  /// Makes settings that leave every parameter at its standard value.
  public init() {}

  /// Whether every parameter has its standard value.
  public var isEmpty: Bool { values.isEmpty }

  /// Sets a parameter of the style to the value that the text names.
  public mutating func set(_ name: String, to text: String, of style: Style) throws(ParameterError) {
    guard let parameter = style.parameters.first(where: { $0.name == name }) else {
      throw .unknown(name, style: style.name, known: style.parameters.map(\.name))
    }
    switch parameter.kind {
    case .number(_, let range, _):
      guard let number = Double(text), range.contains(number) else { throw .value(text, parameter) }
      values[name] = .number(number)
    case .choice(_, let words):
      guard words.contains(text) else { throw .value(text, parameter) }
      values[name] = .word(text)
    case .expression: values[name] = .word(text)
    }
  }

  /// Sets a parameter by an assignment like `damping=0.5`.
  public mutating func set(_ assignment: String, of style: Style) throws(ParameterError) {
    guard let equals = assignment.firstIndex(of: "="), equals > assignment.startIndex else {
      throw .noAssignment(assignment, style: style.name, known: style.parameters.map(\.name))
    }
    let (name, text) = (assignment[..<equals], assignment[equals...].dropFirst())
    try set(String(name), to: String(text), of: style)
  }

  /// Sets a number that lies in its parameter's range; a style that has no such parameter is left as it is.
  public mutating func set(_ name: String, to number: Double, of style: Style) {
    guard let parameter = style.parameters.first(where: { $0.name == name }) else { return }
    if case .number(_, let range, _) = parameter.kind {
      precondition(range.contains(number), "\(name) lies between \(range.lowerBound) and \(range.upperBound)")
      values[name] = .number(number)
    }
  }

  // MARK: For styles

  /// Sets an animator's property to the parameter's value; a parameter that is not set leaves it alone.
  public func apply<Number: BinaryFloatingPoint>(_ name: String, to property: inout Number) {
    if let number = number(name) { property = Number(number) }
  }

  /// Sets a property to the curve that a parameter names, if it was set.
  public func apply(_ name: String, to property: inout UIView.AnimationOptions) {
    if let curve = Curve.all.first(where: { $0.name == word(name) }) { property = curve.options }
  }

  /// The number that the parameter is set to; nil if it is not set.
  public func number(_ name: String) -> Double? {
    if case .number(let number) = values[name] { number } else { nil }
  }

  /// The word that the parameter is set to; nil if it is not set.
  public func word(_ name: String) -> String? {
    if case .word(let word) = values[name] { word } else { nil }
  }
}

/// The reason why a parameter cannot be set, and the way out.
public enum ParameterError: Error, Hashable {
  /// The style has no such parameter.
  case unknown(String, style: String, known: [String])
  /// The parameter does not take this value.
  case value(String, Parameter)
  /// The text is not of the form `name=value`.
  case noAssignment(String, style: String, known: [String])
}

extension ParameterError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown(let name, let style, let known):
      return known.isEmpty
        ? "\(style) has no parameters" : "\(style) has no parameter “\(name)”: \(known.suggestion(for: name))"
    case .value(let text, let parameter):
      return "\(parameter.name) takes \(parameter.allowed), not “\(text)”"
    case .noAssignment(let text, let style, let known):
      guard let first = known.first else { return "\(style) has no parameters" }
      return "a parameter is set like \(first)=VALUE, not “\(text)”"
    }
  }
}

/// The timing curves of an animation block, by name.
enum Curve {
  static let all: [(name: String, options: UIView.AnimationOptions)] = [
    ("linear", .curveLinear), ("ease-in", .curveEaseIn), ("ease-out", .curveEaseOut), ("ease-in-out", .curveEaseInOut),
  ]
}
