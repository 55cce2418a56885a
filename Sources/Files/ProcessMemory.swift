private import CProcess

/// The store from which the program takes its memory.
package enum ProcessMemory {
  /// Lets all threads share one store. Call it before the first thread starts.
  package static func share() {
    process_memory_share()
  }
}
