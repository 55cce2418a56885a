import Raster

/// Chooses a palette for colours that are too many. Goals, in this order:
/// 1. Colours of large flat areas are in the palette exactly.
/// 2. The sum of squared perceptual distances over all pixels is small: boxes first, which may be merged, then k-means.
/// 3. The same histogram gives the same palette everywhere: IEEE basic arithmetic, no order that depends on hashing.
enum Quantizer {
  /// A palette of up to `limit` different colours, at most a quarter of them flat ones. It has fewer if these keep the sum of
  /// squared distances below `error`.
  /// - Parameters:
  ///   - evenness: how much less colours by their levels count where many pixels have them.
  ///   - isMerged: whether these are merged to palette entries, rather than split into as many boxes, which takes longer and comes closer.
  static func palette(
    for census: ColorCensus, limit: Int, error: Double, rounds: Int = 4, axes: ColorAxes = .seen, evenness: Evenness = .none,
    isMerged: Bool = false
  ) -> [Pixel] {
    let fixed = census.flat.prefix(axes == .levels ? limit / 16 : limit / 4).map(\.mean)
    let points = census.points + census.flat.dropFirst(fixed.count)
    let error = error * census.share
    var free =
      isMerged && axes == .levels
      ? merged(points, into: limit - fixed.count, error: error, evenness)
      : ColorBoxes.split(points, into: limit - fixed.count, error: error, evenness: evenness).map { mean(of: $0, points) }
    for _ in 0..<rounds {
      free = refined(free, beside: fixed, points, axes)
    }
    if axes == .levels { free = settled(free, beside: fixed, points, axes) }
    return withoutRepeats(fixed + free)
  }

  /// How often the sum of squares may be what it was where a colour moves to the commonest one.
  private static let mostSquares = 1.25

  /// Moves a free colour to the commonest of those that are nearest to it if the sum of their distances shrinks and that of the squares grows by a
  /// quarter at most: more pixels are exact then, and fewer flicker. A dark page that turns (clip 27 of seed 1795770006 of `scripts/bench clips`)
  /// takes .4 % fewer bytes at as much flicker, at a quality of 90.
  private static func settled(_ free: [Pixel], beside fixed: [Pixel], _ points: [ColorPoint], _ axes: ColorAxes) -> [Pixel] {
    let palette = fixed + free
    let places = ColorPoint.places(of: points, in: palette, axes)
    var commonest = Array(repeating: ColorPoint?.none, count: palette.count)
    for (place, point) in zip(places, points) where point.weight > commonest[place]?.weight ?? 0 { commonest[place] = point }
    // For each colour the sums of distances and of squares, from where it is and from where it may move to.
    var sums = Array(repeating: SIMD4<Double>(), count: palette.count)
    for (place, point) in zip(places, points) {
      guard let other = commonest[place] else { continue }
      let (here, there) = (apart(point.mean, palette[place]), apart(point.mean, other.mean))
      sums[place] += SIMD4(here.sum, there.sum, here.squares, there.squares) * point.weight
    }
    return zip(free, zip(commonest, sums).dropFirst(fixed.count)).map { color, found in
      guard let other = found.0, found.1.y < found.1.x, found.1.w <= found.1.z * mostSquares else { return color }
      return other.mean
    }
  }

  /// The distance between two colours along each axis, in levels, added up, and the squares of these.
  private static func apart(_ one: Pixel, _ other: Pixel) -> (sum: Double, squares: Double) {
    let apart =
      SIMD4(Double(one.red), Double(one.green), Double(one.blue), 0)
      - SIMD4(Double(other.red), Double(other.green), Double(other.blue), 0)
    return (pointwiseMax(apart, -apart).sum(), (apart * apart).sum())
  }

  /// Pages of text or drawings have so few colours as a rule; photographs, noise and fades have more.
  private static let fewPoints = 2048

  private static func merged(_ points: [ColorPoint], into limit: Int, error: Double, _ evenness: Evenness) -> [Pixel] {
    guard limit > 0 else { return [] }
    let sums =
      points.count <= ColorMerger.most
      ? points.map(\.sum) : ColorBoxes.split(points, into: ColorMerger.most, evenness: evenness).map { sum(of: $0, points) }
    return ColorMerger.merged(
      sums, into: limit, error: error / ColorAxes.perSquaredLevel, evenness: points.count > fewPoints ? evenness : .none
    )
    .map(ColorPoint.mean)
  }

  private static func sum(of box: [Int], _ points: [ColorPoint]) -> SIMD4<Double> {
    box.reduce(into: SIMD4<Double>()) { $0 += points[$1].sum }
  }

  private static func mean(of box: [Int], _ points: [ColorPoint]) -> Pixel { ColorPoint.mean(sum(of: box, points)) }

  /// One round of k-means in which the fixed colours stay. A free colour that is nearest to no point moves to where the error is
  /// greatest.
  private static func refined(_ free: [Pixel], beside fixed: [Pixel], _ points: [ColorPoint], _ axes: ColorAxes) -> [Pixel] {
    guard !free.isEmpty else { return free }
    let palette = fixed + free
    let places = ColorPoint.places(of: points, in: palette, axes)
    var sums = Array(repeating: SIMD4<Double>(), count: palette.count)
    for (place, point) in zip(places, points) { sums[place] += point.sum }
    let idle = sums.dropFirst(fixed.count).count { $0.w == 0 }
    var worst = idle == 0 ? [] : worstPlaces(idle, ColorPoint.errors(of: points, at: places, in: palette, axes))
    return sums.dropFirst(fixed.count).enumerated().map { place, sum in
      if sum.w > 0 { return ColorPoint.mean(sum) }
      return worst.popLast().map { mean(of: [$0], points) } ?? free[place]
    }
  }

  private static func worstPlaces(_ count: Int, _ errors: [Double]) -> [Int] {
    let wrong = errors.indices.filter { errors[$0] > 0 }
    return wrong.sorted { (errors[$1], $0) < (errors[$0], $1) }.prefix(count).reversed()
  }

  private static func withoutRepeats(_ palette: [Pixel]) -> [Pixel] {
    var seen: Set<Pixel> = []
    return palette.filter { seen.insert($0).inserted }
  }
}
