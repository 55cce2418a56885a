/// A subscriber receives the values of a publisher.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  /// Returns how many values are wanted beyond those that were asked for.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The bond between a publisher and a subscriber.
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// How many values are wanted.
  public struct Demand: Hashable, Comparable, Sendable {
    let count: Int

    public static let none = Demand(count: 0)
    public static let unlimited = Demand(count: .max)
    public static func max(_ value: Int) -> Demand { Demand(count: value) }

    /// Nil stands for all values.
    public var max: Int? { count == .max ? nil : count }

    public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }

    public static func + (left: Demand, right: Demand) -> Demand {
      let (sum, isTooMuch) = left.count.addingReportingOverflow(right.count)
      return isTooMuch ? .unlimited : Demand(count: sum)
    }

    public static func += (left: inout Demand, right: Demand) { left = left + right }

    /// The demand without one value that was given.
    var afterOne: Demand { self == .unlimited ? self : Demand(count: Swift.max(count - 1, 0)) }
  }

  /// Asks for all values, and hands them to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public private(set) var receiveValue: (Input) -> Void
    public private(set) var receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isOver = false

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
    }

    public func receive(subscription: any Subscription) {
      guard !isOver, self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Demand {
      if !isOver { receiveValue(input) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      guard !isOver else { return }
      let tell = receiveCompletion
      letGo()
      tell(completion)
    }

    public func cancel() {
      let cancelled = subscription
      letGo()
      cancelled?.cancel()
    }

    private func letGo() {
      isOver = true
      subscription = nil
      receiveValue = { _ in }
      receiveCompletion = { _ in }
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// A subscriber of which only the values are known.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let begin: (any Subscription) -> Void
  private let take: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    if let known = subscriber as? AnySubscriber<Input, Failure> {
      self = known
    } else {
      self.init(
        receiveSubscription: { subscriber.receive(subscription: $0) }, receiveValue: { subscriber.receive($0) },
        receiveCompletion: { subscriber.receive(completion: $0) })
    }
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    begin = receiveSubscription ?? { _ in }
    take = receiveValue ?? { _ in .none }
    end = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { begin(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { take(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}
