import Raster

/// The pixels of a picture, gathered by the upper six bits of their components.
struct ColorBins {
  static let count = 1 << 18

  /// A bin that holds a counted pixel.
  private struct Bin {
    /// The colour most of its pixels have, if most of them have one.
    var commonest: Pixel
    /// By how many counted pixels that colour is ahead of all others of its bin together, at least.
    var lead = Int32(0)
    /// Red, green and blue summed over its counted pixels, and how many they are.
    var sum = SIMD4<UInt32>.zero

    @inline(__always)
    mutating func add(_ color: Pixel) {
      sum &+= SIMD4(color.bits & 255, color.bits >> 8 & 255, color.bits >> 16 & 255, 1)
      // The vote of Boyer and Moore: each other colour takes one from the lead.
      if commonest.bits == color.bits {
        lead &+= 1
      } else if lead == 0 {
        (commonest, lead) = (color, 1)
      } else {
        lead &-= 1
      }
    }
  }

  private var bins: [Bin] = []
  private(set) var hasNothing = false

  var commonest: [Pixel] { bins.map(\.commonest) }
  var leads: [Int] { bins.map { Int($0.lead) } }
  var countedPixels: Int { bins.reduce(0) { $0 + Int($1.sum.w) } }

  /// Of the pixels, only those in even columns of even rows are counted, if there are any: a quarter is enough to choose a
  /// palette by. Of pictures larger than 8192² a sixteenth, so that the sums of one bin fit 32 bits.
  init(_ bitmap: Bitmap, _ spans: PixelSpans) {
    count(bitmap, spans, step: bitmap.width * bitmap.height > 1 << 26 ? 4 : 2)
    if bins.isEmpty { count(bitmap, spans, step: 1) }
  }

  /// Of some colours, none of which is nothing.
  init(_ sample: [Pixel]) {
    var places = Array(repeating: UInt32(0), count: Self.count)
    for color in sample { add(color, &places) }
  }

  private mutating func count(_ bitmap: Bitmap, _ spans: PixelSpans, step: Int) {
    var places = Array(repeating: UInt32(0), count: Self.count)
    for span in spans.ranges {
      let (start, end) = (Int(span.lowerBound), Int(span.upperBound))
      let (row, column) = start.quotientAndRemainder(dividingBy: bitmap.width)
      guard row % step == 0 else { continue }
      for at in stride(from: start + (step - column % step) % step, to: end, by: step) {
        let color = IndexedImage.shown(bitmap.pixels[at])
        guard color.bits != 0 else {
          hasNothing = true
          continue
        }
        add(color, &places)
      }
    }
  }

  @inline(__always)
  private mutating func add(_ color: Pixel, _ places: inout [UInt32]) {
    let bin = Self.bin(of: color)
    if places[bin] == 0 {
      bins.append(Bin(commonest: color))
      places[bin] = UInt32(truncatingIfNeeded: bins.count)
    }
    bins[Int(places[bin]) - 1].add(color)
  }

  @inline(__always)
  static func bin(of color: Pixel) -> Int {
    let bits = color.bits
    let low: UInt32 = bits >> 2 & 0x3F | bits >> 4 & 0xFC0
    return Int(low | bits >> 6 & 0x3_F000)
  }

  /// Means over cells 8 × 8 × 8 levels wide, without the leads of some bins.
  func points(without flat: Set<Int>) -> [ColorPoint] {
    var cells = Array(repeating: SIMD4<Double>(), count: 1 << 15)
    for (place, bin) in bins.enumerated() {
      let color = bin.commonest
      var sum = SIMD4<Double>(bin.sum)
      if flat.contains(place) {
        sum -= SIMD4(Double(color.red), Double(color.green), Double(color.blue), 1) * Double(bin.lead)
      }
      cells[Int(color.red >> 3) << 10 | Int(color.green >> 3) << 5 | Int(color.blue >> 3)] += sum
    }
    return cells.filter { $0.w > 0 }.map { ColorPoint(sum: $0) }
  }
}
