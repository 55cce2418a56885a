import Codecs
import Raster

extension FuzzTarget {
  /// PNGs, animated and still.
  static let png = FuzzTarget("png") { bytes in
    try read(bytes)
    // No fuzzer guesses checksums, so the same bytes with right checksums are read as well.
    let mended = mended(bytes)
    if mended != bytes { try read(mended) }
  }

  private static func read(_ bytes: [UInt8]) throws {
    let facts = try refusal { try FileFacts.of(bytes, name: "a.png") }
    if let facts, facts.isTooLargeToFuzz { return }
    let still = try refusal { try PNG.decode(bytes, name: "a.png") }
    if let still {
      try demand(facts?.width == still.width && facts?.height == still.height, "the facts have another size than the picture")
      let level = CompressionLevel.allCases[bytes.count % CompressionLevel.allCases.count]
      let again = try PNG.decode(PNG.encode(still, level: level), name: "again")
      try demand(again == still, "a picture read is not the same written and read again")
    }
    guard let film = try refusal({ try APNGReader.decode(bytes, name: "a.png") }) else { return }
    try demand(!film.frames.isEmpty, "a film has no frame")
    try demand(
      film.frames.allSatisfy { $0.bitmap.width == film.width && $0.bitmap.height == film.height }, "a frame has another size")
  }

  private static func mended(_ bytes: [UInt8]) -> [UInt8] {
    let chunks = PNGChunk.leading(bytes)
    return PNGChunk.signature + chunks.flatMap { PNGChunk.bytes($0.name, Array($0.body)) }
  }

  /// The result of `work`; nil where it refused the bytes with a clear error.
  static func refusal<Result>(_ work: () throws -> Result) throws -> Result? {
    do {
      return try work()
    } catch let finding as Finding {
      throw finding
    } catch {
      try demandClear("\(error)")
      return nil
    }
  }
}

extension FileFacts {
  /// The most pixels of a picture that is tried. Larger ones only take longer; the limits have tests of their own.
  static let mostToFuzz = Double(0x20_0000)

  var isTooLargeToFuzz: Bool { Double(width) * Double(height) * Double(max(1, frames.count)) > Self.mostToFuzz }
}
