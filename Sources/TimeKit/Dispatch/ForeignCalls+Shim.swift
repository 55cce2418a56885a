private import Dispatch

extension ForeignCalls {
  /// A call of a thread that stands still until the call is over, so that only one thread at a time has what it touches.
  @safe private struct Loan: @unchecked Sendable {
    let body: () -> Void
  }

  /// Runs another thread's work on the stage, while that thread waits.
  static func run<Result>(_ work: () throws -> Result, rescue: (any Error) throws -> Result) rethrows -> Result {
    var result: Result?
    var failure: (any Error)?
    wait {
      do { result = try work() } catch { failure = error }
    }
    if let failure { return try rescue(failure) }
    guard let result else { preconditionFailure("A call that is over has a result") }
    return result
  }

  private static func wait(for body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      let loan = Loan(body: body)
      let end = Dispatch.DispatchSemaphore(value: 0)
      add {
        loan.body()
        end.signal()
      }
      end.wait()
    }
  }
}
