import Codecs
import Foundation
import Preview
import Raster
import Testing

/// The film as the page takes it: every picture once, each a PNG of its own.
struct ReelTests {
  private struct Facts: Decodable {
    let lengths: [Int]
    let frames: [[Double]]
    let notes: [String]
  }

  private func bitmap(_ red: UInt8) -> Bitmap { Bitmap(width: 3, height: 2, fill: Pixel(red: red, green: 0, blue: 0)) }

  private func reel(_ reds: [UInt8], limit: Int = Reel.mostBytes) throws -> (reel: Reel, facts: Facts, pictures: [Bitmap]) {
    var reel = Reel(limit: limit)
    for (index, red) in reds.enumerated() {
      try reel.append(Frame(bitmap(red), from: Double(index) / 10, to: Double(index + 1) / 10))
    }
    reel.finish()
    let bytes = reel.bytes(with: ["\"notes\":[]"])
    let end = try #require(bytes.firstIndex(of: 10))
    let facts = try JSONDecoder().decode(Facts.self, from: Data(bytes[..<end]))
    var at = end + 1
    let pictures = try facts.lengths.map { length in
      defer { at += length }
      return try PNG.decode(Array(bytes[at..<at + length]), name: "picture")
    }
    #expect(at == bytes.count)
    return (reel, facts, pictures)
  }

  @Test func equalPicturesThatFollowEachOtherAreOne() throws {
    let (reel, facts, pictures) = try reel([1, 1, 2, 2, 2, 1])
    #expect(pictures == [bitmap(1), bitmap(2), bitmap(1)] && reel.frameCount == 3 && !reel.isCut)
    #expect(facts.frames.map { $0[0] } == [0, 0, 1, 1, 1, 2])
    #expect(facts.frames.first == [0, 0, 0.1] && facts.frames.last == [2, 0.5, 0.6])
  }

  @Test func aLongFilmIsCutAndSaysSo() throws {
    let one = try Reel.picture(bitmap(1)).count
    let (reel, facts, pictures) = try reel([1, 2, 3, 3, 1], limit: one * 2)
    #expect(reel.isCut && pictures == [bitmap(1), bitmap(2)] && facts.frames.count == 2)
    #expect(try self.reel([1], limit: 1).pictures.count == 1)
  }
}
