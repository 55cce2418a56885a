public import Codecs
internal import Raster

/// Takes a film frame by frame to its encoder: pictures are drawn and prepared on many threads, and appended in order.
///
/// No more than `jobs` frames are under way at once, however long the film is: the one being appended is one of them. A picture
/// equal to its predecessor is not drawn again, and of one that differs little only what differs.
@MainActor
public struct FilmPipeline {
  /// How many threads are at work at the same time.
  public let jobs: Int
  /// How far a film has come.
  public struct Progress: Sendable, Equatable {
    /// How many frames are done.
    public let done: Int
    /// How many frames there are.
    public let count: Int
    /// How many bytes the output was given so far.
    public let bytes: Int
  }

  package let buffers = FrameBuffers()

  /// Told after every frame.
  public var progress: (Progress) -> Void = { _ in }

  public init(jobs: Int) {
    precondition(jobs > 0, "There must be at least one job")
    self.jobs = jobs
  }

  /// The memory for all frames under way, in bytes: little enough for the machines that CI runs on.
  private nonisolated static let room = 1 << 30
  /// How many bitmaps a frame under way takes at the most: its pixels, what an encoder makes of them, and what it becomes.
  private nonisolated static let bitmapsPerFrame = 4

  /// As many jobs as there are processors, as long as their frames fit a gigabyte; one always.
  public nonisolated static func jobs(processors: Int, width: Int, height: Int) -> Int {
    max(1, min(processors, room / (width * height * 4 * bitmapsPerFrame)))
  }

  /// Takes every frame of the film and finishes the output; after an error nothing more is taken or appended.
  public func run<Source: PictureSource, Encoder: FrameEncoder>(
    _ source: Source, into encoder: inout Encoder
  ) async throws {
    var source = source
    let cache = RasterCache()
    var queue: [Work<Encoder.Prepared>] = []
    defer {
      queue.forEach { $0.drawing.cancel() }
      buffers.removeAll()
    }
    var newest: Work<Encoder.Prepared>?
    var done = 0
    while true {
      while queue.count < jobs, let sample = source.next() {
        let work = work(on: sample, source.edges, after: newest, for: encoder, cache)
        newest = work
        queue.append(work)
      }
      guard !queue.isEmpty else { break }
      let work = queue.removeFirst()
      try encoder.append(try await work.drawing.value, from: work.sample.start, to: work.sample.end)
      done += 1
      progress(Progress(done: done, count: source.frameCount, bytes: encoder.byteCount))
    }
    try encoder.finish()
  }

  /// A frame under way.
  private struct Work<Prepared: Sendable> {
    let sample: TimedPicture
    let drawing: Task<Prepared, any Error>
  }

  private func work<Encoder: FrameEncoder>(
    on sample: TimedPicture, _ edges: Picture.Edges, after previous: Work<Encoder.Prepared>?, for encoder: Encoder,
    _ cache: RasterCache
  ) -> Work<Encoder.Prepared> {
    if let previous, previous.sample.picture == sample.picture { return Work(sample: sample, drawing: previous.drawing) }
    let prepare = encoder.preparation
    return Work(
      sample: sample,
      drawing: Task.detached { [buffers] in
        try Task.checkCancellation()
        return try buffers.draw(sample.picture, edges: edges, cache: cache) { try prepare($0) }
      })
  }
}
