/// The current stage's time, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  Stage.active?.now ?? 0
}
