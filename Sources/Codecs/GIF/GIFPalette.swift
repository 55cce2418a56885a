import Raster

/// The colours of one of a GIF's tables, and where each of them lies.
struct GIFPalette {
  /// At most 256, opaque and different.
  let colors: [Pixel]
  /// Whether an entry after the colours is free to say that a pixel stays as it is.
  let hasSpare: Bool
  let places: ColorPlaces

  init(_ colors: [Pixel], hasSpare: Bool) {
    self.colors = colors
    self.hasSpare = hasSpare && colors.count < 256
    places = ColorPlaces(colors)
  }

  /// How many entries it has, with the spare one.
  var count: Int { colors.count + (hasSpare ? 1 : 0) }

  /// Bits of an entry's number: tables hold 2, 4, 8 … 256 entries.
  var bits: Int { max(Int.bitWidth - max(count - 1, 0).leadingZeroBitCount, 1) }

  /// Bits of a pixel in LZW, which knows no fewer than two.
  var pixelBits: Int { max(bits, 2) }

  /// All entries of the table, those after the colours black.
  var entries: [Pixel] { colors + Array(repeating: Pixel(red: 0, green: 0, blue: 0), count: 1 << bits - colors.count) }
}

/// Where colours lie in a palette: a table in which each has a slot of its own, so that finding one takes no branch.
struct ColorPlaces {
  /// A slot's colour; free ones have one that no canvas shows.
  private(set) var colors: [UInt32]
  private(set) var places: [UInt8]
  let factor: UInt32
  let shift: UInt32

  private static let free: UInt32 = 1
  /// So many factors are tried before the table grows; in the end every colour has its slot.
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

  /// The first of some factors that gives all colours slots of their own; nil if none does.
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

  /// Nil for colours that the palette lacks.
  func place(of color: Pixel) -> UInt8? {
    let slot = slot(of: color)
    return colors[slot] == color.bits ? places[slot] : nil
  }
}
