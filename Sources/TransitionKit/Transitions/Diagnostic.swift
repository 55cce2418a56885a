/// Something that the contract between an animator and its transition forbids, and that happened.
public struct Diagnostic: Sendable, Equatable {
  /// In seconds of the stage.
  public let time: Double
  /// One line that names the transition, the view and the property.
  public let text: String

  public init(time: Double, text: String) {
    self.time = time
    self.text = text
  }
}

extension Diagnostic: CustomStringConvertible {
  public var description: String { "\(time) s: \(text)" }
}

extension Stage {
  /// The calls of `timedLog` with the diagnostics among them, each after the calls of its time.
  public var trace: [LoggedCall] {
    var merged: [LoggedCall] = []
    var rest = diagnostics[...]
    for call in calls {
      while let next = rest.first, next.time < call.time {
        merged.append(LoggedCall(time: next.time, text: next.text))
        rest.removeFirst()
      }
      merged.append(call)
    }
    return merged + rest.map { LoggedCall(time: $0.time, text: $0.text) }
  }

  func diagnose(_ text: String) {
    diagnostics.append(Diagnostic(time: now, text: text))
  }
}
