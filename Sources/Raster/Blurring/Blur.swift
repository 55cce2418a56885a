/// A Gaussian by three boxes, along rows and then along columns.
///
/// Goals, in this order: exact sigma, the same bytes everywhere, cost that does not grow with sigma. The boxes are those of
/// P. Gwosdek et al., "Theoretical Foundations of Gaussian Convolution by Extended Box Filtering" (2011): whole samples, and one
/// on each side that counts for a part, so that the variance is sigma² for every sigma. From the true Gaussian an edge strays by
/// less than 1 % of its height from a sigma of 1.5 on (2 % at 1, 9 % at 0.5, where pixels are too coarse). Samples have 16 bits, each box rounds once. Beyond a plane's edges there is nothing.
struct Blur: Equatable {
  /// How far, in whole pixels, an opaque pixel may show beyond itself.
  let reach: Int
  /// Whole samples to each side of the middle one.
  let radius: Int
  /// What a whole sample and one on the edge count for, in 1/2^32.
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

  /// How far, in pixels, a blur of this sigma may show beyond what is blurred: rounded up, the three boxes reach no further.
  ///
  /// What stands in perspective is painted on a bitmap as large as its boxes, so with another number its pixels would change.
  static func reach(_ sigma: Double) -> Double { max(3 * min(sigma, Picture.Shadow.sigmaLimit), 0) + 2 }

  /// What a plane shows blurred, within a region.
  func blurred(_ plane: AlphaPlane, onto region: Region, _ kernels: Kernels) -> AlphaPlane {
    let domain = plane.region.union(region).expanded(by: 3 * (radius + 1))
    var samples = plane.samples(domain)
    if kernels.areVectors {
      kernels.blurRows(&samples, domain, plane.region.rows, self)
      kernels.blurColumns(&samples, width: domain.width, height: domain.height, self)
    } else {
      blurRows(&samples, domain, plane.region.rows)
      blurColumns(&samples, domain)
    }
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
  private func blurRows(_ samples: inout [UInt16], _ domain: Region, _ rows: Range<Int>) {
    var line = [UInt16](repeating: 0, count: domain.width)
    var other = line
    for y in rows {
      let start = (y - domain.minY) * domain.width
      box(samples.span.extracting(start..<start + domain.width), into: &line)
      box(line.span, into: &other)
      box(other.span, into: &line)
      for x in line.indices { samples[start + x] = line[x] }
    }
  }

  /// A line of samples with nothing beyond its ends.
  private func box(_ line: Span<UInt16>, into result: inout [UInt16]) {
    var result = result.mutableSpan
    func sample(_ index: Int) -> UInt64 { line.indices.contains(index) ? UInt64(line[index]) : 0 }
    var sum: UInt64 = 0
    for index in 0..<radius { sum &+= sample(index) }
    for index in line.indices {
      sum &+= sample(index + radius)
      result[index] = mean(sum, sample(index - radius - 1) &+ sample(index + radius + 1))
      sum &-= sample(index - radius)
    }
  }

  @inline(__always)
  private func mean(_ sum: UInt64, _ ends: UInt64) -> UInt16 {
    UInt16(truncatingIfNeeded: (sum &* whole &+ ends &* edge &+ 0x8000_0000) >> 32)
  }

  private func blurColumns(_ samples: inout [UInt16], _ domain: Region) {
    var other = [UInt16](repeating: 0, count: samples.count)
    for _ in 0..<3 {
      boxColumns(samples.span, into: &other, domain)
      swap(&samples, &other)
    }
  }

  private func boxColumns(_ samples: Span<UInt16>, into result: inout [UInt16], _ domain: Region) {
    var sums = [UInt64](repeating: 0, count: domain.width)
    let nothing = [UInt16](repeating: 0, count: domain.width)
    func withRow(_ y: Int, _ body: (Span<UInt16>) -> Void) {
      if y >= 0, y < domain.height {
        body(samples.extracting(y * domain.width..<(y + 1) * domain.width))
      } else {
        body(nothing.span)
      }
    }
    for y in 0..<radius { withRow(y) { add($0, to: &sums) } }
    for y in 0..<domain.height {
      withRow(y + radius) { add($0, to: &sums) }
      var target = result.mutableSpan
      var line = target._mutatingExtracting(y * domain.width..<(y + 1) * domain.width)
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
    for x in row.indices { row[x] = mean(sums[x], UInt64(before[x]) &+ UInt64(after[x])) }
  }
}
