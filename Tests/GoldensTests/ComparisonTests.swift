import Codecs
import Film
import Goldens
import Raster
import Testing
import TransitionKit

/// Messages about films that differ from their goldens, and the limits that let them pass.
@MainActor
struct ComparisonTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    _ = scratch.check(.missing).run(try MovingBox().footage(), against: try scratch.golden("box"))
  }

  private func verify(_ box: MovingBox, limits: Limits = .exact, _ mode: RecordMode = .never) throws -> Finding {
    scratch.check(mode, limits: limits).run(try box.footage(), against: try scratch.golden("box"))
  }

  @Test func onePixelInOneFrameIsEnough() throws {
    let finding = try verify(MovingBox(spot: 0.9))
    #expect(finding.status == .differs && !finding.isGood)
    #expect(finding.badFrames.map(\.frame) == [2])
    let bad = try #require(finding.badFrames.first)
    #expect((bad.x, bad.y, bad.different, bad.over, bad.levels, bad.time) == (7, 21, 1, 1, 25, 0.2))
    #expect(
      finding.lines == [
        "box differs from its golden",
        "first bad frame: number 2, counted from 0 to 4, at 0.2 s: 1 of 1200 pixels differs, the worst at (7, 21) by 25 levels, ΔE 6.38",
        "1 of 5 frames differs", "decided by exact comparison: no limit is in force",
      ])
  }

  @Test func aFailureIsShown() throws {
    let finding = try verify(MovingBox(spot: 0))
    #expect(
      try scratch.files("report/failures/box") == ["actual.json", "actual.png", "diff.png", "expected.png", "first.png"])
    #expect(finding.files?.first == "failures/box/first.png")
    #expect(try scratch.bytes("report/failures/box/expected.png") == scratch.bytes("goldens/box.png"))
    let strip = try PNG.decode(scratch.bytes("report/failures/box/first.png"), name: "strip")
    #expect((strip.width, strip.height) == (3 * 40 + 2 * 4, 30))
    // The golden is white there, the actual film magenta; between them the difference, in a frame.
    #expect(strip[7, 21] == Pixel(red: 255, green: 255, blue: 255))
    #expect(strip[88 + 7, 21] == Pixel(red: 255, green: 0, blue: 255))
    #expect(strip[44 + 7, 21] == Pixel(red: 255, green: 0, blue: 200))
    #expect(strip[44 + 1, 21] == Pixel(red: 255, green: 255, blue: 0))
    let diff = try APNGReader.decode(scratch.bytes("report/failures/box/diff.png"), name: "diff")
    #expect(diff.frames.count == 5)
  }

  @Test func theFilesOfAFailureGoWithIt() throws {
    _ = try verify(MovingBox(spot: 0))
    #expect(try verify(MovingBox()).status == .same)
    #expect(!scratch.exists("report/failures"))
  }

  @Test func whatIsAcceptedIsTheGolden() throws {
    let report = Report([try verify(MovingBox(spot: 0))])
    #expect(try scratch.accept(report) { $0 == "other" } == [])
    #expect(try scratch.accept(report) == ["box"])
    #expect(try scratch.accept(report) == [])
    #expect(try verify(MovingBox(spot: 0)).status == .same)
    #expect(try verify(MovingBox()).status == .differs)
  }

  @Test func recordingWhatFailedAccepts() throws {
    let finding = try verify(MovingBox(spot: 0), .failed)
    #expect(finding.status == .recorded && finding.lines.contains { $0.hasPrefix("first bad frame: number 2") })
    #expect(try verify(MovingBox(spot: 0)).status == .same)
  }

  @Test func recordingWhatIsMissingLeavesWhatDiffers() throws {
    #expect(try verify(MovingBox(spot: 0), .missing).status == .differs)
  }

  @Test func whatIsMissingIsShownToo() throws {
    let finding = scratch.check(.never).run(try MovingBox().footage(), against: try scratch.golden("none"))
    #expect(finding.status == .missing && finding.files?.actual == "failures/none/actual.png")
    #expect(!scratch.exists("goldens/none.png"))
    #expect(try scratch.accept(Report([finding])) == ["none"])
    #expect(scratch.check(.never).run(try MovingBox().footage(), against: try scratch.golden("none")).status == .same)
  }

  // MARK: Shapes

  @Test func anotherSizeIsSaidAsSuch() throws {
    let finding = try verify(MovingBox(size: CGSize(width: 41, height: 30)))
    #expect(finding.status == .differs && finding.lines.contains("its frames are 40×30, now 41×30"))
    #expect(finding.badFrames.isEmpty && finding.files?.first == nil && finding.files?.actual != nil)
  }

  @Test func anotherRateAndCountAreSaidAsSuch() throws {
    let finding = try verify(MovingBox(fps: 20))
    #expect(finding.lines.contains("its rate is 10 fps, now 20 fps"))
    #expect(finding.lines.contains("it has 5 frames, now 9"))
    #expect(finding.goldenShape?.times.count == 5)
    #expect(finding.lines.last == "decided by the shape of the film, which no limit covers")
  }

  @Test func anotherScaleIsSaidAsSuch() throws {
    let finding = try verify(MovingBox(size: CGSize(width: 20, height: 15), scale: 2))
    #expect(finding.lines.contains("its scale is 1, now 2"))
  }

  @Test func noLimitCoversTheShape() throws {
    #expect(try verify(MovingBox(duration: 0.5), limits: Limits(channel: 255, share: 1)).status == .differs)
  }

  @Test func otherParametersAreSaid() throws {
    var footage = try MovingBox(spot: 0).footage()
    footage.parameters = ["damping": "0.6"]
    let finding = scratch.check(.never).run(footage, against: try scratch.golden("box"))
    #expect(finding.lines.contains("made with other parameters: damping none, now 0.6"))
  }

  // MARK: Limits

  /// The spot is 25 levels and ΔE 6.38 off, in one of 1200 pixels.
  @Test(arguments: [
    (Limits(channel: 25), true), (Limits(channel: 24), false), (Limits(perceptual: 6.4), true), (Limits(perceptual: 6.3), false),
    (Limits(share: 1.0 / 1200), true), (Limits(share: 0.0008), false), (Limits(channel: 3, share: 0.001), true),
    (Limits(channel: 25, perceptual: 1), false),
  ]) func limits(limits: Limits, passes: Bool) throws {
    let finding = try verify(MovingBox(spot: 0.9), limits: limits)
    #expect(finding.status == (passes ? .within : .differs))
    if !passes { #expect(finding.lines.last?.contains("the limits in force, \(limits)") == true) }
  }

  @Test func aLimitThatIsLooserThanNeededIsAWarning() throws {
    #expect(try verify(MovingBox(spot: 0.9), limits: .channel(25)).warnings.isEmpty)
    #expect(
      try verify(MovingBox(spot: 0.9), limits: .channel(40)).warnings
        == ["box: a limit of 40 levels is looser than needed: 25 would do"])
    #expect(
      try verify(MovingBox(spot: 0.9), limits: .share(0.5)).warnings
        == ["box: a limit of 50 % of the pixels is looser than needed: 0.0834 % would do"])
    #expect(try verify(MovingBox(), limits: .channel(1)).warnings.count == 1)
  }

  // MARK: The contract

  @Test func aBrokenContractIsAnErrorUnlessAllowed() throws {
    let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1)
    let layer = CALayer()
    stage.window.layer.addSublayer(layer)
    layer.add(CABasicAnimation(keyPath: "nothingOfThisName"), forKey: nil)
    let footage = Footage(stage, at: [0], as: .still)
    try #require(!footage.diagnostics.isEmpty)
    let finding = scratch.check(.missing).run(footage, against: try scratch.golden("broken"))
    #expect(finding.status == .broken && finding.lines.contains { $0.contains("nothingOfThisName") })
    #expect(finding.lines.last?.contains("allowsDiagnostics: true (--allow-diagnostics") == true)
    #expect(!scratch.exists("goldens/broken.png"))
    let allowed = scratch.check(.missing, allowsDiagnostics: true).run(footage, against: try scratch.golden("broken"))
    #expect(allowed.status == .recorded)
  }
}
