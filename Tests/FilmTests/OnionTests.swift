import Film
import Raster
import Testing
import TransitionKit

/// Moments laid over one another.
@MainActor
struct OnionTests {
  @Test func earlierMomentsAreFainter() throws {
    let bitmap = try Film.running(0.5).onion(at: [0, 50, 100].map { .share($0 / 100) }).rasterized()
    #expect(bitmap.width == 110 && bitmap.height == 10)
    let lights = [5, 55, 105].map { Int(bitmap[$0, 5].red) }
    // The weights are 1, 4 and 9 of 14.
    for (light, weight) in zip(lights, [1, 4, 9]) { #expect(abs(light - 255 * weight / 14) <= 2, "\(lights)") }
    #expect(bitmap[30, 5].red == 0)
  }

  @Test func oneMomentIsThePictureItself() throws {
    var film = Film.running(0.5)
    let onion = try film.onion(at: [.share(0.5)]).rasterized()
    film.excerpt = .moments([.share(0.5)])
    var sampler = try TimelineSampler(film, countsCentiseconds: false)
    #expect(onion == sampler.next()?.picture.rasterized())
  }
}
