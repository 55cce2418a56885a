import Raster
import TransitionKit

extension FuzzTarget {
  /// Random programs for the engine: each comes to rest, and shows the same pictures when it is run again.
  static let engine = FuzzTarget("engine") { bytes in
    let (one, two) = (try played(bytes), try played(bytes))
    try demand(one == two, "a program shows something else a second time")
  }

  @MainActor
  private static func played(_ bytes: [UInt8]) throws -> [Picture] {
    let program = RandomProgram(Random(bytes))
    var pictures: [Picture] = []
    for _ in 0..<60 where !program.random.isSpent {
      program.stage.perform { program.step() }
      if pictures.count < 8 { pictures.append(program.stage.picture()) }
    }
    program.letGo()
    try program.stage.settle(limit: 60)
    return pictures + [program.stage.picture()]
  }
}
