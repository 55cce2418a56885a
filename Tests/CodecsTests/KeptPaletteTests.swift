import Codecs
import GIFReading
import Raster
import Testing

struct KeptPaletteTests {
  /// A picture that fades into another, both as smooth as photographs.
  private static let fade = (0..<6).map { number in
    let (from, to) = (Pictures.gradient(96, 64), Pictures.gradient(96, 64, shift: 60))
    return Pictures.make(96, 64) { x, y in
      let (one, other) = (from[x, y], to[95 - x, y])
      func mixed(_ one: UInt8, _ other: UInt8) -> UInt8 { UInt8((Int(one) * (5 - number) + Int(other) * number) / 5) }
      return Pixel(red: mixed(one.red, other.red), green: mixed(one.green, other.green), blue: mixed(one.blue, other.blue))
    }
  }

  private static func encode(_ pictures: [Bitmap], quality: Double, ahead: Int = 2) throws -> [UInt8] {
    let sink = MemorySink()
    var encoder = try GIFEncoder(to: sink, width: pictures[0].width, height: pictures[0].height) { settings in
      (settings.gif, settings.ahead) = (GIFOptions(quality: quality), ahead)
    }
    for frame in GIFScenarioTests.frames(pictures) { try encoder.append(frame) }
    try encoder.finish()
    return sink.bytes
  }

  private static func error(_ bytes: [UInt8], _ pictures: [Bitmap]) throws -> Double {
    let film = try GIFReader.decode(bytes, name: "film.gif")
    let errors = zip(film.frames, pictures).map { frame, picture in
      zip(frame.bitmap.pixels, picture.pixels).reduce(0) { $0 + Int(ColorDistance.between($1.0, $1.1)) }
    }
    return Double(errors.reduce(0, +)) / Double(pictures.count * pictures[0].pixels.count)
  }

  /// How many colours all frames together show.
  private static func colors(_ quality: Double) throws -> Int {
    let film = try GIFReader.decode(encode(fade, quality: quality), name: "film.gif")
    return Set(film.frames.flatMap(\.bitmap.pixels)).count
  }

  @Test func onePaletteServesAFadeWhereBytesCount() throws {
    #expect(try Self.colors(80) <= 255)
    #expect(try Self.colors(100) > 1000)
  }

  @Test func lessQualityIsFewerBytesAndMoreError() throws {
    var (bytes, error) = (Int.max, 0.0)
    for quality in [100.0, 89, 85, 80, 70, 60, 40, 20, 1] {
      let film = try Self.encode(Self.fade, quality: quality)
      let own = try Self.error(film, Self.fade)
      #expect(film.count <= bytes && own >= error, "at \(quality)")
      (bytes, error) = (film.count, own)
    }
  }

  /// At 100 each picture's palette is chosen with more care than just below, where each has its own, too.
  @Test func aHundredIsTheClosest() throws {
    let (near, nearest) = (try Self.encode(Self.fade, quality: 99.9), try Self.encode(Self.fade, quality: 100))
    #expect(try Self.error(nearest, Self.fade) < 0.98 * Self.error(near, Self.fade))
  }

  /// From 90 up, pages of many new pixels have palettes of their own that come much closer than one for all; few new pixels in a picture that
  /// is off elsewhere have none.
  @Test func ownPalettesPayForManyPixels() throws {
    /// How many pictures after the first have a palette of their own.
    func own(_ new: Int) throws -> Int {
      let pictures = (0..<5).map { number in
        Pictures.make(240, 240) { x, y in
          let number = y < new ? number : 0
          let color = (x &* 7919 &+ y &* 104_729 &+ number &* 1_299_709) % 401 % 400
          return Pixel(red: UInt8(color % 20 * 12), green: UInt8(color / 20 * 12), blue: UInt8(number * 50))
        }
      }
      let film = try Self.encode(pictures, quality: 92)
      return try FileFacts.of(film, name: "film.gif").frames.dropFirst().count { $0.paletteCount > 0 }
    }
    #expect(try own(240) == 4)
    #expect(try own(3) == 0)
    // The new pixels of one row would fit a palette.
    #expect(try own(1) == 0)
  }

  /// A noisy band has other colours in each picture, which the palette of all lacks. With few rows it would gain much by a palette of its own, but
  /// all that is on screen would gain less than those bytes do elsewhere.
  @Test func fewPixelsOfNewColorsTakeThePaletteOfAll() throws {
    /// How many pictures after the first have a palette of their own.
    func own(_ rows: Int) throws -> Int {
      let pictures = (0..<8).map { number in
        Pictures.make(240, 240) { x, y in
          guard y >= 240 - rows else { return Pixel(red: UInt8(x * 255 / 240), green: UInt8(y), blue: UInt8((x + 2 * y) / 3)) }
          let color = (x &* 7919 &+ y &* 104_729 &+ x * y * (number + 1) * 31) % 211 % 200
          return Pixel(red: UInt8(color + number * 7), green: UInt8(color * 37 % 200 + number * 5), blue: UInt8(color))
        }
      }
      let film = try Self.encode(pictures, quality: 94)
      return try FileFacts.of(film, name: "film.gif").frames.dropFirst().count { $0.paletteCount > 0 }
    }
    #expect(try own(10) == 0)
    #expect(try own(100) == 7)
  }

  /// Three hundred colours in all, no more than 220 in each picture. Below 90 one palette serves, which is a level off in a few pixels.
  @Test func exactPalettesDoNotPayWhereHardlyAnythingIsOff() throws {
    let pictures = (0..<6).map { number in
      Pictures.make(240, 240) { x, y in
        let color = y < 238 ? (x / 8 * 7 + y / 8 * 3 + number) % 200 : number * 20 + x % 20
        return Pixel(red: UInt8(color % 20 * 12), green: UInt8(color / 20 * 12), blue: y < 238 ? 0 : 1)
      }
    }
    func shown(_ quality: Double) throws -> Int {
      try Set(GIFReader.decode(Self.encode(pictures, quality: quality), name: "film.gif").frames.flatMap(\.bitmap.pixels)).count
    }
    #expect(try shown(90) > 256)
    #expect(try shown(88) <= 256)
  }

  /// The opening holds one such picture, so a badge in a colour that no palette has comes as a surprise, and takes next to no bytes.
  @Test(arguments: [30.0, 60, 84, 91]) func aColourThatComesLateIsSeen(quality: Double) throws {
    let (wide, high) = (2048, 2049)
    let page = Pictures.make(wide, high) { x, y in
      Pixel(red: UInt8(x % 64), green: UInt8(60 + y % 32), blue: UInt8(120 + (x + y) % 16))
    }
    var badged = page
    let badge = Pixel(red: 255, green: 59, blue: 48)
    for y in 40..<46 { for x in 600..<606 { badged[x, y] = badge } }
    let film = try GIFReader.decode(Self.encode([page, badged], quality: quality), name: "film.gif")
    #expect(film.frames[1].bitmap[602, 42] == badge)
  }

  /// Beyond 90 palettes have more entries for common colours, which takes bytes and flickers less.
  @Test func moreQualityFlickersLess() throws {
    func flicker(_ quality: Double) throws -> Int {
      let film = try GIFReader.decode(Self.encode(Self.fade, quality: quality), name: "film.gif")
      let errors = zip(film.frames, Self.fade).map { frame, picture in
        zip(frame.bitmap.pixels, picture.pixels).map {
          SIMD3(Int($0.red) - Int($1.red), Int($0.green) - Int($1.green), Int($0.blue) - Int($1.blue))
        }
      }
      return zip(errors, errors.dropFirst()).reduce(0) { sum, pair in
        zip(pair.0, pair.1).reduce(sum) { sum, errors in
          let apart = errors.0 &- errors.1
          return sum + abs(apart.x) + abs(apart.y) + abs(apart.z)
        }
      }
    }
    let flickers = try [90, 92.5].map(flicker)
    #expect(flickers[1] < flickers[0])
  }

  /// What is new fills a thousandth of the picture, and the palette is chosen for it alone.
  @Test func aPaletteServesASmallPartThatIsNew() {
    let (side, before) = (17, Pictures.plain(512, 512, Pixel(red: 250, green: 250, blue: 250)))
    let new = Pictures.gradient(side, side)
    var picture = before
    for y in 0..<side { for x in 0..<side { picture[x, y] = new[x, y] } }
    let image = IndexedImage(picture, since: before, options: GIFOptions(quality: 80))
    let errors = image.indices.enumerated().map { place, index in
      Int(ColorDistance.between(image.palette[Int(index)], new[place % side, place / side]))
    }
    #expect(image.indices.count == side * side)
    #expect(errors.reduce(0, +) < errors.count * 30)
  }

  /// The film's colours fit one palette, though most of them are near to each other and seen only in odd rows and columns.
  @Test func aFilmOfFewColoursLosesALevelAtMost() throws {
    let pictures = (0..<4).map { number in
      Pictures.make(40, 40) { x, y in
        let place = (x / 2 + y / 4 * 20 + number * 17) % 200
        let isRare = x % 2 == 1 && y % 4 == 1
        return Pixel(
          red: isRare ? UInt8(240 + place % 8) : 232, green: isRare ? UInt8(240 + place / 8 % 5) : 232,
          blue: isRare ? UInt8(240 + place / 40) : 232)
      }
    }
    let film = try GIFReader.decode(Self.encode(pictures, quality: 80), name: "film.gif")
    for (frame, picture) in zip(film.frames, pictures) {
      for (shown, own) in zip(frame.bitmap.pixels, picture.pixels) {
        let levels = zip([shown.red, shown.green, shown.blue], [own.red, own.green, own.blue]).map { abs(Int($0) - Int($1)) }
        #expect(levels.allSatisfy { $0 <= 1 })
      }
    }
  }

  /// Thin coloured lines in every second row are in the palette like all else.
  @Test func thinLinesAreInTheFirstPalette() throws {
    let side = 1100
    let picture = Pictures.make(side, side) { x, y in
      let level = UInt8(x * 255 / side)
      return y % 2 == 1 ? Pixel(red: level, green: UInt8(y % 64), blue: 40) : Pixel(red: level, green: level, blue: level)
    }
    let film = try Self.encode([picture], quality: 80)
    #expect(try Self.error(film, [picture]) < 10)
  }

  /// The opening's palette is chosen by one pixel in four of the smaller pictures and in eight of the larger; a part that stands still has
  /// all its colours in it.
  @Test(arguments: [200, 560]) func whatStandsStillIsInTheFirstPalette(side: Int) throws {
    func isMark(_ x: Int, _ y: Int) -> Bool { x % 4 == 1 && y % 4 == 0 && y * 2 < side }
    let pictures = (0..<8).map { number in
      Pictures.make(side, side) { x, y in
        if isMark(x, y) { return Pixel(red: UInt8(200 + x * 25 / side), green: 0, blue: UInt8(200 + y * 50 / side)) }
        return Pixel(red: UInt8(x * 200 / side), green: UInt8(y * 2 < side ? 250 : y * 200 / side + number), blue: 40)
      }
    }
    let film = try GIFReader.decode(Self.encode(pictures, quality: 80), name: "film.gif")
    let (shown, own) = (film.frames[0].bitmap, pictures[0])
    for y in 0..<side {
      for x in 0..<side where isMark(x, y) { #expect(ColorDistance.between(shown[x, y], own[x, y]) < 200) }
    }
  }

  /// Seven pictures would take more memory than an opening may. Of plain areas they are packed; of noise the first six choose alone. At
  /// 85 some of those would have palettes of their own, which take few bytes beside what they gain.
  @Test func picturesOfPlainAreasChooseTogether() throws {
    func shown(_ side: Int) throws -> Int {
      let pictures = (0..<7).map { number in
        Pictures.make(1000, 700) { x, y in
          let shade = UInt8(x / side * 5 % 100 + y / side * 3 % 100)
          return number < 6
            ? Pixel(red: shade, green: UInt8(number * 9), blue: 0) : Pixel(red: UInt8(y / side * 7 % 50), green: 250, blue: shade)
        }
      }
      let film = try Self.encode(pictures, quality: 70, ahead: 0)
      #expect(try Self.encode(pictures, quality: 70, ahead: 3) == film)
      return Set(try GIFReader.decode(film, name: "film.gif").frames.flatMap(\.bitmap.pixels)).count
    }
    #expect(try shown(20) <= 255)
    #expect(try shown(1) > 255)
  }

  /// An entry stands for two colours, nine of ten pixels have the first; their mean would be off for all of them.
  @Test func theCommonestColoursAreExact() throws {
    let picture = Pictures.make(500, 200) { x, y in
      let (red, blue) = (UInt8(x / 20 * 10), UInt8(y / 20 * 25))
      return Pixel(red: red, green: (x + y * 3) % 10 == 0 ? 20 : 10, blue: blue)
    }
    let film = try GIFReader.decode(Self.encode([picture], quality: 89), name: "film.gif")
    let exact = zip(film.frames[0].bitmap.pixels, picture.pixels).count { $0 == $1 }
    #expect(exact >= picture.pixels.count * 85 / 100)
  }

  /// Colours that are only split into boxes lose 61.
  @Test func theFirstPaletteIsMerged() throws {
    let pictures = (0..<3).map { Pictures.colors(90, 90, count: 700, shift: $0 * 11) }
    let error = try Self.error(Self.encode(pictures, quality: 95), pictures)
    #expect(error < 55)
  }

  @Test func aPaletteThatLacksANewScreensColoursIsReplaced() throws {
    // The opening holds one such picture, so the next ones come as a surprise.
    let (wide, high) = (2048, 2049)
    let dark = Pictures.make(wide, high) { x, y in Pixel(red: UInt8(x % 64), green: UInt8(y % 32), blue: UInt8((x + y) % 16)) }
    let light = Pictures.make(wide, high) { x, y in
      Pixel(red: UInt8(255 - x % 64), green: UInt8(255 - y % 32), blue: UInt8(255 - (x + y) % 16))
    }
    let film = try Self.encode([dark, light], quality: 80, ahead: 0)
    #expect(try Self.encode([dark, light], quality: 80, ahead: 2) == film)
    #expect(try Self.error(film, [dark, light]) < 20)
  }

  /// A photograph that the opening does not hold has other colours, none of them far from its palette.
  @Test(arguments: [60.0, 72]) func aPhotographThatComesLateIsAsNearAsTheFirst(quality: Double) throws {
    func photograph(_ blue: Int) -> Bitmap {
      Pictures.make(2048, 2049) { x, y in
        Pixel(red: UInt8(x / 4 % 64), green: UInt8(60 + y / 8 % 32), blue: UInt8(blue + (x / 16 + y / 16) % 16))
      }
    }
    let pictures = [photograph(120), photograph(130)]
    let first = try Self.error(Self.encode([pictures[0]], quality: quality), [pictures[0]])
    let both = try Self.error(Self.encode(pictures, quality: quality), pictures)
    #expect(both < first * 1.5)
  }
}
