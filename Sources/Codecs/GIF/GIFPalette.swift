import Raster

/// A colour table of a GIF, which finds a colour's place quickly.
struct GIFPalette {
  /// The colours: at most 256, all opaque and different.
  let colors: [Pixel]
  /// Whether the entry after the colours is kept free as the transparent one, for pixels that stay as they are.
  let hasSpare: Bool
  let places: ColorPlaces

  init(_ colors: [Pixel], hasSpare: Bool) {
    self.colors = colors
    self.hasSpare = hasSpare && colors.count < 256
    places = ColorPlaces(colors)
  }

  /// The number of entries, including the transparent one.
  var count: Int { colors.count + (hasSpare ? 1 : 0) }

  /// The bits of a palette index; tables hold 2, 4, 8 … 256 entries.
  var bits: Int { max(Int.bitWidth - max(count - 1, 0).leadingZeroBitCount, 1) }

  /// The bits of a pixel in LZW codes, which need at least two.
  var pixelBits: Int { max(bits, 2) }

  /// The entries up to a power of two that hold some of its colours and, if asked for, one that none of these takes: the lowest of
  /// those. Nil if it lacks a colour, or the entry.
  func part(holding used: [Pixel], withSpare: Bool) -> (bits: Int, spare: UInt8?)? {
    if withSpare && !hasSpare { return nil }
    var isTaken = Array(repeating: false, count: 256)
    var last = 0
    for color in used {
      guard let place = places.place(of: color) else { return nil }
      isTaken[Int(place)] = true
      last = max(last, Int(place))
    }
    let spare = withSpare ? isTaken.firstIndex(of: false) : nil
    let bits = Int.bitWidth - max(last, spare ?? 0).leadingZeroBitCount
    return (max(bits, 2), spare.map { UInt8(truncatingIfNeeded: $0) })
  }

  /// All entries of the table; the entries after the colours are black.
  var entries: [Pixel] { colors + Array(repeating: Pixel(red: 0, green: 0, blue: 0), count: 1 << bits - colors.count) }
}

/// Finds a colour's place in a palette, by a hash table in which each colour has a slot of its own; so a search takes no branch.
struct ColorPlaces {
  /// The colour of each slot; a free slot has a colour that no canvas shows.
  private(set) var colors: [UInt32]
  private(set) var places: [UInt8]
  let factor: UInt32
  let shift: UInt32

  private static let free: UInt32 = 1
  /// The number of hash factors that are tried before the table grows, until every colour has a slot of its own.
  private static let tries: UInt32 = 100

  /// - Parameter colors: at most 256, all opaque and different.
  init(_ colors: [Pixel]) {
    var bits: UInt32 = 13
    var found = Self.factor(for: colors, bits)
    while found == nil {
      bits += 1
      found = Self.factor(for: colors, bits)
    }
    factor = found ?? 1
    shift = 32 - bits
    self.colors = Array(repeating: Self.free, count: 1 << bits)
    places = Array(repeating: 0, count: 1 << bits)
    for (place, color) in colors.enumerated() {
      let slot = slot(of: color)
      self.colors[slot] = color.bits
      places[slot] = UInt8(truncatingIfNeeded: place)
    }
  }

  /// The first hash factor that gives every colour a slot of its own; nil if none of those tried does.
  private static func factor(for colors: [Pixel], _ bits: UInt32) -> UInt32? {
    var takers = Array(repeating: UInt32(0), count: 1 << bits)
    return (1...tries).lazy.map { ($0, 0x9E37_79B1 &* ($0 &* 2 &- 1)) }.first { number, factor in
      colors.allSatisfy { color in
        let slot = Int((color.bits &* factor) >> (32 - bits))
        defer { takers[slot] = number }
        return takers[slot] != number
      }
    }?.1
  }

  private func slot(of color: Pixel) -> Int {
    Int((color.bits &* factor) >> shift)
  }

  /// The colour's place in the palette; nil if the palette lacks it.
  func place(of color: Pixel) -> UInt8? {
    let slot = slot(of: color)
    return colors[slot] == color.bits ? places[slot] : nil
  }
}
