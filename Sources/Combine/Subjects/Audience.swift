/// The subscribers of a subject, in the order in which they came.
final class Audience<Output, Failure: Error> {
  private var listeners: [Listener<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  var isEmpty: Bool { listeners.isEmpty }

  /// - Parameter latest: the value that one hears who has missed others; nil where they are lost.
  func add(_ subscriber: AnySubscriber<Output, Failure>, latest: (() -> Output)? = nil) {
    let listener = Listener(subscriber, latest, self)
    if completion == nil { listeners.append(listener) }
    subscriber.receive(subscription: listener)
    if let completion { listener.end(completion) }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for listener in listeners { listener.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let leaving = listeners
    listeners = []
    for listener in leaving { listener.end(completion) }
  }

  fileprivate func remove(_ listener: Listener<Output, Failure>) {
    listeners.removeAll { $0 === listener }
  }
}

/// One who listens to a subject.
private final class Listener<Output, Failure: Error>: Subscription {
  private var subscriber: AnySubscriber<Output, Failure>?
  private let latest: (() -> Output)?
  private var audience: Audience<Output, Failure>?
  private var demand = Subscribers.Demand.none
  /// Whether a value waits to be asked for.
  private var isBehind: Bool

  init(
    _ subscriber: AnySubscriber<Output, Failure>, _ latest: (() -> Output)?, _ audience: Audience<Output, Failure>
  ) {
    (self.subscriber, self.latest, self.audience) = (subscriber, latest, audience)
    isBehind = latest != nil
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    if isBehind, let latest { offer(latest()) }
  }

  func offer(_ value: Output) {
    guard let subscriber else { return }
    guard demand > .none else {
      isBehind = latest != nil
      return
    }
    isBehind = false
    demand = demand.afterOne
    demand += subscriber.receive(value)
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let told = subscriber
    (subscriber, audience) = (nil, nil)
    told?.receive(completion: completion)
  }

  func cancel() {
    let left = audience
    (subscriber, audience) = (nil, nil)
    left?.remove(self)
  }
}
