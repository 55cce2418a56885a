public import Codecs
internal import Raster

/// Takes frames one by one to their encoder: they are drawn and prepared on many threads, and appended in order.
///
/// No more than `jobs` frames are under way at once, however long the film is; the frame that is being appended is one of them. A
/// picture equal to its predecessor is not drawn again. A picture that differs little is drawn only where it differs.
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

  /// Called after every frame.
  public var progress: (Progress) -> Void = { _ in }

  /// Makes a pipeline that works on `jobs` frames at once.
  public init(jobs: Int) {
    precondition(jobs > 0, "There must be at least one job")
    self.jobs = jobs
  }

  /// The memory for all frames under way, in bytes: little enough for the machines that CI runs on.
  private nonisolated static let room = 1 << 30
  /// The memory of a frame under way, in bitmaps: its own pixels, the encoder's copies of them, and the encoded frame.
  private nonisolated static let bitmapsPerFrame = 4

  /// The memory that a frame under way takes, in bytes.
  package nonisolated static func memory(width: Int, height: Int) -> Int { width * height * 4 * bitmapsPerFrame }

  /// As many jobs as there are processors, as long as their frames fit a gigabyte; one always.
  public nonisolated static func jobs(processors: Int, width: Int, height: Int) -> Int {
    max(1, min(processors, room / memory(width: width, height: height)))
  }

  /// Draws and appends every frame, then finishes the output. After an error no further frame is begun or appended.
  ///
  /// - Returns: how long the film is, in seconds.
  @discardableResult
  public func run<Source: FrameSource, Encoder: FrameEncoder>(
    _ source: Source, into encoder: inout Encoder
  ) async throws -> Double {
    var source = source
    let cache = RasterCache()
    var queue: [Work<Encoder.Prepared>] = []
    defer {
      queue.forEach { $0.drawing.cancel() }
      buffers.removeAll()
    }
    var newest: Work<Encoder.Prepared>?
    var done = 0
    var end = 0.0
    while true {
      while queue.count < jobs, let frame = try source.nextFrame() {
        let work = work(on: frame, after: newest, for: encoder, cache)
        newest = work
        queue.append(work)
      }
      guard !queue.isEmpty else { break }
      let work = queue.removeFirst()
      try encoder.append(try await work.drawing.value, from: work.start, to: work.end)
      (done, end) = (done + 1, work.end)
      progress(Progress(done: done, count: source.expectedFrameCount ?? done, bytes: encoder.byteCount))
    }
    try encoder.finish()
    return end
  }

  /// A frame under way.
  private struct Work<Prepared: Sendable> {
    /// The frame's display list; nil where the frame came as pixels.
    let picture: Picture?
    let start: Double
    let end: Double
    let drawing: Task<Prepared, any Error>
  }

  private func work<Encoder: FrameEncoder>(
    on frame: SourceFrame, after previous: Work<Encoder.Prepared>?, for encoder: Encoder, _ cache: RasterCache
  ) -> Work<Encoder.Prepared> {
    let picture = frame.picture
    let drawing =
      if let previous, let picture, previous.picture == picture {
        previous.drawing
      } else {
        Task.detached { [buffers, prepare = encoder.preparation] in
          try Task.checkCancellation()
          switch frame.content {
          case .picture(let picture, let edges):
            return try buffers.draw(picture, edges: edges, cache: cache) { try prepare($0) }
          case .pixels(let bitmap): return try prepare(bitmap())
          }
        }
      }
    return Work(picture: picture, start: frame.start, end: frame.end, drawing: drawing)
  }
}
