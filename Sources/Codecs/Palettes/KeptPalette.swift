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
    let own = KeptPalette(
      new.census, limit: min(new.limit, options.paletteLimit), pixels: pixels, isWorthTime: options.isClosest, options)
    return (own, own.error)
  }

  init(exact colors: [Pixel]) {
    (self.colors, error) = (colors, 0)
  }

  /// Chooses a palette.
  /// - Parameters:
  ///   - pixels: the number of pixels over which `GIFOptions.paletteError` may be spread.
  ///   - isWorthTime: whether the palette is worth more time, to come closer.
  init(_ census: ColorCensus, limit: Int, pixels: Int, isWorthTime: Bool = false, _ options: GIFOptions) {
    colors = Quantizer.palette(
      for: census, limit: limit, error: options.paletteError * Double(pixels), axes: options.axes,
      evenness: options.evenness, isMerged: isWorthTime)
    error = options.keepsPalettes ? Self.errors(colors, census.points + census.flat, options.axes).mean : 0
  }

  /// Chooses a palette for some pictures; nil if there is nothing in them.
  /// - Parameter few: their pixels, if they are so few that all count.
  init?(opening pictures: [OpeningPicture], few: [Pixel]?, _ options: GIFOptions) {
    let census: ColorCensus
    let count: Int
    if let counted = Self.counted(pictures) {
      (census, count) = (ColorCensus(exact: counted, options.axes), counted.counts.reduce(0, +))
    } else {
      let sample = few?.filter { $0 != .clear } ?? Self.sample(pictures)
      (census, count) = (ColorCensus(fine: sample, options.axes), sample.count)
    }
    guard count > 0 else { return nil }
    let chosen = KeptPalette(census, limit: options.paletteLimit, pixels: count, isWorthTime: true, options)
    (colors, error) = (ColorOrder.sorted(chosen.colors, byNearestOf: pictures), chosen.error)
  }

  /// How many pixels of all pictures have each colour; nil if the colours are too many to be kept apart. A sample misses colours that few pixels have:
  /// pictures that have ten such pixels each beside 250 colours lost twice as much.
  private static func counted(_ pictures: [OpeningPicture]) -> ColorHistogram? {
    var histogram = ColorHistogram(of: 0)
    for (number, picture) in pictures.enumerated() {
      guard let growth = picture.growth else { return nil }
      // A pixel keeps its colour in the pictures that follow.
      for color in growth { histogram.counts[histogram.insert(color.color)] += color.count * (pictures.count - number) }
      if histogram.colors.count > ColorPoint.exactLimit { return nil }
    }
    return histogram
  }

  /// At most a quarter of a million pixels: with twice as many palettes take longer and are no closer, with half as many 28 clips of seed 601 of
  /// `scripts/bench clips` take .4 % more bytes at the same error, at qualities from 66 to 96.
  private static func sample(_ pictures: [OpeningPicture]) -> [Pixel] {
    let count = pictures.reduce(0) { $0 + $1.sample.count }
    let step = count >> 18 + 1
    var sample: [Pixel] = []
    sample.reserveCapacity(count / step + pictures.count)
    for (number, picture) in pictures.enumerated() {
      if step == 1 {
        sample += picture.sample
      } else {
        for at in stride(from: number % step, to: picture.sample.count, by: step) { sample.append(picture.sample[at]) }
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
