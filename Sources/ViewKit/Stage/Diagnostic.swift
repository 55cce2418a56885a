/// A breach of the contract between an animator and its transition.
public struct Diagnostic: Sendable, Equatable {
  /// The stage's time, in seconds.
  public let time: Double
  /// One line that names the transition, the view and the property.
  public let text: String
  /// The view that is not as it should be, in words; nil if the diagnostic is not about a view.
  public let view: String?
  /// The property of the view that is not as it should be, by its name in the API.
  public let property: String?

  /// Makes a diagnostic; `view` and `property` name what it is about, where one can be named.
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

extension Stage: LayerSceneObserver {
  package func layersDiagnosed(_ text: String, by object: String) {
    diagnose(text, by: object)
  }

  /// The same as `timedLog`.
  public var trace: [LoggedCall] { timedLog }

  package func diagnose(_ text: String, by object: String = "", view: String? = nil, property: String? = nil) {
    diagnostics.append(Diagnostic(time: now, text: text, view: view, property: property))
    calls.append(LoggedCall(time: now, text: text, kind: .diagnostic, object: object))
  }

  /// Says something of which once is enough.
  package func diagnoseOnce(_ text: String) {
    scene.diagnoseOnce(text)
  }
}
