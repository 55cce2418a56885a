/// A call that waits for its time.
@MainActor
struct DelayedCall {
  let target: NSObject
  let selector: Selector
  let argument: Any?
  let ticket: EventQueue.Ticket
}

extension NSObjectProtocol {
  /// Whether the object is of the class whose method the selector names.
  @preconcurrency @MainActor
  public func responds(to aSelector: Selector?) -> Bool { aSelector?.isMethod(of: self) ?? false }
}

/// What a performed method returned. The object is kept for as long as this is.
public struct PerformedResult {
  private let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  /// What the method returned.
  public func takeUnretainedValue() -> AnyObject { object }
  /// What the method returned; Swift counts references by itself.
  public func takeRetainedValue() -> AnyObject { object }
}

extension NSObjectProtocol {
  /// Calls the method at once. The result is nil if the method returns nothing.
  @discardableResult @preconcurrency @MainActor
  public func perform(_ aSelector: Selector) -> PerformedResult! { Self.result(aSelector(on: self)) }

  @discardableResult @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with object: Any?) -> PerformedResult! { Self.result(aSelector(on: self, object)) }

  @discardableResult @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> PerformedResult! {
    Self.result(aSelector(on: self, object1, object2))
  }

  private static func result(_ value: Any) -> PerformedResult? {
    guard !(value is Void), let value = value as Any? else { return nil }
    if case Optional<Any>.none = value { return nil }
    return PerformedResult(value as AnyObject)
  }
}

extension NSObject {
  /// Whether the class has the method that the selector names.
  @preconcurrency @MainActor
  public class func instancesRespond(to aSelector: Selector) -> Bool { aSelector.isMethod(ofInstancesOf: self) }

  /// Calls the method at once if it is to be waited for, otherwise in a turn of its own.
  @preconcurrency @MainActor
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if wait { perform(aSelector, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
  }

  /// Calls the method in `delay` seconds of the stage, in a turn of its own; the object and the argument are kept until then.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let stage = StageTime.required(for: "A delay is a stage's")
    var ticket: EventQueue.Ticket?
    let added = stage.events.add(at: stage.now + max(delay, 0)) { [weak stage] in
      stage?.delayedCalls.removeAll { $0.ticket == ticket }
      aSelector(on: self, anArgument)
    }
    ticket = added
    stage.delayedCalls.append(DelayedCall(target: self, selector: aSelector, argument: anArgument, ticket: added))
  }

  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancelCalls { $0.target === aTarget as AnyObject }
  }

  /// Cancels the calls with an equal argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?)
  {
    cancelCalls {
      $0.target === aTarget as AnyObject && $0.selector == aSelector && isSame($0.argument, anArgument)
    }
  }

  @MainActor
  private class func cancelCalls(where matches: (DelayedCall) -> Bool) {
    guard let stage = StageTime.current else { return }
    for call in stage.delayedCalls.filter(matches) { stage.events.remove(call.ticket) }
    stage.delayedCalls.removeAll(where: matches)
  }

  private class func isSame(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left as AnyHashable, let right as AnyHashable): left == right
    case (let left?, let right?): left as AnyObject === right as AnyObject
    default: false
    }
  }
}
