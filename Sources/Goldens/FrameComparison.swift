internal import Codecs
package import Raster

/// The difference between one frame and its golden.
package struct FrameComparison: Sendable {
  /// How many pixels are over the limits on pixels.
  package private(set) var over = 0
  /// How many pixels differ at all.
  package private(set) var different = 0
  package let total: Int
  /// The greatest difference of a channel, in levels.
  package private(set) var levels = 0
  /// The greatest distance in OKLab, times 100.
  package private(set) var distance = 0.0
  /// Where the greatest difference is.
  package private(set) var worst: (x: Int, y: Int) = (0, 0)
  /// The rectangle around all pixels that differ; empty where none does.
  package private(set) var bounds = Region.empty

  /// - Precondition: both bitmaps have the same sides.
  package init(_ golden: Bitmap, _ actual: Bitmap, limits: Limits) {
    precondition(golden.width == actual.width && golden.height == actual.height, "Frames that are compared have one size")
    total = golden.pixels.count
    let (expected, found) = (golden.pixels.span, actual.pixels.span)
    var pair = PixelPair(expected[0], found[0])
    for y in 0..<golden.height {
      let (start, end) = (y * golden.width, (y + 1) * golden.width)
      var place = PixelSpans.firstDifference(golden, actual, start..<end)
      while place < end {
        if pair.golden != expected[place] || pair.actual != found[place] { pair = PixelPair(expected[place], found[place]) }
        add(pair, place - start, y, limits)
        place = PixelSpans.firstDifference(golden, actual, place + 1..<end)
      }
    }
  }

  private mutating func add(_ pair: PixelPair, _ x: Int, _ y: Int, _ limits: Limits) {
    let (levels, distance) = (pair.levels, pair.distance)
    different += 1
    if limits.isOver(levels: levels, distance: distance) { over += 1 }
    if levels > self.levels { worst = (x, y) }
    self.levels = max(self.levels, levels)
    self.distance = max(self.distance, distance)
    bounds = bounds.union(Region(x: x, y: y, width: 1, height: 1))
  }

  /// The share of the frame's pixels that are over the limits on pixels.
  package var share: Double { Double(over) / Double(total) }

  package func passes(_ limits: Limits) -> Bool { share <= limits.share }
}

/// How far two pixels are apart. Neighbours are often the same two.
struct PixelPair {
  let golden: Pixel
  let actual: Pixel
  /// The greatest difference of a channel, in levels.
  let levels: Int
  /// The distance in OKLab, times 100.
  let distance: Double

  init(_ golden: Pixel, _ actual: Pixel) {
    (self.golden, self.actual) = (golden, actual)
    levels = golden.levels(to: actual)
    distance = golden.perceptualDistance(to: actual)
  }
}

extension Pixel {
  /// The greatest difference of a channel.
  fileprivate func levels(to other: Pixel) -> Int {
    func apart(_ one: UInt8, _ other: UInt8) -> Int { abs(Int(one) - Int(other)) }
    return max(apart(red, other.red), apart(green, other.green), apart(blue, other.blue), apart(alpha, other.alpha))
  }

  /// The distance in OKLab, times 100. Pixels that are not opaque are laid over black and over white, and the greater distance counts.
  fileprivate func perceptualDistance(to other: Pixel) -> Double {
    let overBlack = Self.distance(self, other)
    if alpha == 255 && other.alpha == 255 { return overBlack }
    return max(overBlack, Self.distance(overWhite, other.overWhite))
  }

  private var overWhite: Pixel {
    let rest = 255 - alpha
    return Pixel(red: red + rest, green: green + rest, blue: blue + rest)
  }

  private static func distance(_ one: Pixel, _ other: Pixel) -> Double {
    let space = PerceptualSpace.shared
    return Double(space.color(one).squaredDistance(to: space.color(other))).squareRoot() * 100 / 8192
  }
}
