import FuzzTargets
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
}
