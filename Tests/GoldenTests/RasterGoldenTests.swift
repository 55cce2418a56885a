import GoldenTesting
import Raster
import Testing

/// Goldens of the rasteriser's features, each on a small picture of its own.
@MainActor
struct RasterGoldenTests {
  @Test(arguments: RasterScene.all.map(\.name))
  func scene(name: String) throws {
    let scene = try #require(RasterScene.all.first { $0.name == name })
    let bitmap = scene.picture.rasterized(edges: scene.edges)
    for backend in Backend.allCases {
      #expect(scene.picture.rasterized(edges: scene.edges, backend: backend) == bitmap, "\(backend)")
    }
    try assertPicture(scene.picture, edges: scene.edges, matches: "Raster/\(name)")
  }
}
