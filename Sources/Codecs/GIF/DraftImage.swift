import Raster

/// What is new in a bitmap of many colours, shown in few. Goals, in this order:
/// 1. It is quick: a palette from a sample, then one look at each pixel.
/// 2. Pixels that are alike in the picture before stay as they are shown.
/// 3. Colours of large flat areas are in the palette exactly.
struct DraftImage {
  let source: Bitmap
  let palette: [Pixel]
  /// Of each row what lies between its first and its last new pixel.
  private(set) var spans: PixelSpans
  /// One for each pixel of the spans; `palette.count` where it stays.
  private(set) var indices: [UInt8]

  /// Fewer than these of one pixel in 64, and one in sixteen is looked at, one in four, or each.
  private static let leastSample = 4096
  /// What the mean of squared perceptual distances may be. Pages that turn take a sixth fewer bytes than in all 63 colours, and
  /// lie no further off than the eye can tell; photographs take all of them.
  private static let paletteError = 3000.0
  /// Four bring a photograph nearer by a hundredth.
  private static let rounds = 1

  /// Nil where the colours may be no more than `limit`, or where something shines through.
  init?(_ bitmap: Bitmap, since previous: Bitmap?, colors limit: Int) {
    let sample = Self.sample(bitmap, since: previous)
    guard Self.hasMoreColors(sample, than: limit) else { return nil }
    source = bitmap
    palette = Quantizer.palette(
      for: ColorCensus(sample: sample), limit: min(limit, GIFOptions.draftColors),
      error: Self.paletteError * Double(sample.count),
      rounds: Self.rounds)
    var table = EntryTable(palette)
    guard let found = table.entries(bitmap, since: previous, stays: UInt8(palette.count)) else { return nil }
    (spans, indices) = found
  }

  private static func sample(_ bitmap: Bitmap, since previous: Bitmap?) -> [Pixel] {
    for step in [8, 4, 2] {
      let sample = sample(bitmap, since: previous, step: step)
      if sample.count >= leastSample { return sample }
    }
    return sample(bitmap, since: previous, step: 1)
  }

  /// New pixels in every so many columns of every so many rows.
  private static func sample(_ bitmap: Bitmap, since previous: Bitmap?, step: Int) -> [Pixel] {
    var sample: [Pixel] = []
    for y in stride(from: 0, to: bitmap.height, by: step) {
      for at in stride(from: y * bitmap.width, to: (y + 1) * bitmap.width, by: step) {
        let pixel = bitmap.pixels[at]
        if previous?.pixels[at].bits != pixel.bits { sample.append(pixel) }
      }
    }
    return sample
  }

  private static func hasMoreColors(_ sample: [Pixel], than limit: Int) -> Bool {
    var histogram = ColorHistogram(of: sample.count)
    return !histogram.add(sample, 0..<sample.count, limit: limit) { $0 }
  }
}

/// Which entry of a palette looks nearest to a colour. Colours whose components have the same upper five bits share an entry,
/// those of the palette and their next neighbours apart.
struct EntryTable {
  /// By the upper six bits of the components.
  var entries = Array(repeating: Self.unknown, count: ColorBins.limit)
  private let nearest: NearestColor

  static let unknown = UInt8.max

  /// - Parameter palette: 1 to 254 colours.
  init(_ palette: [Pixel]) {
    nearest = NearestColor(palette.map(PerceptualSpace.shared.color))
    for (place, color) in palette.enumerated().reversed() { entries[ColorBins.bin(of: color)] = UInt8(place) }
  }

  /// Looks an entry up for all colours that share it with this one.
  mutating func find(_ color: Pixel) {
    let cell = Pixel(red: color.red & 0xF8, green: color.green & 0xF8, blue: color.blue & 0xF8)
    let middle = Pixel(red: cell.red | 4, green: cell.green | 4, blue: cell.blue | 4)
    let entry = UInt8(truncatingIfNeeded: nearest.place(for: PerceptualSpace.shared.color(middle)))
    for corner in 0..<8 {
      let bin = ColorBins.bin(
        of: Pixel(
          red: cell.red | UInt8(corner & 1) << 2, green: cell.green | UInt8(corner & 2) << 1,
          blue: cell.blue | UInt8(corner & 4)))
      if entries[bin] == Self.unknown { entries[bin] = entry }
    }
  }
}
