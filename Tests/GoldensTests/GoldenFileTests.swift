import Codecs
import Film
import Foundation
import Goldens
import Raster
import Testing
import TransitionKit

/// A golden's files, and the treatment of files that are damaged or missing.
@MainActor
struct GoldenFileTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let finding = scratch.check(.missing).run(try MovingBox().footage(), against: try scratch.golden("box/moves"))
    #expect(finding.status == .recorded)
  }

  private func verify(_ box: MovingBox = MovingBox(), _ mode: RecordMode = .never) throws -> Finding {
    scratch.check(mode).run(try box.footage(), against: try scratch.golden("box/moves"))
  }

  @Test func aGoldenIsAFilmAndADescription() throws {
    #expect(try scratch.files("goldens") == ["box/moves.json", "box/moves.png"])
    let film = try APNGReader.decode(scratch.bytes("goldens/box/moves.png"), name: "film")
    let footage = try MovingBox().footage()
    #expect(film.frames.map(\.bitmap) == footage.frames.indices.map(footage.bitmap))
  }

  @Test func aDescriptionHasOneFrameALine() throws {
    let lines = try scratch.text("goldens/box/moves.json").split(separator: "\n")
    #expect(
      lines.prefix(8).map { $0.trimmingPrefix(while: { $0 == " " }).prefix(9) } == [
        "{", "\"format\":", "\"tool\": \"", "\"layout\":", "\"width\": ", "\"height\":", "\"scale\": ", "\"rate\": 1",
      ])
    #expect(lines.count { $0.hasPrefix("    {\"time\": ") } == 5)
  }

  @Test func theSameFilmIsFoundTheSame() throws {
    let finding = try verify()
    #expect(finding.status == .same && finding.warnings.isEmpty)
    #expect(!scratch.exists("report"))
  }

  @Test func recordingTwiceWritesTheSameBytes() throws {
    let (picture, facts) = (try scratch.bytes("goldens/box/moves.png"), try scratch.bytes("goldens/box/moves.json"))
    #expect(try verify(MovingBox(), .all).status == .recorded)
    #expect(try scratch.bytes("goldens/box/moves.png") == picture)
    #expect(try scratch.bytes("goldens/box/moves.json") == facts)
  }

  @Test func aPictureThatHoldsIsStoredOnce() throws {
    let film = Film(size: CGSize(width: 8, height: 8), fps: 10, firstHold: 0.5, lastHold: 0.5) { stage in
      { stage.window.backgroundColor = .green }
    }
    #expect(scratch.check(.missing).run(try Footage(film), against: try scratch.golden("hold")).status == .recorded)
    let facts = try #require(try scratch.golden("hold").read()).facts
    #expect(facts.frames.count == 10)
    #expect(try APNGReader.decode(scratch.bytes("goldens/hold.png"), name: "hold").frames.count == 2)
    #expect(scratch.check(.never).run(try Footage(film), against: try scratch.golden("hold")).status == .same)
  }

  // MARK: Not as it should be

  @Test func aPointerOfGitLFSIsNamed() throws {
    try scratch.write("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 7\n".utf8, to: "goldens/box/moves.png")
    let finding = try verify()
    #expect(finding.status == .failed)
    #expect(finding.lines[0].contains("git lfs pull") && finding.lines[0].contains("moves.png"))
  }

  @Test(arguments: ["goldens/box/moves.png", "goldens/box/moves.json"]) func aMissingHalfIsNamed(file: String) throws {
    try FileManager.default.removeItem(atPath: scratch.path + "/" + file)
    let finding = try verify()
    #expect(finding.status == .failed && finding.lines[0].contains("\(file) is missing beside"))
  }

  @Test func aPictureChangedByHandIsFound() throws {
    let film = try APNGReader.decode(scratch.bytes("goldens/box/moves.png"), name: "film")
    var frames = film.frames.map(\.bitmap)
    frames[2][5, 5] = Pixel(red: 1, green: 2, blue: 3)
    try scratch.write(Self.film(frames), to: "goldens/box/moves.png")
    let finding = try verify()
    #expect(finding.status == .failed && finding.lines[0].contains("from frame 2 on"))
  }

  @Test func aPictureCompressedAnewIsDamaged() throws {
    let film = try APNGReader.decode(scratch.bytes("goldens/box/moves.png"), name: "film")
    let bytes = try Self.film(film.frames.map(\.bitmap))
    #expect(try scratch.bytes("goldens/box/moves.png") != bytes)
    try scratch.write(bytes, to: "goldens/box/moves.png")
    let finding = try verify()
    #expect(finding.status == .failed && finding.lines[0].contains("moves.png is not the file that its JSON was written with"))
  }

  @Test func bytesBehindAPictureAreDamage() throws {
    try scratch.write(try scratch.bytes("goldens/box/moves.png") + [1, 2, 3], to: "goldens/box/moves.png")
    #expect(try verify().status == .failed)
  }

  @Test func aFilmStandsOrFallsWithItsSeal() throws {
    var text = try scratch.text("goldens/box/moves.json")
    for (old, new) in [("\"parameters\": {", "\"parameters\": {\"style\": \"zzz\""), ("\"tool\": \"", "\"tool\": \"9.")] {
      #expect(text.contains(old))
      try scratch.write(text.replacing(old, with: new).utf8, to: "goldens/box/moves.json")
      let finding = try verify()
      #expect(finding.status == .failed && finding.lines[0].contains("changed after it was written"))
    }
    // Goldens that were written before there were seals have none.
    text = text.split(separator: "\n").filter { !$0.contains("\"seal\"") }.joined(separator: "\n")
    try scratch.write(text.utf8, to: "goldens/box/moves.json")
    #expect(try verify().status == .same)
  }

  @Test(arguments: [[39, 30], [40, 31], [16_384, 16_384]])
  func aPictureOfAnotherShapeIsToldByItsHeader(size: [Int]) throws {
    var picture = try scratch.bytes("goldens/box/moves.png")
    for (place, number) in zip([16, 20], size) {
      for byte in 0..<4 { picture[place + byte] = UInt8(truncatingIfNeeded: number >> (24 - 8 * byte)) }
    }
    try scratch.write(picture, to: "goldens/box/moves.png")
    let finding = try verify()
    #expect(finding.status == .failed && finding.lines[0].contains("moves.png does not have the size and the frames"))
  }

  @Test(arguments: [
    "", "{", "<<<<<<< HEAD\n{}", "{\"format\": \"other\"}", "[]", "{\"format\": \"render-transition golden 1\", \"frames\": []}",
  ]) func aDescriptionThatIsNoneIsAnError(text: String) throws {
    try scratch.write(text.utf8, to: "goldens/box/moves.json")
    let finding = try verify()
    #expect(finding.status == .failed && finding.lines[0].contains("moves.json is not a golden's description"))
  }

  @Test func aDescriptionWithALieInItIsAnError() throws {
    let text = try scratch.text("goldens/box/moves.json")
    for (truth, lie) in [
      ("\"width\": 40", "\"width\": 99999"), ("\"time\": 0,", "\"time\": \"0\","), ("\"hash\": \"", "\"hash\": \"x"),
    ] {
      try scratch.write(text.replacing(truth, with: lie).utf8, to: "goldens/box/moves.json")
      #expect(try verify().status == .failed)
    }
  }

  @Test func aBrokenGoldenIsReplacedOnRequest() throws {
    try scratch.write([1, 2, 3], to: "goldens/box/moves.json")
    #expect(try verify(MovingBox(), .missing).status == .failed)
    #expect(try verify(MovingBox(), .failed).status == .recorded)
    #expect(try verify().status == .same)
  }

  // MARK: Names

  @Test(arguments: [
    "", ".", "..", "../x", "/x", "a//b", "a/", ".a", "a/.b", "a b", "a\nb", "a:b", String(repeating: "a", count: 201),
  ])
  func namesThatAreNoPlaceAreRefused(name: String) {
    #expect(throws: GoldenError.badName(name)) { try Golden(name, in: "goldens") }
  }

  @Test(arguments: [
    ("a b", "a-b"), ("../x", "x"), ("push(style:)", "push-style"), ("唱片 ♫", "唱片"), ("a//b/", "a/b"), ("1.5", "1.5"),
  ]) func nearestNames(text: String, name: String) throws {
    #expect(Golden.name(for: text) == name)
    _ = try Golden(name, in: "goldens")
  }

  private static func film(_ frames: [Bitmap]) throws -> [UInt8] {
    let path = NSTemporaryDirectory() + "film-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var settings = FilmSettings(width: frames[0].width, height: frames[0].height)
    settings.pngLevel = .fast
    var encoder = try APNGEncoder(settings, to: .path(path))
    for (index, frame) in frames.enumerated() { try encoder.append(frame, from: Double(index), to: Double(index + 1)) }
    try encoder.finish()
    return Array(try Data(contentsOf: URL(filePath: path)))
  }
}
