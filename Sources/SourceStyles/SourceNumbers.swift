/// Numbers that a film sets in a person's objects without compiling anything: what is compiled asks for them when it runs.
@MainActor
public enum SourceNumbers {
  private static var numbers: [String: Double] = [:]

  /// Gives the numbers by the names of their properties, before a style is used.
  public static func give(_ numbers: [String: Double]) { self.numbers = numbers }

  /// The number for a property.
  public static func number(_ name: String) -> Double { numbers[name] ?? 0 }

  /// The Swift expression of a property's number; the property may have any type that is made of a `Double`.
  public nonisolated static func expression(_ name: String) -> String { ".init(SourceStyles.SourceNumbers.number(\"\(name)\"))" }
}
