/// What the command line says of a style whose object comes from a person's sources.
public struct SourceBriefing: Codable, Sendable, Hashable {
  /// The changes of screens that a source may be filmed as.
  public enum Way: String, Codable, Sendable, CaseIterable {
    /// A controller comes on a navigation stack.
    case push
    /// A controller leaves a navigation stack.
    case pop
    /// A controller is presented.
    case present
    /// A presented controller goes.
    case dismiss
    /// A tab is chosen.
    case tab
    /// A segue is performed.
    case segue
  }

  /// How a presented screen covers the others.
  public enum Presentation: String, Codable, Sendable, CaseIterable {
    /// The presenter leaves the screen.
    case fullScreen
    /// The presenter stays, and a presentation controller of the sources decides the rest.
    case custom
    /// The presenter stays behind a card.
    case pageSheet
  }

  /// The words that name the style on the command line.
  public var name: String
  /// Where the object's type is declared.
  public var source: String
  /// What the style is, in a few words.
  public var summary: String
  /// What the person asks for; empty where the object's type decides.
  public var ways: [Way]
  /// How an animator alone is used where nothing else says it.
  public var usual: Way
  /// How a presented screen covers the others.
  public var presentation: Presentation
  /// The properties that may be set, with their initial expressions.
  public var properties: [String: String]
  /// Whether the sources follow a finger.
  public var followsFinger: Bool
  /// The classes whose property each option sets, by the option as it was typed.
  public var set: [String: [String]]
  /// The options that put the screens on the stage to which the sources cast a transition's screens; nil where they cast to none.
  public var screens: String?

  /// Whether the sources speak of a controller's own navigation controller, so that their screens must stand in one.
  public var usesNavigation = false

  /// A briefing of these facts.
  public init(
    name: String, source: String, summary: String, ways: [Way], usual: Way, presentation: Presentation,
    properties: [String: String], followsFinger: Bool, set: [String: [String]] = [:], screens: String? = nil
  ) {
    (self.name, self.source, self.summary) = (name, source, summary)
    (self.ways, self.usual, self.presentation) = (ways, usual, presentation)
    (self.properties, self.followsFinger, self.set, self.screens) = (properties, followsFinger, set, screens)
  }
}
