import Raster

/// The colours of some of a picture's pixels, reduced to as few as choosing a palette needs.
///
/// Up to `ColorPoint.exactLimit` colours are kept apart. More are gathered in bins 4 × 4 × 4 levels wide; the commonest colour of a
/// bin stands for all of its colours.
struct ColorCensus {
  enum Content {
    /// Every colour, and which pixel has which; a transparent pixel has the colour `.clear`.
    case exact(ColorHistogram)
    case binned(ColorBins)
  }

  let content: Content
  let hasNothing: Bool
  /// The colours for which a palette is chosen, except for the flat ones.
  let points: [ColorPoint]
  /// Colours of large areas, the commonest first.
  let flat: [ColorPoint]
  /// The share of the pixels that were counted, at most 1.
  let share: Double

  /// A colour on more than 1 in 256 pixels is flat. At 1 in 2048 the steps of gradients counted, took half the palette and
  /// cost a photograph 5 dB.
  private static let flatShare = 256

  init(_ bitmap: Bitmap, _ spans: PixelSpans, _ axes: ColorAxes) {
    if let histogram = Self.histogram(bitmap, spans, limit: ColorPoint.exactLimit) {
      self.init(exact: histogram, axes)
    } else {
      self.init(binned: ColorBins(bitmap, spans), of: spans.count, axes)
    }
  }

  /// The colours of many pixels, in bins half as wide if they are too many to be kept apart; none is `.clear`.
  init(fine pixels: [Pixel], _ axes: ColorAxes) {
    var histogram = ColorHistogram(of: pixels.count)
    if histogram.add(pixels, pixels.indices, limit: ColorPoint.exactLimit) {
      self.init(exact: histogram, axes)
    } else {
      self.init(binned: ColorBins(pixels), of: pixels.count, axes, cell: 4)
    }
  }

  /// Gathers the colours of a sample that stands for a picture.
  init(sample: [Pixel], _ axes: ColorAxes = .seen) {
    self.init(binned: ColorBins(sample), of: sample.count, axes)
  }

  /// Nil if the pixels have more than `limit` colours, not counting `.clear`.
  init?(_ bitmap: Bitmap, _ spans: PixelSpans, limit: Int, _ axes: ColorAxes) {
    guard let histogram = Self.histogram(bitmap, spans, limit: limit + 1) else { return nil }
    self.init(exact: histogram, axes)
    if let colors = exactColors, colors.count > limit { return nil }
  }

  /// Nil if the pixels have more than `limit` colours.
  static func histogram(_ bitmap: Bitmap, _ spans: PixelSpans, limit: Int) -> ColorHistogram? {
    var histogram = ColorHistogram(of: spans.count)
    for span in spans.ranges {
      let range = Int(span.lowerBound)..<Int(span.upperBound)
      guard histogram.add(bitmap.pixels, range, limit: limit) else { return nil }
    }
    return histogram
  }

  init(exact histogram: ColorHistogram, _ axes: ColorAxes) {
    content = .exact(histogram)
    share = 1
    let nothing = histogram.place(of: .clear)
    hasNothing = nothing != nil
    let counts = histogram.counts.enumerated().map { $0 == nothing ? 0 : $1 }
    let flatPlaces = Self.flatPlaces(counts, of: counts.reduce(0, +))
    flat = flatPlaces.map { ColorPoint(histogram.colors[$0], weight: counts[$0], axes) }
    let taken = Set(flatPlaces)
    points = counts.indices.compactMap { place in
      taken.contains(place) || place == nothing ? nil : ColorPoint(histogram.colors[place], weight: counts[place], axes)
    }
  }

  private init(binned bins: ColorBins, of count: Int, _ axes: ColorAxes, cell: Int = 8) {
    content = .binned(bins)
    share = Double(bins.countedPixels) / Double(max(count, 1))
    hasNothing = bins.hasNothing
    let flatPlaces = Self.flatPlaces(bins.leads, of: bins.countedPixels)
    flat = flatPlaces.map { ColorPoint(bins.commonest[$0], weight: bins.leads[$0], axes) }
    points = bins.points(without: Set(flatPlaces), axes, cell: cell)
  }

  /// All colours, in the order of their first appearance; nil where they were too many to be kept apart.
  var exactColors: [Pixel]? {
    guard case .exact(let histogram) = content else { return nil }
    return hasNothing ? histogram.colors.filter { $0 != .clear } : histogram.colors
  }

  private static func flatPlaces(_ counts: [Int], of total: Int) -> [Int] {
    let least = max(total / flatShare, 1)
    return counts.indices.filter { counts[$0] > least }.sorted { (counts[$1], $0) < (counts[$0], $1) }
  }
}
