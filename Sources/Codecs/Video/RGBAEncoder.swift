public import Raster

/// Writes pictures as R, G, B, A bytes, straight, row after row, at a constant rate, with nothing between or before them:
/// what ffmpeg reads with `-f rawvideo -pix_fmt rgba -s WxH -framerate RATE`.
public struct RGBAEncoder: FrameEncoder {
  private let width: Int
  private let height: Int
  private var stream: ConstantRate

  /// Repeats count: this is the stream's length.
  public var frameCount: Int { stream.frameCount }
  public var byteCount: Int { stream.byteCount }

  /// - Precondition: `Bitmap.allows(width:height:)`.
  public init(to sink: some ByteSink, width: Int, height: Int, rate: FrameRate) {
    precondition(Bitmap.allows(width: width, height: height), "A video's sides lie between 1 and \(Bitmap.sideLimit)")
    self.width = width
    self.height = height
    stream = ConstantRate(rate, to: sink)
  }

  public static func prepare(_ bitmap: Bitmap) -> [UInt8] {
    StraightColor.bytes(bitmap.pixels)
  }

  /// - Precondition: the picture has the film's size, and the times are as `FrameEncoder` says.
  public mutating func append(_ bytes: [UInt8], from start: Double, to end: Double) throws(CodecError) {
    precondition(bytes.count == width * height * 4, "Every frame has the film's size")
    try stream.append(bytes, after: [], from: start, to: end)
  }

  public mutating func finish() throws(CodecError) { try stream.finish() }
}

extension RGBAEncoder: FormatEncoder {
  package init(_ settings: FilmSettings, to place: FilmPlace) throws(CodecError) {
    self.init(to: try place.sink(), width: settings.width, height: settings.height, rate: settings.rate)
  }
}
