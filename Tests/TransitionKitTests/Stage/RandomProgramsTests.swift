import FuzzTargets
import Raster
import Testing
import TransitionKit

@MainActor
struct RandomProgramsTests {
  @Test(arguments: 0..<300)
  func legalProgramsComeToRest(seed: Int) throws {
    let program = RandomProgram(Random(UInt64(seed)))
    program.stage.perform {
      for _ in 0..<40 { program.step() }
    }
    _ = program.stage.picture()
    program.letGo()
    try program.stage.settle(limit: 60)
    _ = program.stage.picture()
  }

  /// What is kept from frame to frame changes no picture.
  @Test(arguments: 300..<360)
  func picturesAreThoseOfAWalkThatKeepsNothing(seed: Int) {
    let program = RandomProgram(Random(UInt64(seed)))
    let stage = program.stage
    stage.perform {
      for step in 0..<60 {
        program.step()
        let picture = stage.picture()
        let plain = PictureBuilder(showsRendered: true).painted(
          stage.window.layer, matrix: .identity, layerTime: stage.window.layer.localTime)
        #expect(picture.items == plain.items, "after step \(step)")
      }
    }
    program.letGo()
  }
}
