import Codecs
import Foundation
import Raster
import Testing

/// JPEGs of each kind, written by libjpeg-turbo's own encoder: the left half is one colour, the right half another.
struct JPEGTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fuzz/Corpora/jpeg")
    .standardized

  static func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appending(path: name + ".jpg"))) }

  private func isNear(_ pixel: Pixel, _ red: Int, _ green: Int, _ blue: Int, by distance: Int = 4) -> Bool {
    [(pixel.red, red), (pixel.green, green), (pixel.blue, blue)].allSatisfy { abs(Int($0) - $1) <= distance }
      && pixel.alpha == 255
  }

  @Test(arguments: ["color", "progressive", "rgb", "inks", "ycck", "restarts"])
  func everyKindIsRead(name: String) throws {
    let bitmap = try StillFile.decode(Self.bytes(name), name: name)
    #expect(isNear(bitmap[1, 1], 220, 40, 30) && isNear(bitmap[bitmap.width - 2, bitmap.height - 2], 20, 180, 200))
    #expect(try StillFile.size(of: Self.bytes(name), name: name) == (bitmap.width, bitmap.height))
  }

  /// Pictures of kinds that are not read are refused by their kind's name, with what makes a PNG of them.
  @Test(
    arguments: [
      ([0, 0, 0, 24] + Array("ftypheic".utf8), "a HEIC", "heif-convert"),
      ([0, 0, 0, 24] + Array("ftypmif1".utf8), "a HEIC", "sips"),
      (Array("RIFF".utf8) + [9, 9, 9, 9] + Array("WEBPVP8 ".utf8), "a WebP", "dwebp"),
      ([0, 0, 0, 24] + Array("ftypavif".utf8), "an AVIF", "avifdec"), (Array("II*\0".utf8), "a TIFF", "sips"),
    ] as [([UInt8], String, String)])
  func otherKindsAreRefusedByName(bytes: [UInt8], kind: String, way: String) {
    do throws(CodecError) {
      _ = try StillFile.decode(bytes + [UInt8](repeating: 0, count: 64), name: "home.pic")
      Issue.record("it was read")
    } catch {
      #expect("\(error)".hasPrefix("home.pic is \(kind), which cannot be read here: make a PNG of it"))
      #expect("\(error)".contains(way))
    }
  }

  @Test func greyIsRead() throws {
    let bitmap = try JPEG.decode(Self.bytes("grey"), name: "grey")
    #expect(isNear(bitmap[1, 1], 60, 60, 60) && isNear(bitmap[14, 14], 200, 200, 200))
  }

  @Test func camerasThatWereTurnedAreHeeded() throws {
    // The file lies on its side: its left half is the upper one once it is turned by a quarter to the right.
    let bitmap = try JPEG.decode(Self.bytes("turned"), name: "turned")
    #expect(bitmap.width == 8 && bitmap.height == 16)
    #expect(isNear(bitmap[6, 1], 220, 40, 30) && isNear(bitmap[1, 14], 20, 180, 200))
  }

  @Test func theEightOrientationsStandUpright() {
    var bitmap = Bitmap(width: 3, height: 2, fill: .clear)
    for y in 0..<2 { for x in 0..<3 { bitmap[x, y] = Pixel(red: UInt8(y * 3 + x), green: 0, blue: 0) } }
    let rows: [[[UInt8]]] = (1...8).map { number in
      let upright = JPEGOrientation(number).upright(bitmap)
      return (0..<upright.height).map { y in (0..<upright.width).map { upright[$0, y].red } }
    }
    #expect(
      rows == [
        [[0, 1, 2], [3, 4, 5]], [[2, 1, 0], [5, 4, 3]], [[5, 4, 3], [2, 1, 0]], [[3, 4, 5], [0, 1, 2]],
        [[0, 3], [1, 4], [2, 5]], [[3, 0], [4, 1], [5, 2]], [[5, 2], [4, 1], [3, 0]], [[2, 5], [1, 4], [0, 3]],
      ])
  }

  @Test func brokenOrientationsAreNone() throws {
    let whole = try Self.bytes("turned")
    #expect(JPEGOrientation(of: whole).number == 6)
    for length in 0..<60 { #expect([1, 6].contains(JPEGOrientation(of: Array(whole.prefix(length))).number)) }
    for place in 0..<60 { _ = JPEGOrientation(of: whole.enumerated().map { $0 == place ? 255 : $1 }) }
    #expect(JPEGOrientation(9).number == 1)
  }

  @Test(arguments: [
    ("no bytes", "it is empty"), ("cut", "the file ends too soon"), ("large", "16384 pixels a side"),
    ("absent", "the file is too short for a picture of its size"), ("arithmetic", "it is coded arithmetically"),
    ("noise", "Huffman"),
  ])
  func brokenFilesAreRefused(kind: String, words: String) throws {
    var bytes = try Self.bytes("color")
    let frame = try #require(bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    switch kind {
    case "no bytes": bytes = []
    case "cut": bytes.removeLast(20)
    case "large": bytes.replaceSubrange(frame + 5..<frame + 9, with: [255, 0, 255, 0])
    case "absent": bytes.replaceSubrange(frame + 5..<frame + 9, with: [16, 0, 16, 0])
    case "arithmetic": bytes[frame + 1] = 0xC9
    default:
      let table = try #require(bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC4 })
      bytes[table + 5] = 255
    }
    #expect { try JPEG.decode(bytes, name: "a.jpg") } throws: { "\($0)".contains(words) && "\($0)".contains("a.jpg") }
  }

  @Test func noByteThatIsWrongDoesHarm() throws {
    for name in ["color", "progressive", "turned"] {
      let whole = try Self.bytes(name)
      for place in stride(from: 2, to: whole.count, by: 3) {
        _ = try? JPEG.decode(whole.enumerated().map { $0 == place ? $1 ^ 0x55 : $1 }, name: name)
      }
    }
  }

  @Test func manyScansAreRefused() throws {
    let whole = try Self.bytes("progressive")
    let scans = whole.indices.dropLast().filter { whole[$0] == 0xFF && whole[$0 + 1] == 0xDA }
    let last = try #require(scans.last)
    let again = Array(whole[last..<whole.count - 2])
    let bomb = whole.dropLast(2) + Array(repeating: again, count: 250).joined() + [0xFF, 0xD9]
    #expect { try JPEG.decode(Array(bomb), name: "a.jpg") } throws: { "\($0)".contains("a.jpg") }
  }

  @Test func whatIsWrittenIsNearToWhatWasThere() throws {
    let bitmap = Pictures.make(40, 24) { x, y in Pixel(red: UInt8(x * 6), green: UInt8(y * 10), blue: 99) }
    let (good, small) = (try JPEG.encode(bitmap, quality: 1), try JPEG.encode(bitmap, quality: 0.1))
    #expect(good.starts(with: [0xFF, 0xD8, 0xFF]) && small.count < good.count)
    let read = try JPEG.decode(good, name: "again")
    let far = zip(read.pixels, bitmap.pixels).filter { !isNear($0, Int($1.red), Int($1.green), Int($1.blue), by: 8) }
    #expect(read.width == 40 && read.height == 24 && far.isEmpty)
    #expect(try JPEG.encode(bitmap, quality: .nan) == good && JPEG.encode(bitmap, quality: 7) == good)
  }

  @Test func whiteShowsThrough() throws {
    let clear = try JPEG.decode(JPEG.encode(Bitmap(width: 8, height: 8, fill: .clear), quality: 0.9), name: "clear")
    #expect(isNear(clear[3, 3], 255, 255, 255, by: 1))
  }
}
