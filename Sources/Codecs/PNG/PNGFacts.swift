private import Raster

/// Reads what a PNG's chunks say.
enum PNGFacts {
  /// Nil without a header.
  static func facts(_ bytes: [UInt8]) -> FileFacts? {
    let (chunks, isWhole) = chunks(bytes)
    guard let header = chunks.first, header.name == "IHDR", header.body.count == 13 else { return nil }
    let type = Int(header.body[header.body.startIndex + 9])
    guard let colors = [0: "grey", 2: "RGB", 3: "palette", 4: "grey and alpha", 6: "RGBA"][type] else { return nil }
    var facts = FileFacts(
      format: .png, width: header.number(at: 0), height: header.number(at: 4), byteCount: bytes.count,
      depth: Int(header.body[header.body.startIndex + 8]), colors: colors)
    facts.paletteCount = chunks.first { $0.name == "PLTE" }.map { $0.body.count / 3 } ?? 0
    for chunk in chunks where chunk.name == "tEXt" {
      facts.add(comment: chunk.body.prefix(FileFacts.commentLimit)) { bytes in
        String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0 == 0 ? UInt8(ascii: ":") : $0) }))
      }
    }
    facts.frames = frames(chunks)
    if let control = chunks.first(where: { $0.name == "acTL" }), control.body.count == 8 {
      facts.format = .apng
      facts.loop = control.number(at: 4)
      if control.number(at: 0) != facts.frames.count {
        facts.anomalies.append(.otherFrameCount(announced: control.number(at: 0)))
      }
    } else {
      facts.frames = [still(header, chunks)]
    }
    if !isWhole { facts.anomalies.append(.endsTooSoon) }
    let end = PNGChunk.signature.count + chunks.reduce(0) { $0 + $1.body.count + PNGChunk.overhead }
    if isWhole && end < bytes.count { facts.anomalies.append(.bytesAfterEnd(bytes.count - end)) }
    return facts
  }

  /// The chunks that are whole, and whether they are the whole file.
  private static func chunks(_ bytes: [UInt8]) -> ([PNGChunk], isWhole: Bool) {
    let chunks = PNGChunk.leading(bytes)
    return (chunks, chunks.last?.name == "IEND")
  }

  private static func still(_ header: PNGChunk, _ chunks: [PNGChunk]) -> FileFacts.Frame {
    var frame = FileFacts.Frame()
    frame.rect = Region(width: header.number(at: 0), height: header.number(at: 4))
    frame.isInterlaced = header.body.last == 1
    frame.blend = .source
    frame.byteCount = chunks.filter { $0.name == "IDAT" }.reduce(0) { $0 + $1.body.count + PNGChunk.overhead }
    return frame
  }

  private static func frames(_ chunks: [PNGChunk]) -> [FileFacts.Frame] {
    var frames: [FileFacts.Frame] = []
    for chunk in chunks {
      if chunk.name == "fcTL", let control = APNGControl(chunk) { frames.append(control.facts) }
      if !frames.isEmpty, ["fcTL", "IDAT", "fdAT"].contains(chunk.name) {
        frames[frames.count - 1].byteCount += chunk.body.count + PNGChunk.overhead
      }
    }
    return frames
  }
}
