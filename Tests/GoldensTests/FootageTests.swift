import Codecs
import Film
import Goldens
import Raster
import Testing
import TransitionKit

@MainActor
struct FootageTests {
  private func stage() -> Stage {
    let stage = Stage(size: CGSize(width: 40, height: 30), scale: 1)
    stage.perform(MovingBox().scene(on: stage))
    return stage
  }

  @Test func aStageIsFilmedUntilItRests() throws {
    let footage = try Footage(stage(), fps: 10, duration: nil, limit: 10)
    #expect(footage.frames.map(\.time) == [0, 0.1, 0.2, 0.3, 0.4])
    let film = try MovingBox().footage()
    #expect((0..<5).allSatisfy { footage.bitmap(of: $0) == film.bitmap(of: $0) })
  }

  @Test func timesCountFromWhereTheStageStands() throws {
    let stage = Stage(size: CGSize(width: 40, height: 30), scale: 1)
    stage.advance(to: 7.3)
    stage.perform(MovingBox().scene(on: Stage(size: CGSize(width: 1, height: 1), scale: 1)))
    #expect(try Footage(stage, fps: 10, duration: nil, limit: 1).frames.map(\.time) == [0])
  }

  @Test func aStageThatNeverRestsIsNamed() throws {
    let stage = stage()
    stage.perform { Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in } }
    #expect(throws: StageError.self) { try Footage(stage, fps: 10, duration: nil, limit: 1) }
  }

  @Test func aDurationEndsWhatNeverRests() throws {
    let stage = stage()
    stage.perform { Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in } }
    #expect(try Footage(stage, fps: 10, duration: 0.6, limit: 1).frames.count == 7)
  }

  @Test func aStripIsCutIntoItsFrames() throws {
    let scratch = try Scratch()
    let strip = Footage(stage(), at: [0, 0.2, 0.4], as: .strip)
    #expect(scratch.check(.missing).run(strip, against: try scratch.golden("strip")).status == .recorded)
    let picture = try PNG.decode(scratch.bytes("goldens/strip.png"), name: "strip")
    #expect((picture.width, picture.height) == (128, 30))
    #expect(scratch.check(.never).run(strip, against: try scratch.golden("strip")).status == .same)
    let other = Footage(stage(), at: [0, 0.3, 0.4], as: .strip)
    let finding = scratch.check(.never).run(other, against: try scratch.golden("strip"))
    #expect(finding.badFrames.map(\.frame) == [1])
    #expect(finding.lines.contains("frame 1 was taken at 0.2 s, now at 0.3 s"))
  }

  @Test func aStillIsAPNG() throws {
    let scratch = try Scratch()
    let still = Footage(stage(), at: [0.2], as: .still)
    #expect(scratch.check(.missing).run(still, against: try scratch.golden("still")).status == .recorded)
    #expect(try PNG.decode(scratch.bytes("goldens/still.png"), name: "still") == still.bitmap(of: 0))
    #expect(scratch.check(.never).run(still, against: try scratch.golden("still")).status == .same)
  }

  @Test func framesDoNotDependOnJobs() throws {
    let scratch = try Scratch()
    let footage = try MovingBox(fps: 60).footage()
    for jobs in [1, 2, 7] {
      let check = GoldenCheck(mode: .all, jobs: jobs)
      _ = check.run(footage, against: try scratch.golden("jobs-\(jobs)"))
    }
    #expect(try scratch.bytes("goldens/jobs-1.json") == scratch.bytes("goldens/jobs-7.json"))
    #expect(try scratch.bytes("goldens/jobs-1.png") == scratch.bytes("goldens/jobs-2.png"))
  }
}
