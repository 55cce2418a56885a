import Glibc

/// What the machine itself takes to fill and to copy as many bytes as a surface has.
@MainActor
enum Limits {
  private static let bytes = Operations.width * Operations.height * 4
  private static let target = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
  private static let source = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)

  /// Millions of pixels a second.
  static var fill: Double { speed { fillOnce() } }
  static var copy: Double {
    memset(source, 1, bytes)
    return speed { copyOnce() }
  }

  private static func speed(_ body: @MainActor () -> Void) -> Double {
    (Double(bytes / 4) / time(body).seconds / 1e4).rounded() / 100
  }

  // Never inlined, lest the compiler see that nobody reads the bytes.
  @inline(never)
  private static func fillOnce() { memset(target, 7, bytes) }

  @inline(never)
  private static func copyOnce() { memcpy(target, source, bytes) }
}
