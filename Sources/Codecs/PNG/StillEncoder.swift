package import Raster

/// Writes a film of one picture as a plain PNG.
package struct StillEncoder: StreamEncoder, FormatEncoder {
  var output: EncodedStream
  private let level: CompressionLevel
  package private(set) var frameCount = 0
  package var byteCount: Int { output.byteCount }

  package init(_ settings: FilmSettings, to place: FilmPlace) throws(CodecError) {
    output = try EncodedStream(settings, to: place)
    level = settings.pngLevel
  }

  package var preparation: @Sendable (Bitmap) throws(CodecError) -> [UInt8] {
    { [level] bitmap throws(CodecError) in try PNG.encode(bitmap, level: level) }
  }

  package mutating func append(_ png: [UInt8], from start: Double, to end: Double) throws(CodecError) {
    try append(from: start, to: end) { encoder throws(CodecError) in
      precondition(encoder.frameCount == 0, "A still has one picture")
      encoder.frameCount = 1
      try encoder.output.write(png)
    }
  }

  package mutating func finish() throws(CodecError) {
    try finish { _ in }
  }
}
