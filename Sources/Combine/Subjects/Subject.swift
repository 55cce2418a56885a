/// A publisher to which values are sent from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

extension Subject {
  /// Lets all values come.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// Sends values to those who listen at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.add(AnySubscriber(subscriber))
  }

  public func send(_ value: Output) { audience.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
}

/// Keeps its latest value, and begins with it for everybody who comes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output
  private var isOver = false

  public init(_ value: Output) {
    current = value
  }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.add(AnySubscriber(subscriber), latest: isOver ? nil : { [self] in current })
  }

  public func send(_ value: Output) {
    guard !isOver else { return }
    current = value
    audience.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    isOver = true
    audience.send(completion: completion)
  }
}
