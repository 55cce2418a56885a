/// The pixels of a bitmap under a perspective map, each the mean of the texels that it covers.
///
/// A pixel that covers at most one texel is bilinear between the centres of texels. For a pixel that covers more, the bitmap is
/// halved until the pixel covers fewer than two of its texels along its shorter side. The pixel is then the mean of up to 16 × 16
/// places in it: along each side as many as it covers texels there. The texels that pixels cover are measured once for 16 pixels.
struct PerspectiveSource {
  /// The bitmap, halved again and again as far as some pixel needs it. Each level has the map from device pixels to its texels.
  private let levels: [(bitmap: Bitmap, matrix: Projection)]
  private let kernels: Kernels

  /// - Parameters:
  ///   - matrix: from texels to device pixels.
  ///   - bounds: the device pixels that will be asked for.
  /// - Returns: nil where the matrix has no inverse.
  init?(_ bitmap: Bitmap, _ matrix: Projection, bounds: Region, _ rules: Rules) {
    guard let inverse = matrix.inverted else { return nil }
    kernels = rules.kernels
    var levels = [(bitmap, inverse)]
    for _ in 0..<Self.deepest(inverse, bounds) {
      let last = levels[levels.count - 1].0
      guard last.width > 1 || last.height > 1 else { break }
      let half = AreaFilter.shrunk(last, width: (last.width + 1) / 2, height: (last.height + 1) / 2, rules)
      let scale = Affine.scale(
        x: Double(half.width) / Double(bitmap.width), y: Double(half.height) / Double(bitmap.height))
      levels.append((half, inverse.concatenating(Projection(scale))))
    }
    self.levels = levels
  }

  var isOpaque: Bool { levels[0].bitmap.isOpaque }

  /// How often the bitmap must be halved for the pixels of a region. Every pixel counts, because the look of a pixel must not
  /// depend on which of its neighbours are painted with it.
  private static func deepest(_ matrix: Projection, _ bounds: Region) -> Int {
    var deepest = 0
    for y in bounds.rows {
      for x in stride(from: bounds.minX & ~15, to: bounds.maxX, by: 16) {
        deepest = max(deepest, footprint(matrix, x, y).level(limit: 14))
      }
      if deepest == 14 { break }
    }
    return deepest
  }

  /// The footprint of a pixel; the sixteen pixels of a group in its row share one.
  private static func footprint(_ matrix: Projection, _ x: Int, _ y: Int) -> Footprint {
    Footprint(matrix, Point(x: Double(x & ~15) + 8, y: Double(y) + 0.5))
  }

  /// How a pixel is sampled; the sixteen pixels of its group are sampled alike.
  private func places(_ x: Int, _ y: Int) -> Places {
    Self.footprint(levels[0].matrix, x, y).places(levels: levels.count)
  }

  func pixel(_ x: Int, _ y: Int) -> Pixel {
    let places = places(x, y)
    return levels[places.level].bitmap.mean(levels[places.level].matrix, x, y, places)
  }

  func fill(_ row: inout MutableSpan<Pixel>, _ columns: Range<Int>, _ y: Int) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      let end = min((x & ~15) + 16, columns.upperBound)
      let places = places(x, y)
      var part = row._mutatingExtracting(x - columns.lowerBound..<end - columns.lowerBound)
      fill(&part, x, y, places)
      x = end
    }
  }

  /// Fills up to 16 pixels: by vectors until a place leads out of the bitmap, from there on pixel by pixel.
  private func fill(_ row: inout MutableSpan<Pixel>, _ x: Int, _ y: Int, _ places: Places) {
    let (bitmap, matrix) = levels[places.level]
    let done = kernels.areVectors ? kernels.perspective(&row, bitmap, matrix, x, y, places) : 0
    for index in done..<row.count { row[index] = bitmap.mean(matrix, x + index, y, places) }
  }
}

/// How a pixel is sampled: how often the bitmap is halved first, and at how many places in the pixel it is read.
struct Places {
  var level: Int
  var columns: Int
  var rows: Int
}

/// How many texels lie between neighbouring pixels: to the right and down.
private struct Footprint {
  let right: Double
  let down: Double

  init(_ matrix: Projection, _ point: Point) {
    let (w, there, m) = (max(matrix.depth(point), .leastNormalMagnitude), matrix.numerator(point), matrix.numerator)
    let (u, v) = (there.x / w, there.y / w)
    right = max(abs(m.a - u * matrix.px), abs(m.b - v * matrix.px)) / w
    down = max(abs(m.c - u * matrix.py), abs(m.d - v * matrix.py)) / w
  }

  /// How often the bitmap must be halved for pixels of this footprint.
  func level(limit: Int) -> Int {
    var (least, most, level) = (min(right, down), max(right, down), 0)
    while level < limit, least >= 2 || most > 16 {
      (least, most, level) = (least / 2, most / 2, level + 1)
    }
    return level
  }

  /// How pixels of this footprint are sampled. An excess of up to 1/64 texel, as rounding errors make it, does not count.
  func places(levels: Int) -> Places {
    let level = level(limit: levels - 1)
    let scale = 1 / Double(1 << level)
    func count(_ length: Double) -> Int {
      let length = length * scale - 1 / 64
      return length > 1 ? length < 15 ? Int(length) + 1 : 16 : 1
    }
    return Places(level: level, columns: count(right), rows: count(down))
  }
}

extension Bitmap {
  fileprivate func mean(_ matrix: Projection, _ x: Int, _ y: Int, _ places: Places) -> Pixel {
    let (x, y, texels) = (Double(x), Double(y), storage.span)
    var sum = SIMD4<UInt32>(repeating: 0)
    for row in 0..<places.rows {
      let down = y + (Double(row) + 0.5) / Double(places.rows)
      for column in 0..<places.columns {
        let right = x + (Double(column) + 0.5) / Double(places.columns)
        sum &+= sample(texels, matrix, Point(x: right, y: down)).channels
      }
    }
    let count = UInt32(places.columns * places.rows)
    return count == 1 ? Pixel(channels: sum) : Pixel(channels: (sum &+ count / 2) / count)
  }

  /// The colour at a point, bilinear between the centres of texels. Beyond the bitmap its edge pixels are repeated.
  @inline(__always)
  private func sample(_ texels: Span<Pixel>, _ matrix: Projection, _ point: Point) -> Pixel {
    let (w, there) = (max(matrix.depth(point), .leastNormalMagnitude), matrix.numerator(point))
    let (x, y) = (Self.fixed(there.x / w), Self.fixed(there.y / w))
    return mixed(texels, TexelMap.Place(x: x >> 8, y: y >> 8, right: x & 255, down: y & 255))
  }

  /// A place in 1/256 texel from the centre of the first texel, at most 2^30.
  @inline(__always)
  private static func fixed(_ place: Double) -> Int {
    guard !place.isNaN else { return 0 }
    let limit = Double(1 << 30)
    let exact = min(max((place - 0.5) * 256 + 0.5, -limit), limit)
    let whole = Int(exact)
    return Double(whole) > exact ? whole - 1 : whole
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
