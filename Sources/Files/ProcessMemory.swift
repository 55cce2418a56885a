private import CProcess

/// How the program's memory is kept.
package enum ProcessMemory {
  /// In one store for all threads; to be said before the first one starts.
  package static func share() {
    process_memory_share()
  }
}
