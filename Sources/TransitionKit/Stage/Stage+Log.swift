/// One call of a protocol method, as `stage.log` prints it, and when it came.
public struct LoggedCall: Sendable, Equatable {
  /// In seconds of the stage.
  public let time: Double
  /// In the style of `-[Animator animateTransition:]`.
  public let text: String

  public init(time: Double, text: String) {
    self.time = time
    self.text = text
  }
}

extension Stage {
  /// The protocol calls in order, each as `-[Class selector:]`. A method that its object leaves out is no call.
  public var log: [String] { calls.map(\.text) }

  /// The same with their times.
  public var timedLog: [LoggedCall] { calls }

  /// Makes a call of a user's object, for which this stage is the current one, and logs it.
  @discardableResult
  func call<Result>(_ selector: String, on object: Any, _ body: () -> Result) -> Result {
    let index = calls.count
    calls.append(LoggedCall(time: now, text: "-[\(type(of: object)) \(selector)]"))
    openCalls.append(index)
    defer { openCalls.removeLast() }
    return perform(body)
  }

  /// The innermost call has reached the protocol's default: the object does not have the method.
  func callWasLeftOut(_ selector: String) {
    guard let index = openCalls.last, index < calls.count, calls[index].text.hasSuffix(" \(selector)]") else { return }
    calls.remove(at: index)
  }
}
