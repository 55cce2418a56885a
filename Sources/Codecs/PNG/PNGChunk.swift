/// A piece of a PNG file: four letters and a body. Numbers are big-endian.
package struct PNGChunk {
  package let name: String
  package let body: ArraySlice<UInt8>
  /// The checksum that follows the body, right or wrong.
  private let sum: UInt32

  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The bytes around a body: length, name and checksum.
  static let overhead = 12

  package static func bytes(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + body
    return number(UInt32(body.count)) + named + number(CyclicSum.of(named))
  }

  static func number(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  /// Whether the checksum is that of the name and the body.
  var isSound: Bool { CyclicSum.of(Array(name.utf8) + body) == sum }

  /// A number of four bytes in the body.
  /// - Precondition: it lies inside.
  func number(at offset: Int) -> Int {
    body.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of two bytes in the body.
  func shortNumber(at offset: Int) -> Int {
    body.dropFirst(offset).prefix(2).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Every chunk up to the end; nil where the bytes are no PNG, or end within a chunk. Checksums are not looked at.
  static func all(of file: [UInt8]) -> [PNGChunk]? {
    let chunks = leading(file)
    return chunks.last?.name == "IEND" ? chunks : nil
  }

  /// The chunks up to the end, or up to the first that is cut short or whose name is not made of letters.
  package static func leading(_ file: [UInt8]) -> [PNGChunk] { Array(Walk(file)) }

  /// The same chunks one after another: a file may hold more of them than there is memory for.
  struct Walk: Sequence, IteratorProtocol {
    private var rest: ArraySlice<UInt8>
    private var isOver = false

    init(_ file: [UInt8]) {
      rest = file.starts(with: PNGChunk.signature) ? file.dropFirst(PNGChunk.signature.count) : []
    }

    mutating func next() -> PNGChunk? {
      guard !isOver, rest.count >= PNGChunk.overhead else { return nil }
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard count <= rest.count - PNGChunk.overhead else { return nil }
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      guard name.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }) else { return nil }
      let sum = rest.dropFirst(8 + count).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
      defer { rest = rest.dropFirst(count + PNGChunk.overhead) }
      isOver = name == "IEND"
      return PNGChunk(name: name, body: rest.dropFirst(8).prefix(count), sum: sum)
    }
  }
}
