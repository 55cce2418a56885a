private import CProcess

/// What a program needs of the system from its first moment on.
package enum ProcessNeeds {
  /// Enough memory for the program with its fonts and a small film: with less, some commands failed at things too small to be asked for.
  private static let memory = 88 << 20
  /// The bytes of a stack; films ended by a signal with 112 KB. New threads get as much as the main one may have.
  private static let stack: UInt64 = 512 << 10
  /// The descriptors of the libraries below the program, and those of a few files.
  private static let descriptors: Int32 = 16
  /// The threads beside those that draw.
  private static let otherThreads: Int32 = 3

  /// The words for a stack that is too small; nil for one that is not.
  package static func missingStack() -> String? {
    if process_room_stack(stack) != 0 { return nil }
    return "the system lets stacks be too small: \(stack >> 10) KB are needed (ulimit -s)"
  }

  /// The words for what the system does not give; nil where nothing is wanting.
  ///
  /// - Parameter processors: how many there are: as many threads draw.
  package static func missing(processors: Int) -> String? {
    if let stack = missingStack() { return stack }
    if process_room_descriptors(descriptors) == 0 {
      return "the system lets too few files be open at once: \(descriptors) more are needed (ulimit -n)"
    }
    if !ProcessMemory.has(memory) { return "the system gives too little memory: \(memory >> 20) MB more are needed (ulimit -v)" }
    let threads = Int32(clamping: processors) + otherThreads
    if process_room_threads(threads) == 0 {
      return "the system gives too few threads: \(threads) more are needed (ulimit -u, and ulimit -v for their stacks)"
    }
    return nil
  }
}
