/// Values as JSON writes them.
package enum JSONText {
  /// - Parameter isAlsoEscaped: the scalars that are escaped besides control characters; by default those that end a script in a
  ///   page.
  package static func quoted(
    _ text: String, escaping isAlsoEscaped: (Unicode.Scalar) -> Bool = { "<\u{2028}\u{2029}".unicodeScalars.contains($0) }
  ) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar < " " || isAlsoEscaped(scalar):
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A number as JSON text: whole numbers have no point, others as few digits as identify them.
  package static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
