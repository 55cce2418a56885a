package import Raster

/// Writes a film of one picture as a plain PNG.
package struct StillEncoder: FormatEncoder {
  private let sink: any ByteSink
  private let level: PNG.Level
  package private(set) var frameCount = 0
  package private(set) var byteCount = 0

  package init(_ settings: FilmSettings, to place: FilmPlace) throws(CodecError) {
    sink = try place.sink()
    level = settings.pngLevel
  }

  package static func prepare(_ bitmap: Bitmap) throws(CodecError) -> [UInt8] {
    try PNG.encode(bitmap)
  }

  package var preparation: @Sendable (Bitmap) throws(CodecError) -> [UInt8] {
    { [level] bitmap throws(CodecError) in try PNG.encode(bitmap, level: level) }
  }

  package mutating func append(_ png: [UInt8], from start: Double, to end: Double) throws(CodecError) {
    precondition(frameCount == 0, "A still has one picture")
    try sink.write(png)
    frameCount = 1
    byteCount = png.count
  }

  package mutating func finish() throws(CodecError) {
    try sink.finish()
  }
}
