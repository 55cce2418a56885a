// Operators that hand values on at another time, or on another scheduler.

extension Publisher {
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure> {
    later { scheduler.schedule(options: options, $0) }
  }

  /// Subscribes, and asks for values, on the scheduler.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure> {
    .joined { junction in
      scheduler.schedule(options: options) { junction.follow(self, junction.send, junction.finish) }
    }
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    later { scheduler.schedule(after: scheduler.now.advanced(by: interval), $0) }
  }

  private func later(_ schedule: @escaping (@escaping () -> Void) -> Void) -> AnyPublisher<Output, Failure> {
    linked(asksForAll: true) {
      (
        { link, value in
          schedule { _ = link.send(value) }
          return .none
        },
        { link, completion in schedule { link.finish(completion) } }
      )
    }
  }

  /// The latest value, when no other has come for so long.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    linked(asksForAll: true) {
      var waiting: (number: Int, value: Output)?
      var count = 0
      return (
        { link, value in
          count += 1
          let number = count
          waiting = (number, value)
          scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
            guard let due = waiting, due.number == number else { return }
            waiting = nil
            _ = link.send(due.value)
          }
          return .none
        },
        { link, completion in
          if case .finished = completion, let waiting { _ = link.send(waiting.value) }
          link.finish(completion)
        }
      )
    }
  }

  /// At most one value in each interval: the first one at once, and of those that come until the next the first or the latest.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    linked(asksForAll: true) {
      var waiting: Output?
      var opening: S.SchedulerTimeType?
      return (
        { link, value in
          if let opening, scheduler.now < opening {
            let isBooked = waiting != nil
            if latest || !isBooked { waiting = value }
            guard !isBooked else { return .none }
            scheduler.schedule(after: opening) { giveWaiting(link) }
          } else {
            opening = scheduler.now.advanced(by: interval)
            _ = link.send(value)
          }
          return .none
        },
        { link, completion in
          giveWaiting(link)
          link.finish(completion)
        }
      )

      func giveWaiting(_ link: Link<Output, Failure, Output, Failure>) {
        guard let value = waiting else { return }
        waiting = nil
        opening = scheduler.now.advanced(by: interval)
        _ = link.send(value)
      }
    }
  }
}
