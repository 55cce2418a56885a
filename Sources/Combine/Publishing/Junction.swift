/// The bond of a subscriber with several publishers, which may come and go.
final class Junction<Output, Failure: Error>: Subscription {
  private var downstream: AnySubscriber<Output, Failure>?
  private var upstreams: [Int: AnyCancellable] = [:]
  private var running: Set<Int> = []
  private var count = 0

  init(to downstream: AnySubscriber<Output, Failure>) {
    self.downstream = downstream
  }

  /// Whether nobody is followed any more.
  var isAtRest: Bool { running.isEmpty }

  /// Follows several publishers, and finishes if all of them have ended by then.
  func together(_ begin: () -> Void) {
    let number = begun()
    begin()
    running.remove(number)
    if isAtRest { finish() }
  }

  private func begun() -> Int {
    count += 1
    running.insert(count)
    return count
  }

  /// Hands each value and the end of a publisher to closures, and returns the publisher's number.
  @discardableResult
  func follow<P: Publisher>(
    _ publisher: P, _ take: @escaping (P.Output) -> Void, _ end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> Int {
    let number = begun()
    guard downstream != nil else { return number }
    let upstream = publisher.sink(
      receiveCompletion: { [self] in
        running.remove(number)
        upstreams[number] = nil
        if downstream != nil { end($0) }
      }, receiveValue: take)
    if running.contains(number) { upstreams[number] = upstream }
    return number
  }

  /// Follows the publisher of that number no longer.
  func leave(_ number: Int) {
    running.remove(number)
    upstreams.removeValue(forKey: number)?.cancel()
  }

  func send(_ output: Output) { _ = downstream?.receive(output) }

  func finish(_ completion: Subscribers.Completion<Failure> = .finished) {
    let ended = downstream
    cancel()
    ended?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    downstream = nil
    for number in running { leave(number) }
  }
}

extension AnyPublisher {
  /// - Parameter begin: follows the publishers that a subscriber gets its values from.
  static func joined(_ begin: @escaping (Junction<Output, Failure>) -> Void) -> AnyPublisher {
    AnyPublisher { subscriber in
      let junction = Junction(to: subscriber)
      subscriber.receive(subscription: junction)
      begin(junction)
    }
  }
}
