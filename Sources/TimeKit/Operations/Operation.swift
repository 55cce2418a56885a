/// A piece of work that an `OperationQueue` runs. The name shadows Foundation's in files that import UIKit.
@preconcurrency @MainActor
open class Operation: NSObject {
  public enum QueuePriority: Int, Sendable {
    case veryLow = -8
    case low = -4
    case normal = 0
    case high = 4
    case veryHigh = 8
  }

  open var name: String?
  /// Of the operations that wait in a queue and are ready, the one with the highest priority comes first.
  open var queuePriority = QueuePriority.normal
  /// Called when the operation is over, also when it was cancelled.
  open var completionBlock: (() -> Void)?
  open private(set) var isCancelled = false
  open private(set) var isExecuting = false
  open private(set) var isFinished = false
  /// The operations that must be over before this one may begin.
  open private(set) var dependencies: [Operation] = []

  open var isReady: Bool { dependencies.allSatisfy { $0.isFinished } }

  open func addDependency(_ op: Operation) {
    dependencies.append(op)
  }

  open func removeDependency(_ op: Operation) {
    dependencies.removeAll { $0 === op }
  }

  /// The operation's work; a subclass has it here. Work that goes on after this method has returned does not count.
  open func main() {}

  /// Runs the operation now, unless it was cancelled.
  open func start() {
    guard !isFinished, !isExecuting else { return }
    isExecuting = true
    if !isCancelled { main() }
    (isExecuting, isFinished) = (false, true)
    completionBlock?()
  }

  /// An operation that has not begun does no work any more.
  open func cancel() {
    isCancelled = true
  }
}

/// An operation that runs closures, one after another.
@preconcurrency @MainActor
open class BlockOperation: Operation {
  open private(set) var executionBlocks: [() -> Void] = []

  public convenience init(block: @escaping () -> Void) {
    self.init()
    addExecutionBlock(block)
  }

  open func addExecutionBlock(_ block: @escaping () -> Void) {
    executionBlocks.append(block)
  }

  open override func main() {
    for block in executionBlocks { block() }
  }
}
