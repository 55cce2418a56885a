/// Merges colours until few are left, as a rule always the two whose union adds the least to the sum of squared distances from the colours to
/// their means (Ward, 1963). Of many colours, what a union adds may count less where many pixels have them, as boxes do in `ColorBoxes`: that keeps
/// colours apart which few pixels have. Pages of few colours flicker less without it.
///
/// Its palettes of 255 entries for 700 colours at random lose 51 squared levels, palettes made of boxes alone 61. Films take about as many bytes
/// at as much error with either, and flicker less with these.
struct ColorMerger {
  private struct Partner {
    /// The cheapest one among the colours behind.
    var place = 0
    /// The cost of a union with the partner, or before the partner grew: as a rule it costs more then.
    var cost = Double.infinity
    /// Whether it has to be looked for again before the union.
    var isStale = false
  }

  /// Merging takes time that grows with the square of their number, so more colours are gathered in so many boxes before.
  static let most = 512

  /// The sums of red, green and blue over each colour's pixels, and the number of these; zero for a colour that has been merged into another.
  private var sums: [SIMD4<Double>]
  /// The means of the sums, and the numbers of pixels; far away for a colour that has been merged.
  private var means: [SIMD4<Double>]
  private var partners: [Partner]
  private var count: Int
  private let evenness: Evenness

  /// Merges sums like those of `ColorPoint`, at most `limit` of which are left.
  /// - Parameters:
  ///   - error: fewer are left if these keep the sum of squared distances, in levels, below it.
  ///   - evenness: how much less a union counts where many pixels have the colours.
  static func merged(_ sums: [SIMD4<Double>], into limit: Int, error: Double, evenness: Evenness) -> [SIMD4<Double>] {
    var merger = ColorMerger(sums, evenness)
    var total = 0.0
    while merger.count > 1 {
      let first = merger.cheapest()
      total += merger.error(first, merger.partners[first].place)
      guard merger.count > limit || total <= error else { break }
      merger.merge(first)
    }
    return merger.sums.filter { $0.w > 0 }
  }

  private init(_ sums: [SIMD4<Double>], _ evenness: Evenness) {
    (self.sums, self.evenness) = (sums, evenness)
    means = sums.map(Self.mean)
    partners = Array(repeating: Partner(), count: sums.count)
    count = sums.count
    for place in sums.indices { findPartner(of: place) }
  }

  private static func mean(_ sum: SIMD4<Double>) -> SIMD4<Double> {
    var mean = sum / sum.w
    mean.w = sum.w
    return mean
  }

  /// How much the union of two colours adds to the sum of squared distances.
  @inline(__always)
  private func error(_ one: Int, _ other: Int) -> Double {
    let (one, other) = (means[one], means[other])
    var apart = one - other
    apart.w = 0
    return (apart * apart).sum() * (one.w * other.w / (one.w + other.w))
  }

  private mutating func findPartner(of place: Int) {
    var partner = Partner()
    for other in means.indices.dropFirst(place + 1) {
      let cost = evenness.rank(of: error(place, other), weight: means[place].w + means[other].w)
      if cost < partner.cost { (partner.cost, partner.place) = (cost, other) }
    }
    partners[place] = partner
  }

  /// The colour whose union with its partner costs the least.
  private mutating func cheapest() -> Int {
    while true {
      var best = 0
      for place in partners.indices where partners[place].cost < partners[best].cost { best = place }
      guard partners[best].isStale else { return best }
      findPartner(of: best)
    }
  }

  private mutating func merge(_ first: Int) {
    let second = partners[first].place
    sums[first] += sums[second]
    means[first] = Self.mean(sums[first])
    (sums[second], means[second], partners[second].cost) = (.zero, SIMD4(1e9, 1e9, 1e9, 1), .infinity)
    count -= 1
    for place in partners.indices where partners[place].place == first || partners[place].place == second {
      partners[place].isStale = true
    }
    findPartner(of: first)
  }
}
