import Raster

/// The chunks of an APNG.
enum APNGFile {
  static func header(
    width: Int, height: Int, form: APNGForm, frameCount: Int, loop: Int
  ) -> [UInt8] {
    let size = PNGChunk.number(UInt32(width)) + PNGChunk.number(UInt32(height))
    var header = PNGChunk.signature + PNGChunk.bytes("IHDR", size + [8, form == .translucent ? 6 : 2, 0, 0, 0])
    header += PNGChunk.bytes("acTL", PNGChunk.number(UInt32(frameCount)) + PNGChunk.number(UInt32(loop)))
    header += PNGChunk.bytes("sRGB", [0])
    if case .opaque(let key) = form {
      header += PNGChunk.bytes("tRNS", [0, key.red, 0, key.green, 0, key.blue])
    }
    return header
  }

  static let end = PNGChunk.bytes("IEND", [])

  /// The chunks of image number `place`. An image has two sequence numbers, for its fcTL and its fdAT; the first has one.
  static func image(_ control: APNGControl, _ data: [UInt8], place: Int) -> [UInt8] {
    if place == 0 { return control.chunk(number: 0) + PNGChunk.bytes("IDAT", data) }
    return control.chunk(number: place * 2 - 1) + PNGChunk.bytes("fdAT", PNGChunk.number(UInt32(place * 2)) + data)
  }

  /// The compressed pixels of a PNG.
  static func data(of file: [UInt8]) -> [UInt8] {
    (PNGChunk.all(of: file) ?? []).filter { $0.name == "IDAT" }.flatMap(\.body)
  }

  /// A whole PNG file of compressed pixels.
  /// - Parameter shared: chunks that hold for all images: palette, transparency, gamma.
  static func still(_ header: [UInt8], width: Int, height: Int, shared: [UInt8], data: [UInt8]) -> [UInt8] {
    let size = PNGChunk.number(UInt32(width)) + PNGChunk.number(UInt32(height))
    return PNGChunk.signature + PNGChunk.bytes("IHDR", size + header.dropFirst(8)) + shared + PNGChunk.bytes("IDAT", data) + end
  }
}
