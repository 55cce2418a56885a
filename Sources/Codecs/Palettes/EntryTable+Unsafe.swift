private import CCompression
import Raster

/// Finds the palette entry that looks nearest to a colour. The result of a search is kept for all similar colours.
struct EntryTable {
  /// The entry of each bin; `unknown` until a colour of the bin was asked for.
  private var entries: [UInt8]
  private let nearest: NearestColor

  private static let unknown = UInt8(gif_bin_unknown)

  /// - Parameter nearest: the search in a palette of 1 to 255 colours.
  init(_ nearest: NearestColor) {
    self.nearest = nearest
    entries = Array(repeating: Self.unknown, count: ColorBins.limit)
  }

  /// The entry for all colours of a bin: the one nearest to a colour near the bin's middle.
  mutating func entry(for color: Pixel) -> UInt8 {
    let bin = ColorBins.bin(of: color)
    if entries[bin] == Self.unknown { entries[bin] = nearest.entry(for: Pixel(bits: color.bits | 0x02_0202)) }
    return entries[bin]
  }

  /// Sets the bin of each palette colour to that colour's own entry.
  mutating func keep(_ palette: [Pixel]) {
    for (place, color) in palette.enumerated().reversed() { entries[ColorBins.bin(of: color)] = UInt8(place) }
  }

  /// Finds one entry for the cell of eight bins around a colour, and sets it for those bins that have none.
  private mutating func fill(around color: Pixel) {
    let cell = color.bits & 0xF8_F8F8
    let entry = nearest.entry(for: Pixel(bits: cell | 0x04_0404))
    for corner: UInt32 in [0, 0x4, 0x400, 0x404, 0x4_0000, 0x4_0004, 0x4_0400, 0x4_0404] {
      let bin = gif_bin(cell | corner)
      if entries[bin] == Self.unknown { entries[bin] = entry }
    }
  }

  /// For each row, the stretch from its first to its last pixel that differs from `previous`, and a palette entry for each pixel of
  /// the stretches: `stays` for a pixel that does not differ. Nil if a pixel is not opaque.
  mutating func entries(_ bitmap: Bitmap, since previous: Bitmap?, stays: UInt8) -> (spans: PixelSpans, indices: [UInt8])? {
    var ranges: [Range<Int32>] = []
    var indices = Array(repeating: stays, count: bitmap.pixels.count)
    var count = 0
    var common = UInt32.max
    for y in 0..<bitmap.height {
      let row = y * bitmap.width..<(y + 1) * bitmap.width
      let span = previous.map { Self.changed(bitmap, since: $0, row) } ?? row
      if span.isEmpty { continue }
      ranges.append(Int32(span.lowerBound)..<Int32(span.upperBound))
      var at = span.lowerBound
      while true {
        at = unsafe gif_bin_entries(
          entries, bitmap.pixels, previous?.pixels, stays, at, span.upperBound, &indices, count + at - span.lowerBound, &common)
        if at == span.upperBound { break }
        fill(around: bitmap.pixels[at])
      }
      count += span.count
    }
    indices.removeLast(indices.count - count)
    return common >= 0xFF00_0000 ? (PixelSpans(ranges), indices) : nil
  }

  private static func changed(_ bitmap: Bitmap, since previous: Bitmap, _ row: Range<Int>) -> Range<Int> {
    let first = PixelSpans.firstDifference(bitmap, previous, row)
    var end = row.upperBound
    while end > first && bitmap.pixels[end - 1].bits == previous.pixels[end - 1].bits { end -= 1 }
    return first..<end
  }
}
