/// A queue of operations on the stage's clock. The name shadows Foundation's in files that import UIKit.
///
/// There is one thread, so operations run one after another, whatever number may run at once.
@preconcurrency @MainActor
open class OperationQueue: NSObject {
  public nonisolated static let defaultMaxConcurrentOperationCount = -1

  /// The queue of the main thread.
  open class var main: OperationQueue { mainQueue }
  private static let mainQueue = OperationQueue(on: .main)
  /// The queue whose operation runs now; the main one where none does.
  open class var current: OperationQueue? { running.last ?? main }
  private static var running: [OperationQueue] = []

  /// The queues that have operations.
  private static var busy: [OperationQueue] = []

  open var name: String?
  open var maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount
  /// Whether the queue begins no operations; those that wait stay.
  open var isSuspended = false {
    didSet { runLater() }
  }
  /// The operations that wait or run.
  open private(set) var operations: [Operation] = []
  private let queue: DispatchQueue

  public override init() {
    queue = DispatchQueue(label: "operations")
    super.init()
  }

  private init(on queue: DispatchQueue) {
    self.queue = queue
    super.init()
  }

  open var operationCount: Int { operations.count }

  open func addOperation(_ op: Operation) {
    if ForeignCalls.isForeign { return ForeignCalls.add { self.addOperation(op) } }
    operations.append(op)
    if !Self.busy.contains(self) { Self.busy.append(self) }
    runLater()
  }

  open func addOperation(_ block: @escaping @MainActor () -> Void) {
    addOperation(BlockOperation { block() })
  }

  open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for operation in ops { addOperation(operation) }
    if wait { waitUntilAllOperationsAreFinished() }
  }

  /// Runs when all operations that wait now are over, and before those that come later.
  open func addBarrierBlock(_ barrier: @escaping @MainActor () -> Void) {
    let operation = BlockOperation { barrier() }
    for earlier in operations { operation.addDependency(earlier) }
    addOperation(operation)
  }

  open func cancelAllOperations() {
    for operation in operations { operation.cancel() }
  }

  /// Runs at once what can be run.
  open func waitUntilAllOperationsAreFinished() {
    while runNext() {}
  }

  private func runLater() {
    guard !isSuspended, !operations.isEmpty else { return }
    queue.async { [self] in
      while runNext() {}
    }
  }

  /// Runs the next operation that is ready; false if there is none.
  private func runNext() -> Bool {
    let ready = operations.filter { $0.isReady && !$0.isExecuting }
    guard !isSuspended, let highest = ready.map(\.queuePriority.rawValue).max(),
      let next = ready.first(where: { $0.queuePriority.rawValue == highest })
    else { return false }
    Self.running.append(self)
    next.start()
    Self.running.removeLast()
    operations.removeAll { $0 === next }
    // Operations of other queues may have waited for this one.
    Self.busy.removeAll { $0.operations.isEmpty }
    for other in Self.busy where other !== self { other.runLater() }
    return true
  }
}
