extension Publisher where Failure == Never {
  /// The values as a task waits for them, one after another.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher, for a task.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<Carried>.Iterator

    public mutating func next() async -> P.Output? { await next(isolation: nil) }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await base.next(isolation: actor).flatMap { $0.value as? P.Output }
    }
  }

  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: Carried.self)
    let bond = publisher.sink(
      receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield(Carried(value: $0)) })
    continuation.onTermination = Carried(value: bond).cancel
    return Iterator(base: stream.makeAsyncIterator())
  }
}

/// A buffer between a publisher and a task on the same thread.
private struct Carried: @unchecked Sendable {
  let value: Any

  @Sendable func cancel(_ termination: AsyncStream<Carried>.Continuation.Termination) {
    (value as? AnyCancellable)?.cancel()
  }
}
