import Film
import Foundation
import Testing

/// Which pictures a film takes, and when they are shown.
@MainActor
struct ShotsTests {
  private func film(_ change: (inout Film) -> Void) -> Film {
    var film = Film.running(1, fps: 10, firstHold: 0.3, lastHold: 0.5)
    change(&film)
    return film
  }

  private func samples(_ film: Film, countsCentiseconds: Bool = false) throws -> [TimedPicture] {
    var sampler = try TimelineSampler(film, countsCentiseconds: countsCentiseconds)
    var samples: [TimedPicture] = []
    while let sample = sampler.next() { samples.append(sample) }
    #expect(samples.count == sampler.frameCount)
    return samples
  }

  @Test(arguments: [0.02, 0.3, 0.7, 1, 1.3, 3, 7, 50]) func everySpeedEndsAtRest(speed: Double) throws {
    let plain = try samples(film { _ in })
    let other = try samples(film { $0.speed = speed })
    #expect(other.first?.picture == plain.first?.picture)
    #expect(other.last?.picture == plain.last?.picture)
    #expect(abs(other.last!.end - (0.8 + 1 / speed)) < 0.1 + 1e-9)
  }

  @Test(arguments: [0.0, 0.3], [0.0, 0.5]) func thereAndBackIsAMirror(firstHold: Double, lastHold: Double) throws {
    var film = Film.running(1, fps: 10, firstHold: firstHold, lastHold: lastHold)
    let plain = try samples(film)
    film.bounces = true
    let both = try samples(film)
    let held = Int(firstHold * 10)
    let back = both.dropFirst(plain.count).map(\.picture)
    #expect(back == plain[held..<held + 10].reversed().dropLast().map(\.picture) + [plain[0].picture])
    for (one, next) in zip(both, both.dropFirst()) { #expect(one.end == next.start) }
  }

  @Test func excerptsBeginAtZero() throws {
    let plain = try samples(film { _ in })
    let part = try samples(film { $0.excerpt = .frames(from: 4, to: 7) }, countsCentiseconds: true)
    #expect(part.map(\.picture) == plain[4...7].map(\.picture))
    #expect(part.map(\.start) == [0, 0.1, 0.2, 0.3])
    #expect(try samples(film { $0.excerpt = .frames(from: 16, to: nil) }).count == 2)
    #expect(try TimelineSampler(film { $0.excerpt = .frames(from: 18, to: 30) }, countsCentiseconds: false).frameCount == 0)
  }

  @Test func momentsMayComeInAnyOrder() throws {
    let plain = try samples(film { _ in })
    let moments: [Moment] = [.share(1), .seconds(0.2), .share(0), .seconds(0.2), .seconds(90)]
    let some = try samples(film { $0.excerpt = .moments(moments) })
    #expect(some.map(\.picture) == [17, 5, 3, 5, 17].map { plain[$0].picture })
    #expect(some.map(\.end) == [0.5, 1, 1.5, 2, 2.5])
  }

  @Test func momentsInWords() {
    #expect(Moment("25%") == .share(0.25) && Moment("0.4") == .seconds(0.4) && Moment("0.4s") == .seconds(0.4))
    for text in ["", "%", "s", "-1", "101%", "121", "nan", "inf", "1 s", "0x", "1%%", "half"] { #expect(Moment(text) == nil) }
  }
}
