extension SystemFailure {
  /// Runs system calls on behalf of an output that people know as `file`.
  static func whileWriting<Result>(
    _ file: String, _ calls: () throws(SystemFailure) -> Result
  ) throws(CodecError) -> Result {
    do throws(SystemFailure) {
      return try calls()
    } catch {
      throw .unwritable(file: file, reason: error.reason)
    }
  }
}
