/// Something that happened around a transition, in the order in which it did.
public struct LoggedCall: Sendable, Equatable {
  /// What a call belongs to.
  public enum Kind: String, Sendable, CaseIterable {
    /// A method of a delegate, an animation controller or an interaction controller; `stage.log` has these and the diagnostics.
    case transition
    /// A method of a view controller: loading, appearing, layout, moving to and from a container.
    case lifecycle
    /// A method of a presentation controller.
    case presentation
    /// A block that was given to a transition coordinator.
    case coordinator
    /// A breach of an animator's contract.
    case diagnostic
    /// A tap that a hand would feel.
    case feedback
    /// Something that a reader of the screen would be told.
    case accessibility
  }

  /// The stage's time, in seconds.
  public let time: Double
  /// What the call belongs to.
  public let kind: Kind
  /// The class of the object that was called; of a diagnostic, the animator's.
  public let object: String
  /// The call in the style of `-[Animator animateTransition:]`, or a diagnostic's line.
  public let text: String

  /// Makes a record of a call.
  public init(time: Double, text: String, kind: Kind = .transition, object: String = "") {
    self.time = time
    self.kind = kind
    self.object = object
    self.text = text
  }
}

extension Stage {
  /// The protocol calls in order, each as `-[Class selector:]`, and among them breaches of the animators' contract. A method that its
  /// object leaves out is no call.
  public var log: [String] { timedLog.map(\.text) }

  /// The calls of `log`, with their times.
  public var timedLog: [LoggedCall] { calls.filter { $0.kind == .transition || $0.kind == .diagnostic } }

  /// Makes a call of a user's object, for which this stage is the current one, and logs it.
  @discardableResult
  package func call<Result>(_ selector: String, on object: Any, _ body: () -> Result) -> Result {
    open(selector, on: object)
    defer { openCalls.removeLast() }
    return perform(body)
  }

  /// Calls and logs a method that the object may leave out; returns nil if the object does.
  package func callUnlessLeftOut<Result>(_ selector: String, on object: Any, _ body: () -> Result) -> Result? {
    open(selector, on: object)
    let result = perform(body)
    return openCalls.removeLast() == nil ? nil : result
  }

  private func open(_ selector: String, on object: Any) {
    openCalls.append(calls.count)
    write(selector, on: object, .transition)
  }

  /// Makes a call that is not one of a transition protocol's, and logs it.
  package func tell<Result>(_ kind: LoggedCall.Kind, _ selector: String, on object: Any, _ body: () -> Result) -> Result {
    write(selector, on: object, kind)
    return body()
  }

  private func write(_ selector: String, on object: Any, _ kind: LoggedCall.Kind) {
    let name = "\(type(of: object))"
    calls.append(LoggedCall(time: now, text: "-[\(name) \(selector)]", kind: kind, object: name))
  }

  /// Logs an event that is not a method's call.
  package func write(_ text: String, _ kind: LoggedCall.Kind, by object: String) {
    calls.append(LoggedCall(time: now, text: text, kind: kind, object: object))
  }

  /// Takes the innermost call back out of the log: it has reached the protocol's default, so the object does not have the method.
  package static func callWasLeftOut(_ selector: String) {
    guard let stage = active, let last = stage.openCalls.last, let index = last, index < stage.calls.count,
      stage.calls[index].text.hasSuffix(" \(selector)]")
    else { return }
    stage.calls.remove(at: index)
    stage.openCalls[stage.openCalls.count - 1] = nil
  }

  /// Takes the innermost call back out of the log, and returns nil as the protocol's default does.
  package static func callWasLeftOut<Result>(_ selector: String) -> Result? {
    callWasLeftOut(selector)
    return nil
  }
}
