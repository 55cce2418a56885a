import Codecs
import Raster

/// Writes a film of one picture as a plain PNG.
struct StillEncoder: FrameEncoder {
  private let sink: any ByteSink
  private let level: PNG.Level
  private(set) var frameCount = 0
  private(set) var byteCount = 0

  init(to sink: some ByteSink, level: PNG.Level) {
    self.sink = sink
    self.level = level
  }

  static func prepare(_ bitmap: Bitmap) throws(CodecError) -> [UInt8] {
    try PNG.encode(bitmap)
  }

  var preparation: @Sendable (Bitmap) throws(CodecError) -> [UInt8] {
    { [level] bitmap throws(CodecError) in try PNG.encode(bitmap, level: level) }
  }

  mutating func append(_ png: [UInt8], from start: Double, to end: Double) throws(CodecError) {
    precondition(frameCount == 0, "A still has one picture")
    try sink.write(png)
    frameCount = 1
    byteCount = png.count
  }

  mutating func finish() throws(CodecError) {
    try sink.finish()
  }
}
