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
    let own = KeptPalette(new.census, limit: min(new.limit, 255), pixels: new.source.pixels.count, options)
    return (own, own.error)
  }

  private init(exact colors: [Pixel]) {
    (self.colors, error) = (colors, 0)
  }

  /// Chooses a palette.
  /// - Parameter pixels: the number of pixels over which `GIFOptions.paletteError` may be spread.
  init(_ census: ColorCensus, limit: Int, pixels: Int, rounds: Int = 4, _ options: GIFOptions) {
    colors = Quantizer.palette(
      for: census, limit: limit, error: options.paletteError * Double(pixels), rounds: rounds, axes: options.axes)
    error = options.keepsPalettes ? Self.errors(colors, census.points + census.flat, options.axes).mean : 0
  }

  /// Chooses a palette for all pixels of some pictures, of which one in four is looked at; nil if there are none.
  init?(opening pictures: [Bitmap], _ options: GIFOptions) {
    var sample: [Pixel] = []
    for bitmap in pictures {
      let shown = IndexedImage.shown(bitmap)
      for y in stride(from: 0, to: bitmap.height, by: 2) {
        for at in stride(from: y * bitmap.width, to: (y + 1) * bitmap.width, by: 2)
        where shown.pixels[at] != .clear {
          sample.append(shown.pixels[at])
        }
      }
    }
    guard !sample.isEmpty else { return nil }
    self.init(ColorCensus(fine: sample, options.axes), limit: min(options.colors, 255), pixels: sample.count, rounds: 8, options)
  }

  /// The mean squared distance of a frame's pixels; nil if a palette of the frame's own is worth its bytes.
  private func error(in new: NewPixels, _ options: GIFOptions) -> Double? {
    guard options.keepsPalettes, colors.count <= new.limit else { return nil }
    let (mean, worstFlat) = Self.errors(colors, new.census.points + new.census.flat, options.axes, flat: new.census.flat.count)
    return mean <= options.servingError(error) && worstFlat <= options.flatError ? mean : nil
  }

  /// The mean squared distance of all points, and the greatest one of the last `flat` points.
  private static func errors(
    _ colors: [Pixel], _ points: [ColorPoint], _ axes: ColorAxes, flat: Int = 0
  ) -> (mean: Double, worstFlat: Double) {
    let nearest = NearestColor(colors, axes)
    let palette = colors.map(axes.color)
    var (sum, weight, worst) = (0.0, 0.0, 0.0)
    for (place, point) in points.enumerated() {
      let error = Double(point.color.squaredDistance(to: palette[nearest.place(for: point.color)]))
      sum += error * point.weight
      weight += point.weight
      if place >= points.count - flat { worst = max(worst, error) }
    }
    return (sum / max(weight, 1), worst)
  }
}
