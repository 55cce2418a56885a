import Codecs
import Foundation
import Testing

/// The places that films are written to, and those where they cannot be.
struct OutputTests {
  private let place: Workplace
  private let film = small.joined(separator: " ")

  init() throws {
    place = try Workplace()
  }

  @Test(arguments: ["out", "out.mkv", "out.jpeg", "-", "a/b.txt", ".gif", "s%s.png", "a%db%d.png", "%5d.png"])
  func anOutputNameThatTellsNoFormatIsRefused(name: String) async throws {
    try await place.run(small + ["--", name]).expectFailure(64, name)
    #expect(try place.files().isEmpty)
  }

  @Test func aPatternReplacesFramesOnlyOnRequest() async throws {
    try place.makeDirectory("p")
    for name in ["p/step-0001.png", "p/notes.txt"] { try place.write([9], to: name) }
    try await place.run(small + ["p/step-%04d.png"]).expectFailure(2, "step-0001.png is already there", "--force")
    #expect(try place.files("p") == ["notes.txt", "step-0001.png"] && place.bytes("p/step-0001.png") == Data([9]))
    try await place.run(small + ["--force", "p/step-%04d.png"]).expectDone()
    #expect(try place.bytes("p/step-0001.png") != Data([9]) && place.bytes("p/notes.txt") == Data([9]))
  }

  @Test func anEmptyOutputNameIsRefused() async throws {
    try await place.run(small + [""]).expectFailure(64, "the output has no name")
    try await place.run(small + ["-o", ""]).expectFailure(64, "the output has no name")
  }

  @Test(arguments: ["nowhere/out.gif", "nowhere/out/", "nowhere/deep/step-%d.png"]) func aMissingDirectoryIsNamed(name: String)
    async throws
  {
    try await place.run(small + [name]).expectFailure(2, "nowhere/", "there is no such file or directory")
    #expect(try place.files().isEmpty)
  }

  @Test func aFileWhereADirectoryShouldBeIsNamed() async throws {
    try place.write([7], to: "file")
    try await place.run(small + ["file/out.gif"]).expectFailure(2, "file/out.gif", "not a directory")
    try await place.run(small + ["file/"]).expectFailure(2, "file/")
    #expect(try place.files() == ["file"])
    #expect(try place.bytes("file") == Data([7]))
  }

  @Test func aDirectoryInTheWayIsADirectoryOfFrames() async throws {
    try place.makeDirectory("out.gif")
    try await place.run(small + ["out.gif"]).expectDone()
    #expect(try place.files("out.gif").first == "frame-0000.png")
    try place.makeDirectory("100%")
    try await place.run(small + ["100%"]).expectDone()
    #expect(try place.files("100%").first == "frame-0000.png")
  }

  @Test func aDirectoryThatMayNotBeWrittenIsNamed() async throws {
    try place.makeDirectory("locked")
    for name in ["locked/out.gif", "locked/", "locked/out/"] {
      let run = try await place.shellAsNobody("chmod 555 locked; exec \"$program\" \(film) \(name)")
      guard let run else { return }
      run.expectFailure(2, "locked/", "permission denied")
      #expect(try place.files("locked").isEmpty)
    }
  }

  @Test(arguments: ["-out.gif", "--out.gif", "a b.gif", "a\nb.gif", "唱片 ♫.gif", "'$(x)'.gif"])
  func filmsMayHaveOddNames(name: String) async throws {
    for words in [["--", name], ["-o", name], ["--output=\(name)"]] {
      let run = try await place.run(small + words)
      run.expectDone()
      #expect(run.words.filter(\.isNewline).count == 1)
      #expect(try place.files() == [name])
    }
  }

  @Test func anExistingFileIsReplaced() async throws {
    try place.write([7], to: "out.gif")
    try await place.run(small + ["out.gif"]).expectDone()
    #expect(try place.film("out.gif").frames.count > 1)
    #expect(try place.files() == ["out.gif"])
  }

  /// The disk is full in the middle: the limit of a file's size stands in for it.
  @Test(arguments: ["out.gif", "out.png", "frames/"])
  func aFailureInTheMiddleLeavesEverythingAsItWas(name: String) async throws {
    try place.write([7], to: "out.gif")
    let run = try await place.shell(
      "trap '' XFSZ; ulimit -f 1; exec \"$program\" --style kugou-push --size 300x300 --fps 50 \(name)")
    run.expectFailure(2, name, "too large")
    #expect(try place.files() == ["out.gif"])
    #expect(try place.bytes("out.gif") == Data([7]))
  }

  @Test func aDirectoryWithFilesNeedsForce() async throws {
    try place.makeDirectory("frames")
    try place.write([7], to: "frames/mine.txt")
    try await place.run(small + ["frames/"]).expectFailure(2, "frames/", "--force")
    #expect(try place.files("frames") == ["mine.txt"])
    try await place.run(small + ["--force", "frames/"]).expectDone()
    #expect(try place.files("frames").contains("frame-0000.png"))
    #expect(try place.bytes("frames/mine.txt") == Data([7]))
    try place.makeDirectory("empty")
    try await place.run(small + ["empty/"]).expectDone()
  }

  // MARK: Streams

  @Test func aPipeThatNobodyReadsIsNoError() async throws {
    let run = try await place.shell("\"$program\" list | head -n 1")
    #expect(run.end == .code(0) && run.words.isEmpty)
    #expect(run.data.filter(\.isNewline).count == 1)
    let help = try await place.shell("\"$program\" --help | true")
    #expect(help.end == .code(0) && help.words.isEmpty)
  }

  @Test func closedStandardOutputIsAnErrorForData() async throws {
    for command in [
      "list", "--help", "--version", "trace --style custom-push", "\(film) --format gif -", "strip --style kugou-push -",
    ] {
      try await place.shell("exec \"$program\" \(command) >&-").expectFailure(2, "standard output", "it is closed")
    }
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    try await place.shell("exec \"$program\" list >/dev/full").expectFailure(2, "standard output", "no space")
  }

  @Test(arguments: [">&-", "<&-", "2>&-", "<&- >&- 2>&-", "2>/dev/full", "2>&1 | true"])
  func aFilmIsWrittenWithStandardStreamsClosed(streams: String) async throws {
    try await place.run(small + ["plain.gif"]).expectDone()
    let run = try await place.shell("\"$program\" \(film) --fps 50 out.gif \(streams)")
    #expect(run.end == .code(0))
    #expect(try place.film("out.gif").frames.count > 3)
    #expect(try place.files() == ["out.gif", "plain.gif"])
  }

  @Test func noEnvironmentIsNeeded() async throws {
    try await place.shell("exec env -i \"$program\" \(film) out.gif").expectDone()
    #expect(try place.files() == ["out.gif"])
  }
}

extension Workplace {
  /// Runs a script without the rights of the superuser; nil where that cannot be done.
  func shellAsNobody(_ script: String) async throws -> Run? {
    if getuid() != 0 { return try await shell(script) }
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv") else { return nil }
    _ = try await shell("chmod 755 .. && chown -R 65534 .")
    let quoted = script.replacingOccurrences(of: "'", with: "'\\''")
    return try await shell("exec setpriv --reuid=65534 --regid=65534 --clear-groups /bin/sh -c '\(quoted)'")
  }
}
