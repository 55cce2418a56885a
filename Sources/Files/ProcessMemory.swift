private import CProcess

/// The store from which the program takes its memory.
package enum ProcessMemory {
  /// Lets all threads share one store. Call it before the first thread starts.
  package static func share() {
    process_memory_share()
  }

  /// Whether the system would give so many bytes more. Swift ends the process where it is not given what it asks for, so whoever
  /// needs much asks here first.
  package static func has(_ bytes: Int) -> Bool {
    process_room_memory(UInt64(max(bytes, 0))) != 0
  }
}
