import Codecs
import Foundation
import Raster
import Testing

struct PNGSequenceEncoderTests {
  private static func write(_ pictures: [Bitmap], to path: String, replacing: Bool = false) throws {
    var encoder = try PNGSequenceEncoder(to: path, replacing: replacing)
    for (number, picture) in pictures.enumerated() {
      try encoder.append(Frame(picture, from: Double(number), to: Double(number + 1)))
    }
    try encoder.finish()
  }

  private static let pictures = (0..<3).map { Pictures.gradient(20, 10, shift: $0) }

  @Test func framesAreNumberedInANewDirectory() throws {
    let scratch = try Scratch()
    try Self.write(Self.pictures, to: scratch.path + "/shots")
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/shots").sorted()
    #expect(names == ["frame-0000.png", "frame-0001.png", "frame-0002.png"])
    #expect(try scratch.names == ["shots"])
    for (name, picture) in zip(names, Self.pictures) {
      #expect(try PNG.read(path: scratch.path + "/shots/" + name) == picture)
    }
  }

  @Test func namesFollowAPatternBesideWhatIsThere() throws {
    let scratch = try Scratch()
    for name in ["other", "step-01.png"] { try scratch.put([9], name) }
    try Self.write(Self.pictures, to: scratch.path + "/step-%d.png")
    #expect(try scratch.names == ["other", "step-0.png", "step-01.png", "step-1.png", "step-2.png"])
    #expect(try PNG.read(path: scratch.path + "/step-1.png") == Self.pictures[1])
  }

  @Test func aFullDirectoryIsRefused() throws {
    let scratch = try Scratch()
    for name in ["frame-0007.png", ".hidden"] {
      try scratch.put([9], name)
      let error = CodecError.file(.directoryNotEmpty(scratch.path))
      #expect(throws: error) { try PNGSequenceEncoder(to: scratch.path) }
      #expect(error.description.contains(scratch.path) && error.description.contains("--force"))
      #expect(try scratch.names == [name])
      try FileManager.default.removeItem(atPath: scratch.path + "/" + name)
    }
    try Self.write(Self.pictures, to: scratch.path)
    #expect(try scratch.names.count == 3)
  }

  @Test func replacingRemovesOlderFramesOnly() throws {
    let scratch = try Scratch()
    let others = ["Frame-0009.png", "frame-003.png", "frame-00005.png", "frame--001.png", "frame-0003.png~", "frame-.png", "x"]
    for name in others + ["frame-0001.png", "frame-0003.png", "frame-0008.png", "frame-12345.png"] {
      try scratch.put([9], name)
    }
    try Self.write(Self.pictures, to: scratch.path, replacing: true)
    #expect(try scratch.names == (others + (0..<3).map { "frame-000\($0).png" }).sorted())
    #expect(try PNG.read(path: scratch.path + "/frame-0001.png") == Self.pictures[1])
  }

  @Test func replacingFollowsAPattern() throws {
    let scratch = try Scratch()
    for name in ["step-2.png", "step-3.png", "step-40.png", "step-03.png"] { try scratch.put([9], name) }
    #expect(throws: CodecError.self) { try Self.write(Self.pictures, to: scratch.path + "/step-%d.png") }
    #expect(try scratch.names.count == 4)
    try Self.write(Self.pictures, to: scratch.path + "/step-%d.png", replacing: true)
    #expect(try scratch.names == ["step-0.png", "step-03.png", "step-1.png", "step-2.png"])
  }

  @Test func olderFramesStayUntilTheNewOnesAreComplete() throws {
    let scratch = try Scratch()
    try scratch.put([9], "frame-0005.png")
    do {
      var encoder = try PNGSequenceEncoder(to: scratch.path, replacing: true)
      try encoder.append(Frame(Self.pictures[0], from: 0, to: 1))
    }
    #expect(try scratch.names == ["frame-0005.png"])
  }

  @Test func filesAndTheirBytesAreCounted() throws {
    let scratch = try Scratch()
    var encoder = try PNGSequenceEncoder(to: scratch.path + "/shots")
    #expect(encoder.frameCount == 0 && encoder.byteCount == 0)
    for time in 0..<3 { try encoder.append(Frame(Self.pictures[time % 2], from: Double(time), to: Double(time + 1))) }
    try encoder.finish()
    let sizes = try (0..<3).map { try scratch.bytes("shots/frame-000\($0).png").count }
    #expect(encoder.frameCount == 3 && encoder.byteCount == sizes.reduce(0, +))
  }

  @Test func nothingAppearsWithoutFinish() throws {
    let scratch = try Scratch()
    do {
      var encoder = try PNGSequenceEncoder(to: scratch.path + "/shots")
      try encoder.append(Frame(Self.pictures[0], from: 0, to: 1))
      #expect(try !scratch.names.contains("shots"))
    }
    #expect(try scratch.names.isEmpty)
    var empty = try PNGSequenceEncoder(to: scratch.path + "/shots")
    #expect(throws: CodecError.noFrames) { try empty.finish() }
    #expect(try scratch.names.isEmpty)
  }

  @Test func aDirectoryInAFramesPlaceIsAnError() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(atPath: scratch.path + "/frame-0001.png", withIntermediateDirectories: false)
    #expect(throws: CodecError.file(.unwritable(file: scratch.path, reason: "it is a directory"))) {
      try Self.write(Self.pictures, to: scratch.path, replacing: true)
    }
    #expect(try scratch.names == ["frame-0001.png"], "all arrive, or none")
  }

  @Test func placesThatTakeNoDirectoryAreNamed() throws {
    let scratch = try Scratch()
    try scratch.put([9], "file")
    for path in ["/file", "/file/%d.png", "/missing/shots", "/a%.png", "/%d%d"] {
      #expect(throws: CodecError.self) { try PNGSequenceEncoder(to: scratch.path + path) }
    }
    #expect(try scratch.names == ["file"])
  }

  @Test func patternsAreNumbers() throws {
    #expect(try FrameNames("a-%04d.png").name(7) == "a-0007.png")
    #expect(try FrameNames("a-%02d.png").name(123) == "a-123.png")
    #expect(try FrameNames("%d").name(0) == "0")
    #expect(try FrameNames("100%%-%03d%%").name(5) == "100%-005%")
    for wrong in ["a", "%", "%s", "%4d", "%0d", "%00d", "%d%d", "%010d"] {
      #expect(throws: CodecError.self) { try FrameNames(wrong) }
    }
  }
}
