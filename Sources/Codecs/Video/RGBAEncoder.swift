public import Files
public import Raster

/// Writes pictures as R, G, B, A bytes, straight, row after row, at a constant rate, with nothing between or before them:
/// what ffmpeg reads with `-f rawvideo -pix_fmt rgba -s WxH -framerate RATE`.
public struct RGBAEncoder: StreamEncoder {
  var output: EncodedStream
  private var pictures: ConstantRate

  /// Repeats count: this is the stream's length.
  public var frameCount: Int { pictures.frameCount }
  public var byteCount: Int { output.byteCount }

  /// - Precondition: `Bitmap.allows(width:height:)`.
  public init(to sink: some ByteSink, width: Int, height: Int, rate: FrameRate) {
    output = EncodedStream(sink, width: width, height: height)
    pictures = ConstantRate(rate)
  }

  public static func prepare(_ bitmap: Bitmap) -> [UInt8] {
    StraightColor.bytes(bitmap.pixels)
  }

  /// - Precondition: the picture has the film's size, and the times are as `FrameEncoder` says.
  public mutating func append(_ bytes: [UInt8], from start: Double, to end: Double) throws(CodecError) {
    try append(from: start, to: end) { encoder throws(CodecError) in
      precondition(bytes.count == encoder.output.width * encoder.output.height * 4, "Every frame has the film's size")
      try encoder.pictures.append(bytes, from: start, to: end, into: &encoder.output)
    }
  }

  public mutating func finish() throws(CodecError) {
    try finish { encoder throws(CodecError) in try encoder.pictures.finish(into: &encoder.output) }
  }
}

extension RGBAEncoder: FormatEncoder {
  package init(_ settings: FilmSettings, to place: FilmPlace) throws(CodecError) {
    self.init(to: try place.sink(), width: settings.width, height: settings.height, rate: settings.rate)
  }
}
