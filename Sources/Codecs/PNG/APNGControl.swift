import Raster

/// The fcTL chunk, which says how one image of an APNG is shown.
struct APNGControl {
  var rect: Region
  /// A fraction of a second; a denominator of 0 counts as 100.
  var delay: (numerator: Int, denominator: Int)
  var disposal: FileFacts.Disposal
  var blend: FileFacts.Blend

  static let byteCount = 26

  init(_ rect: Region, milliseconds: Int, disposal: FileFacts.Disposal, blend: FileFacts.Blend) {
    self.rect = rect
    delay = milliseconds % 10 == 0 ? (milliseconds / 10, 100) : (milliseconds, 1000)
    self.disposal = disposal
    self.blend = blend
  }

  /// Nil if the chunk holds a value that APNG does not define.
  init?(_ chunk: PNGChunk) {
    guard chunk.body.count == Self.byteCount else { return nil }
    let codes = chunk.body.suffix(2).map { Int($0) }
    guard codes[0] < 3, codes[1] < 2 else { return nil }
    // GIF numbers disposals from 0, which says none; APNG begins with the next.
    (disposal, blend) = (FileFacts.Disposal.allCases[codes[0] + 1], FileFacts.Blend.allCases[codes[1]])
    rect = Region(x: chunk.number(at: 12), y: chunk.number(at: 16), width: chunk.number(at: 4), height: chunk.number(at: 8))
    guard !rect.isEmpty else { return nil }
    delay = (chunk.shortNumber(at: 20), chunk.shortNumber(at: 22))
  }

  var facts: FileFacts.Frame {
    var facts = FileFacts.Frame()
    facts.rect = rect
    facts.delay = Double(delay.numerator) / Double(delay.denominator == 0 ? 100 : delay.denominator)
    (facts.disposal, facts.blend) = (disposal, blend)
    return facts
  }

  func chunk(number: Int) -> [UInt8] {
    let numbers = [number, rect.width, rect.height, rect.minX, rect.minY].flatMap { PNGChunk.number(UInt32($0)) }
    let shorts = [delay.numerator, delay.denominator].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return PNGChunk.bytes("fcTL", numbers + shorts + [disposal.code - 1, blend == .source ? 0 : 1])
  }
}
