private import Files
public import Raster

/// Writes pictures uncompressed at a constant rate, for ffmpeg and other video encoders to read. Each picture is repeated for as
/// long as it stays. A picture too short for the rate is left out, but the last one is written at least once.
///
/// The stream begins with the first picture, whenever that starts. Each time is rounded to a frame number once, as an absolute
/// time.
public struct VideoEncoder<Form: VideoForm>: StreamEncoder, FormatEncoder {
  var output: EncodedStream
  private let rate: FrameRate
  private let header: [UInt8]
  /// The picture that came last, and the frames that it fills.
  private var current: (bytes: [UInt8], start: Int, end: Int)?

  /// The number of frames in the stream; a repeated picture counts each time.
  public private(set) var frameCount = 0
  public var byteCount: Int { output.byteCount }

  public init(_ settings: FilmSettings, to place: FilmPlace) throws(CodecError) {
    output = try EncodedStream(settings, to: place)
    rate = settings.rate
    header = Form.header(settings)
  }

  /// - Precondition: the picture has the film's size.
  public var preparation: @Sendable (Bitmap) throws(CodecError) -> [UInt8] {
    { [output] bitmap throws(CodecError) in
      output.expectSize(of: bitmap)
      return Form.bytes(bitmap)
    }
  }

  public mutating func append(_ bytes: [UInt8], from start: Double, to end: Double) throws(CodecError) {
    try append(from: start, to: end) { encoder throws(CodecError) in
      let (first, last) = (encoder.rate.frames(before: start), encoder.rate.frames(before: end))
      if let current = encoder.current {
        try encoder.write(current.bytes, count: first - current.start)
      } else if !encoder.header.isEmpty {
        try encoder.output.write(encoder.header)
      }
      encoder.current = (bytes, first, last)
    }
  }

  public mutating func finish() throws(CodecError) {
    try finish { encoder throws(CodecError) in
      guard let last = encoder.current else { throw .noFrames }
      try encoder.write(last.bytes, count: max(last.end - last.start, 1))
    }
  }

  private mutating func write(_ bytes: [UInt8], count: Int) throws(CodecError) {
    for _ in 0..<max(count, 0) {
      try output.write(bytes)
      frameCount += 1
    }
  }
}

/// How a stream of uncompressed pictures stores them.
public protocol VideoForm: SendableMetatype {
  /// The bytes before the first picture.
  static func header(_ settings: FilmSettings) -> [UInt8]

  /// One picture in the stream.
  static func bytes(_ bitmap: Bitmap) -> [UInt8]
}
