private import CProcess

/// The ends that come to a process from outside, or by a trap.
package enum ProcessEnd {
  /// Starts the thread that calls `stop` with the number of a watched signal that has come; false where the system gives none.
  package static func start(_ stop: @escaping @convention(c) (Int32) -> Void) -> Bool {
    process_end_start(stop) == 0
  }

  /// Watches a signal, unless whoever started the program has it ignored, as `nohup` does.
  package static func watch(_ signal: Int32) {
    process_end_watch(signal)
  }

  /// Lets a trap remove temporary files first; one for want of memory is a line and an exit code.
  ///
  /// - Parameter name: the program's name.
  package static func guardFiles(name: String, code: Int32) {
    unsafe process_end_guard(name, code)
  }
}
