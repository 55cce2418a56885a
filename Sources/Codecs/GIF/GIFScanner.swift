private import Raster

/// Walks the blocks of a GIF without decompressing any.
package struct GIFScanner {
  private let bytes: [UInt8]
  private var at = 0
  /// The facts about the next frame that the file states before it.
  private var control = FileFacts.Frame()
  private var controlStart: Int?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether the bytes begin with the signature of a GIF, 87a or 89a; giflib would accept any version.
  package static func isBegun(by bytes: [UInt8]) -> Bool {
    ["GIF87a", "GIF89a"].contains { bytes.starts(with: $0.utf8) }
  }

  /// Nil where not even the header is there.
  mutating func facts() -> FileFacts? {
    guard bytes.count >= 13 else { return nil }
    at = 6
    guard let width = short(), let height = short(), let flags = byte(), skip(2) else { return nil }
    var facts = FileFacts(
      format: .gif, width: width, height: height, byteCount: bytes.count, depth: (flags & 7) + 1, colors: "palette")
    facts.paletteCount = Self.paletteCount(flags)
    guard skip(facts.paletteCount * 3) else {
      facts.anomalies = [.endsTooSoon]
      return facts
    }
    while let end = addBlock(to: &facts) {
      guard end else { continue }
      if at < bytes.count { facts.anomalies.append(.bytesAfterEnd(bytes.count - at)) }
      return facts
    }
    facts.anomalies.append(.endsTooSoon)
    return facts
  }

  /// Reads one block. True at the trailer; nil if the file breaks off or a byte begins no block.
  private mutating func addBlock(to facts: inout FileFacts) -> Bool? {
    let start = at
    switch byte() {
    case 0x3B: return true
    case 0x21: return addExtension(to: &facts, from: start) ? false : nil
    case 0x2C:
      guard let frame = frame(from: start) else { return nil }
      facts.add(frame: frame)
      return false
    default: return nil
    }
  }

  private mutating func addExtension(to facts: inout FileFacts, from start: Int) -> Bool {
    guard let label = byte(), let body = subBlocks() else { return false }
    switch label {
    case 0xF9 where body.count == 4:
      control = FileFacts.Frame()
      control.disposal = FileFacts.Disposal.allCases[Int(body[0] >> 2 & 3)]
      control.delay = Double(Int(body[1]) | Int(body[2]) << 8) / 100
      control.transparent = body[0] & 1 == 1 ? Int(body[3]) : nil
      controlStart = start
    case 0xFE: facts.add(comment: body[...]) { String(decoding: $0, as: UTF8.self) }
    case 0xFF where body.count >= 14 && body.starts(with: Array("NETSCAPE2.0".utf8)) && body[11] == 1:
      let repeats = Int(body[12]) | Int(body[13]) << 8
      facts.loop = repeats == 0 ? 0 : repeats + 1
    default: break
    }
    return true
  }

  private mutating func frame(from start: Int) -> FileFacts.Frame? {
    var frame = control
    defer { (control, controlStart) = (FileFacts.Frame(), nil) }
    guard let left = short(), let top = short(), let width = short(), let height = short(), let flags = byte() else {
      return nil
    }
    frame.rect = Region(x: left, y: top, width: width, height: height)
    frame.paletteCount = Self.paletteCount(flags)
    frame.isInterlaced = flags & 0x40 != 0
    guard skip(frame.paletteCount * 3 + 1), skipSubBlocks() else { return nil }
    frame.byteCount = at - (controlStart ?? start)
    return frame
  }

  private static func paletteCount(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 2 << (flags & 7)
  }

  /// The bytes of all sub-blocks up to the empty one that ends them; nil if that one is missing.
  private mutating func subBlocks() -> [UInt8]? {
    var body: [UInt8] = []
    while let count = byte() {
      if count == 0 { return body }
      guard at + count <= bytes.count else { return nil }
      body += bytes[at..<at + count]
      at += count
    }
    return nil
  }

  /// Whether the empty sub-block that ends the others is there.
  private mutating func skipSubBlocks() -> Bool {
    while let count = byte() {
      if count == 0 { return true }
      guard skip(count) else { return false }
    }
    return false
  }

  private mutating func byte() -> Int? {
    guard at < bytes.count else { return nil }
    defer { at += 1 }
    return Int(bytes[at])
  }

  private mutating func short() -> Int? {
    guard let low = byte(), let high = byte() else { return nil }
    return low | high << 8
  }

  private mutating func skip(_ count: Int) -> Bool {
    at += count
    return at <= bytes.count
  }
}
