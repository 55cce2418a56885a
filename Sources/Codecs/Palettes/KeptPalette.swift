import Raster

/// A palette that is kept for as many pictures as it serves.
///
/// Pixels whose colours hardly change keep their entries then, so that they need not be written again.
struct KeptPalette: Sendable {
  let colors: [Pixel]
  /// The mean squared distance from the pixels that it was chosen for.
  let error: Double

  /// The palette for a frame and its mean squared distance there: the one before if that still serves, else one of the frame's own.
  /// - Parameter kept: the palette of the frame before.
  static func palette(for new: NewPixels, after kept: KeptPalette?, _ options: GIFOptions) -> (
    palette: KeptPalette, error: Double
  )? {
    if new.spans.count == 0 { return kept.map { ($0, 0) } }
    if options.axes == .seen, let colors = new.exactColors { return kept.map { ($0, 0) } ?? (KeptPalette(exact: colors), 0) }
    if let kept, let error = kept.error(in: new, options) { return (kept, error) }
    if let colors = new.exactColors { return (KeptPalette(exact: colors), 0) }
    // A palette chosen by levels may serve many frames, so its error is spread over the new pixels, however few they are.
    let pixels = options.axes == .levels ? new.spans.count : new.source.pixels.count
    let own = KeptPalette(new.census, limit: min(new.limit, options.paletteLimit), pixels: pixels, options)
    return (own, own.error)
  }

  init(exact colors: [Pixel]) {
    (self.colors, error) = (colors, 0)
  }

  /// Chooses a palette.
  /// - Parameter pixels: the number of pixels over which `GIFOptions.paletteError` may be spread.
  init(_ census: ColorCensus, limit: Int, pixels: Int, rounds: Int = 4, _ options: GIFOptions) {
    colors = Quantizer.palette(
      for: census, limit: limit, error: options.paletteError * Double(pixels), rounds: rounds, axes: options.axes)
    error = options.keepsPalettes ? Self.errors(colors, census.points + census.flat, options.axes).mean : 0
  }

  /// Chooses a palette for all pixels of some pictures; nil if there are none. If they have more colours than fit, one pixel in four is
  /// looked at, or every pixel of few.
  init?(opening pictures: [Bitmap], _ options: GIFOptions) {
    let pictures = pictures.map(IndexedImage.shown)
    if let colors = Self.colors(of: pictures, limit: min(options.colors, 255)), !colors.isEmpty {
      self.init(exact: colors)
      return
    }
    let sample = Self.sample(pictures)
    guard !sample.isEmpty else { return nil }
    self.init(ColorCensus(fine: sample, options.axes), limit: options.paletteLimit, pixels: sample.count, rounds: 8, options)
  }

  /// All colours of some pictures; nil if they have more than `limit`.
  private static func colors(of pictures: [Bitmap], limit: Int) -> [Pixel]? {
    var histogram = ColorHistogram(of: pictures.map(\.pixels.count).max() ?? 0)
    for bitmap in pictures {
      // Which pixel has which colour does not matter, so each picture takes the room of the one before.
      histogram.pixelCount = 0
      guard histogram.add(bitmap.pixels, bitmap.pixels.indices, limit: limit + 1) else { return nil }
    }
    let colors = histogram.colors.filter { $0 != .clear }
    return colors.count <= limit ? colors : nil
  }

  /// Picks pixels of pictures in which each is opaque or `.clear`. Of many it takes a fourth, from each row and each column alike, so
  /// that none of a letter's strokes falls between them: with every second row and column, a page of text lost 5 dB.
  private static func sample(_ pictures: [Bitmap]) -> [Pixel] {
    let isWhole = pictures.reduce(0) { $0 + $1.pixels.count } <= 1 << 18
    var sample: [Pixel] = []
    sample.reserveCapacity(pictures.reduce(0) { $0 + $1.pixels.count } / (isWhole ? 1 : 4))
    for bitmap in pictures {
      for y in 0..<bitmap.height {
        let first = isWhole ? 0 : [0, 2, 1, 3][y % 4]
        let row = stride(from: y * bitmap.width + first, to: (y + 1) * bitmap.width, by: isWhole ? 1 : 4)
        for at in row where bitmap.pixels[at] != .clear { sample.append(bitmap.pixels[at]) }
      }
    }
    return sample
  }

  /// The mean squared distance of a frame's pixels; nil if a palette of the frame's own is worth its bytes.
  private func error(in new: NewPixels, _ options: GIFOptions) -> Double? {
    guard options.keepsPalettes, colors.count <= new.limit else { return nil }
    let (mean, worstFlat) = Self.errors(colors, new.census.points + new.census.flat, options.axes, flat: new.census.flat.count)
    return mean <= options.servingError(error) && worstFlat <= options.flatError(error) ? mean : nil
  }

  /// The mean squared distance of all points, and the greatest one of the last `flat` points.
  private static func errors(
    _ colors: [Pixel], _ points: [ColorPoint], _ axes: ColorAxes, flat: Int = 0
  ) -> (mean: Double, worstFlat: Double) {
    let errors = ColorPoint.errors(of: points, at: ColorPoint.places(of: points, in: colors, axes), in: colors, axes)
    let weight = points.reduce(0) { $0 + $1.weight }
    let worst = zip(errors, points).suffix(flat).reduce(0) { max($0, $1.0 / $1.1.weight) }
    return (errors.reduce(0, +) / max(weight, 1), worst)
  }
}
