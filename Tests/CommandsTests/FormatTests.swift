import Codecs
import Foundation
import Raster
import Testing

/// The formats besides GIF and PNG sequences, and the options for GIFs.
struct FormatTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  @Test(arguments: ["out.png", "out.apng", "out.PNG"]) func pngNamesGiveAnimatedPNGs(name: String) async throws {
    try await place.run(small + ["--loop", "3", name]).expectDone()
    let facts = try FileFacts.read(path: place.path(name))
    #expect(facts.format == .apng && facts.width == 24 && facts.height == 96)
    #expect(facts.loop == 3)
    #expect(abs(facts.duration - 2.1) < 1e-9)
    #expect(facts.frames.count > 4)
  }

  @Test(arguments: [
    (["--colors", "8", "out.png"], "--colors is for GIFs, and out.png is written as animated PNGs"),
    (["--draft", "--format", "y4m", "-"], "--draft is for GIFs, and standard output is written as Y4M"),
    (
      ["--quality", "60", "frames/"],
      "--quality is for GIFs, MP4s, QuickTime movies, WebMs, animated WebPs and animated AVIFs, and frames/ is written as PNGs of frames"
    ),
    (["--dither", "none", "out.rgba"], "--dither is for GIFs, and out.rgba is written as raw RGBA"),
    (
      ["--loop", "2", "f%d.png"], "--loop is for GIFs, animated PNGs and animated WebPs, and f%d.png is written as PNGs of frames"
    ),
    (["--gif-level", "fast", "out.png"], "--gif-level is for GIFs, and out.png is written as animated PNGs"),
    (["--png-level", "small", "out.gif"], "--png-level is for animated PNGs and PNGs of frames, and out.gif is written as GIFs"),
  ])
  func anOptionOfAnotherFormatIsRefused(words: [String], complaint: String) async throws {
    try await place.run(small + words).expectFailure(64, complaint)
    try await place.run(["encode", "shots"] + words).expectFailure(64)
    #expect(try place.files().isEmpty)
  }

  @Test func rawFilmsHoldEveryPixel() async throws {
    try await place.run(small + ["out.rgba"]).expectDone()
    #expect(try place.bytes("out.rgba").count == 21 * 24 * 96 * 4)
  }

  /// Video encoders want even sides.
  @Test func videosHaveEvenSides() async throws {
    try await place.run(["--style", "kugou-push", "--fps", "10", "--size", "23x97", "out.y4m"]).expectDone()
    let bytes = try place.bytes("out.y4m")
    let header = String(decoding: bytes.prefix { $0 != 10 }, as: UTF8.self)
    #expect(header.hasPrefix("YUV4MPEG2 W24 H98 F10:1 Ip A1:1 C420jpeg"))
    #expect(bytes.count == header.utf8.count + 1 + 21 * (6 + 24 * 98 * 3 / 2))
  }

  @Test(arguments: ["gif", "apng", "y4m", "rgba"]) func standardOutputHoldsTheSameBytes(format: String) async throws {
    let film = small.joined(separator: " ")
    let run = try await place.shell("\"$program\" \(film) --format \(format) - >out.bytes")
    #expect(run.end == .code(0) && run.words.hasPrefix("standard output  24×96  10 fps  "))
    try await place.run(small + ["out.\(format)"]).expectDone()
    #expect(try place.bytes("out.bytes") == place.bytes("out.\(format)"))
  }

  @Test func aFormatIsGivenForOneFileAlone() async throws {
    try await place.run(small + ["-"]).expectFailure(64, "--format", "y4m")
    try await place.run(small + ["--format", "mp4", "-"]).expectFailure(64, "mp4", "apng")
    try await place.run(small + ["--format", "gif", "frames/"]).expectFailure(64, "directory")
    #expect(try place.files().isEmpty)
  }

  @Test func aFormatGivenNeedsNoFileNameExtension() async throws {
    try await place.run(small + ["--format", "gif", "film"]).expectDone()
    #expect(try FileFacts.read(path: place.path("film")).format == .gif)
  }

  @Test func coloursDitherAndQualityReachTheFile() async throws {
    let screen = ["--style", "kugou-push", "--fps", "10", "--size", "120x160"]
    var sizes: [Int] = []
    for options in [[], ["--colors", "8"], ["--colors", "8", "--dither", "none"], ["--quality", "20"]] {
      try await place.run(screen + options + ["out.gif"]).expectDone()
      let film = try place.film("out.gif")
      let colors = Set(film.frames[0].bitmap.pixels).count
      #expect(!options.contains("8") || colors <= 8)
      sizes.append(try place.bytes("out.gif").count)
    }
    #expect(Set(sizes).count == 4 && sizes[1] < sizes[0] && sizes[3] < sizes[0], "\(sizes)")
  }

  @Test func aDraftIsTheSameForEveryNumberOfJobs() async throws {
    let screen = ["--style", "kugou-push", "--fps", "10", "--size", "120x160"]
    try await place.run(screen + ["out.gif"]).expectDone()
    let whole = try place.bytes("out.gif")
    var drafts: Set<Data> = []
    for jobs in ["1", "2", "8"] {
      try await place.run(screen + ["--draft", "-j", jobs, "draft\(jobs).gif"]).expectDone()
      drafts.insert(try place.bytes("draft\(jobs).gif"))
      let colors = try place.film("draft\(jobs).gif").frames.map { Set($0.bitmap.pixels).count }
      #expect(try place.film("draft\(jobs).gif").frames.count == place.film("out.gif").frames.count && colors[0] <= 256)
    }
    #expect(drafts.count == 1 && !drafts.contains(whole))
  }

  @Test(arguments: [["--quality", "60"], ["--dither", "none"], ["--gif-level", "small"]]) func aDraftDoesNotGoWithThese(
    other: [String]
  )
    async throws
  {
    for line in [small + ["--draft"] + other, other + ["--draft"] + small] {
      try await place.run(line + ["out.gif"]).expectFailure(64, "--draft and \(other[0]) do not go together")
    }
    #expect(try place.files().isEmpty)
  }

  @Test(arguments: [
    ("--colors", "1"), ("--colors", "257"), ("--quality", "0"), ("--quality", "100.5"), ("--dither", "finely"),
    ("--colors", "many"),
  ])
  func valuesOutsideTheirRangesAreNamed(option: String, value: String) async throws {
    try await place.run(small + [option, value, "out.gif"]).expectFailure(64, value)
    #expect(try place.files().isEmpty)
  }
}
