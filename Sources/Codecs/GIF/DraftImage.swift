import Raster

/// The pixels of a bitmap that differ from the picture before, reduced to few colours for a draft. Goals, in this order:
/// 1. It is quick: the palette comes from a sample of the pixels; then each pixel is looked at once.
/// 2. Pixels that equal those of the picture before keep what they show on screen.
/// 3. Colours of large flat areas are in the palette exactly.
struct DraftImage {
  let source: Bitmap
  let palette: [Pixel]
  /// For each row, the stretch from its first to its last pixel that differs from the picture before.
  private(set) var spans: PixelSpans
  /// The palette entry of each pixel of the spans; `palette.count` for a pixel that stays as it is on screen.
  private(set) var indices: [UInt8]

  /// The fewest pixels of a sample. It takes one pixel in 64; if that gives fewer, one in sixteen, then one in four, then each.
  private static let leastSample = 4096
  /// A palette gets no further colours once the mean of the squared perceptual distances is below this. A page turn takes a sixth
  /// fewer bytes than with all 63 colours, and the eye sees no difference; photographs use all 63.
  private static let paletteError = 3000.0
  /// Rounds of k-means. Four rounds would make a photograph's error only a hundredth smaller.
  private static let rounds = 1

  /// Nil if the bitmap may have no more than `limit` colours, or if a new pixel is not opaque.
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

  /// The new pixels in every `step`th column of every `step`th row.
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
