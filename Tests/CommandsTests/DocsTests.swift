import Codecs
import Foundation
import Raster
import Testing

/// The command lines in the documents, and the pages that the program makes.
struct DocsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  private static let pages = [
    "README.md", "docs/screenshots.md", "docs/plots.md", "docs/trace.md", "docs/animator.md", "docs/library.md",
  ]

  /// A page's blocks in a language.
  private static func blocks(_ language: String, of page: String) throws -> [String] {
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
  }

  /// The lines of a page's blocks of shell.
  private static func shellLines(_ page: String) throws -> [String] {
    try blocks("sh", of: page).flatMap { $0.split(separator: "\n").map(String.init) }
  }

  /// Runs every command line as it stands, one after the other, except lines that build the project.
  @Test(arguments: pages) func everyCommandOfAPageRuns(page: String) async throws {
    try place.write(Bitmap(width: 375, height: 667, fill: Bitmap.red), to: "home.png")
    try place.write(Bitmap(width: 375, height: 667, fill: Bitmap.blue), to: "detail.png")
    try place.write(Sources.fade.utf8, to: "Fade.swift")
    let hasFFmpeg = try await place.shell("command -v ffmpeg").end == .code(0)
    for line in try Self.shellLines(page) where !line.hasPrefix("scripts/") && (hasFFmpeg || !line.contains("ffmpeg")) {
      let run = try await place.shell("PATH=\"$(dirname \"$program\"):$PATH\"\nset -e\n\(line)")
      #expect(run.end == .code(0), "\(line): \(run.words)")
    }
  }

  /// A package outside this one compiles and runs the pages' Swift: each block is a part of one of their files.
  @Test func swiftOfThePagesStandsInAPackageThatRuns() throws {
    let manager = FileManager.default
    let package = Self.root.appending(path: "Tests/Consumer")
    let sources = try manager.subpathsOfDirectory(atPath: package.path).filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix(".build")
    }
    .map { try String(contentsOf: package.appending(path: $0), encoding: .utf8) }
    let docs = try manager.contentsOfDirectory(atPath: Self.root.appending(path: "docs").path).filter { $0.hasSuffix(".md") }
    var count = 0
    for page in ["README.md", "README.zh-CN.md"] + docs.map({ "docs/\($0)" }) {
      for block in try Self.blocks("swift", of: page) where !block.hasPrefix("// swift-tools-version") {
        count += 1
        // A comment that the plugin AdaptSources reads names directories, which differ.
        let block = block.replacing("MyApp/Animators", with: "App/Animators")
        #expect(sources.contains { $0.contains(block) }, "\(page): no package runs this:\n\(block)")
      }
    }
    #expect(count > 2)
  }

  /// The reference's tutorial films the files that it shows, and its test is the starter's.
  @Test func theTutorialIsTrue() async throws {
    let resources = Self.root.appending(path: "docs/Reference.docc/Resources")
    let file = { (name: String) in try Data(contentsOf: resources.appending(path: name)) }
    try place.write(Bitmap(width: 375, height: 667, fill: Bitmap.red), to: "home.png")
    try place.write(Bitmap(width: 375, height: 667, fill: Bitmap.blue), to: "detail.png")
    for (source, strip) in [("Fade.swift", "fade.png"), ("FadeScaled.swift", "fade-scaled.png")] {
      try place.write(file(source), to: "Fade.swift")
      for script in ["film", "look", "tune"] {
        let text = String(decoding: try file("\(script).sh"), as: UTF8.self)
        let run = try await place.shell("PATH=\"$(dirname \"$program\"):$PATH\"\nset -e\n\(text)")
        #expect(run.end == .code(0), "\(source), \(script).sh: \(run.words)")
      }
      #expect(
        try PNG.read(path: place.path("fade.png")) == PNG.read(path: resources.appending(path: strip).path), "look at \(strip)")
    }
    let script = String(decoding: try file("new.sh"), as: UTF8.self)
    #expect(try await place.shell("PATH=\"$(dirname \"$program\"):$PATH\"\nset -e\n\(script)").end == .code(0))
    #expect(try place.bytes("guarded/Fade/Tests/FadeTests.swift") == file("FadeTests.swift"))
    #expect(try place.bytes("guarded/Fade/Fade.swift") == file("FadeScaled.swift"))
  }

  /// The READMEs of both languages show the same command lines, so that one test runs them for both.
  @Test func bothReadmesShowTheSameCommands() throws {
    let commands = try ["README.md", "README.zh-CN.md"].map { page in
      try Self.shellLines(page).map { $0.components(separatedBy: " #")[0] }
    }
    #expect(commands[0] == commands[1] && commands[0].count > 6)
  }

  @Test func pagesMadeByTheProgramAreUpToDate() async throws {
    let script = Self.root.appending(path: "scripts/docs").path
    let run = try await place.shell("PROGRAM=$program exec '\(script)' docs")
    #expect(run.end == .code(0), "\(run.words)")
    let docs = Self.root.appending(path: "docs")
    let page = try String(contentsOf: docs.appending(path: "styles.md"), encoding: .utf8)
    #expect(try String(decoding: place.bytes("docs/styles.md"), as: UTF8.self) == page, "run scripts/docs")
    let strips = try FileManager.default.contentsOfDirectory(atPath: docs.appending(path: "styles").path).sorted()
    #expect(try place.files("docs/styles") == strips, "run scripts/docs")
    for strip in strips {
      let bitmap = try PNG.read(path: docs.appending(path: "styles/\(strip)").path)
      #expect(try PNG.read(path: place.path("docs/styles/\(strip)")) == bitmap, "\(strip): look at it, then run scripts/docs")
    }
    for clip in try place.files("docs/clips") {
      let bytes = try Data(contentsOf: docs.appending(path: "clips/\(clip)"))
      #expect(try place.bytes("docs/clips/\(clip)") == bytes, "\(clip): look at it, then run scripts/docs")
    }
  }

  /// The trace that the page shows is the trace that the program prints.
  @Test func theTracePageShowsTheTrace() async throws {
    let page = try String(contentsOf: Self.root.appending(path: "docs/trace.md"), encoding: .utf8)
    let trace = try await place.run("trace", "--style", "custom-push").data
    #expect(page.contains("```\n\(trace)```"))
  }
}
