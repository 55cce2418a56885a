import Codecs
import Foundation
import Raster
import Testing

/// Screens that come from files.
struct InputTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  /// Films with a bad picture, and expects one line that names the picture, and no new file.
  private func expectFailure(_ name: String, _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let before = try place.files()
    for option in ["--from", "--to"] {
      let run = try await place.run(small + [option, name, "out.gif"])
      run.expectFailure(2, name, sourceLocation: sourceLocation)
      for part in parts { #expect(run.words.contains(part), "\(run.words)", sourceLocation: sourceLocation) }
    }
    #expect(try place.files() == before, sourceLocation: sourceLocation)
  }

  @Test func aMissingPictureIsRefused() async throws {
    try await expectFailure("nowhere.png", "there is no such file")
  }

  @Test func aDirectoryAsAScreenIsRefused() async throws {
    try place.makeDirectory("folder.png")
    try await expectFailure("folder.png", "it is a directory")
  }

  @Test func aFileThatIsNoPNGIsRefused() async throws {
    try place.write("just words\n".utf8, to: "words.png")
    try await expectFailure("words.png", "is not a PNG that can be read")
    try place.write([], to: "empty.png")
    try await expectFailure("empty.png", "is not a PNG that can be read")
  }

  /// A device that never ends is refused by its first bytes.
  @Test(arguments: ["/dev/urandom", "/dev/zero"])
  func aDeviceThatNeverEndsIsRefusedAtOnce(device: String) async throws {
    try await expectFailure(device, "is not a PNG that can be read")
    try place.write("screen A \(device)\nstart A\nwait 1\n".utf8, to: "a.story")
    let run = try await place.shell("ulimit -v 1000000; ulimit -t 5; exec \"$program\" story a.story out.gif")
    #expect(run.end == .code(2) && run.words.contains("cannot read \(device): it is no ordinary file"), "\(run.words)")
    #expect(try place.files() == ["a.story"])
  }

  @Test func aTruncatedPictureIsRefused() async throws {
    let whole = try PNG.encode(.shaded(50, 50, seed: 1))
    for length in [10, 40, whole.count / 2, whole.count - 13] {
      try place.write(whole.prefix(length), to: "cut.png")
      try await expectFailure("cut.png", "is not a PNG that can be read")
    }
  }

  @Test func aPictureThatClaimsToBeHugeIsRefused() async throws {
    var bytes = try PNG.encode(Bitmap(width: 2, height: 2, fill: Bitmap.red))
    bytes.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    bytes.replaceSubrange(29..<33, with: CRC.of(bytes[12..<29]))
    try place.write(bytes, to: "huge.png")
    try await expectFailure("huge.png", "too large", "16384")
  }

  @Test func aPictureThatMayNotBeReadIsRefused() async throws {
    try place.write(Bitmap(width: 2, height: 2, fill: Bitmap.red), to: "secret.png")
    let run = try await place.shellAsNobody(
      "chmod 0 secret.png; exec \"$program\" \(small.joined(separator: " ")) --from secret.png out.gif")
    guard let run else { return }
    run.expectFailure(2, "secret.png", "permission denied")
    #expect(try place.files() == ["secret.png"])
  }

  @Test func anInputIsNotAnOutput() async throws {
    try await place.run(small + ["--from", "", "out.gif"]).expectFailure(2, "the name is empty")
    #expect(try place.files().isEmpty)
  }

  /// The names have a dash at the front, spaces, a line end, words in another script, or a terminal's control sequence.
  @Test(arguments: ["-a.png", "a b.png", "a\nb.png", "唱片.png", "a\u{1B}[2Jb.png"]) func picturesWithOddNamesAreRead(name: String)
    async throws
  {
    let (first, second) = (Bitmap.shaded(24, 96, seed: 0), Bitmap.shaded(24, 96, seed: 2))
    try place.write(first, to: name)
    try place.write(second, to: "b.png")
    try await place.run(small + ["--from", name, "--to", "b.png", "out.gif"]).expectDone()
    #expect(try place.film("out.gif").frames.first?.bitmap == first)
    let missing = try await place.run(small + ["--from", "no\(name)", "out.gif"])
    missing.expectFailure(2)
    #expect(!missing.words.contains("\u{1B}"))
  }
}

/// The check sum of PNG chunks.
private enum CRC {
  static func of(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var crc: UInt32 = .max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return (0..<4).map { UInt8(truncatingIfNeeded: ~crc >> (24 - 8 * $0)) }
  }
}
