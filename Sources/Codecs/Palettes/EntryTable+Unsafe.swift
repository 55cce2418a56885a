private import CCompression
import Raster

/// The palette entries that look nearest to colours, each looked for once and kept for all colours near by.
struct EntryTable {
  /// By bin; `unknown` where no colour of the bin was asked for.
  private var entries: [UInt8]
  private let nearest: NearestColor

  private static let unknown = UInt8(gif_bin_unknown)

  /// - Parameter nearest: of 1 to 255 colours.
  init(_ nearest: NearestColor) {
    self.nearest = nearest
    entries = Array(repeating: Self.unknown, count: ColorBins.limit)
  }

  /// The entry for all colours of a bin: the nearest to the first one asked for, whose upper seven bits count.
  mutating func entry(for color: Pixel) -> UInt8 {
    let bin = ColorBins.bin(of: color)
    if entries[bin] == Self.unknown { entries[bin] = nearest.entry(for: Pixel(bits: color.bits | 0x02_0202)) }
    return entries[bin]
  }

  /// Gives the bins of a palette's own colours these colours' entries.
  mutating func keep(_ palette: [Pixel]) {
    for (place, color) in palette.enumerated().reversed() { entries[ColorBins.bin(of: color)] = UInt8(place) }
  }

  /// Looks an entry up for the cell of eight bins around a colour, but for those that have one.
  private mutating func fill(around color: Pixel) {
    let cell = color.bits & 0xF8_F8F8
    let entry = nearest.entry(for: Pixel(bits: cell | 0x04_0404))
    for corner: UInt32 in [0, 0x4, 0x400, 0x404, 0x4_0000, 0x4_0004, 0x4_0400, 0x4_0404] {
      let bin = gif_bin(cell | corner)
      if entries[bin] == Self.unknown { entries[bin] = entry }
    }
  }

  /// The stretch of each row from its first to its last new pixel, and an entry for each pixel of the stretches, `stays` for those
  /// that are as before. Nil where something shines through.
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
