/// The pixels of a bitmap under a perspective map, each the mean of what it covers.
///
/// A pixel that covers at most one texel is bilinear between the centres of texels. Where it covers more, the bitmap is first
/// halved so often that along the side on which it covers less less than two texels remain; then the pixel is the mean of up to
/// 16 × 16 places in it, as many along each side as it covers texels there.
struct PerspectiveSource {
  /// The bitmap, and each time its half, as often as some pixel needs.
  private let levels: [Bitmap]
  /// From device pixels to texels of the whole bitmap.
  private let matrix: Projection

  private static let placeLimit = 16.0

  /// - Parameters:
  ///   - matrix: from texels to device pixels.
  ///   - bounds: the device pixels that will be asked for.
  /// - Returns: nil where the matrix has no inverse.
  init?(_ bitmap: Bitmap, _ matrix: Projection, bounds: Region) {
    guard let inverse = matrix.inverted else { return nil }
    self.matrix = inverse
    var levels = [bitmap]
    for _ in 0..<Self.deepest(inverse, bounds) {
      let (last, width, height) = (levels[levels.count - 1], levels[levels.count - 1].width, levels[levels.count - 1].height)
      guard width > 1 || height > 1 else { break }
      levels.append(
        AreaFilter.resample(
          last, columns: .dividing(width, into: (width + 1) / 2), rows: .dividing(height, into: (height + 1) / 2)))
    }
    self.levels = levels
  }

  /// How far the corners of a region need the bitmap halved: nowhere between them is more needed but near the horizon, where
  /// all there is is made.
  private static func deepest(_ matrix: Projection, _ bounds: Region) -> Int {
    var deepest = 0
    for y in [bounds.minY, bounds.maxY] {
      for x in [bounds.minX, bounds.maxX] {
        let footprint = Footprint(matrix, Point(x: Double(x), y: Double(y)))
        guard matrix.depth(Point(x: Double(x), y: Double(y))) > 0 else { return 14 }
        deepest = max(deepest, footprint.level(limit: 14))
      }
    }
    return min(deepest + 1, 14)
  }

  func fill(_ row: inout MutableSpan<Pixel>, _ columns: Range<Int>, _ y: Int) {
    for index in 0..<columns.count { row[index] = pixel(columns.lowerBound + index, y) }
  }

  func pixel(_ x: Int, _ y: Int) -> Pixel {
    let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
    let footprint = Footprint(matrix, center)
    let level = footprint.level(limit: levels.count - 1)
    let (columns, rows) = footprint.places(level: level, limit: Self.placeLimit)
    if columns == 1, rows == 1 { return levels[level].sample(texel(center, level)) }
    return mean(Double(x), Double(y), level, columns, rows)
  }

  private func mean(_ x: Double, _ y: Double, _ level: Int, _ columns: Int, _ rows: Int) -> Pixel {
    var sum = SIMD4<UInt32>(repeating: 0)
    for row in 0..<rows {
      let down = y + (Double(row) + 0.5) / Double(rows)
      for column in 0..<columns {
        let right = x + (Double(column) + 0.5) / Double(columns)
        sum &+= levels[level].sample(texel(Point(x: right, y: down), level)).channels
      }
    }
    let count = UInt32(columns * rows)
    return Pixel(channels: (sum &+ count / 2) / count)
  }

  /// Texels of a level, measured from the bitmap's corner.
  @inline(__always)
  private func texel(_ point: Point, _ level: Int) -> Point {
    let (w, there) = (max(matrix.depth(point), .leastNormalMagnitude), matrix.numerator(point))
    let (bitmap, whole) = (levels[level], levels[0])
    return Point(
      x: there.x / w * (Double(bitmap.width) / Double(whole.width)),
      y: there.y / w * (Double(bitmap.height) / Double(whole.height)))
  }
}

/// How many texels a step of one pixel to the right and one down goes.
private struct Footprint {
  let right: Double
  let down: Double

  init(_ matrix: Projection, _ point: Point) {
    let (w, there, m) = (max(matrix.depth(point), .leastNormalMagnitude), matrix.numerator(point), matrix.numerator)
    let (u, v) = (there.x / w, there.y / w)
    right = max(abs(m.a - u * matrix.px), abs(m.b - v * matrix.px)) / w
    down = max(abs(m.c - u * matrix.py), abs(m.d - v * matrix.py)) / w
  }

  /// How often the bitmap is halved.
  func level(limit: Int) -> Int {
    var (least, most, level) = (min(right, down), max(right, down), 0)
    while level < limit, least >= 2 || most > 16 {
      (least, most, level) = (least / 2, most / 2, level + 1)
    }
    return level
  }

  /// How many places to look at along each side; what a rounding error would cost a place costs none.
  func places(level: Int, limit: Double) -> (columns: Int, rows: Int) {
    let scale = 1 / Double(1 << level)
    func count(_ length: Double) -> Int {
      let count = min((length * scale - 1 / 64).rounded(.up), limit)
      return count > 1 ? Int(count) : 1
    }
    return (count(right), count(down))
  }
}

extension Bitmap {
  /// Bilinear between the centres of texels, the edge going on beyond.
  @inline(__always)
  fileprivate func sample(_ point: Point) -> Pixel {
    let (x, y) = (Self.fixed(point.x), Self.fixed(point.y))
    let (left, right) = (clamp(x >> 8, width), clamp(x >> 8 + 1, width))
    let (upper, lower) = (clamp(y >> 8, height) &* width, clamp(y >> 8 + 1, height) &* width)
    return BilinearWeights(right: x & 255, down: y & 255).mix(
      storage[upper &+ left], storage[upper &+ right], storage[lower &+ left], storage[lower &+ right])
  }

  @inline(__always)
  private func clamp(_ texel: Int, _ count: Int) -> Int { min(max(texel, 0), count - 1) }

  /// 1/256 texel from the centre of the first; beyond 2^30 texels, that.
  @inline(__always)
  private static func fixed(_ place: Double) -> Int {
    let limit = Double(1 << 30)
    return place.isNaN ? 0 : Int((min(max(place - 0.5, -limit), limit) * 256).rounded(.toNearestOrAwayFromZero))
  }
}

extension Pixel {
  fileprivate var channels: SIMD4<UInt32> {
    SIMD4(UInt32(red), UInt32(green), UInt32(blue), UInt32(alpha))
  }

  fileprivate init(channels: SIMD4<UInt32>) {
    self.init(bits: channels.x | channels.y << 8 | channels.z << 16 | channels.w << 24)
  }
}
