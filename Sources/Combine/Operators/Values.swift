// Operators that change values, one at a time.

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    linked { { $0.send(transform($1)) } }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    linked { { link, value in transform(value).map(link.send) ?? .max(1) } }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    linked { { isIncluded($1) ? $0.send($1) : .max(1) } }
  }

  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    linked {
      var result = initialResult
      return { link, value in
        result = nextPartialResult(result, value)
        return link.send(result)
      }
    }
  }

  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    linked {
      var last: Output?
      return { link, value in
        if let last, predicate(last, value) { return .max(1) }
        last = value
        return link.send(value)
      }
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    linked {
      var left = count
      return { link, value in
        guard left > 0 else { return link.send(value) }
        left -= 1
        return .max(1)
      }
    }
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    linked {
      var isDropping = true
      return { link, value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .max(1) : link.send(value)
      }
    }
  }

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
    return linked {
      var left = maxLength
      return { link, value in
        left -= 1
        let more = link.send(value)
        if left == 0 { link.finish() }
        return more
      }
    }
  }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    linked {
      { link, value in
        guard predicate(value) else {
          link.finish()
          return .none
        }
        return link.send(value)
      }
    }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let watcher = AnySubscriber<Output, Failure>(
        receiveSubscription: {
          receiveSubscription?($0)
          subscriber.receive(subscription: WatchedSubscription($0, receiveRequest, receiveCancel))
        },
        receiveValue: {
          receiveOutput?($0)
          return subscriber.receive($0)
        },
        receiveCompletion: {
          receiveCompletion?($0)
          subscriber.receive(completion: $0)
        })
      receive(subscriber: watcher)
    }
  }

  /// Writes down all that happens, each in a line that begins with the prefix.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveSubscription: { Swift.print("\(start)receive subscription: (\($0))") },
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: {
        switch $0 {
        case .finished: Swift.print("\(start)receive finished")
        case .failure(let error): Swift.print("\(start)receive error: (\(error))")
        }
      }, receiveCancel: { Swift.print("\(start)receive cancel") },
      receiveRequest: { Swift.print("\(start)request \($0 == .unlimited ? "unlimited" : "max: (\($0.count))")") })
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

/// A subscription that tells of what is asked for.
private struct WatchedSubscription: Subscription {
  private let subscription: any Subscription
  private let requested: ((Subscribers.Demand) -> Void)?
  private let cancelled: (() -> Void)?

  init(_ subscription: any Subscription, _ requested: ((Subscribers.Demand) -> Void)?, _ cancelled: (() -> Void)?) {
    (self.subscription, self.requested, self.cancelled) = (subscription, requested, cancelled)
  }

  func request(_ demand: Subscribers.Demand) {
    requested?(demand)
    subscription.request(demand)
  }

  func cancel() {
    cancelled?()
    subscription.cancel()
  }
}
