/// PNG files of any colour type, depth and interlace, made here byte by byte: independent of libpng.
struct GeneratedPNG {
  var width: Int
  var height: Int
  var depth: Int
  var type: Int
  var isInterlaced = false
  var palette: [UInt8] = []
  var transparency: [UInt8] = []
  /// Other chunks, which stand before the palette.
  var chunks: [(name: String, body: [UInt8])] = []
  /// A false size for the header; nil writes the true one.
  var claim: (width: Int, height: Int)?
  /// Samples of a pixel, each up to 2 to the power of `depth`.
  var samples: (Int, Int) -> [Int]

  var bytes: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
    let size = claim ?? (width, height)
    file += Self.header(size.width, size.height, [depth, type, 0, 0, isInterlaced ? 1 : 0])
    for chunk in chunks { file += Self.chunk(chunk.name, chunk.body) }
    if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
    if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
    return file + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", [])
  }

  /// Adam7: first column and row of each pass and the steps between.
  private static let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]

  private var rows: [UInt8] {
    (isInterlaced ? Self.passes : [(0, 0, 1, 1)]).flatMap { x0, y0, dx, dy in
      stride(from: y0, to: height, by: dy).flatMap { y in
        let row = stride(from: x0, to: width, by: dx).flatMap { samples($0, y) }
        return row.isEmpty ? [] : [0] + packed(row)
      }
    }
  }

  private func packed(_ row: [Int]) -> [UInt8] {
    if depth == 16 { return row.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    let perByte = 8 / depth
    return stride(from: 0, to: row.count, by: perByte).map { start in
      (0..<perByte).reduce(UInt8(0)) { byte, place in
        byte << UInt8(depth) | (start + place < row.count ? UInt8(row[start + place]) : 0)
      }
    }
  }

  /// - Parameter form: depth, colour type, compression, filter and interlace.
  static func header(_ width: Int, _ height: Int, _ form: [Int]) -> [UInt8] {
    chunk("IHDR", big(width) + big(height) + form.map { UInt8($0) })
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + body
    return big(body.count) + named + big(Int(crc(named)))
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  /// A zlib stream of one stored block.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    var (a, b) = (1, 0)
    for byte in bytes { (a, b) = ((a + Int(byte)) % 65_521, (b + a + Int(byte)) % 65_521) }
    let lengths = [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    return [0x78, 1, 1] + lengths + bytes + big(b << 16 | a)
  }
}
