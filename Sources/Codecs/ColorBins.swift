import Raster

/// The pixels of a picture, gathered by the upper six bits of their components.
struct ColorBins {
  /// One for each bin that holds a pixel: the colour most of its pixels have, if most of them have one.
  private(set) var commonest: [Pixel] = []
  /// By how many counted pixels that colour is ahead of all others of its bin together, at least.
  private(set) var leads: [Int] = []
  /// The bin of every pixel, by place in `commonest`; its count where a pixel shows nothing.
  private(set) var identifiers: [UInt32]
  private(set) var hasNothing = false
  /// Red, green and blue summed over each bin's counted pixels, and how many they are.
  private var sums: [SIMD4<UInt32>] = []

  var countedPixels: Int { sums.reduce(0) { $0 + Int($1.w) } }

  private static let nothing = UInt32.max

  /// Of pixels, only those in even columns of even rows are counted: a quarter is enough to choose a palette by.
  init(_ bitmap: Bitmap) {
    var places = Array(repeating: UInt32(0), count: 1 << 18)
    identifiers = []
    identifiers.reserveCapacity(bitmap.pixels.count)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let color = IndexedImage.shown(bitmap.pixels[y * bitmap.width + x])
        guard color.bits != 0 else {
          identifiers.append(Self.nothing)
          hasNothing = true
          continue
        }
        let bin = Self.bin(of: color)
        if places[bin] == 0 {
          begin(color)
          places[bin] = UInt32(truncatingIfNeeded: commonest.count)
        }
        let place = places[bin] &- 1
        if (x | y) & 1 == 0 { add(color, to: Int(place)) }
        identifiers.append(place)
      }
    }
    guard hasNothing else { return }
    let last = UInt32(commonest.count)
    for at in identifiers.indices where identifiers[at] == Self.nothing { identifiers[at] = last }
  }

  @inline(__always)
  private static func bin(of color: Pixel) -> Int {
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
