/// The current stage's time, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  StageTime.current.map { $0.now + StageClock.slept } ?? 0
}

/// The stage's date in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

public typealias CFAbsoluteTime = Double

/// Runs `body` and nothing else, because there is no autorelease pool here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
