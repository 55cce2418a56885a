import Raster

/// The colours of a picture, as few as choosing a palette needs.
///
/// Up to `ColorPoint.exactLimit` colours are kept apart. More are gathered in bins 4 × 4 × 4 levels wide, of which the
/// commonest colour stands for all.
struct ColorCensus {
  /// Opaque; places in it are what `identifiers` hold.
  private(set) var colors: [Pixel]
  /// For every pixel; `colors.count` where it shows nothing.
  private(set) var identifiers: [UInt32]
  let hasNothing: Bool
  /// How many different colours, "nothing" not among them; nil when they were too many to be kept apart.
  let exactCount: Int?
  /// What a palette is chosen for.
  let points: [ColorPoint]
  /// Colours of large areas, the commonest first.
  let flat: [ColorPoint]

  /// A colour on more than 1 in 256 pixels is flat. At 1 in 2048 the steps of gradients counted, took half the palette and
  /// cost a photograph 5 dB.
  private static let flatShare = 256

  init(_ bitmap: Bitmap) {
    var histogram = ColorHistogram(expecting: bitmap.pixels.count)
    if histogram.add(bitmap.pixels, limit: ColorPoint.exactLimit, as: IndexedImage.shown) {
      self.init(exact: histogram)
    } else {
      self.init(binned: ColorBins(bitmap))
    }
  }

  private init(exact histogram: ColorHistogram) {
    let nothing = histogram.place(of: .clear)
    let opaque = histogram.colors.indices.filter { $0 != nothing }
    hasNothing = nothing != nil
    colors = opaque.map { histogram.colors[$0] }
    exactCount = colors.count
    identifiers = histogram.identifiers
    if let nothing {
      // Those after it move up by one.
      let (last, gap) = (UInt32(colors.count), UInt32(nothing))
      for at in identifiers.indices {
        let place = identifiers[at]
        identifiers[at] = place == gap ? last : place > gap ? place - 1 : place
      }
    }
    let counts = opaque.map { histogram.counts[$0] }
    let flatPlaces = Self.flatPlaces(counts, of: counts.reduce(0, +))
    flat = flatPlaces.map { [colors] in ColorPoint(colors[$0], weight: counts[$0]) }
    let taken = Set(flatPlaces)
    points = zip(colors, counts).enumerated().compactMap { place, item in
      taken.contains(place) ? nil : ColorPoint(item.0, weight: item.1)
    }
  }

  private init(binned bins: ColorBins) {
    hasNothing = bins.hasNothing
    exactCount = nil
    colors = bins.commonest
    identifiers = bins.identifiers
    let flatPlaces = Self.flatPlaces(bins.leads, of: bins.countedPixels)
    flat = flatPlaces.map { ColorPoint(bins.commonest[$0], weight: bins.leads[$0]) }
    points = bins.points(without: Set(flatPlaces))
  }

  private static func flatPlaces(_ counts: [Int], of total: Int) -> [Int] {
    let least = max(total / flatShare, 1)
    return counts.indices.filter { counts[$0] > least }.sorted { (counts[$1], $0) < (counts[$0], $1) }
  }
}
