import Codecs
import Files
import Film
import Raster

/// The best GIF of a film that is no larger than a limit, found by making it again and again.
///
/// The quality is looked for first. Where the next one would take too much and this one leaves much of the limit unused, the next one with
/// fewer colours is looked for. Where the least quality is still too large, the width is, down to half, and then the quality anew.
@MainActor
struct SizeSearch {
  /// How a GIF was made.
  struct Way: Equatable {
    var quality: Int
    var colors: Int
    var width: Int
  }

  /// A GIF, and how it was made.
  struct Fit {
    let way: Way
    let bytes: [UInt8]
    let frames: Int
    let seconds: Double
  }

  /// The film does not fit, however it is made.
  struct Misfit: Error, CustomStringConvertible {
    let name: String
    let limit: Int
    let smallest: Fit
    let fullWidth: Int

    var description: String {
      let width = smallest.way.width < fullWidth ? " and \(smallest.way.width) pixels wide" : ""
      return
        "“\(name)” does not fit \(limit) bytes: the smallest has \(smallest.bytes.count), at quality \(smallest.way.quality)\(width)"
    }
  }

  let name: String
  let limit: Int
  /// The way in which nothing is lost.
  let best: Way
  /// The least width; that of `best` where frames cannot be drawn smaller.
  let leastWidth: Int
  let make: (Way) async throws -> Fit

  private static let leastQuality = 30
  private static let fewestColors = 64
  /// The share of the limit that is to be used.
  private static let share = 0.97

  func run() async throws -> Fit {
    if let whole = try await fit(best) { return whole }
    var least = best
    least.quality = min(Self.leastQuality, best.quality)
    let smallest = try await make(least)
    guard smallest.bytes.count > limit else { return try await quality(above: smallest) }
    guard leastWidth < best.width else { throw misfit(smallest) }
    least.width = leastWidth
    let narrow = try await make(least)
    guard narrow.bytes.count <= limit else { throw misfit(narrow) }
    return try await quality(above: greatest(narrow, \.width, below: best.width))
  }

  /// The highest quality that fits, and as many colours of the next one as fit, if that uses the limit better.
  private func quality(above fit: Fit) async throws -> Fit {
    let found = try await greatest(fit, \.quality, below: best.quality)
    guard Double(found.bytes.count) < Self.share * Double(limit), found.way.quality < best.quality else { return found }
    var next = found.way
    next.quality += 1
    next.colors = min(Self.fewestColors, best.colors)
    guard let few = try await self.fit(next) else { return found }
    let more = try await greatest(few, \.colors, below: best.colors)
    return more.bytes.count > found.bytes.count ? more : found
  }

  /// The fit with the greatest value of one setting, between that of a fit and a value that does not fit.
  private func greatest(_ fit: Fit, _ setting: WritableKeyPath<Way, Int>, below limit: Int) async throws -> Fit {
    var (found, tooMuch) = (fit, limit)
    while tooMuch - found.way[keyPath: setting] > 1 {
      var way = found.way
      way[keyPath: setting] = (found.way[keyPath: setting] + tooMuch) / 2
      if let better = try await self.fit(way) { found = better } else { tooMuch = way[keyPath: setting] }
    }
    return found
  }

  private func fit(_ way: Way) async throws -> Fit? {
    let made = try await make(way)
    return made.bytes.count <= limit ? made : nil
  }

  private func misfit(_ smallest: Fit) -> Misfit {
    Misfit(name: name, limit: limit, smallest: smallest, fullWidth: best.width)
  }
}

/// Frames that have been sampled once, to be drawn again and again, perhaps smaller.
struct ReplayedFrames: FrameSource {
  private let frames: [SourceFrame]
  private var next = 0

  init(_ source: some FrameSource) throws {
    var (source, frames) = (source, [SourceFrame]())
    while let frame = try source.nextFrame() { frames.append(frame) }
    self.frames = frames
  }

  private init(_ frames: [SourceFrame]) {
    self.frames = frames
  }

  var expectedFrameCount: Int? { frames.count }

  /// Whether the frames are still to be drawn, so that they can be drawn smaller.
  var areDrawn: Bool { frames.allSatisfy { $0.picture != nil } }

  mutating func nextFrame() -> SourceFrame? {
    guard next < frames.count else { return nil }
    defer { next += 1 }
    return frames[next]
  }

  /// The same frames in another size.
  func resized(width: Int, height: Int) -> ReplayedFrames {
    ReplayedFrames(
      frames.map { frame in
        guard case .picture(let picture, let edges) = frame.content else { return frame }
        return SourceFrame(.picture(picture.resized(width: width, height: height), edges), from: frame.start, to: frame.end)
      })
  }
}

extension Picture {
  /// The picture drawn in another size.
  fileprivate func resized(width: Int, height: Int) -> Picture {
    guard width != self.width else { return self }
    let map = Affine.scale(x: Double(width) / Double(self.width), y: Double(height) / Double(self.height))
    return Picture(width: width, height: height, items: items.map { $0.transformed(by: map) })
  }
}
