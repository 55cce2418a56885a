/// A Gaussian blur, made of three box blurs along rows and then three along columns.
///
/// Goals, in this order: exact sigma, the same bytes everywhere, cost that does not grow with sigma. The boxes are those of
/// P. Gwosdek et al., "Theoretical Foundations of Gaussian Convolution by Extended Box Filtering" (2011): whole samples, and one
/// on each side that counts for a part, so that the variance is sigma² for every sigma. An edge strays from the true Gaussian by
/// less than 1 % of its height if sigma is 1.5 or more (2 % at 1, 9 % at 0.5, where pixels are too coarse). Samples have 16 bits,
/// and each box rounds once. Beyond a plane's edges all is 0.
struct Blur: Equatable {
  /// How many pixels away from an opaque pixel the blur may still show it.
  let reach: Int
  /// Whole samples to each side of the middle one.
  let radius: Int
  /// The weights of a whole sample and of the partial one at each end of the box, in 1/2^32.
  let whole: UInt64
  let edge: UInt64

  /// - Returns: nil where nothing would change.
  init?(_ sigma: Double) {
    guard sigma > 1 / 32 else { return nil }
    let sigma = min(sigma, Picture.Shadow.sigmaLimit)
    let variance = sigma * sigma / 3
    let radius = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let next = (radius + 1) * (radius + 1)
    let part = (2 * radius + 1) * (radius * (radius + 1) - 3 * variance) / (6 * (variance - next))
    let share = 4_294_967_296 / (2 * radius + 1 + 2 * part)
    self.radius = Int(radius)
    reach = Int(Self.reach(sigma).rounded(.up))
    edge = UInt64((share * part).rounded())
    whole = (4_294_967_296 - 2 * edge) / UInt64(2 * radius + 1)
  }

  /// How far, in pixels, a blur of this sigma may spread. Rounded up, it is a bound for the three boxes, too.
  ///
  /// Items in perspective are painted on a bitmap whose size depends on this number: with another their pixels would change.
  static func reach(_ sigma: Double) -> Double { max(3 * min(sigma, Picture.Shadow.sigmaLimit), 0) + 2 }

  /// The part of the blurred plane that lies in a region.
  func blurred(_ plane: AlphaPlane, onto region: Region, _ kernels: Kernels) -> AlphaPlane {
    let domain = plane.region.union(region).expanded(by: 3 * (radius + 1))
    var samples = plane.samples(domain)
    blurRows(&samples, domain, plane.region.rows, kernels)
    blurColumns(&samples, width: domain.width, height: domain.height, kernels)
    return AlphaPlane(samples, domain).part(region)
  }

  func blurred(_ canvas: Canvas, onto region: Region) -> Canvas {
    var blurred = Canvas(region, canvas.rules)
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let bytes = self.blurred(AlphaPlane(canvas, shift: shift), onto: region, canvas.rules.kernels).bytes
      for index in bytes.indices { blurred.pixels[index].bits |= UInt32(bytes[index]) << shift }
    }
    return blurred
  }
}

extension Blur {
  /// Blurs rows by turning them into columns and back, because vectors take many neighbouring columns at a time.
  private func blurRows(_ samples: inout [UInt16], _ domain: Region, _ rows: Range<Int>, _ kernels: Kernels) {
    let part = (rows.lowerBound - domain.minY) * domain.width..<(rows.upperBound - domain.minY) * domain.width
    guard !part.isEmpty else { return }
    var turned = kernels.transposed(samples.span.extracting(part), width: domain.width, height: rows.count)
    blurColumns(&turned, width: rows.count, height: domain.width, kernels)
    samples.replaceSubrange(part, with: kernels.transposed(turned.span, width: rows.count, height: domain.width))
  }

  private func blurColumns(_ samples: inout [UInt16], width: Int, height: Int, _ kernels: Kernels) {
    var other = [UInt16](repeating: 0, count: samples.count)
    for _ in 0..<3 {
      if kernels.areVectors {
        kernels.boxColumns(samples.span, into: &other, width: width, height: height, self)
      } else {
        boxColumns(samples.span, into: &other, width: width, height: height)
      }
      swap(&samples, &other)
    }
  }

  private func boxColumns(_ samples: Span<UInt16>, into result: inout [UInt16], width: Int, height: Int) {
    var sums = [UInt64](repeating: 0, count: width)
    let nothing = [UInt16](repeating: 0, count: width)
    func withRow(_ y: Int, _ body: (Span<UInt16>) -> Void) {
      if y >= 0, y < height {
        body(samples.extracting(y * width..<(y + 1) * width))
      } else {
        body(nothing.span)
      }
    }
    for y in 0..<radius { withRow(y) { add($0, to: &sums) } }
    for y in 0..<height {
      withRow(y + radius) { add($0, to: &sums) }
      var target = result.mutableSpan
      var line = target._mutatingExtracting(y * width..<(y + 1) * width)
      withRow(y - radius - 1) { before in
        withRow(y + radius + 1) { after in mean(sums.span, before, after, into: &line) }
      }
      withRow(y - radius) { subtract($0, from: &sums) }
    }
  }

  private func add(_ row: Span<UInt16>, to sums: inout [UInt64]) {
    var sums = sums.mutableSpan
    for x in sums.indices { sums[x] &+= UInt64(row[x]) }
  }

  private func subtract(_ row: Span<UInt16>, from sums: inout [UInt64]) {
    var sums = sums.mutableSpan
    for x in sums.indices { sums[x] &-= UInt64(row[x]) }
  }

  private func mean(_ sums: Span<UInt64>, _ before: Span<UInt16>, _ after: Span<UInt16>, into row: inout MutableSpan<UInt16>) {
    for x in row.indices {
      let ends = UInt64(before[x]) &+ UInt64(after[x])
      row[x] = UInt16(truncatingIfNeeded: (sums[x] &* whole &+ ends &* edge &+ 0x8000_0000) >> 32)
    }
  }
}
