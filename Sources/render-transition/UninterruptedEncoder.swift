import Codecs
import Raster

/// An encoder that no signal catches between two states of its files.
struct UninterruptedEncoder<Base: FrameEncoder>: FrameEncoder {
  private var base: Base

  init(_ make: () throws(CodecError) -> Base) throws(CodecError) {
    base = try Interruption.postponed(make)
  }

  var frameCount: Int { base.frameCount }
  var byteCount: Int { base.byteCount }

  var preparation: @Sendable (Bitmap) throws(CodecError) -> Base.Prepared { base.preparation }

  static func prepare(_ bitmap: Bitmap) throws(CodecError) -> Base.Prepared {
    try Base.prepare(bitmap)
  }

  mutating func append(_ prepared: Base.Prepared, from start: Double, to end: Double) throws(CodecError) {
    try Interruption.postponed { () throws(CodecError) in try base.append(prepared, from: start, to: end) }
  }

  mutating func finish() throws(CodecError) {
    try Interruption.postponed { () throws(CodecError) in try base.finish() }
  }
}
