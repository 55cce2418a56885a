/// What the command line says of a style whose object comes from a person's sources.
public struct SourceBriefing: Codable, Sendable, Hashable {
  /// The changes of screens that a source may be filmed as.
  public enum Way: String, Codable, Sendable, CaseIterable {
    case push
    case pop
    case present
    case dismiss
    case tab
    case segue
  }

  /// How a presented screen covers the others.
  public enum Presentation: String, Codable, Sendable, CaseIterable {
    case fullScreen
    case custom
    case pageSheet
  }

  /// The words that name the style on the command line.
  public var name: String
  /// Where the object's type is declared.
  public var source: String
  public var summary: String
  /// What the person asks for; empty where the object's type decides.
  public var ways: [Way]
  /// How an animator alone is used where nothing else says it.
  public var usual: Way
  public var presentation: Presentation
  /// The properties that may be set, with their initial expressions.
  public var properties: [String: String]
  /// Whether the sources follow a finger.
  public var followsFinger: Bool
  /// The classes whose property each option sets, by the option as it was typed.
  public var set: [String: [String]]

  public init(
    name: String, source: String, summary: String, ways: [Way], usual: Way, presentation: Presentation,
    properties: [String: String], followsFinger: Bool, set: [String: [String]] = [:]
  ) {
    (self.name, self.source, self.summary) = (name, source, summary)
    (self.ways, self.usual, self.presentation) = (ways, usual, presentation)
    (self.properties, self.followsFinger, self.set) = (properties, followsFinger, set)
  }
}
