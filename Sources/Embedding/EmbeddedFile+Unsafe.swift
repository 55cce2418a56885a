private import CEmbedding

/// A file of this package's sources, whose bytes stand in the program.
///
/// - Parameter path: where the file lies below `Sources`, such as "Goldens/Page/report.js"; it has a row in `embedded_files.c`.
package func embeddedFile(_ path: String) -> [UInt8] {
  var length = 0
  guard let bytes = unsafe embedded_file(path, &length) else { preconditionFailure("embedded_files.c has no row for \(path)") }
  return unsafe Array(UnsafeBufferPointer(start: bytes, count: length))
}
