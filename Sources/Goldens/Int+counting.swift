extension Int {
  /// The number with a noun: `1 frame`, `2 frames`.
  package func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }

  /// The ending of a verb that belongs to so many: `1 of 5 frames differs`.
  var verbEnding: String { self == 1 ? "s" : "" }
}
