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
  /// - Parameters:
  ///   - pixels: the number of pixels over which `GIFOptions.paletteError` may be spread.
  ///   - isForMany: whether the palette is worth more time, since many pictures will take it.
  init(_ census: ColorCensus, limit: Int, pixels: Int, isForMany: Bool = false, _ options: GIFOptions) {
    colors = Quantizer.palette(
      for: census, limit: limit, error: options.paletteError * Double(pixels), axes: options.axes,
      isMerged: isForMany)
    error = options.keepsPalettes ? Self.errors(colors, census.points + census.flat, options.axes).mean : 0
  }

  /// Chooses a palette for all pixels of some pictures; nil if there are none. If they have more colours than fit, one pixel in four or eight
  /// is looked at, or every pixel of few. In all pictures each pixel is opaque or `.clear`.
  init?(opening pictures: [Bitmap], _ options: GIFOptions) {
    let sample = Self.sample(pictures)
    guard !sample.isEmpty else { return nil }
    let census = ColorCensus(fine: sample, options.axes)
    let chosen = KeptPalette(census, limit: options.paletteLimit, pixels: sample.count, isForMany: true, options)
    (colors, error) = (Self.commonestFirst(chosen.colors, in: pictures), chosen.error)
  }

  /// The colours that the most pictures change to first, so that images which lack the rarer ones take shorter codes. Pictures that change
  /// to fewer colours count more: what their codes can save is a larger share of their bytes.
  private static func commonestFirst(_ colors: [Pixel], in pictures: [Bitmap]) -> [Pixel] {
    var scores = Array(repeating: 0.0, count: colors.count)
    for (before, bitmap) in zip(pictures, pictures.dropFirst()) {
      let step = max(bitmap.pixels.count / 32_768, 1)
      let changed = stride(from: 0, to: bitmap.pixels.count, by: step).compactMap { start -> Pixel? in
        // One place further each time, so that no column is always missed.
        let at = min(start + start / step % step, bitmap.pixels.count - 1)
        let color = bitmap.pixels[at]
        return color == before.pixels[at] || color == .clear ? nil : color
      }
      let sample = stride(from: 0, to: changed.count, by: max(changed.count / 2048, 1)).map { changed[$0] }
      let used = Set(PaletteMatcher.places(of: sample, in: colors))
      for place in used { scores[Int(place)] += 1 / Double(used.count) }
    }
    return colors.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }.map { colors[$0] }
  }

  /// The colours of the first of some pictures, and those that are new in others as long as they fit, those that most pictures change to
  /// first, and whether these are all. Nil if not even the first one's fit, or not all where all are needed.
  static func commonColors(of pictures: [Bitmap], limit: Int, needsAll: Bool) -> (colors: [Pixel], areAll: Bool)? {
    var (common, counts, areAll) = ([Pixel](), [Pixel: Int](), true)
    var previous: Bitmap?
    for bitmap in pictures {
      let spans = previous.map { PixelSpans(of: bitmap, since: $0) } ?? PixelSpans(all: bitmap)
      previous = bitmap
      let own = ColorCensus.histogram(bitmap, spans, limit: limit + 1)?.colors.filter { $0 != .clear }
      let new = own?.filter { counts[$0] == nil }
      guard let own, let new, common.count + new.count <= limit else {
        if common.isEmpty || needsAll { return nil }
        areAll = false
        continue
      }
      common += new
      for color in own { counts[color, default: 0] += 1 }
    }
    let order = common.indices.sorted { (counts[common[$1]] ?? 0, $0) < (counts[common[$0]] ?? 0, $1) }
    return (order.map { common[$0] }, areAll)
  }

  /// Picks pixels of pictures in which each is opaque or `.clear`. Of many it takes a fourth, of most an eighth, from each row and each column alike, so
  /// that none of a letter's strokes falls between them: with every second row and column, a page of text lost 5 dB. Each picture
  /// gives others, so that what stands still is not missed in all of them: that cost pages that scroll 1 to 4 dB.
  private static func sample(_ pictures: [Bitmap]) -> [Pixel] {
    let count = pictures.reduce(0) { $0 + $1.pixels.count }
    let order = count <= 1 << 18 ? [0] : count <= 1 << 21 ? [0, 2, 1, 3] : [0, 4, 2, 6, 1, 5, 3, 7]
    let step = order.count
    var sample: [Pixel] = []
    sample.reserveCapacity(count / step + pictures.count)
    for (number, bitmap) in pictures.enumerated() {
      for y in 0..<bitmap.height {
        let first = (order[y % step] + order[number % step]) % step
        for at in stride(from: y * bitmap.width + first, to: (y + 1) * bitmap.width, by: step) where bitmap.pixels[at] != .clear {
          sample.append(bitmap.pixels[at])
        }
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
