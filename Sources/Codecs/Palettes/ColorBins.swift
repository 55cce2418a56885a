import Raster

/// The pixels of a picture, gathered in bins by the upper six bits of red, green and blue.
struct ColorBins {
  /// A bin that holds a counted pixel.
  struct Bin {
    /// The colour of more than half of the bin's counted pixels, if there is one; otherwise any of their colours.
    var commonest = Pixel.clear
    /// At least this many counted pixels have that colour; it outnumbers all others of the bin together by this many at most.
    var lead = Int32(0)
    /// Sums over the counted pixels.
    private var red = UInt32(0)
    private var green = UInt32(0)
    private var blue = UInt32(0)
    private(set) var count = UInt32(0)

    var sum: SIMD4<Double> { SIMD4(Double(red), Double(green), Double(blue), Double(count)) }

    @inline(__always)
    mutating func add(_ color: Pixel) {
      red &+= color.bits & 255
      green &+= color.bits >> 8 & 255
      blue &+= color.bits >> 16 & 255
      count &+= 1
      // The majority vote of Boyer and Moore: a pixel of another colour takes one from the lead. The code has no branches, which
      // noise would mispredict.
      commonest = lead == 0 ? color : commonest
      lead &+= commonest.bits == color.bits ? 1 : -1
    }
  }

  var bins: [Bin] = []
  /// For each bin that there can be, its place in `bins` plus 1; 0 if it holds no counted pixel.
  var numbers = Array(repeating: Int32(0), count: Self.limit)
  var hasNothing = false

  var commonest: [Pixel] { bins.map(\.commonest) }
  var leads: [Int] { bins.map { Int($0.lead) } }
  var countedPixels: Int { bins.reduce(0) { $0 + Int($1.count) } }

  /// Counts a fourth of the pixels, from each row and each column alike, if there are any: that is enough to choose a palette by. With
  /// every second row and column, palettes of pages of text were 1 dB worse. In pictures larger than 8192² it counts a sixteenth, so
  /// that the sums of one bin fit 32 bits.
  init(_ bitmap: Bitmap, _ spans: PixelSpans) {
    count(bitmap, spans, step: bitmap.width * bitmap.height > 1 << 26 ? 16 : 4)
    if bins.isEmpty { count(bitmap, spans, step: 1) }
  }

  /// Counts every colour of a sample; none of them is `.clear`.
  init(_ sample: [Pixel]) {
    count(sample.span, step: 1)
  }

  private mutating func count(_ bitmap: Bitmap, _ spans: PixelSpans, step: Int) {
    for span in spans.ranges {
      let (start, end) = (Int(span.lowerBound), Int(span.upperBound))
      let (row, column) = start.quotientAndRemainder(dividingBy: bitmap.width)
      let offset = [0, 2, 1, 3][row % 4] * step / 4
      let first = start + (step + offset - column % step) % step
      if first < end { count(bitmap.pixels.span.extracting(first..<end), step: step) }
    }
  }

  /// The mean colours of cells 8 × 8 × 8 levels wide, or of the bins. The pixels that the leads of the bins in `flat` count are left
  /// out.
  /// - Parameter cell: 8 or 4.
  func points(without flat: Set<Int>, _ axes: ColorAxes, cell: Int) -> [ColorPoint] {
    let sums = bins.enumerated().map { place, bin in
      let color = bin.commonest
      let lead = SIMD4(Double(color.red), Double(color.green), Double(color.blue), 1) * Double(bin.lead)
      return flat.contains(place) ? bin.sum - lead : bin.sum
    }
    return (cell == 4 ? sums : inCells(sums)).filter { $0.w > 0 }.map { ColorPoint(sum: $0, axes) }
  }

  private func inCells(_ sums: [SIMD4<Double>]) -> [SIMD4<Double>] {
    var cells = Array(repeating: SIMD4<Double>(), count: 1 << 15)
    for (bin, sum) in zip(bins, sums) {
      let color = bin.commonest
      cells[Int(color.red >> 3) << 10 | Int(color.green >> 3) << 5 | Int(color.blue >> 3)] += sum
    }
    return cells
  }
}
