import Codecs
import Film
import Raster
import Testing
import TransitionKit

/// Keeps every bitmap that it is given, so that drawing on one of them again would show in the test.
private struct KeepingEncoder: FrameEncoder, SendableMetatype {
  let ledger = Ledger()

  func append(_ bitmap: Bitmap, from start: Double, to end: Double) {
    ledger.note { $0.frames.append(Frame(bitmap, from: start, to: end)) }
  }

  var frameCount: Int { ledger.all.frames.count }
  var byteCount: Int { 0 }

  func finish() {}
}

/// A film of a page with a badge that grows and moves, or with a card that covers the whole page.
private func page(cardCovers: Bool) -> Film {
  Film(size: CGSize(width: 160, height: 120), fps: 50) { stage in
    for row in 0..<6 {
      let line = UIView(frame: CGRect(x: 10, y: CGFloat(10 + 18 * row), width: 120, height: 8))
      line.backgroundColor = .lightGray
      line.layer.cornerRadius = 4
      stage.window.addSubview(line)
    }
    let badge = UIView(frame: CGRect(x: 20, y: 20, width: 12, height: 12))
    badge.backgroundColor = .red
    badge.layer.cornerRadius = 6
    badge.alpha = 0.8
    stage.window.addSubview(badge)
    let end = cardCovers ? CGRect(x: 0, y: 0, width: 160, height: 120) : CGRect(x: 41.5, y: 30.25, width: 15, height: 15)
    return { UIView.animate(withDuration: 0.4, animations: { badge.frame = end }) }
  }
}

@MainActor
struct FrameBuffersTests {
  private func pictures(_ film: Film) throws -> [Picture] {
    var sampler = try TimelineSampler(film, countsCentiseconds: true)
    var pictures: [Picture] = []
    while let sample = sampler.next() { pictures.append(sample.picture) }
    return pictures
  }

  private func run(_ film: Film, jobs: Int) async throws -> (frames: [Bitmap], painted: Int) {
    var encoder = KeepingEncoder()
    let pipeline = FilmPipeline(jobs: jobs)
    try await pipeline.run(TimelineSampler(film, countsCentiseconds: true), into: &encoder)
    return (encoder.ledger.all.frames.map(\.bitmap), pipeline.buffers.painted)
  }

  @Test(arguments: [1, 2, 8], [false, true]) func everyFrameIsAsIfDrawnAnew(jobs: Int, cardCovers: Bool) async throws {
    let film = page(cardCovers: cardCovers)
    let frames = try await run(film, jobs: jobs).frames
    #expect(frames == (try pictures(film)).map { $0.rasterized() })
    #expect(Set(frames.map(\.pixels)).count > 10)
  }

  @Test func whatStandsStillIsPaintedOnce() async throws {
    let whole = 160 * 120
    let painted = try await run(page(cardCovers: false), jobs: 1).painted
    #expect(painted > whole && painted < 2 * whole)
  }

  @Test func whereAllChangesEveryFrameIsDrawnAnew() async throws {
    let film = Film(size: CGSize(width: 160, height: 120), fps: 50) { stage in
      stage.window.backgroundColor = .white
      return { UIView.animate(withDuration: 0.2, animations: { stage.window.backgroundColor = .black }) }
    }
    let pictures = try pictures(film)
    let changes = zip(pictures, pictures.dropFirst()).count { $0 != $1 }
    #expect(changes >= 9)
    #expect(try await run(film, jobs: 1).painted == (1 + changes) * 160 * 120)
  }
}
