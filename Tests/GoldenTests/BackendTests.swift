import Film
import Foundation
import Raster
import Styles
import Testing

/// Whatever a machine's processor can do, it draws the same film.
@MainActor
struct BackendTests {
  @Test(arguments: Style.all.map(\.name))
  func everyBackendDrawsTheSameFilm(name: String) throws {
    let style = try #require(Style.named(name))
    var sampler = try TimelineSampler(Film(style, scale: 0.25, fps: 4, firstHold: 0, lastHold: 0), countsCentiseconds: false)
    while let sample = sampler.next() {
      let picture = sample.picture
      let plain = picture.rasterized(backend: .plain)
      for backend in Backend.allCases where backend != .plain {
        #expect(picture.rasterized(backend: backend) == plain, "\(backend) at \(sample.start) s")
      }
    }
  }
}
