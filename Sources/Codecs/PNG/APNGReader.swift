private import Raster

/// Reads PNGs, animated or still, through libpng, and composes their frames.
public enum APNGReader {
  private static let byteLimit = 1 << 31

  /// - Parameter name: what errors call the file.
  public static func decode(_ bytes: [UInt8], name: String) throws(CodecError) -> AnimatedPicture {
    guard let chunks = PNGChunk.all(of: bytes), chunks[0].name == "IHDR", chunks[0].body.count == 13 else {
      // The chunks are broken; libpng's error says what is wrong.
      return still(try PNG.decode(bytes, name: name))
    }
    guard let control = chunks.first(where: { $0.name == "acTL" }), chunks.contains(where: { $0.name == "fcTL" }) else {
      return still(try PNG.decode(bytes, name: name))
    }
    // libpng never sees the chunks between the frames, so their checksums are checked here. The header is checked before them, so
    // that a false size takes no memory.
    _ = try PNGFile.size(of: bytes, name)
    if let broken = chunks.first(where: { !$0.isSound }) {
      throw .damaged(file: name, format: "PNG", reason: "\(broken.name): CRC error")
    }
    guard control.body.count == 8 else { throw .damaged(file: name, format: "PNG", reason: "its animation has no length") }
    var composer = try APNGComposer(chunks, name: name)
    while try composer.next() {}
    return composer.screen.picture(loop: control.number(at: 4))
  }

  /// Reads a file as `decode(_:name:)` reads bytes.
  public static func read(path: String) throws(CodecError) -> AnimatedPicture {
    try decode(InputFile.contents(of: path, format: "PNG", limit: byteLimit), name: path)
  }

  private static func still(_ bitmap: Bitmap) -> AnimatedPicture {
    var facts = FileFacts.Frame()
    facts.rect = Region(width: bitmap.width, height: bitmap.height)
    let frame = AnimatedPicture.Frame(bitmap: bitmap, facts: facts)
    return AnimatedPicture(width: bitmap.width, height: bitmap.height, loop: 1, frames: [frame])
  }
}
