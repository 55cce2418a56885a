import Files
import Raster

/// A `FrameEncoder` whose output is one stream of bytes. After an error or its end it takes no more.
protocol StreamEncoder: FrameEncoder {
  var output: EncodedStream { get set }
}

extension StreamEncoder {
  mutating func append(
    from start: Double, to end: Double, _ work: (inout Self) throws(CodecError) -> Void
  ) throws(CodecError) {
    try whileOpen { encoder throws(CodecError) in
      precondition(start.isFinite && end.isFinite && start <= end, "A frame's times are finite and in order")
      try work(&encoder)
    }
  }

  mutating func finish(_ work: (inout Self) throws(CodecError) -> Void) throws(CodecError) {
    try whileOpen { encoder throws(CodecError) in
      try work(&encoder)
      try encoder.output.finish()
    }
  }

  /// Runs work if the output is open; if the work fails, the output is discarded.
  private mutating func whileOpen(_ work: (inout Self) throws(CodecError) -> Void) throws(CodecError) {
    guard !output.isClosed else { throw .file(.closed) }
    do throws(CodecError) {
      try work(&self)
    } catch {
      output.discard()
      throw error
    }
  }
}

/// Takes bytes in their order.
protocol ByteTaker {
  mutating func write(_ bytes: [UInt8]) throws(CodecError)
}

/// Takes the bytes of one film, whose pictures have one size.
struct EncodedStream: ByteTaker {
  private let sink: any ByteSink
  let width: Int
  let height: Int
  private(set) var byteCount = 0
  private(set) var isClosed = false

  init(_ settings: FilmSettings, to place: FilmPlace) throws(CodecError) {
    (width, height) = (settings.width, settings.height)
    precondition(Bitmap.allows(width: width, height: height), "A film's frames have at most \(Bitmap.limits)")
    sink = try place.sink()
  }

  mutating func write(_ bytes: [UInt8]) throws(CodecError) {
    try CodecError.wrapping { () throws(FileError) in try sink.write(bytes) }
    byteCount += bytes.count
  }

  func expectSize(of picture: Bitmap) {
    precondition(picture.width == width && picture.height == height, "Every frame has the film's size")
  }

  fileprivate mutating func finish() throws(CodecError) {
    try CodecError.wrapping { () throws(FileError) in try sink.finish() }
    isClosed = true
  }

  fileprivate mutating func discard() {
    isClosed = true
    sink.discard()
  }
}
