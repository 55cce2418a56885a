import Codecs
import Files
import Film
import Raster

/// A guess of how large a film would be as an animated PNG, from a few of its changes of picture.
///
/// The first picture is compressed, and six pairs of neighbours, evenly spaced: what a pair takes beyond its first picture is what a change
/// takes. That is a dozen small pictures to draw, however long the film is.
@MainActor
final class LosslessForecast {
  private static let pairs = 6
  private var next = 0
  private let count: Int
  private var first: SourceFrame?
  private var before: SourceFrame?
  private var found: [(SourceFrame, SourceFrame)] = []

  /// Nothing is forecast of a film whose length is unknown.
  init?(frameCount: Int?) {
    guard let frameCount, frameCount > 2 * Self.pairs else { return nil }
    count = frameCount
  }

  /// Takes the next frame; only few are kept.
  func note(_ frame: SourceFrame) {
    first = first ?? frame
    let isWanted = (0..<Self.pairs).contains { ($0 * 2 + 1) * count / (2 * Self.pairs) == next }
    if isWanted, let before { found.append((before, frame)) }
    before = frame
    next += 1
  }

  /// The bytes that an animated PNG of the film would have, nearly; nil where its frames are no drawings.
  func bytes(_ settings: FilmSettings) throws -> Int? {
    guard let first, found.count == Self.pairs else { return nil }
    var changes = 0
    for (one, other) in found {
      if one.picture != nil, one.picture == other.picture { continue }
      guard let alone = try size([one], settings), let both = try size([one, other], settings) else { return nil }
      changes += max(both - alone, 0)
    }
    guard let start = try size([first], settings) else { return nil }
    return start + changes * (count - 1) / Self.pairs
  }

  private func size(_ frames: [SourceFrame], _ settings: FilmSettings) throws -> Int? {
    let bytes = ByteList()
    var encoder = try APNGEncoder(settings, to: .sink(bytes))
    for (index, frame) in frames.enumerated() {
      guard case .picture(let picture, let edges) = frame.content else { return nil }
      try encoder.append(Frame(picture.rasterized(edges: edges), from: Double(index), to: Double(index + 1)))
    }
    try encoder.finish()
    return bytes.bytes.count
  }
}

/// A source of frames that lets a forecast see each of them.
struct WatchedFrames<Source: FrameSource>: FrameSource {
  private var source: Source
  private let forecast: LosslessForecast?

  init(_ source: Source, _ forecast: LosslessForecast?) {
    (self.source, self.forecast) = (source, forecast)
  }

  var expectedFrameCount: Int? { source.expectedFrameCount }

  mutating func nextFrame() throws -> SourceFrame? {
    let frame = try source.nextFrame()
    if let frame { forecast?.note(frame) }
    return frame
  }
}
