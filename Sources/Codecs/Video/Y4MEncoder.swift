public import Files
public import Raster

/// Writes a YUV4MPEG2 stream, uncompressed, at a constant rate, for ffmpeg and other video encoders to read.
///
/// Colours are BT.709 in limited range (see `VideoColor`); what shows nothing is black. The stream says so with
/// `XCOLORRANGE=LIMITED`; the matrix has no name in this format: tell ffmpeg `-colorspace bt709` to have it noted in its
/// output.
public struct Y4MEncoder: StreamEncoder {
  public enum Sampling: String, Sendable, CaseIterable {
    /// One chroma sample for 2 × 2 pixels, in their middle (`C420jpeg`): what players expect of a film.
    case chroma420 = "420"
    /// One for each pixel (`C444`).
    case chroma444 = "444"
  }

  var output: EncodedStream
  private let sampling: Sampling
  private let header: [UInt8]
  private var pictures: ConstantRate

  /// Repeats count: this is the stream's length.
  public var frameCount: Int { pictures.frameCount }
  public var byteCount: Int { output.byteCount }

  /// A picture as it stands in the stream.
  public struct Prepared: Sendable {
    let bitmap: Bitmap
    let sampling: Sampling
    let bytes: [UInt8]

    init(_ bitmap: Bitmap, _ sampling: Sampling) {
      self.bitmap = bitmap
      self.sampling = sampling
      bytes = Array("FRAME\n".utf8) + VideoColor.planes(bitmap, halved: sampling == .chroma420)
    }
  }

  /// - Precondition: `Bitmap.allows(width:height:)`.
  public init(
    to sink: some ByteSink, width: Int, height: Int, rate: FrameRate, sampling: Sampling = .chroma420
  ) {
    output = EncodedStream(sink, width: width, height: height)
    pictures = ConstantRate(rate)
    self.sampling = sampling
    let form = sampling == .chroma420 ? "420jpeg" : "444"
    let words = "W\(width) H\(height) F\(rate.numerator):\(rate.denominator) Ip A1:1 C\(form) XCOLORRANGE=LIMITED"
    header = Array("YUV4MPEG2 \(words)\n".utf8)
  }

  public static func prepare(_ bitmap: Bitmap) -> Prepared {
    Prepared(bitmap, .chroma420)
  }

  public var preparation: @Sendable (Bitmap) throws(CodecError) -> Prepared {
    { [sampling] bitmap throws(CodecError) in Prepared(bitmap, sampling) }
  }

  /// - Precondition: the picture has the film's size, and the times are as `FrameEncoder` says.
  public mutating func append(_ prepared: Prepared, from start: Double, to end: Double) throws(CodecError) {
    try append(from: start, to: end) { encoder throws(CodecError) in
      encoder.output.expectSize(of: prepared.bitmap)
      let own = prepared.sampling == encoder.sampling ? prepared : Prepared(prepared.bitmap, encoder.sampling)
      try encoder.pictures.append(own.bytes, after: encoder.header, from: start, to: end, into: &encoder.output)
    }
  }

  public mutating func finish() throws(CodecError) {
    try finish { encoder throws(CodecError) in try encoder.pictures.finish(into: &encoder.output) }
  }
}

extension Y4MEncoder: FormatEncoder {
  package init(_ settings: FilmSettings, to place: FilmPlace) throws(CodecError) {
    self.init(to: try place.sink(), width: settings.width, height: settings.height, rate: settings.rate)
  }
}
