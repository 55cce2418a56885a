import Codecs
import GIFReading
import Raster
import Testing

/// Drafts are coarse, but sound.
struct GIFDraftTests {
  private static func encode(_ pictures: [Bitmap], ahead: Int = 4, colors: Int = 256) throws -> [UInt8] {
    let sink = MemorySink()
    var encoder = try GIFEncoder(to: sink, width: pictures[0].width, height: pictures[0].height) { settings in
      (settings.gif, settings.ahead) = (.draft(colors: colors), ahead)
    }
    for frame in GIFScenarioTests.frames(pictures) { try encoder.append(frame) }
    try encoder.finish()
    return sink.bytes
  }

  private static func film(_ pictures: [Bitmap]) throws -> AnimatedPicture {
    try GIFReader.decode(encode(pictures), name: "draft.gif")
  }

  /// The mean distance between the pixels of two bitmaps, in levels.
  private static func error(_ one: Bitmap, _ other: Bitmap) -> Double {
    let distances = zip(one.pixels, other.pixels).map { Double(ColorDistance.between($0, $1)).squareRoot() }
    return distances.reduce(0, +) / Double(distances.count)
  }

  private static func coarse(_ shift: Int) -> Bitmap { Pictures.gradient(160, 120, shift: shift) }

  @Test(arguments: GIFScenarioTests.scenarios) func itIsAFilmOfItsSizeAndTime(scenario: GIFScenarioTests.Scenario) throws {
    let film = try Self.film(scenario.pictures)
    #expect(film.width == scenario.pictures[0].width && film.height == scenario.pictures[0].height)
    #expect(film.frames.reduce(0) { $0 + $1.centiseconds } == scenario.pictures.count * 4)
    #expect(film.frames.count <= scenario.frames)
    for (shown, wanted) in [(film.frames.first, scenario.pictures.first), (film.frames.last, scenario.pictures.last)] {
      let (shown, wanted) = (try #require(shown).bitmap, try #require(wanted))
      for (one, other) in zip(shown.pixels, wanted.pixels) { #expect((one.alpha == 255) == (other.alpha >= 128)) }
      if Set(wanted.pixels).count > 256 { #expect(Self.error(shown, wanted) < 40, "\(scenario.name)") }
    }
  }

  @Test(arguments: [1, 2, 63, 64, 255, 256]) func fewColoursAreExact(count: Int) throws {
    let pictures = (0..<4).map { Pictures.colors(40, 30, count: count, shift: $0) }
    let film = try Self.film(pictures)
    #expect(film.frames.count == (count == 1 ? 1 : 4))
    for (frame, picture) in zip(film.frames, pictures) { #expect(frame.bitmap == picture) }
  }

  @Test func manyColoursBecomeFewAndNear() throws {
    let pictures = (0..<4).map { Self.coarse($0 * 7) }
    let film = try Self.film(pictures)
    #expect(film.frames.count == 4)
    #expect(Set(film.frames[0].bitmap.pixels).count <= 63)
    for (frame, picture) in zip(film.frames, pictures) { #expect(Self.error(frame.bitmap, picture) < 12) }
  }

  @Test func fewerColoursMayBeAskedFor() throws {
    let film = try GIFReader.decode(Self.encode([Self.coarse(0)], colors: 7), name: "draft.gif")
    #expect((2...7).contains(Set(film.frames[0].bitmap.pixels).count))
  }

  @Test func largeAreasKeepTheirColour() throws {
    let flat = Pixel(red: 242, green: 243, blue: 247)
    var picture = Self.coarse(0)
    for y in 30..<80 { for x in 20..<130 { picture[x, y] = flat } }
    let shown = try Self.film([picture]).frames[0].bitmap
    for y in 30..<80 { for x in 20..<130 { #expect(shown[x, y] == flat) } }
  }

  @Test func whatStandsStillStays() throws {
    let still = Self.coarse(0)
    let pictures = (0..<5).map { number in
      var picture = still
      for y in 0..<40 { for x in 0..<40 { picture[x + number * 17, y] = Pictures.color(number * 1600 + y * 40 + x) } }
      return picture
    }
    let film = try Self.film(pictures)
    #expect(film.frames.count == 5)
    for frame in film.frames {
      for y in 40..<120 { for x in 0..<160 { #expect(frame.bitmap[x, y] == film.frames[0].bitmap[x, y]) } }
    }
  }

  /// Checks pixel by pixel, in rows, the result of a loop that takes eight pixels at a time.
  @Test func onlyNewPixelsHaveEntries() {
    let (before, after) = (Self.coarse(0), Self.coarse(1))
    let image = IndexedImage(after, since: before, options: .draft())
    var place = 0
    var seen = 0
    for span in image.spans.ranges {
      for at in Int(span.lowerBound)..<Int(span.upperBound) {
        let isNew = before.pixels[at] != after.pixels[at]
        #expect((Int(image.indices[place]) < image.palette.count) == isNew)
        seen += isNew ? 1 : 0
        place += 1
      }
    }
    #expect(place == image.indices.count)
    #expect(seen == zip(before.pixels, after.pixels).count { $0 != $1 } && seen > 0 && seen < before.pixels.count)
  }

  @Test func coloursShareAnEntryOnlyWithNearOnes() {
    let picture = Self.coarse(3)
    let image = IndexedImage(picture, options: .draft())
    for (index, pixel) in zip(image.indices, picture.pixels) {
      let chosen = ColorDistance.between(image.palette[Int(index)], pixel)
      let least = image.palette.map { ColorDistance.between($0, pixel) }.min() ?? 0
      #expect(Double(chosen).squareRoot() <= Double(least).squareRoot() + 24)
    }
  }

  @Test func threadsChangeNothing() throws {
    let pictures = (0..<6).map { Self.coarse($0 * 5) }
    let bytes = try Self.encode(pictures, ahead: 0)
    for ahead in [1, 3, 16] { #expect(try Self.encode(pictures, ahead: ahead) == bytes) }
  }
}
