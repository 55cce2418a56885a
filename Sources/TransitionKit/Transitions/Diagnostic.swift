/// Something that the contract between an animator and its transition forbids, and that happened.
public struct Diagnostic: Sendable, Equatable {
  /// In seconds of the stage.
  public let time: Double
  /// One line that names the transition, the view and the property.
  public let text: String
  /// The view that is not as it should be, in words; nil where it is not about one.
  public let view: String?
  /// What of the view that is, by its name in the API.
  public let property: String?

  public init(time: Double, text: String, view: String? = nil, property: String? = nil) {
    self.time = time
    self.text = text
    self.view = view
    self.property = property
  }
}

extension Diagnostic: CustomStringConvertible {
  public var description: String { "\(time) s: \(text)" }
}

extension Stage {
  /// The calls of `timedLog`, with what animators did against their contract.
  public var trace: [LoggedCall] { timedLog }

  func diagnose(_ text: String, by object: String = "", view: String? = nil, property: String? = nil) {
    diagnostics.append(Diagnostic(time: now, text: text, view: view, property: property))
    calls.append(LoggedCall(time: now, text: text, kind: .diagnostic, object: object))
  }
}
