import Codecs
import Foundation
import Raster
import Testing

struct RawFramesTests {
  /// The frames of 2 × 2 pixels that a file of these bytes holds.
  private static func bitmaps(_ bytes: [UInt8]) throws -> [Bitmap] {
    let scratch = try Scratch()
    defer { withExtendedLifetime(scratch) {} }
    try scratch.put(bytes, "film.rgba")
    let file = try #require(FileHandle(forReadingAtPath: scratch.path + "/film.rgba"))
    defer { try? file.close() }
    let frames = RawFrames(descriptor: file.fileDescriptor, name: "film.rgba", width: 2, height: 2)
    var bitmaps: [Bitmap] = []
    while let frame = try frames.next() { bitmaps.append(frame.bitmap) }
    return bitmaps
  }

  private static let opaque: [UInt8] = [1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 10, 11, 12, 255]
  private static let translucent: [UInt8] = [200, 100, 50, 128, 9, 9, 9, 0, 0, 0, 0, 255, 255, 255, 255, 1]

  @Test func pixelsAreStraightInTheFileOnly() throws {
    let bitmaps = try Self.bitmaps(Self.opaque + Self.translucent)
    let expected = [
      Bitmap(
        width: 2, height: 2,
        pixels: [
          Pixel(red: 1, green: 2, blue: 3), Pixel(red: 4, green: 5, blue: 6), Pixel(red: 7, green: 8, blue: 9),
          Pixel(red: 10, green: 11, blue: 12),
        ]),
      Bitmap(
        width: 2, height: 2,
        pixels: [
          Pixel(red: 100, green: 50, blue: 25, alpha: 128), .clear, Pixel(red: 0, green: 0, blue: 0),
          Pixel(red: 1, green: 1, blue: 1, alpha: 1),
        ]),
    ]
    #expect(bitmaps == expected)
  }

  @Test func nothingIsNoFrame() throws {
    #expect(try Self.bitmaps([]).isEmpty)
  }

  @Test(arguments: [1, 4, 7, 15])
  func aShortLastFrameIsDamage(missing: Int) {
    let error = CodecError.file(
      .unreadable(
        file: "film.rgba", reason: "the last frame has \(16 - missing) of 16 bytes; is every frame 2×2, four bytes a pixel?"))
    #expect(throws: error) { try Self.bitmaps(Self.opaque + Self.translucent.dropLast(missing)) }
  }

  @Test func aPipeMayGiveAFrameInPieces() throws {
    let pipe = Pipe()
    let frames = RawFrames(descriptor: pipe.fileHandleForReading.fileDescriptor, name: "-", width: 2, height: 2)
    let writer = Thread {
      for byte in Self.opaque { pipe.fileHandleForWriting.write(Data([byte])) }
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let bitmap = try #require(try frames.next()).bitmap
    #expect(bitmap.pixels.map(\.alpha) == [255, 255, 255, 255] && bitmap[1, 1] == Pixel(red: 10, green: 11, blue: 12))
    #expect(try frames.next() == nil)
  }
}
