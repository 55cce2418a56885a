import Raster

extension Ditherer {
  /// Dithers with a fixed pattern: each pixel gets the palette entry nearest to its colour, or that entry's partner.
  func ordered(_ histogram: ColorHistogram, _ matches: MatchTable, onlyWhereSmooth: Bool) -> [UInt8] {
    var mixer = OrderedMixer(bitmap, matches, onlyWhereSmooth ? smoothness : nil)
    var indices = Array(repeating: UInt8(0), count: spans.count)
    var count = 0
    for span in spans.ranges {
      mixer.mix(span, histogram.identifiers.span, into: &indices, at: count)
      count += span.count
    }
    return indices
  }

  /// Dithers with a fixed pattern where colours are gathered in bins: all colours of a bin share the entry and the partner of its
  /// commonest colour.
  func ordered(_ bins: ColorBins, _ matches: MatchTable, onlyWhereSmooth: Bool) -> [UInt8] {
    var numbers = BinNumbers(bins)
    var mixer = OrderedMixer(bitmap, matches, onlyWhereSmooth ? smoothness : nil)
    var indices = Array(repeating: UInt8(0), count: spans.count)
    var row = Array(repeating: Int32(0), count: bitmap.width)
    var count = 0
    for span in spans.ranges {
      numbers.find(bitmap.pixels.span, span, in: &mixer.matches, &row)
      mixer.mixNoise(span, row.span, into: &indices, at: count)
      count += span.count
    }
    return indices
  }
}

/// Finds the match of a colour by its bin: all colours of a bin share one match.
private struct BinNumbers {
  /// For each bin, the number of its match plus 1; 0 while no match is known.
  private var numbers: [Int32]
  private var nothing: Int32?

  init(_ bins: ColorBins) { numbers = bins.numbers }

  /// - Parameter row: receives the match's number for each pixel of the span.
  mutating func find(_ pixels: Span<Pixel>, _ span: Range<Int32>, in matches: inout MatchTable, _ row: inout [Int32]) {
    let start = Int(span.lowerBound)
    var row = row.mutableSpan
    for place in 0..<span.count {
      let color = unsafe pixels[unchecked: start &+ place]
      unsafe row[unchecked: place] = number(of: color, in: &matches)
    }
  }

  @inline(__always)
  private mutating func number(of color: Pixel, in matches: inout MatchTable) -> Int32 {
    if color.bits == 0 {
      let number = nothing ?? Int32(matches.append(color))
      nothing = number
      return number
    }
    let bin = ColorBins.bin(of: color)
    if unsafe numbers.span[unchecked: bin] == 0 { numbers[bin] = Int32(matches.append(color) + 1) }
    return unsafe numbers.span[unchecked: bin] &- 1
  }
}

/// Gives each pixel one of its match's two palette entries, chosen by the pixel's place in a fixed pattern.
private struct OrderedMixer {
  var matches: MatchTable
  private let bitmap: Bitmap
  private let thresholds = OrderedPattern.thresholds
  /// The smooth pixels, which alone may be dithered; nil if all pixels may be.
  private var smoothness: Smoothness?
  /// The flags of a row in which all pixels may be dithered, for use where `smoothness` is nil.
  private let everywhere: [UInt8]

  init(_ bitmap: Bitmap, _ matches: MatchTable, _ smoothness: Smoothness?) {
    self.bitmap = bitmap
    self.matches = matches
    self.smoothness = smoothness
    everywhere = Array(repeating: 255, count: bitmap.width)
  }

  /// Dithers a stretch of a row; quick where few of its pixels may be dithered.
  /// - Parameters:
  ///   - numbers: the match's number for all pixels; those of the stretch begin at `at`.
  ///   - indices: receives the palette entries, from `at` on.
  mutating func mix(_ span: Range<Int32>, _ numbers: Span<UInt16>, into indices: inout [UInt8], at start: Int) {
    let (y, left) = Int(span.lowerBound).quotientAndRemainder(dividingBy: bitmap.width)
    let pattern = y % OrderedPattern.side * OrderedPattern.side
    var indices = indices.mutableSpan
    for place in 0..<span.count {
      let number = unsafe Int(truncatingIfNeeded: numbers[unchecked: start &+ place])
      let x = left &+ place
      unsafe indices[unchecked: start &+ place] = matches.matches[number].entry
      guard matches.matches[number].isMixed, smoothness?.holds(x, y) ?? true else { continue }
      if matches.matches[number].isOpen { matches.findPartner(of: number) }
      let match = matches.matches[number]
      if match.share(of: bitmap.pixels[y &* bitmap.width &+ x]) > thresholds[pattern | x % OrderedPattern.side] {
        unsafe indices[unchecked: start &+ place] = match.partner
      }
    }
  }

  /// Dithers a stretch of a row in which most pixels may be dithered. It has no branches on what noise decides, which take half as
  /// long again.
  /// - Parameter numbers: the match's number for each pixel of the stretch.
  mutating func mixNoise(_ span: Range<Int32>, _ numbers: Span<Int32>, into indices: inout [UInt8], at start: Int) {
    let (y, left) = Int(span.lowerBound).quotientAndRemainder(dividingBy: bitmap.width)
    let pattern = y % OrderedPattern.side * OrderedPattern.side
    let flags = smoothness?.flags(at: y) ?? everywhere
    let (bitmap, thresholds) = (bitmap, thresholds)
    let (pixels, rowFlags, limits) = (bitmap.pixels.span, flags.span, thresholds.span)
    var indices = indices.mutableSpan
    for place in 0..<span.count {
      let (x, number) = unsafe (left &+ place, Int(numbers[unchecked: place]))
      let flag = unsafe rowFlags[unchecked: x]
      if unsafe flag & matches.matches.span[unchecked: number].openBits != 0 { matches.findPartner(of: number) }
      let match = unsafe matches.matches.span[unchecked: number]
      let color = unsafe pixels[unchecked: y &* bitmap.width &+ x]
      let threshold = unsafe limits[unchecked: pattern | x & (OrderedPattern.side - 1)]
      // All bits are set where the share exceeds the threshold.
      let isBeyond = UInt8(truncatingIfNeeded: (threshold &- match.share(of: color)) >> 31)
      unsafe indices[unchecked: start &+ place] = match.entry ^ ((match.entry ^ match.partner) & isBeyond & flag)
    }
  }
}
