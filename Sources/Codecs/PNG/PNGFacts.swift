private import Raster

/// Reads what a PNG's chunks say.
enum PNGFacts {
  /// Nil without a header.
  static func facts(_ bytes: [UInt8]) -> FileFacts? {
    var chunks = PNGChunk.Walk(bytes)
    guard let header = chunks.next(), header.name == "IHDR", header.body.count == 13 else { return nil }
    let type = Int(header.body[header.body.startIndex + 9])
    guard let colors = [0: "grey", 2: "RGB", 3: "palette", 4: "grey and alpha", 6: "RGBA"][type] else { return nil }
    var facts = FileFacts(
      format: .png, width: header.number(at: 0), height: header.number(at: 4), byteCount: bytes.count,
      depth: Int(header.body[header.body.startIndex + 8]), colors: colors)
    var (hasPalette, isWhole, end, imageBytes) = (false, false, PNGChunk.signature.count + header.length, 0)
    var animation: PNGChunk?
    for chunk in chunks {
      end += chunk.length
      switch chunk.name {
      case "PLTE" where !hasPalette: (hasPalette, facts.paletteCount) = (true, chunk.body.count / 3)
      case "tEXt":
        facts.add(comment: chunk.body.prefix(FileFacts.commentLimit)) { bytes in
          String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0 == 0 ? UInt8(ascii: ":") : $0) }))
        }
      case "acTL": animation = animation ?? chunk
      case "fcTL": if let control = APNGControl(chunk) { facts.add(frame: control.facts) }
      case "IDAT": imageBytes += chunk.length
      case "IEND": isWhole = true
      default: break
      }
      if ["fcTL", "IDAT", "fdAT"].contains(chunk.name) { facts.addToLastFrame(bytes: chunk.length) }
    }
    if let animation, animation.body.count == 8 {
      facts.format = .apng
      facts.loop = animation.number(at: 4)
      if animation.number(at: 0) != facts.frameCount {
        facts.anomalies.append(.otherFrameCount(announced: animation.number(at: 0)))
      }
    } else {
      facts.show(onlyFrame: still(header, imageBytes))
    }
    if !isWhole { facts.anomalies.append(.endsTooSoon) }
    if isWhole && end < bytes.count { facts.anomalies.append(.bytesAfterEnd(bytes.count - end)) }
    return facts
  }

  private static func still(_ header: PNGChunk, _ byteCount: Int) -> FileFacts.Frame {
    var frame = FileFacts.Frame()
    frame.rect = Region(width: header.number(at: 0), height: header.number(at: 4))
    frame.isInterlaced = header.body.last == 1
    frame.blend = .source
    frame.byteCount = byteCount
    return frame
  }
}

extension PNGChunk {
  /// The bytes that the chunk takes in the file.
  fileprivate var length: Int { body.count + Self.overhead }
}
