/// Writes pictures as often as a constant rate asks: each as long as it stays, one too short for the rate not at all, the last
/// at least once.
///
/// The stream begins with its first picture, whenever that starts. Each time is rounded to a frame once, as an absolute time.
struct ConstantRate {
  private let rate: FrameRate
  private var current: (bytes: [UInt8], start: Int, end: Int)?

  private(set) var frameCount = 0

  init(_ rate: FrameRate) {
    self.rate = rate
  }

  /// - Parameter header: written before the first picture.
  mutating func append(
    _ bytes: [UInt8], after header: [UInt8] = [], from start: Double, to end: Double, into output: inout EncodedStream
  ) throws(CodecError) {
    let (first, last) = (rate.frames(before: start), rate.frames(before: end))
    if let current {
      try write(current.bytes, count: first - current.start, into: &output)
    } else if !header.isEmpty {
      try output.write(header)
    }
    current = (bytes, first, last)
  }

  mutating func finish(into output: inout EncodedStream) throws(CodecError) {
    guard let last = current else { throw .noFrames }
    try write(last.bytes, count: max(last.end - last.start, 1), into: &output)
  }

  private mutating func write(_ bytes: [UInt8], count: Int, into output: inout EncodedStream) throws(CodecError) {
    for _ in 0..<max(count, 0) {
      try output.write(bytes)
      frameCount += 1
    }
  }
}
