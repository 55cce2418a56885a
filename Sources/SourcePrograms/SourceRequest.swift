public import SourceStyles

/// What a command line asks of one style that a file describes.
public struct SourceRequest: Sendable, Hashable {
  /// The words that name the style.
  public internal(set) var text: SourceText
  /// Files and directories that belong to the sources, too.
  public var more: [String] = []
  /// The changes of screens to film; empty leaves them to the sources.
  public var ways: [SourceBriefing.Way] = []
  /// How a presented screen covers the others; nil leaves it to the sources.
  public var presentation: SourceBriefing.Presentation?
  /// Properties to set, each with a Swift expression.
  public var settings: [Setting] = []
  /// Expressions that make the controllers of screens.
  public var controllers: [String] = []
  /// Whether the sources are compiled in Swift 6 mode; iOS projects mostly have Swift 5.
  public var isSwift6 = false

  /// A property, and the Swift expression that it is set to.
  public struct Setting: Sendable, Hashable {
    /// The property's name.
    public let name: String
    /// The expression.
    public let value: String
    /// The option as it was typed, for messages.
    public let option: String

    /// A property set to an expression.
    public init(name: String, value: String, option: String) {
      (self.name, self.value, self.option) = (name, value, option)
    }
  }

  /// Asks for a style and leaves all else to the sources.
  public init(_ text: SourceText) {
    self.text = text
  }
}
