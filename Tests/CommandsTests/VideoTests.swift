import Codecs
import Foundation
import Testing

/// Videos, which ffmpeg makes; where it is not installed, the tests of what it makes have nothing to look at.
struct VideoTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  private static let hasFFmpeg = ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What ffprobe says of a file's pictures, key by key.
  private func probe(_ name: String) async throws -> [String: String] {
    let entries = "stream=codec_name,width,height,pix_fmt,nb_read_frames,r_frame_rate"
    let run = try await place.shell("ffprobe -v error -count_frames -show_entries \(entries) -of default=nw=1 \(name)")
    #expect(run.end == .code(0), "\(run.words)")
    let pairs = run.data.split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    return Dictionary(pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { first, _ in first }
  }

  @Test(.enabled(if: hasFFmpeg), arguments: [("mp4", "h264"), ("mov", "h264"), ("webm", "vp9"), ("avif", "av1")])
  func aVideoHasEveryFrameInEvenSides(name: String, codec: String) async throws {
    let words = ["--style", "kugou-push", "--fps", "10", "--size", "63x97"]
    let run = try await place.run(words + ["out.\(name)"])
    #expect(run.end == .code(0), "\(run.words)")
    let size = try place.bytes("out.\(name)").count
    #expect(run.words.hasPrefix("out.\(name)  64×98  10 fps  21 frames  2.1 s  ") && size > 500)
    let facts = try await probe("out.\(name)")
    #expect(facts["codec_name"] == codec && facts["pix_fmt"] == "yuv420p")
    #expect(facts["width"] == "64" && facts["height"] == "98")
    #expect(facts["nb_read_frames"] == "21" && facts["r_frame_rate"] == "10/1")
    #expect(try place.files() == ["out.\(name)"])
  }

  /// The chunks of an animated WebP: how often it plays, and how long each picture stands, in milliseconds.
  private func frames(ofWebP name: String) throws -> (loop: Int, delays: [Int]) {
    let bytes = [UInt8](try place.bytes(name))
    var (place, loop, delays) = (12, -1, [Int]())
    while place + 8 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[place + 4 + $1]) << (8 * $1) }
      let start = place + 8
      switch String(decoding: bytes[place..<place + 4], as: UTF8.self) {
      case "ANIM": loop = Int(bytes[start + 4]) | Int(bytes[start + 5]) << 8
      case "ANMF": delays.append((0..<3).reduce(0) { $0 | Int(bytes[start + 12 + $1]) << (8 * $1) })
      default: break
      }
      place = start + length + length % 2
    }
    return (loop, delays)
  }

  @Test(.enabled(if: hasFFmpeg)) func anAnimatedWebPTakesAsLongAsTheFilm() async throws {
    let words = ["--style", "kugou-push", "--fps", "10", "--size", "63x97"]
    let run = try await place.run(words + ["--loop", "3", "out.webp"])
    #expect(run.end == .code(0) && run.words.hasPrefix("out.webp  63×97  10 fps  "), "\(run.words)")
    let frames = try frames(ofWebP: "out.webp")
    #expect(frames.loop == 3 && frames.delays.reduce(0, +) == 2100 && frames.delays.count > 3)
    let whole = try place.bytes("out.webp").count
    let fit = try await place.run(words + ["--max-bytes", "\(whole / 2)", "small.webp"])
    #expect(fit.end == .code(0) && fit.words.contains("  quality "), "\(fit.words)")
    #expect(try place.bytes("small.webp").count <= whole / 2)
    try await place.run(words + ["--max-bytes", "100", "tiny.webp"]).expectFailure(2, "does not fit 100 bytes")
    #expect(try place.files().sorted() == ["out.webp", "small.webp"])
  }

  @Test(.enabled(if: hasFFmpeg)) func qualityIsWorthItsBytes() async throws {
    let words = ["--style", "kugou-push", "--fps", "10", "--size", "64x96"]
    var sizes: [Int] = []
    for quality in ["30", "90", "100"] {
      _ = try await place.run(words + ["--quality", quality, "out.mp4"])
      sizes.append(try place.bytes("out.mp4").count)
    }
    #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
    _ = try await place.run(words + ["again.mp4"])
    _ = try await place.run(words + ["out.mp4"])
    #expect(try place.bytes("out.mp4") == place.bytes("again.mp4"))
  }

  @Test(.enabled(if: hasFFmpeg)) func picturesBecomeAVideoAndOddSidesGetOneMore() async throws {
    _ = try await place.run(["--style", "kugou-push", "--fps", "10", "--size", "63x97", "frames/"])
    try await place.run("encode", "frames", "--fps", "10", "out.mp4").expectDone()
    let facts = try await probe("out.mp4")
    #expect(facts["width"] == "64" && facts["height"] == "98")
  }

  @Test func withoutTheProgramALineSaysWhatToInstall() async throws {
    let run = try await place.run(small + ["out.mp4"], environment: ["PATH": "/nowhere"])
    run.expectFailure(2, "apt-get install ffmpeg", ".gif or .png needs nothing")
    #expect(try place.files().isEmpty)
  }

  @Test(arguments: [("echo first >&2; echo last words >&2; exit 3", "last words"), ("exec 0<&-; kill -9 $$", "the signal 9")])
  func aProgramThatFailsIsOneLineAndLeavesNothing(script: String, words: String) async throws {
    try place.makeDirectory("bin")
    try place.write("#!/bin/sh\n\(script)\n".utf8, to: "bin/ffmpeg")
    _ = try await place.shell("chmod +x bin/ffmpeg")
    let run = try await place.run(small + ["out.mp4"], environment: ["PATH": place.path("bin") + ":/usr/bin:/bin"])
    run.expectFailure(2, "cannot write out.mp4: ffmpeg: ", words)
    #expect(try place.files() == ["bin"] && place.files("bin") == ["ffmpeg"])
  }

  @Test(arguments: [
    (["--loop", "2", "out.mp4"], "--loop is for GIFs, animated PNGs and animated WebPs, and out.mp4 is written as MP4s"),
    (["--max-bytes", "1MB", "out.webm"], "--max-bytes is for GIFs and animated WebPs, and out.webm is written as WebMs"),
    (["--format", "mp4", "-"], "there is no format called “mp4”"),
    (["out.mkv"], "--format y4m - | ffmpeg -i - out.mkv"),
  ])
  func whatAVideoCannotDoIsRefused(words: [String], complaint: String) async throws {
    try await place.run(small + words).expectFailure(64, complaint)
  }
}
