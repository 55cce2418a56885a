import Codecs
import GIFReading
import Testing

/// GIFs that are not what they claim.
struct BrokenGIFTests {
  private static func bytes(width: Int, height: Int, frame: (width: Int, height: Int)? = nil) -> [UInt8] {
    func short(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }
    let head = Array("GIF89a".utf8) + short(width) + short(height) + [0x80, 0, 0] + [1, 2, 3, 4, 5, 6]
    guard let frame else { return head }
    // Clear, 0, end: codes of three bits.
    return head + [0x2C, 0, 0, 0, 0] + short(frame.width) + short(frame.height) + [0, 2, 2, 0x44, 0x01, 0, 0x3B]
  }

  private static func error(_ reason: String) -> CodecError { .damaged(file: "a.gif", format: "GIF", reason: reason) }

  @Test func oneFrameOfOnePixelIsRead() throws {
    let film = try GIFReader.decode(Self.bytes(width: 1, height: 1, frame: (1, 1)), name: "a.gif")
    #expect(film.frames.count == 1)
  }

  @Test func aFrameThatTheFileIsTooShortForTakesNoMemory() {
    let bytes = Self.bytes(width: 16_384, height: 16_384, frame: (16_384, 16_384))
    #expect(throws: Self.error("the file is too short for a frame of its size")) { try GIFReader.decode(bytes, name: "a.gif") }
  }

  @Test func aScreenAloneTakesNoMemory() {
    #expect(throws: CodecError.self) { try GIFReader.decode(Self.bytes(width: 16_384, height: 16_384), name: "a.gif") }
  }

  @Test func screensBeyondTheLimitAreRefused() {
    for (width, height) in [(16_385, 1), (1, 16_385), (65_535, 65_535)] {
      let error = #expect(throws: CodecError.self) {
        try GIFReader.decode(Self.bytes(width: width, height: height, frame: (1, 1)), name: "a.gif")
      }
      guard case .tooLarge = error else {
        Issue.record("\(width)×\(height): \(String(describing: error))")
        continue
      }
    }
  }
}
