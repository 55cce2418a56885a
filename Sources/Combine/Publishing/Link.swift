/// One operator between a publisher and a subscriber: it is asked from below, and receives from above.
final class Link<Input, Failure: Error, Output, NextFailure: Error>: Subscriber, Subscription {
  /// Takes a value, and returns how many more are wanted in its place.
  typealias Taking = (Link, Input) -> Subscribers.Demand
  typealias Ending = (Link, Subscribers.Completion<Failure>) -> Void

  private var upstream: (any Subscription)?
  private var downstream: AnySubscriber<Output, NextFailure>?
  private let take: Taking
  private let end: Ending
  /// Whether all values are wanted, whatever is asked for from below: their places in time are others.
  private let asksForAll: Bool

  init(
    to downstream: AnySubscriber<Output, NextFailure>, asksForAll: Bool, _ take: @escaping Taking, _ end: @escaping Ending
  ) {
    (self.downstream, self.asksForAll, self.take, self.end) = (downstream, asksForAll, take, end)
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
    if asksForAll { upstream?.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand { downstream == nil ? .none : take(self, input) }

  func receive(completion: Subscribers.Completion<Failure>) {
    upstream = nil
    if downstream != nil { end(self, completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    if !asksForAll { upstream?.request(demand) }
  }

  func cancel() {
    let cancelled = upstream
    (upstream, downstream) = (nil, nil)
    cancelled?.cancel()
  }

  // MARK: Handing on

  func send(_ output: Output) -> Subscribers.Demand { downstream?.receive(output) ?? .none }

  /// Ends what lies below, and wants no more from above.
  func finish(_ completion: Subscribers.Completion<NextFailure> = .finished) {
    let ended = downstream
    cancel()
    ended?.receive(completion: completion)
  }
}

extension Publisher {
  /// The publisher of an operator.
  ///
  /// - Parameter steps: makes what the operator does, for one subscriber: it may remember things.
  func linked<Next, NextFailure: Error>(
    asksForAll: Bool = false,
    _ steps:
      @escaping () -> (
        take: Link<Output, Failure, Next, NextFailure>.Taking, end: Link<Output, Failure, Next, NextFailure>.Ending
      )
  ) -> AnyPublisher<Next, NextFailure> {
    AnyPublisher { subscriber in
      let (take, end) = steps()
      receive(subscriber: Link(to: subscriber, asksForAll: asksForAll, take, end))
    }
  }

  /// The publisher of an operator that leaves the end as it is.
  func linked<Next>(
    _ steps: @escaping () -> Link<Output, Failure, Next, Failure>.Taking
  ) -> AnyPublisher<Next, Failure> {
    linked { (steps(), { $0.finish($1) }) }
  }
}
