import GoldenTesting
import Raster
import Testing

/// What the rasteriser can draw, each feature on a small picture of its own.
@MainActor
struct RasterGoldenTests {
  @Test(arguments: RasterScene.all.map(\.name))
  func scene(name: String) throws {
    let scene = try #require(RasterScene.all.first { $0.name == name })
    let bitmap = scene.picture.rasterized(edges: scene.edges)
    for route in Route.allCases {
      for jobs in [1, 2, 3, 7] {
        #expect(scene.picture.rasterized(edges: scene.edges, jobs: jobs, route: route) == bitmap, "\(route), \(jobs) jobs")
      }
    }
    try assertPicture(scene.picture, edges: scene.edges, matches: "Raster/\(name)")
  }
}
