import Raster

/// The new pixels of a bitmap of many colours, shown in few. Goals, in this order:
/// 1. It is quick: a palette from a sample, then one look at each pixel.
/// 2. Pixels that are alike in the picture before stay as they are shown.
/// 3. Colours of large flat areas are in the palette exactly.
struct DraftImage {
  let source: Bitmap
  let palette: [Pixel]
  /// The stretch of each row from its first to its last new pixel.
  private(set) var spans: PixelSpans
  /// The palette entry of each pixel of the spans; `palette.count` where it stays.
  private(set) var indices: [UInt8]

  /// The sample takes one pixel in 64; if that gives fewer than these, one in sixteen, then one in four, then each.
  private static let leastSample = 4096
  /// The limit of the mean of squared perceptual distances. Pages that turn take a sixth fewer bytes than in all 63 colours, and
  /// lie no further off than the eye can tell; photographs take all of them.
  private static let paletteError = 3000.0
  /// Rounds of k-means; four would bring a photograph nearer by a hundredth.
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
    var table = EntryTable(NearestColor(palette))
    table.keep(palette)
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
    return !histogram.add(sample, 0..<sample.count, limit: limit)
  }
}
