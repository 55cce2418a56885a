import Codecs
import Film
import Raster
import Synchronization
import Testing
import UIKit

/// An animator that is a task gives the same film however many jobs draw it, and however busy the machine is.
@MainActor @Suite struct TaskFilmTests {
  private struct FrameList: FrameEncoder {
    var frames: [Frame] = []
    var frameCount: Int { frames.count }
    var byteCount: Int { 0 }

    mutating func append(_ bitmap: Bitmap, from start: Double, to end: Double) {
      frames.append(Frame(bitmap, from: start, to: end))
    }

    func finish() {}
  }

  private func frames(of piece: Piece, jobs: Int) async throws -> [Frame] {
    var list = FrameList()
    try await FilmPipeline(jobs: jobs).run(TimelineSampler(piece.film, countsCentiseconds: true), into: &list)
    return list.frames
  }

  @Test(arguments: Piece.tasks.map(\.name))
  func anyNumberOfJobsGivesTheSameFilm(name: String) async throws {
    let piece = try #require(Piece.tasks.first { $0.name == name })
    let alone = try await frames(of: piece, jobs: 1)
    #expect(zip(alone, alone.dropFirst()).filter { $0.bitmap != $1.bitmap }.count > 5)
    for jobs in [2, 6] {
      let film = try await frames(of: piece, jobs: jobs)
      #expect(film == alone, "\(jobs) jobs")
    }
    let load = Load()
    defer { load.end() }
    for _ in 0..<4 { Thread.detachNewThread { load.run() } }
    let film = try await frames(of: piece, jobs: 3)
    #expect(film == alone, "a busy machine")
  }

  /// Keeps threads busy.
  private final class Load: Sendable {
    private let isOver = Atomic(false)

    func run() {
      while !isOver.load(ordering: .relaxed) {}
    }

    func end() { isOver.store(true, ordering: .relaxed) }
  }
}
