public import ViewKit

public import class TimeKit.Timer

extension Timer {
  /// Publishes the stage's time, again and again, from when it is connected. Tolerance, loop and mode change nothing.
  public nonisolated static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// Publishes the time at each tick of a timer. Time 0 of a stage is the beginning of 2001.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    private let ticks = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) {
      self.interval = interval
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      ticks.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      RunLoop.main.schedule(
        after: SchedulerTime.now.advanced(by: .seconds(interval)), interval: .seconds(interval)
      ) { [ticks] in ticks.send(Date(timeIntervalSinceReferenceDate: SchedulerTime.now.seconds)) }
    }
  }
}
