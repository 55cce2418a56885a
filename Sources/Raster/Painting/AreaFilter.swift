/// Makes bitmaps smaller by areas: each output pixel is the mean of the texels it covers, weighed by how far it covers them.
///
/// Rows first, kept in 16 bits a channel, then columns; rounded to bytes once, at the end. Two channels share a word as lanes of
/// 32 bits that no sum leaves.
struct AreaFilter {
  let bitmap: Bitmap
  let columns: Taps
  let rows: Taps
  /// The texels that some column takes.
  let used: Range<Int>

  /// One pixel for every column and every row of taps.
  static func resample(_ bitmap: Bitmap, columns: Taps, rows: Taps, _ kernels: Kernels) -> Bitmap {
    let (width, height) = (columns.firsts.count, rows.firsts.count)
    let filter = AreaFilter(bitmap: bitmap, columns: columns, rows: rows, used: columns.texels)
    if kernels.areVectors { return filter.resampledByVectors }
    var sums = Sums(count: filter.used.count)
    var pixels = [Pixel](repeating: .clear, count: width * height)
    for row in 0..<height {
      filter.mixRows(row, into: &sums)
      filter.mixColumns(sums, into: &pixels, at: row * width)
    }
    return Bitmap(inner: pixels, width: width, height: height, isOpaque: bitmap.isOpaque)
  }

  /// The whole bitmap in fewer pixels, as the cache has it or made now.
  static func shrunk(_ bitmap: Bitmap, width: Int, height: Int, _ rules: Rules) -> Bitmap {
    func make() -> Bitmap {
      let (columns, rows) = (Taps.dividing(bitmap.width, into: width), Taps.dividing(bitmap.height, into: height))
      return resample(bitmap, columns: columns, rows: rows, rules.kernels)
    }
    return rules.cache?.bitmap(bitmap, width: width, height: height, make: make) ?? make()
  }

  /// One output row of the used texels, its rows mixed.
  private struct Sums {
    private(set) var redBlue: [UInt64]
    private(set) var greenAlpha: [UInt64]

    init(count: Int) {
      redBlue = Array(repeating: 0, count: count)
      greenAlpha = Array(repeating: 0, count: count)
    }

    /// Starts from half of what the sums will be divided by.
    mutating func clear() {
      for index in redBlue.indices {
        redBlue[index] = 0x0000_0080_0000_0080
        greenAlpha[index] = 0x0000_0080_0000_0080
      }
    }

    mutating func add(_ texels: Span<Pixel>, _ weight: UInt64) {
      Self.add(texels, weight, to: &redBlue, shift: 0)
      Self.add(texels, weight, to: &greenAlpha, shift: 8)
    }

    private static func add(_ texels: Span<Pixel>, _ weight: UInt64, to sums: inout [UInt64], shift: UInt64) {
      var sums = sums.mutableSpan
      precondition(sums.count == texels.count, "Each texel has its sum")
      for index in sums.indices {
        let bits = UInt64(texels[index].bits) >> shift
        sums[index] &+= (bits & 0xFF | bits << 16 & 0xFF_0000_0000) &* weight
      }
    }
  }

  private func mixRows(_ row: Int, into sums: inout Sums) {
    sums.clear()
    for tap in rows.starts[row]..<rows.starts[row + 1] where rows.weights[tap] > 0 {
      let start = (rows.firsts[row] + tap - rows.starts[row]) * bitmap.width
      let texels = bitmap.storage.span.extracting(start + used.lowerBound..<start + used.upperBound)
      sums.add(texels, UInt64(rows.weights[tap]))
    }
  }

  private func mixColumns(_ sums: Sums, into pixels: inout [Pixel], at origin: Int) {
    let redBlue = sums.redBlue.span
    let greenAlpha = sums.greenAlpha.span
    let firsts = columns.firsts.span
    let starts = columns.starts.span
    let weights = columns.weights.span
    let lanes: UInt64 = 0x0000_FFFF_0000_FFFF
    var row = pixels.mutableSpan
    for column in firsts.indices {
      var (low, high): (UInt64, UInt64) = (0x0080_0000_0080_0000, 0x0080_0000_0080_0000)
      let offset = firsts[column] &- starts[column] &- used.lowerBound
      for tap in starts[column]..<starts[column + 1] {
        let weight = UInt64(weights[tap])
        low &+= (redBlue[offset &+ tap] >> 8 & lanes) &* weight
        high &+= (greenAlpha[offset &+ tap] >> 8 & lanes) &* weight
      }
      row[origin + column] = Self.packed(low >> 24, high >> 24)
    }
  }

  private static func packed(_ redBlue: UInt64, _ greenAlpha: UInt64) -> Pixel {
    let lanes: UInt64 = 0x0000_00FF_0000_00FF
    let pairs = redBlue & lanes | (greenAlpha & lanes) << 8
    return Pixel(bits: UInt32(truncatingIfNeeded: pairs | pairs >> 16))
  }
}

extension Taps {
  /// From the first to the last that a cell takes.
  fileprivate var texels: Range<Int> {
    guard let first = firsts.min(), let last = firsts.indices.map({ firsts[$0] + starts[$0 + 1] - starts[$0] }).max() else {
      return 0..<0
    }
    return first..<last
  }
}
