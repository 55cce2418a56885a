import Codecs
import Film
import Raster
import Styles
import Testing
import TransitionKit

/// An encoder with one ledger for its type, in which frames are counted as they are prepared, on any thread.
private protocol Counting: FrameEncoder, SendableMetatype where Prepared == Bitmap {
  static var ledger: Ledger { get }
  var failsAt: Int? { get }
}

extension Counting {
  var preparation: @Sendable (Bitmap) throws(CodecError) -> Bitmap {
    { bitmap in
      Self.ledger.note {
        $0.prepared += 1
        $0.underWay += 1
        $0.mostUnderWay = max($0.mostUnderWay, $0.underWay)
      }
      return bitmap
    }
  }

  func append(_ bitmap: Bitmap, from start: Double, to end: Double) throws(CodecError) {
    if let failsAt, Self.ledger.all.frames.count == failsAt { throw .outOfMemory(doing: "testing") }
    Self.ledger.note {
      $0.frames.append(Frame(bitmap, from: start, to: end))
      $0.underWay -= 1
    }
  }

  var frameCount: Int { Self.ledger.all.frames.count }
  var byteCount: Int { 0 }

  func finish() { Self.ledger.note { $0.finishes += 1 } }
}

private struct OrderEncoder: Counting {
  static let ledger = Ledger()
  let failsAt: Int? = nil
}

private struct EqualEncoder: Counting {
  static let ledger = Ledger()
  let failsAt: Int? = nil
}

private struct FailingEncoder: Counting {
  static let ledger = Ledger()
  let failsAt: Int? = 7
}

/// Fails in `preparation`, on another thread, at the first picture whose moving square is beyond the middle.
private struct UnpreparedEncoder: FrameEncoder, SendableMetatype {
  static let ledger = Ledger()

  var preparation: @Sendable (Bitmap) throws(CodecError) -> Bitmap {
    { bitmap throws(CodecError) in
      if bitmap.firstLight()! >= 50 { throw .outOfMemory(doing: "preparing") }
      return bitmap
    }
  }

  func append(_ bitmap: Bitmap, from start: Double, to end: Double) {
    Self.ledger.note { $0.frames.append(Frame(bitmap, from: start, to: end)) }
  }

  var frameCount: Int { Self.ledger.all.frames.count }
  var byteCount: Int { 0 }

  func finish() { Self.ledger.note { $0.finishes += 1 } }
}

@MainActor
@Suite(.serialized)
struct FilmPipelineTests {
  /// Films, and returns the ledger: the encoder's output and the order of its calls.
  private func run(_ film: Film, jobs: Int) async throws -> Ledger.Entries {
    OrderEncoder.ledger.note { $0 = Ledger.Entries() }
    var encoder = OrderEncoder()
    let sampler = try TimelineSampler(film, countsCentiseconds: true)
    try await FilmPipeline(jobs: jobs).run(sampler, into: &encoder)
    return OrderEncoder.ledger.all
  }

  @Test func anyNumberOfJobsGivesTheSameFramesInOrder() async throws {
    let film = Film.running(fps: 50, firstHold: 0.1, lastHold: 0.2)
    let alone = try await run(film, jobs: 1)
    #expect(alone.frames.count == 40)
    var lights = Array(repeating: 0, count: 5)
    lights += stride(from: 0, to: 100, by: 4)
    lights += Array(repeating: 100, count: 10)
    #expect(alone.frames.map { $0.bitmap.firstLight()! } == lights)
    for (frame, next) in zip(alone.frames, alone.frames.dropFirst()) { #expect(frame.end == next.start) }
    for jobs in [2, 8, 100] {
      #expect(try await run(film, jobs: jobs).frames == alone.frames)
    }
  }

  @Test(arguments: [1, 2, 8]) func noMoreFramesThanJobsAreUnderWay(jobs: Int) async throws {
    let entries = try await run(.running(), jobs: jobs)
    #expect(entries.prepared == 26)
    #expect((1...jobs).contains(entries.mostUnderWay))
    #expect(entries.finishes == 1)
  }

  @Test(arguments: [1, 2, 8]) func equalPicturesAreDrawnOnce(jobs: Int) async throws {
    EqualEncoder.ledger.note { $0 = Ledger.Entries() }
    var encoder = EqualEncoder()
    let film = Film.running(fps: 50, firstHold: 1, lastHold: 1)
    let sampler = try TimelineSampler(film, countsCentiseconds: false)
    try await FilmPipeline(jobs: jobs).run(sampler, into: &encoder)
    #expect(EqualEncoder.ledger.all.prepared == 26)
    #expect(EqualEncoder.ledger.all.frames.count == 125)
  }

  @Test(arguments: [1, 2, 8]) func anErrorOfTheEncoderEndsIt(jobs: Int) async throws {
    FailingEncoder.ledger.note { $0 = Ledger.Entries() }
    var encoder = FailingEncoder()
    let sampler = try TimelineSampler(.running(), countsCentiseconds: true)
    await #expect(throws: CodecError.outOfMemory(doing: "testing")) {
      try await FilmPipeline(jobs: jobs).run(sampler, into: &encoder)
    }
    let entries = FailingEncoder.ledger.all
    #expect(entries.frames.count == 7)
    #expect(entries.finishes == 0)
    #expect(entries.prepared <= 7 + jobs)
  }

  @Test(arguments: [1, 2, 8]) func anErrorWhilePreparingEndsItInItsTurn(jobs: Int) async throws {
    UnpreparedEncoder.ledger.note { $0 = Ledger.Entries() }
    var encoder = UnpreparedEncoder()
    let sampler = try TimelineSampler(.running(), countsCentiseconds: true)
    await #expect(throws: CodecError.outOfMemory(doing: "preparing")) {
      try await FilmPipeline(jobs: jobs).run(sampler, into: &encoder)
    }
    #expect(UnpreparedEncoder.ledger.all.frames.count == 13)
    #expect(UnpreparedEncoder.ledger.all.finishes == 0)
  }

  @Test func progressCountsEveryFrame() async throws {
    var steps: [[Int]] = []
    var pipeline = FilmPipeline(jobs: 3)
    pipeline.progress = { steps.append([$0.done, $0.count]) }
    var encoder = OrderEncoder()
    let sampler = try TimelineSampler(.running(0.1, fps: 10, firstHold: 0.2), countsCentiseconds: true)
    try await pipeline.run(sampler, into: &encoder)
    #expect(steps == (1...4).map { [$0, 4] })
  }
}
