/// Makes bitmaps smaller by areas: each output pixel is the mean of the texels it covers, weighed by how far it covers them.
///
/// Rows are mixed first, to sums of 15 or 16 bits a channel; then columns of these sums are mixed, and rounded to bytes. Weights
/// have 14 bits where a pixel covers less than seven texels each way, else 16. Two channels share a word as lanes of 32 bits, which
/// no sum overflows.
struct AreaFilter {
  let bitmap: Bitmap
  let columns: Taps
  let rows: Taps
  let isNarrow: Bool

  /// A filter that makes one pixel for each column and each row of cells.
  init(_ bitmap: Bitmap, columns: Cells, rows: Cells) {
    self.bitmap = bitmap
    isNarrow = columns.areNarrow && rows.areNarrow
    self.columns = Taps(columns, isNarrow: isNarrow)
    self.rows = Taps(rows, isNarrow: isNarrow)
  }

  var width: Int { columns.firsts.count }
  var height: Int { rows.firsts.count }

  /// How many low bits are dropped from sums of rows, which leaves 15 or 16, and from sums of columns, which leaves a byte.
  private var shifts: (rows: UInt64, columns: UInt64) { isNarrow ? (7, 21) : (8, 24) }

  /// The whole smaller bitmap.
  private func resampled(_ kernels: Kernels) -> Bitmap {
    var pixels = [Pixel](repeating: .clear, count: width * height)
    var all = pixels.mutableSpan
    for row in 0..<height {
      var target = all._mutatingExtracting(row * width..<(row + 1) * width)
      fill(&target, 0..<width, row, kernels)
    }
    return Bitmap(inner: pixels, width: width, height: height, isOpaque: bitmap.isOpaque)
  }

  /// Fills `target` with the pixels of some columns of an output row.
  func fill(_ target: inout MutableSpan<Pixel>, _ range: Range<Int>, _ row: Int, _ kernels: Kernels) {
    guard !range.isEmpty else { return }
    if kernels.areVectors { return fillByVectors(&target, range, row) }
    let texels = columns.texels(range)
    mixColumns(mixedRows(row, texels), range, texels.lowerBound, into: &target)
  }

  /// The bitmap made smaller: taken from the cache if it is there, else made now.
  static func shrunk(_ bitmap: Bitmap, width: Int, height: Int, _ rules: Rules) -> Bitmap {
    func cells(_ texels: Int, _ count: Int) -> Cells {
      Cells(range: 0..<count, origin: 0, step: Double(texels) / Double(count), texels: texels)
    }
    func make() -> Bitmap {
      AreaFilter(bitmap, columns: cells(bitmap.width, width), rows: cells(bitmap.height, height)).resampled(rules.kernels)
    }
    return rules.cache?.bitmap(bitmap, width: width, height: height, make: make) ?? make()
  }

  /// The sums of the rows that make one output row, red and blue apart from green and alpha.
  private struct Sums {
    private(set) var redBlue: [UInt64]
    private(set) var greenAlpha: [UInt64]

    init(count: Int, startingAt value: UInt64) {
      redBlue = Array(repeating: value, count: count)
      greenAlpha = redBlue
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

  private func mixedRows(_ row: Int, _ texels: Range<Int>) -> Sums {
    var sums = Sums(count: texels.count, startingAt: Self.half(of: shifts.rows))
    for tap in rows.starts[row]..<rows.starts[row + 1] where rows.weights[tap] > 0 {
      let start = (rows.firsts[row] + tap - rows.starts[row]) * bitmap.width
      sums.add(
        bitmap.storage.span.extracting(start + texels.lowerBound..<start + texels.upperBound), UInt64(rows.weights[tap]))
    }
    return sums
  }

  /// - Parameter first: the texel to which the first of the sums belongs.
  private func mixColumns(_ sums: Sums, _ range: Range<Int>, _ first: Int, into row: inout MutableSpan<Pixel>) {
    let redBlue = sums.redBlue.span
    let greenAlpha = sums.greenAlpha.span
    let firsts = columns.firsts.span
    let starts = columns.starts.span
    let weights = columns.weights.span
    let lanes: UInt64 = 0x0000_FFFF_0000_FFFF
    let (shifts, half) = (shifts, Self.half(of: shifts.columns))
    for column in range {
      var (low, high) = (half, half)
      let offset = firsts[column] &- starts[column] &- first
      for tap in starts[column]..<starts[column + 1] {
        let weight = UInt64(weights[tap])
        low &+= (redBlue[offset &+ tap] >> shifts.rows & lanes) &* weight
        high &+= (greenAlpha[offset &+ tap] >> shifts.rows & lanes) &* weight
      }
      row[column - range.lowerBound] = Self.packed(low >> shifts.columns, high >> shifts.columns)
    }
  }

  /// Half of what a shift by so many bits divides by, in both lanes; added before the shift, it rounds.
  private static func half(of shift: UInt64) -> UInt64 { 0x0000_0001_0000_0001 << (shift - 1) }

  private static func packed(_ redBlue: UInt64, _ greenAlpha: UInt64) -> Pixel {
    let lanes: UInt64 = 0x0000_00FF_0000_00FF
    let pairs = redBlue & lanes | (greenAlpha & lanes) << 8
    return Pixel(bits: UInt32(truncatingIfNeeded: pairs | pairs >> 16))
  }
}
