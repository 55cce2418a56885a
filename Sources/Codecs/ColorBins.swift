import Raster

/// The pixels of a picture, gathered by the upper six bits of their components.
struct ColorBins {
  static let count = 1 << 18

  /// One for each bin that holds a counted pixel: the colour most of its pixels have, if most of them have one.
  private(set) var commonest: [Pixel] = []
  /// By how many counted pixels that colour is ahead of all others of its bin together, at least.
  private(set) var leads: [Int] = []
  private(set) var hasNothing = false
  /// Red, green and blue summed over each bin's counted pixels, and how many they are.
  private var sums: [SIMD4<UInt32>] = []

  var countedPixels: Int { sums.reduce(0) { $0 + Int($1.w) } }

  /// Of the pixels, only those in even columns of even rows are counted, if there are any: a quarter is enough to choose a
  /// palette by.
  init(_ bitmap: Bitmap, _ spans: PixelSpans) {
    count(bitmap, spans, step: 2)
    if commonest.isEmpty { count(bitmap, spans, step: 1) }
  }

  private mutating func count(_ bitmap: Bitmap, _ spans: PixelSpans, step: Int) {
    var places = Array(repeating: UInt32(0), count: Self.count)
    for span in spans.ranges {
      let (start, end) = (Int(span.lowerBound), Int(span.upperBound))
      let (row, column) = start.quotientAndRemainder(dividingBy: bitmap.width)
      guard row % step == 0 else { continue }
      for at in stride(from: start + column % step, to: end, by: step) {
        let color = IndexedImage.shown(bitmap.pixels[at])
        guard color.bits != 0 else {
          hasNothing = true
          continue
        }
        let bin = Self.bin(of: color)
        if places[bin] == 0 {
          begin(color)
          places[bin] = UInt32(truncatingIfNeeded: commonest.count)
        }
        add(color, to: Int(places[bin]) - 1)
      }
    }
  }

  @inline(__always)
  static func bin(of color: Pixel) -> Int {
    let bits = color.bits
    let low: UInt32 = bits >> 2 & 0x3F | bits >> 4 & 0xFC0
    return Int(low | bits >> 6 & 0x3_F000)
  }

  private mutating func begin(_ color: Pixel) {
    commonest.append(color)
    leads.append(0)
    sums.append(.zero)
  }

  @inline(__always)
  private mutating func add(_ color: Pixel, to place: Int) {
    sums[place] &+= SIMD4(UInt32(color.red), UInt32(color.green), UInt32(color.blue), 1)
    // The vote of Boyer and Moore: each other colour takes one from the lead.
    if commonest[place].bits == color.bits {
      leads[place] += 1
    } else if leads[place] == 0 {
      commonest[place] = color
      leads[place] = 1
    } else {
      leads[place] -= 1
    }
  }

  /// Means over cells 8 × 8 × 8 levels wide, without the leads of some bins.
  func points(without flat: Set<Int>) -> [ColorPoint] {
    var cells = Array(repeating: SIMD4<Double>(), count: 1 << 15)
    for (place, color) in commonest.enumerated() {
      var sum = SIMD4<Double>(sums[place])
      if flat.contains(place) {
        sum -= SIMD4(Double(color.red), Double(color.green), Double(color.blue), 1) * Double(leads[place])
      }
      cells[Int(color.red >> 3) << 10 | Int(color.green >> 3) << 5 | Int(color.blue >> 3)] += sum
    }
    return cells.filter { $0.w > 0 }.map { ColorPoint(sum: $0) }
  }
}
