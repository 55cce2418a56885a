import Codecs
import Files
import Raster
import Synchronization
import Testing

/// Keeps what is written; fails at the call that `failsAt` counts down to.
final class MemorySink: ByteSink {
  struct State {
    var bytes: [UInt8] = []
    var isFinished = false
    var isDiscarded = false
    var callsBeforeFailure: Int
  }

  private let state: Mutex<State>

  init(failsAt call: Int = .max) {
    state = Mutex(State(callsBeforeFailure: call))
  }

  var bytes: [UInt8] { state.withLock { $0.bytes } }
  var isFinished: Bool { state.withLock { $0.isFinished } }
  var isDiscarded: Bool { state.withLock { $0.isDiscarded } }

  func write(_ bytes: [UInt8]) throws(FileError) {
    let refuses = state.withLock { state in
      state.callsBeforeFailure -= 1
      if state.callsBeforeFailure >= 0 { state.bytes += bytes }
      return state.callsBeforeFailure < 0
    }
    if refuses { throw .unwritable(file: "memory", reason: "it is full") }
  }

  func finish() { state.withLock { $0.isFinished = true } }

  func discard() { state.withLock { $0.isDiscarded = true } }

  /// Encodes frames with an encoder that writes to this sink, and returns the bytes.
  func bytes(of encoder: some FrameEncoder, _ frames: [Frame]) throws -> [UInt8] {
    var encoder = encoder
    for frame in frames { try encoder.append(frame) }
    try encoder.finish()
    #expect(isFinished && encoder.byteCount == bytes.count)
    return bytes
  }
}

extension FormatEncoder {
  /// Makes an encoder that writes to a sink; `change` may alter the usual settings.
  init(
    to sink: MemorySink, width: Int, height: Int, change: (inout FilmSettings) -> Void = { _ in }
  ) throws(CodecError) {
    var settings = FilmSettings(width: width, height: height)
    change(&settings)
    try self.init(settings, to: .sink(sink))
  }

  /// An encoder of pictures of 2 × 2 pixels that writes to a path.
  init(to path: String, replacing: Bool = false) throws(CodecError) {
    var settings = FilmSettings(width: 2, height: 2)
    settings.replaces = replacing
    try self.init(settings, to: .path(path))
  }
}

extension AnimatedPicture.Frame {
  /// The delay as a GIF counts it.
  var centiseconds: Int { Int(((facts.delay ?? 0) * 100).rounded()) }
}
