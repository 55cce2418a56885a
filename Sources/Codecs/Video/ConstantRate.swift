/// Writes pictures as often as a constant rate asks: each as long as it stays, one too short for the rate not at all, the last
/// at least once.
///
/// The stream begins with its first picture, whenever that starts. Each time is rounded to a frame once, as an absolute time.
struct ConstantRate {
  private let sink: any ByteSink
  private let rate: FrameRate
  private var current: (bytes: [UInt8], start: Int, end: Int)?
  private var isClosed = false

  private(set) var frameCount = 0
  private(set) var byteCount = 0

  init(_ rate: FrameRate, to sink: some ByteSink) {
    self.rate = rate
    self.sink = sink
  }

  /// - Parameter header: written before the first picture.
  mutating func append(
    _ bytes: [UInt8], after header: [UInt8], from start: Double, to end: Double
  ) throws(CodecError) {
    guard !isClosed else { throw .closed }
    precondition(start.isFinite && end.isFinite && start <= end, "A frame's times are finite and in order")
    let (first, last) = (rate.frames(before: start), rate.frames(before: end))
    if let current {
      try write(current.bytes, count: first - current.start)
    } else {
      try write(header)
    }
    current = (bytes, first, last)
  }

  mutating func finish() throws(CodecError) {
    guard !isClosed else { throw .closed }
    guard let last = current else {
      isClosed = true
      sink.discard()
      throw .noFrames
    }
    try write(last.bytes, count: max(last.end - last.start, 1))
    isClosed = true
    try sink.finish()
  }

  private mutating func write(_ bytes: [UInt8], count: Int) throws(CodecError) {
    for _ in 0..<max(count, 0) {
      try write(bytes)
      frameCount += 1
    }
  }

  private mutating func write(_ bytes: [UInt8]) throws(CodecError) {
    guard !bytes.isEmpty else { return }
    do throws(CodecError) {
      try sink.write(bytes)
    } catch {
      isClosed = true
      sink.discard()
      throw error
    }
    byteCount += bytes.count
  }
}
