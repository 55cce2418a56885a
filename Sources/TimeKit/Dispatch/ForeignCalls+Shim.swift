private import Dispatch

extension ForeignCalls {
  /// A call of a thread that stands still until the call is over, so that only one thread at a time has what it touches. The call is
  /// given back as soon as it is over: the thread, which goes on at once, must be the only one that holds it.
  @safe private final class Loan: @unchecked Sendable {
    private var body: (() -> Void)?

    init(_ body: @escaping () -> Void) { self.body = body }

    func use() {
      body?()
      body = nil
    }
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
      let loan = Loan(body)
      let end = Dispatch.DispatchSemaphore(value: 0)
      add {
        loan.use()
        end.signal()
      }
      end.wait()
    }
  }
}
