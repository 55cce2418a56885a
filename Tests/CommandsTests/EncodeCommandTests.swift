import Codecs
import Foundation
import Raster
import Testing

/// The `encode` command, which makes films of frames.
struct EncodeCommandTests {
  private let place: Workplace
  private let pictures: [Bitmap] = (0..<12).map { number in
    var picture = Bitmap(width: 20, height: 10, fill: Bitmap.blue)
    for y in 2..<6 { picture[number, y] = Bitmap.red }
    return picture
  }

  init() throws {
    place = try Workplace()
    try place.makeDirectory("shots")
    for (number, picture) in pictures.enumerated() { try place.write(picture, to: "shots/shot-\(number).png") }
    try place.write(Array("no picture".utf8), to: "shots/notes.txt")
  }

  @Test(arguments: [["shots"], ["shots/"], ["shots/*.png"], ["shots/shot-?.png", "shots/*o*1?.p*g"]])
  func framesComeInTheOrderOfTheirNumbers(words: [String]) async throws {
    let run = try await place.run(["encode"] + words + ["out.gif"])
    run.expectDone()
    #expect(try place.film("out.gif").frames.map(\.bitmap) == pictures)
    #expect(try place.film("out.gif").frames.allSatisfy { $0.centiseconds == 2 })
    #expect(run.words == "out.gif  20×10  50 fps  12 frames  0.24 s  \(try place.bytes("out.gif").count) B\n")
  }

  /// Every file that a frame may be called by is an output: by a pattern, in a directory, through a link.
  @Test(arguments: [
    ["shots/shot-1.png", "shots/shot-0.png", "shots/shot-%d.png"], ["shots", "--force", "shots/shot-%d.png"],
    ["frames", "--force", "frames/"], ["link.png", "--force", "frames"],
  ])
  func framesThatAreReadAreNotReplaced(words: [String]) async throws {
    try place.makeDirectory("frames")
    try place.write(pictures[0], to: "frames/frame-0003.png")
    try FileManager.default.createSymbolicLink(atPath: place.path("link.png"), withDestinationPath: "frames/frame-0003.png")
    let old = try place.bytes("shots/shot-0.png")
    try await place.run(["encode"] + words).expectFailure(64, "which is read here")
    #expect(try place.bytes("shots/shot-0.png") == old && place.files("frames") == ["frame-0003.png"])
  }

  @Test func anOutputThatIsReadIsRefused() async throws {
    try place.write(Bitmap(width: 4, height: 4, fill: Bitmap.red), to: "io.png")
    let bytes = try place.bytes("io.png")
    try FileManager.default.linkItem(atPath: place.path("io.png"), toPath: place.path("twin.png"))
    try FileManager.default.createSymbolicLink(atPath: place.path("link.png"), withDestinationPath: "io.png")
    for output in ["io.png", "./io.png", "twin.png", "link.png"] {
      try await place.run("encode", "io.png", output).expectFailure(64, "is read here")
      try await place.run("--style", "kugou-push", "--from", "io.png", output).expectFailure(64, "is read here")
    }
    try place.write("size 8x8\nscreen A io.png\nscreen B io.png\nstart A\npush B".utf8, to: "s.gif")
    try await place.run("story", "s.gif", "s.gif").expectFailure(64, "is read here")
    try place.makeDirectory("goldens")
    try await place.run("golden", "verify", "goldens", "--junit", "goldens/a.png").expectFailure(64, "--junit")
    try await place.run("golden", "verify", "goldens", "--summary", "goldens/a.png").expectFailure(64, "--summary")
    #expect(try place.bytes("io.png") == bytes)
  }

  @Test func filesAreEncodedInTheOrderOfTheCommandLine() async throws {
    let words = ["shots/shot-3.png", "shots/shot-1.png", "--delay", "0.5", "--loop", "2", "-q", "-o", "out.gif"]
    let run = try await place.run(["encode"] + words)
    run.expectDone()
    #expect(run.words.isEmpty)
    let film = try place.film("out.gif")
    #expect(
      film.frames.map(\.bitmap) == [pictures[3], pictures[1]] && film.frames.map(\.centiseconds) == [50, 50] && film.loop == 2)
  }

  @Test func animatedPNGsAreWritten() async throws {
    try await place.run("encode", "shots", "--fps", "30", "--png-level", "small", "out.png").expectDone()
    let facts = try FileFacts.read(path: place.path("out.png"))
    #expect(facts.format == .apng && facts.frames.count == 12 && abs(facts.duration - 0.4) < 0.001)
  }

  @Test func framesAreWrittenAgainAsPNGs() async throws {
    try await place.run("encode", "shots", "--png-level", "fast", "copies/").expectDone()
    #expect(try place.frames("copies") == pictures)
    try await place.run("encode", "shots", "copies/").expectFailure(2, "copies")
    try await place.run("encode", "shots", "--force", "copies/").expectDone()
  }

  @Test func rawPixelsAreRead() async throws {
    let bytes = pictures.flatMap { $0.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] } }
    try place.write(bytes, to: "raw")
    let run = try await place.shell("\"$program\" encode - --size 20x10 --fps 25 out.gif < raw")
    run.expectDone()
    #expect(try place.film("out.gif").frames.map(\.bitmap) == pictures)
    try place.write(bytes.dropLast(3), to: "raw")
    try await place.shell("\"$program\" encode - --size 20x10 broken.gif < raw").expectFailure(2, "standard input", "797 of 800")
    try await place.shell("\"$program\" encode - none.gif < raw").expectFailure(64, "--size")
    try await place.shell("\"$program\" encode - --size 1.5x3 none.gif < raw").expectFailure(64, "whole sides")
    #expect(try place.files() == ["out.gif", "raw", "shots"])
  }

  @Test func framesThatCannotBeEncodedAreNamed() async throws {
    try place.write(Bitmap(width: 4, height: 4, fill: Bitmap.red), to: "small.png")
    try await place.run("encode", "shots", "small.png", "out.gif").expectFailure(2, "small.png", "4×4", "20×10")
    try await place.run("encode", "nowhere.png", "out.gif").expectFailure(2, "nowhere.png")
    try await place.run("encode", "nowhere/*.png", "out.gif").expectFailure(2, "nowhere")
    try await place.run("encode", "shots/*.jpg", "out.gif").expectFailure(2, "shots/*.jpg")
    // The pattern can match in more ways than could ever be tried one by one.
    try place.write([1], to: "shots/" + String(repeating: "a", count: 200))
    try await place.run("encode", "shots/" + String(repeating: "*a", count: 100) + "b", "out.gif").expectFailure(2, "no file")
    try await place.run("encode", "shots/notes.txt", "out.gif").expectFailure(2, "notes.txt")
    try await place.run("encode", "out.gif").expectFailure(64, "frames and an output")
    try await place.run("encode", "shots", "out.y4m").expectFailure(64, "out.y4m", "a GIF, an APNG or PNGs")
    try await place.run("encode", "shots", "--fps", "5", "--delay", "1", "out.gif").expectFailure(64, "take one")
    try await place.run("encode", "shots", "--size", "20x10", "out.gif").expectFailure(64, "--size is for raw frames")
    #expect(try place.files() == ["shots", "small.png"])
  }

  @Test func anyNumberOfJobsEncodesTheSameBytes() async throws {
    for jobs in [1, 2, 7] { try await place.run("encode", "shots", "-j", "\(jobs)", "out\(jobs).gif").expectDone() }
    #expect(try place.bytes("out1.gif") == place.bytes("out2.gif"))
    #expect(try place.bytes("out1.gif") == place.bytes("out7.gif"))
  }

  /// Nobody has typed the names that a listing gives: a pipe among them is not waited for.
  @Test(arguments: ["d/", "'d/*.png'"]) func aPipeAmongFramesIsRefused(frames: String) async throws {
    let run = try await place.shell("mkdir d; mkfifo d/1.png; exec timeout 60 \"$program\" encode \(frames) o.gif")
    run.expectFailure(2, "d/1.png", "it is no ordinary file")
  }
}
