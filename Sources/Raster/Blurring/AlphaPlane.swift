/// One channel of a region's pixels, in 16 bits: 256 times the byte.
struct AlphaPlane {
  let region: Region
  private let values: [UInt16]

  init(_ values: [UInt16], _ region: Region) {
    self.values = values
    self.region = region
  }

  init(_ canvas: Canvas, shift: UInt32 = 24) {
    self.init(canvas.pixels.map { UInt16(truncatingIfNeeded: ($0.bits >> shift & 255) << 8) }, canvas.frame)
  }

  /// A plane that is opaque.
  init(filling region: Region) {
    self.init([UInt16](repeating: 255 << 8, count: region.area), region)
  }

  /// The samples of a larger region, 0 where this plane has none.
  func samples(_ domain: Region) -> [UInt16] {
    var samples = [UInt16](repeating: 0, count: domain.width * domain.height)
    for y in region.rows {
      let (from, to) = (index(y, region), (y - domain.minY) * domain.width + region.minX - domain.minX)
      for x in 0..<region.width { samples[to + x] = values[from + x] }
    }
    return samples
  }

  private func index(_ y: Int, _ region: Region) -> Int { (y - region.minY) * region.width }

  func part(_ part: Region) -> AlphaPlane {
    var samples: [UInt16] = []
    samples.reserveCapacity(part.width * part.height)
    for y in part.rows {
      let start = index(y, region) + part.minX - region.minX
      samples.append(contentsOf: values[start..<start + part.width])
    }
    return AlphaPlane(samples, part)
  }

  /// The values, each to the nearest byte.
  var bytes: [UInt8] { values.map { UInt8(truncatingIfNeeded: (UInt32($0) + 128) >> 8) } }
}
