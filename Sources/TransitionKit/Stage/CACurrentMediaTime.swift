/// The current stage's time, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  Stage.active?.now ?? 0
}

/// Nothing is released later than at once here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
