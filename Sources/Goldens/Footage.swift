public import Film
public import Raster
public import TransitionKit

/// What a golden is compared with or made of: pictures and their times.
///
/// Pictures are display lists; they are drawn when they are needed, on any thread.
public struct Footage: Sendable {
  /// How the frames lie in the golden's picture file.
  public enum Layout: String, Sendable, Codable {
    /// An animated PNG.
    case film
    /// A PNG with the frames side by side.
    case strip
    /// A PNG of one frame.
    case still
  }

  public struct Frame: Sendable, Equatable {
    /// In seconds from the film's start.
    public let time: Double
    /// When the next comes, or the film ends.
    let end: Double
    /// Its place in `pictures`.
    let picture: Int
  }

  public let layout: Layout
  /// Of every frame, in pixels.
  public let width: Int
  public let height: Int
  /// Pixels to a point.
  public let scale: Double
  /// Frames a second, where they come at a steady rate.
  public let rate: Double?
  public private(set) var frames: [Frame] = []
  /// Those that differ from their predecessor.
  private(set) var pictures: [Picture] = []
  /// What was done against the contract of transitions.
  public private(set) var diagnostics: [Diagnostic] = []
  /// What the golden says about how it was made: a style's parameters, for example.
  public var parameters: [String: String] = [:]
  /// The test that films it: its file's path in the package, and its function's name.
  package var test: String?

  private let edges: Picture.Edges

  private init(_ layout: Layout, width: Int, height: Int, scale: Double, rate: Double?, edges: Picture.Edges = .smooth) {
    self.edges = edges
    self.layout = layout
    self.width = width
    self.height = height
    self.scale = scale
    self.rate = rate
  }

  private mutating func add(_ picture: Picture, at time: Double, until end: Double) {
    if pictures.last != picture { pictures.append(picture) }
    frames.append(Frame(time: time, end: end, picture: pictures.count - 1))
  }
}

// MARK: - From pictures, films and stages

extension Footage {
  /// One picture.
  public init(_ picture: Picture, edges: Picture.Edges = .smooth) {
    self.init(.still, width: picture.width, height: picture.height, scale: 1, rate: nil, edges: edges)
    add(picture, at: 0, until: 0)
  }

  /// Every frame of a film.
  @MainActor
  public init(_ film: Film) throws(StageError) {
    let size = film.pixelSize
    self.init(.film, width: size.width, height: size.height, scale: Double(film.scale), rate: film.fps, edges: film.edges)
    var sampler = try TimelineSampler(film, countsCentiseconds: false)
    while let sample = sampler.next() { add(sample.picture, at: sample.start, until: sample.end) }
    diagnostics = sampler.diagnostics
  }

  /// Some frames of a film side by side.
  /// - Parameter shares: which, as shares of the film's frames: 0 is the first, 1 the last.
  @MainActor
  public init(stripOf film: Film, at shares: [Double]) throws(StageError) {
    let size = film.pixelSize
    self.init(.strip, width: size.width, height: size.height, scale: Double(film.scale), rate: nil, edges: film.edges)
    var sampler = try TimelineSampler(film, countsCentiseconds: false)
    let last = Double(sampler.frameCount - 1)
    let chosen = Set(shares.map { Int((min(max($0, 0), 1) * last).rounded()) })
    var number = 0
    while let sample = sampler.next() {
      if chosen.contains(number) { add(sample.picture, at: sample.start, until: sample.end) }
      number += 1
    }
    diagnostics = sampler.diagnostics
  }

  /// What a stage shows from now on, until it is at rest or for so many seconds; the stage's clock goes on by that.
  ///
  /// - Parameters:
  ///   - duration: nil runs until nothing moves.
  ///   - limit: after how many seconds everything must be at rest.
  /// - Throws: what still moves at the limit.
  @MainActor
  public init(_ stage: Stage, fps: Double, duration: Double?, limit: Double) throws(StageError) {
    self.init(stage, .film, rate: fps)
    let start = stage.now
    var number = 0
    while true {
      let time = Double(number) / fps
      stage.advance(to: start + time)
      add(stage.picture(), at: time, until: Double(number + 1) / fps)
      if let duration {
        if time >= duration { break }
      } else if stage.isAtRest {
        break
      } else if time > limit {
        // Names what moves; it does not come to rest in no time.
        try stage.settle(limit: 0)
        break
      }
      number += 1
    }
    diagnostics = stage.diagnostics
  }

  /// What a stage shows at some times of its clock, in order; the first must not be past.
  @MainActor
  public init(_ stage: Stage, at times: [Double], as layout: Layout) {
    self.init(stage, layout, rate: nil)
    for time in times.sorted() {
      stage.advance(to: time)
      add(stage.picture(), at: time, until: time)
    }
    diagnostics = stage.diagnostics
  }

  @MainActor
  private init(_ stage: Stage, _ layout: Layout, rate: Double?) {
    let size = Stage.pixelSize(of: stage.size, scale: stage.scale)
    self.init(layout, width: size.width, height: size.height, scale: Double(stage.scale), rate: rate)
  }
}

// MARK: - Drawing

extension Footage {
  /// The frame's pixels.
  public func bitmap(of frame: Int) -> Bitmap {
    pictures[frames[frame].picture].rasterized(edges: edges)
  }

  /// One for each frame. Each picture is drawn, counted and let go.
  /// - Parameter jobs: how many are drawn at once.
  func hashes(jobs: Int) -> [PixelHash] {
    let distinct = concurrentMap(pictures.count, jobs: jobs) { PixelHash(pictures[$0].rasterized(edges: edges)) }
    return frames.map { distinct[$0.picture] }
  }
}
