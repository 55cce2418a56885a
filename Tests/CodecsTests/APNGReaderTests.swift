import Codecs
import Raster
import Testing

struct APNGReaderTests {
  @Test func stillPicturesAreOneFrame() throws {
    let picture = Pictures.gradient(9, 7)
    let film = try APNGReader.decode(PNG.encode(picture), name: "still")
    #expect(film.frames.map(\.bitmap) == [picture] && film.loop == 1 && film.frames[0].facts.delay == nil)
  }

  @Test func brokenFilesAreNamed() throws {
    let file = try APNGEncoderTests.encode(GIFScenarioTests.frames((0..<3).map { Pictures.gradient(20, 20, shift: $0) })).bytes
    for count in stride(from: 0, to: file.count, by: 7) {
      #expect(throws: CodecError.self) { try APNGReader.decode(Array(file.prefix(count)), name: "cut") }
    }
    let control = try #require(file.indices.dropLast(4).last { Array(file[$0..<$0 + 4]) == Array("fcTL".utf8) })
    // Sequence number, width, left edge, blending.
    for at in [7, 10, 19, 29] {
      var damaged = file
      damaged[control + at] = 200
      #expect(throws: CodecError.self) { try APNGReader.decode(damaged, name: "damaged") }
    }
  }
}
