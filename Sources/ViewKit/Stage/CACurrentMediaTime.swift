/// The current stage's time, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  Stage.active?.now ?? 0
}

/// Runs `body` and nothing else, because there is no autorelease pool here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
