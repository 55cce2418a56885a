/// One value, and the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    CollectionOfOne(output).publisher.receive(subscriber: subscriber)
  }
}

/// No value, and the end if there is one.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher.joined { if completeImmediately { $0.finish() } }.receive(subscriber: subscriber)
  }
}

/// A failure at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) {
    self.error = error
  }

  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher.joined { $0.finish(.failure(error)) }.receive(subscriber: subscriber)
  }
}

/// The publisher that a closure makes anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// One value that comes when it is there, for all who ask; the work begins at once.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let audience = Audience<Output, Failure>()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      switch result {
      case .success(let value):
        audience.send(value)
        audience.send(completion: .finished)
      case .failure(let error): audience.send(completion: .failure(error))
      }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    switch result {
    case .success(let value): Just(value).setFailureType(to: Failure.self).receive(subscriber: subscriber)
    case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
    case nil: audience.add(AnySubscriber(subscriber))
    }
  }
}

extension Sequence {
  /// The elements, as many as are asked for, and the end.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { $0.receive(subscription: ElementSubscription(makeIterator(), $0)) }
  }
}

extension Optional {
  /// The value, if there is one, and the end.
  public var publisher: AnyPublisher<Wrapped, Never> { (map { [$0] } ?? []).publisher }
}

extension Result {
  /// The value and the end, or the failure.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Just(value).setFailureType(to: Failure.self)
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}

/// Gives the elements of a sequence when they are asked for.
private final class ElementSubscription<Iterator: IteratorProtocol>: Subscription {
  private var iterator: Iterator
  private var next: Iterator.Element?
  private var subscriber: AnySubscriber<Iterator.Element, Never>?
  private var demand = Subscribers.Demand.none
  private var isGiving = false

  init(_ iterator: Iterator, _ subscriber: AnySubscriber<Iterator.Element, Never>) {
    (self.iterator, self.subscriber) = (iterator, subscriber)
    next = self.iterator.next()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isGiving else { return }
    isGiving = true
    while self.demand > .none, let element = next, let subscriber {
      next = iterator.next()
      self.demand = self.demand.afterOne
      self.demand += subscriber.receive(element)
    }
    isGiving = false
    guard next == nil, let ended = subscriber else { return }
    subscriber = nil
    ended.receive(completion: .finished)
  }

  func cancel() {
    (subscriber, next) = (nil, nil)
  }
}
