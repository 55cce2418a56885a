import Codecs
import Film
import Foundation
import Goldens
import Raster
import Testing
import TransitionKit

/// Goldens that keep everything, six moments, or hashes alone.
@MainActor
struct KeepTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func run(_ box: MovingBox, _ mode: RecordMode, keep: Keep? = nil, limits: Limits = .exact) throws
    -> Finding
  {
    var check = scratch.check(mode, limits: limits)
    check.keep = keep
    return check.run(try box.footage(), against: try scratch.golden("box"))
  }

  /// 17 frames, of which a strip keeps six.
  private let long = MovingBox(fps: 40)

  @Test(arguments: [Keep.film, .strip, .hashes]) func oneOtherPixelIsFound(keep: Keep) throws {
    #expect(try run(MovingBox(), .missing, keep: keep).status == .recorded)
    #expect(try scratch.text("goldens/box.json").contains("\"keep\": \"\(keep.rawValue)\""))
    #expect(scratch.exists("goldens/box.png") == (keep != .hashes))
    #expect(try run(MovingBox(), .never).status == .same)
    let finding = try run(MovingBox(spot: 0.9), .never)
    #expect(finding.status == .differs && finding.badFrames.map(\.frame) == [2] && finding.keep == keep)
    #expect(try scratch.accept(Report([finding])) == ["box"])
    #expect(try run(MovingBox(spot: 0.9), .never).status == .same)
    #expect(try scratch.text("goldens/box.json").contains("\"keep\": \"\(keep.rawValue)\""))
    #expect(try scratch.accept(Report([finding])) == [])
  }

  @Test func aStripKeepsSixMoments() throws {
    _ = try run(long, .missing, keep: .strip)
    let strip = try PNG.decode(scratch.bytes("goldens/box.png"), name: "strip")
    #expect((strip.width, strip.height) == (6 * 40 + 5 * 4, 30))
    #expect(try scratch.text("goldens/box.json").matches(of: /"hash": "\w{32}"\}[,\n]/).count >= 17)
    let footage = try long.footage()
    for (place, frame) in [0, 2, 3, 6, 10, 16].enumerated() {
      let picture = footage.bitmap(of: frame)
      #expect((0..<30).allSatisfy { y in (0..<40).allSatisfy { x in strip[place * 44 + x, y] == picture[x, y] } })
    }
  }

  @Test func aFrameThatIsNotKeptIsFoundByItsHash() throws {
    _ = try run(long, .missing, keep: .strip)
    // The spot stands in frames 6 to 9, of which the strip has the first.
    let finding = try run(MovingBox(fps: 40, spot: 0), .never)
    #expect(finding.badFrames.map { $0.isUnseen == true } == [false, true, true, true])
    #expect(finding.files?.first != nil && finding.files?.expected == nil && scratch.exists("report/failures/box/expected.png"))
    _ = try run(long, .all, keep: .hashes)
    let blind = try run(MovingBox(fps: 40, spot: 0), .never)
    #expect(blind.lines.contains { $0.contains("first bad frame: number 6") && $0.contains("does not keep its picture") })
    #expect(blind.files?.first == nil && scratch.exists("report/failures/box/actual.png"))
    #expect(!scratch.exists("goldens/box.png"))
  }

  @Test func aFailureNamesTheCommitThatFilmsWhatIsNotKept() throws {
    let hash = String(repeating: "3f", count: 20)
    try FileManager.default.createDirectory(atPath: scratch.path + "/.git/refs/heads", withIntermediateDirectories: true)
    try scratch.write("ref: refs/heads/main\n".utf8, to: ".git/HEAD")
    try scratch.write("\(hash)\n".utf8, to: ".git/refs/heads/main")
    _ = try run(MovingBox(), .missing, keep: .hashes)
    #expect(try run(MovingBox(spot: 0), .never).lines.contains { $0.contains("commit \(hash)") })
    try FileManager.default.removeItem(atPath: scratch.path + "/.git/refs/heads/main")
    try scratch.write("# pack-refs\n\(String(hash.reversed())) refs/heads/main\n".utf8, to: ".git/packed-refs")
    _ = try run(MovingBox(spot: 0), .all)
    #expect(try scratch.text("goldens/box.json").contains("\"commit\": \"\(String(hash.reversed()))\""))
  }

  @Test func limitsNeedPictures() throws {
    for keep in [Keep.hashes, .strip] {
      _ = try run(long, .all, keep: keep)
      let finding = try run(long, .never, limits: .channel(3))
      #expect(finding.status == .failed && finding.lines[0].contains("compared exactly"))
    }
    // A strip of five frames has them all.
    _ = try run(MovingBox(), .all, keep: .strip)
    #expect(try run(MovingBox(spot: 0.9), .never, limits: .channel(25)).status == .within)
  }

  @Test func recordingAgainKeepsAsMuchAsBefore() throws {
    _ = try run(MovingBox(), .missing, keep: .hashes)
    #expect(try run(MovingBox(spot: 0), .all).keep == .hashes)
    #expect(!scratch.exists("goldens/box.png"))
    let film = try run(MovingBox(spot: 0), .all, keep: .film)
    #expect(film.keep == .film && scratch.exists("goldens/box.png"))
  }

  @Test func aGoldenOfHashesStandsOrFallsWithItsSeal() throws {
    _ = try run(MovingBox(), .missing, keep: .hashes)
    let text = try scratch.text("goldens/box.json")
    try scratch.write(text.replacing("\"time\": 0.1", with: "\"time\": 0.2").utf8, to: "goldens/box.json")
    #expect(try run(MovingBox(), .never).lines[0].contains("changed after it was written"))
    try scratch.write(text.utf8, to: "goldens/box.json")
    try scratch.write([1], to: "goldens/box.png")
    #expect(try run(MovingBox(), .never).lines[0].contains("lies beside a golden that keeps no picture"))
  }

  @Test func otherFontsAreNotComparable() throws {
    var footage = try MovingBox().footage()
    footage.fonts = ["aa", "bb"]
    let golden = try scratch.golden("text")
    #expect(scratch.check(.missing).run(footage, against: golden).status == .recorded)
    #expect(try scratch.text("goldens/text.json").contains("\"fonts\": [\"aa\", \"bb\"]"))
    footage.fonts = ["bb", "aa"]
    #expect(scratch.check(.never).run(footage, against: golden).status == .same)
    for fonts in [["aa"], [], ["aa", "bc"]] {
      footage.fonts = fonts
      let finding = scratch.check(.never).run(footage, against: golden)
      #expect(finding.status == .failed && finding.lines[0].contains("not comparable"))
    }
  }
}
