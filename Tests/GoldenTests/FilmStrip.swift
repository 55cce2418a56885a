import Film
import GoldenSupport
import Raster

/// Some frames of a film side by side, in rows.
@MainActor
struct FilmStrip {
  /// A spring does most of its work early.
  private static let shares = [0, 0.1, 0.2, 0.35, 0.6, 1]

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
    bitmap = Bitmap(grid: frames, columns: columns)
  }
}
