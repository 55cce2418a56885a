public import Goldens
public import TransitionKit

// Goldens know pictures alone; films and stages become footage here.

extension Footage {
  /// Makes footage of every frame of a film.
  @MainActor
  public init(_ film: Film) throws {
    try self.init(film, as: .film, rate: film.fps, shares: nil)
  }

  /// Makes footage of some frames of a film, to lie side by side in the golden.
  /// - Parameter shares: the frames, as shares of the film: 0 is the first, 1 the last.
  @MainActor
  public init(stripOf film: Film, at shares: [Double]) throws {
    try self.init(film, as: .strip, rate: nil, shares: shares)
  }

  @MainActor
  private init(_ film: Film, as layout: Layout, rate: Double?, shares: [Double]?) throws {
    let size = film.pixelSize
    self.init(layout, width: size.width, height: size.height, scale: Double(film.scale), rate: rate, edges: film.edges)
    var sampler = try TimelineSampler(film, countsCentiseconds: false)
    let last = Double(sampler.frameCount - 1)
    let chosen = shares.map { Set($0.map { Int((min(max($0, 0), 1) * last).rounded()) }) }
    var number = 0
    while let frame = sampler.next() {
      if chosen?.contains(number) ?? true { add(frame.picture, at: frame.start, until: frame.end) }
      number += 1
    }
    diagnostics = sampler.diagnostics.map(\.description)
    fonts = sampler.fontDigests
  }

  /// Films a stage from now on, until nothing moves or for `duration` seconds. The stage's clock advances by that time.
  ///
  /// - Parameters:
  ///   - duration: nil runs until nothing moves.
  ///   - limit: after how many seconds everything must be at rest.
  /// - Throws: `StageError`, which names what still moves at the limit.
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
        // With a limit of 0, `settle` always fails here, and its error names what still moves.
        try stage.settle(limit: 0)
        break
      }
      number += 1
    }
    diagnostics = stage.diagnostics.map(\.description)
    fonts = stage.fontDigests
  }

  /// Takes a picture of a stage at some times of its clock; the first time must not lie before now.
  @MainActor
  public init(_ stage: Stage, at times: [Double], as layout: Layout) {
    self.init(stage, layout, rate: nil)
    for time in times.sorted() {
      stage.advance(to: time)
      add(stage.picture(), at: time, until: time)
    }
    diagnostics = stage.diagnostics.map(\.description)
    fonts = stage.fontDigests
  }

  @MainActor
  private init(_ stage: Stage, _ layout: Layout, rate: Double?) {
    let size = Stage.pixelSize(of: stage.size, scale: stage.scale)
    self.init(layout, width: size.width, height: size.height, scale: Double(stage.scale), rate: rate)
  }
}
