internal import Dispatch
internal import Synchronization

/// The results for `0 ..< count` in order, made on up to `jobs` threads; the caller waits.
func concurrentMap<Result: Sendable>(_ count: Int, jobs: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
  guard jobs > 1, count > 1 else { return (0..<count).map(body) }
  let next = Mutex(0)
  let results = Mutex([Result?](repeating: nil, count: count))
  Dispatch.DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
    while true {
      let index = next.withLock { next in
        defer { next += 1 }
        return next
      }
      guard index < count else { return }
      let result = body(index)
      results.withLock { $0[index] = result }
    }
  }
  return results.withLock { $0.compactMap(\.self) }
}
