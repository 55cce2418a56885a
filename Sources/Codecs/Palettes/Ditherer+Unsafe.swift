import Raster

extension Ditherer {
  /// A pixel's entry, or, by a fixed pattern, its partner.
  func ordered(_ histogram: ColorHistogram, _ matches: MatchTable, onlyWhereSmooth: Bool) -> [UInt8] {
    var mixer = OrderedMixer(bitmap, matches, onlyWhereSmooth: onlyWhereSmooth)
    return unsafe [UInt8](unsafeUninitializedCapacity: spans.count) { indices, count in
      unsafe histogram.identifiers.withUnsafeBufferPointer { identifiers in
        for span in spans.ranges {
          unsafe mixer.mix(
            span, UnsafeBufferPointer(rebasing: identifiers[count..<count + span.count]),
            into: UnsafeMutableBufferPointer(rebasing: indices[count..<count + span.count]))
          count += span.count
        }
      }
    }
  }

  /// As above, a bin's colours all by the entry and partner of its commonest.
  func ordered(_ bins: ColorBins, _ matches: MatchTable, onlyWhereSmooth: Bool) -> [UInt8] {
    var numbers = BinNumbers(bins)
    var mixer = OrderedMixer(bitmap, matches, onlyWhereSmooth: onlyWhereSmooth)
    return unsafe [UInt8](unsafeUninitializedCapacity: spans.count) { indices, count in
      unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: bitmap.width) { row in
        for span in spans.ranges {
          let row = unsafe UnsafeMutableBufferPointer(rebasing: row[..<span.count])
          unsafe numbers.find(bitmap, span, in: &mixer.matches, row)
          unsafe mixer.mixNoise(
            span, UnsafeBufferPointer(row), into: UnsafeMutableBufferPointer(rebasing: indices[count..<count + span.count]))
          count += span.count
        }
      }
    }
  }
}

/// Which match the colours of each bin have.
private struct BinNumbers {
  /// The number + 1; 0 where none is known.
  private var numbers: [Int32]
  private var nothing: Int32?

  init(_ bins: ColorBins) { numbers = bins.numbers }

  mutating func find(
    _ bitmap: Bitmap, _ span: Range<Int32>, in matches: inout MatchTable, _ found: UnsafeMutableBufferPointer<Int32>
  ) {
    let start = Int(span.lowerBound)
    unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
      unsafe numbers.withUnsafeMutableBufferPointer { numbers in
        for place in 0..<found.count {
          let color = unsafe IndexedImage.shown(pixels[start &+ place])
          let bin = ColorBins.bin(of: color)
          if color.bits == 0 {
            let number = nothing ?? Int32(matches.append(color))
            nothing = number
            unsafe found[place] = number
            continue
          }
          if unsafe numbers[bin] == 0 { unsafe numbers[bin] = Int32(matches.append(color) + 1) }
          unsafe found[place] = numbers[bin] &- 1
        }
      }
    }
  }
}

/// Gives pixels one or the other of two entries, by their place in a fixed pattern.
private struct OrderedMixer {
  var matches: MatchTable
  private let bitmap: Bitmap
  private let onlyWhereSmooth: Bool
  private let thresholds = OrderedPattern.thresholds
  private var smoothness: Smoothness
  /// In place of flags that say where a row is smooth.
  private let everywhere: [UInt8]

  init(_ bitmap: Bitmap, _ matches: MatchTable, onlyWhereSmooth: Bool) {
    self.bitmap = bitmap
    self.matches = matches
    self.onlyWhereSmooth = onlyWhereSmooth
    smoothness = Smoothness(bitmap)
    everywhere = Array(repeating: 255, count: bitmap.width)
  }

  /// - Parameter numbers: the matches of the pixels, of which few may be mixed.
  mutating func mix(
    _ span: Range<Int32>, _ numbers: UnsafeBufferPointer<UInt16>, into indices: UnsafeMutableBufferPointer<UInt8>
  ) {
    let (y, left) = Int(span.lowerBound).quotientAndRemainder(dividingBy: bitmap.width)
    let pattern = y % OrderedPattern.side * OrderedPattern.side
    var table = matches.matches
    matches.matches = []
    unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
      unsafe table.withUnsafeMutableBufferPointer { table in
        unsafe thresholds.withUnsafeBufferPointer { thresholds in
          for place in 0..<span.count {
            let number = unsafe Int(truncatingIfNeeded: numbers[place])
            let x = left &+ place
            unsafe indices[place] = table[number].entry
            guard unsafe table[number].isMixed, !onlyWhereSmooth || smoothness.holds(x, y) else { continue }
            if unsafe table[number].isOpen { unsafe matches.findPartner(of: &table[number], number) }
            let color = unsafe IndexedImage.shown(pixels[y &* bitmap.width &+ x])
            if unsafe table[number].share(of: color) > thresholds[pattern | x % OrderedPattern.side] {
              unsafe indices[place] = table[number].partner
            }
          }
        }
      }
    }
    matches.matches = table
  }

  /// As above where most may be mixed: without branches on what noise decides, which take half as long again.
  mutating func mixNoise(
    _ span: Range<Int32>, _ numbers: UnsafeBufferPointer<Int32>, into indices: UnsafeMutableBufferPointer<UInt8>
  ) {
    let (y, left) = Int(span.lowerBound).quotientAndRemainder(dividingBy: bitmap.width)
    let pattern = y % OrderedPattern.side * OrderedPattern.side
    var table = matches.matches
    matches.matches = []
    let flags = onlyWhereSmooth ? smoothness.flags(at: y) : everywhere
    unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
      unsafe table.withUnsafeMutableBufferPointer { table in
        unsafe thresholds.withUnsafeBufferPointer { thresholds in
          unsafe flags.withUnsafeBufferPointer { flags in
            for place in 0..<indices.count {
              let (x, number) = unsafe (left &+ place, Int(numbers[place]))
              let flag = unsafe flags[x]
              if unsafe flag & table[number].openBits != 0 { unsafe matches.findPartner(of: &table[number], number) }
              let match = unsafe table[number]
              let color = unsafe IndexedImage.shown(pixels[y &* bitmap.width &+ x])
              let threshold = unsafe thresholds[pattern | x & (OrderedPattern.side - 1)]
              // All bits where the share is greater.
              let isBeyond = UInt8(truncatingIfNeeded: (threshold &- match.share(of: color)) >> 31)
              unsafe indices[place] = match.entry ^ ((match.entry ^ match.partner) & isBeyond & flag)
            }
          }
        }
      }
    }
    matches.matches = table
  }
}
