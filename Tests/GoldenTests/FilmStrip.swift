import Film
import Raster

/// Six frames of a film side by side.
@MainActor
struct FilmStrip {
  /// Which frames, as shares of the film; a spring does most of its work early.
  private static let shares = [0, 0.1, 0.2, 0.35, 0.6, 1]
  private static let gap = 4
  private static let ground = Pixel(red: 128, green: 128, blue: 128)

  let bitmap: Bitmap

  init(_ film: Film) throws {
    var sampler = try TimelineSampler(film, countsCentiseconds: false)
    let last = sampler.frameCount - 1
    let chosen = Set(Self.shares.map { Int(($0 * Double(last)).rounded()) })
    var frames: [Bitmap] = []
    for index in 0...last {
      guard let sample = sampler.next() else { break }
      if chosen.contains(index) { frames.append(sample.picture.rasterized()) }
    }
    bitmap = Self.sideBySide(frames)
  }

  private static func sideBySide(_ frames: [Bitmap]) -> Bitmap {
    let width = frames.map(\.width).reduce(gap * (frames.count - 1), +)
    var strip = Bitmap(width: width, height: frames.map(\.height).max() ?? 1, fill: ground)
    var left = 0
    for frame in frames {
      for y in 0..<frame.height {
        for x in 0..<frame.width {
          strip[left + x, y] = frame[x, y]
        }
      }
      left += frame.width + gap
    }
    return strip
  }
}
