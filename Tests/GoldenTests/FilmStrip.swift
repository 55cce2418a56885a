import Film
import Raster

/// Some frames of a film side by side, in rows.
@MainActor
struct FilmStrip {
  /// A spring does most of its work early.
  private static let shares = [0, 0.1, 0.2, 0.35, 0.6, 1]
  private static let gap = 4
  private static let ground = Pixel(red: 128, green: 128, blue: 128)

  let bitmap: Bitmap

  /// - Parameters:
  ///   - shares: which frames, as shares of the film.
  ///   - columns: how many stand in a row.
  init(_ film: Film, shares: [Double] = shares, columns: Int = .max) throws {
    var sampler = try TimelineSampler(film, countsCentiseconds: false)
    let last = sampler.frameCount - 1
    let chosen = Set(shares.map { Int(($0 * Double(last)).rounded()) })
    var frames: [Bitmap] = []
    for index in 0...last {
      guard let sample = sampler.next() else { break }
      if chosen.contains(index) { frames.append(sample.picture.rasterized()) }
    }
    bitmap = Self.grid(frames, columns: min(columns, frames.count))
  }

  /// Each in the upper left corner of its cell.
  static func grid(_ frames: [Bitmap], columns: Int) -> Bitmap {
    let (width, height) = (frames.map(\.width).max() ?? 1, frames.map(\.height).max() ?? 1)
    let rows = (frames.count + columns - 1) / columns
    var strip = Bitmap(width: (width + gap) * columns - gap, height: (height + gap) * rows - gap, fill: ground)
    for (index, frame) in frames.enumerated() {
      let (left, top) = (index % columns * (width + gap), index / columns * (height + gap))
      for y in 0..<frame.height {
        for x in 0..<frame.width { strip[left + x, top + y] = frame[x, y] }
      }
    }
    return strip
  }

  /// Nil where every pixel is the same.
  static func difference(between golden: Bitmap, and actual: Bitmap) -> String? {
    guard (golden.width, golden.height) == (actual.width, actual.height) else {
      return "it is \(golden.width)×\(golden.height), now \(actual.width)×\(actual.height)"
    }
    let wrong = golden.pixels.indices.filter { golden.pixels[$0] != actual.pixels[$0] }
    guard let first = wrong.first else { return nil }
    return "\(wrong.count) pixels, the first at (\(first % golden.width), \(first / golden.width))"
  }
}
