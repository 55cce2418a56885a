/// Something that happened around a transition, in the order in which it did.
public struct LoggedCall: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable {
    /// A method of a delegate, an animator or a conductor: what `stage.log` is made of.
    case transition
    /// A method of a view controller: loading, appearing, layout, moving to and from a container.
    case lifecycle
    /// A method of a presentation controller.
    case presentation
    /// A block that was given to a transition coordinator.
    case coordinator
    /// What an animator did against its contract.
    case diagnostic
  }

  /// In seconds of the stage.
  public let time: Double
  public let kind: Kind
  /// The class of the object that was called; of a diagnostic, the animator's.
  public let object: String
  /// In the style of `-[Animator animateTransition:]`; a diagnostic's own line.
  public let text: String

  public init(time: Double, text: String, kind: Kind = .transition, object: String = "") {
    self.time = time
    self.kind = kind
    self.object = object
    self.text = text
  }
}

extension Stage {
  /// The protocol calls in order, each as `-[Class selector:]`, and among them what animators did against their contract. A method
  /// that its object leaves out is no call.
  public var log: [String] { timedLog.map(\.text) }

  /// The same with their times.
  public var timedLog: [LoggedCall] { calls.filter { $0.kind == .transition || $0.kind == .diagnostic } }

  /// Makes a call of a user's object, for which this stage is the current one, and logs it.
  @discardableResult
  func call<Result>(_ selector: String, on object: Any, _ body: () -> Result) -> Result {
    let index = calls.count
    write(selector, on: object, .transition)
    openCalls.append(index)
    defer { openCalls.removeLast() }
    return perform(body)
  }

  /// Makes a call that is no protocol's.
  func tell<Result>(_ kind: LoggedCall.Kind, _ selector: String, on object: Any, _ body: () -> Result) -> Result {
    write(selector, on: object, kind)
    return body()
  }

  private func write(_ selector: String, on object: Any, _ kind: LoggedCall.Kind) {
    let name = "\(type(of: object))"
    calls.append(LoggedCall(time: now, text: "-[\(name) \(selector)]", kind: kind, object: name))
  }

  /// Writes down what is no method.
  func write(_ text: String, _ kind: LoggedCall.Kind, by object: String) {
    calls.append(LoggedCall(time: now, text: text, kind: kind, object: object))
  }

  /// The innermost call has reached the protocol's default: the object does not have the method.
  func callWasLeftOut(_ selector: String) {
    guard let index = openCalls.last, index < calls.count, calls[index].text.hasSuffix(" \(selector)]") else { return }
    calls.remove(at: index)
  }
}
