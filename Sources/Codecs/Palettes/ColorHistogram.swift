package import Raster

/// The different colours of some pixels, in the order of their first appearance, and which pixel has which.
package struct ColorHistogram: Sendable {
  package private(set) var colors: [Pixel] = []
  package internal(set) var counts: [Int] = []
  /// The place in `colors` of every pixel added so far.
  package internal(set) var identifiers: [UInt16]
  var pixelCount = 0

  /// A hash table with open addressing, at most half full. A slot holds a colour in its upper half and the colour's place plus 1 in
  /// its lower half; 0 is free.
  private var slots: [UInt64]
  private var shift: UInt32

  /// The number of colours that an identifier can tell apart.
  package static let limit = 1 << 16

  /// - Parameter pixelCount: how many pixels will be added in all.
  package init(of pixelCount: Int) {
    slots = Array(repeating: 0, count: 1 << 12)
    shift = 32 - 12
    identifiers = Array(repeating: 0, count: pixelCount)
  }

  package func place(of color: Pixel) -> Int? {
    let slot = slots[position(of: color)]
    return slot == 0 ? nil : Int(slot & 0xFFFF_FFFF) - 1
  }

  @inline(__always)
  private func position(of color: Pixel) -> Int {
    var at = Int(((color.bits ^ color.bits >> 13) &* 0x9E37_79B1) >> shift)
    while slots[at] != 0 && UInt32(truncatingIfNeeded: slots[at] >> 32) != color.bits {
      at = (at + 1) & (slots.count - 1)
    }
    return at
  }

  /// The place of a colour in `colors`, to which a new colour is appended.
  @inline(__always)
  mutating func insert(_ color: Pixel) -> Int {
    let at = position(of: color)
    if slots[at] != 0 { return Int(slots[at] & 0xFFFF_FFFF) - 1 }
    return append(color, at)
  }

  private mutating func append(_ color: Pixel, _ at: Int) -> Int {
    colors.append(color)
    counts.append(0)
    slots[at] = Self.slot(color, colors.count)
    if colors.count * 2 > slots.count { grow() }
    return colors.count - 1
  }

  private static func slot(_ color: Pixel, _ placePlusOne: Int) -> UInt64 {
    UInt64(color.bits) << 32 | UInt64(placePlusOne)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    shift -= 1
    for (place, color) in colors.enumerated() {
      slots[position(of: color)] = Self.slot(color, place + 1)
    }
  }
}
