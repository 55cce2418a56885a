import Codecs
import GIFReading
import Raster
import Testing

struct GIFPaletteTests {
  /// A square that moves over a page of many colours, in colours that the page has, too.
  private static func pictures(_ colors: Int) -> [Bitmap] {
    (0..<6).map { number in
      Pictures.make(64, 48) { x, y in
        (x - 8 * number) / 8 == 0 && y / 8 == 2 ? Pictures.color(x % 3) : Pictures.color((x + y * 64) % colors)
      }
    }
  }

  private static func encode(_ pictures: [Bitmap], quality: Double) throws -> (
    bytes: [UInt8], pictures: [Bitmap], usesGlobal: [Bool]
  ) {
    let sink = MemorySink()
    var encoder = try GIFEncoder(to: sink, width: pictures[0].width, height: pictures[0].height) {
      $0.gif = GIFOptions(quality: quality)
    }
    for (number, picture) in pictures.enumerated() {
      try encoder.append(Frame(picture, from: Double(number) / 10, to: Double(number + 1) / 10))
    }
    try encoder.finish()
    let facts = try FileFacts.of(sink.bytes, name: "film.gif")
    return (
      sink.bytes, try GIFReader.decode(sink.bytes, name: "film.gif").frames.map(\.bitmap),
      facts.frames.map { $0.paletteCount == 0 }
    )
  }

  @Test(arguments: [90, 95, 100]) func exactPicturesShareAPalette(quality: Double) throws {
    let pictures = Self.pictures(200)
    let film = try Self.encode(pictures, quality: quality)
    #expect(film.pictures == pictures)
    #expect(film.usesGlobal.allSatisfy { $0 })
  }

  /// The first picture gains by a palette of its own. Those after it change little, in the palette that was chosen for all of them: it is in the
  /// header, or each would bring it along.
  @Test func thePaletteOfAllIsInTheHeaderThoughTheFirstHasItsOwn() throws {
    let pictures = (0..<6).map { number in
      Pictures.make(160, 160) { x, y in
        let color = (x * 7919 + y * 104_729) % 301 % 300
        let isNew = y < 30 && x / 20 == number - 1
        return Pixel(red: UInt8(color % 20 * 12), green: UInt8(color / 20 * 12), blue: isNew ? 250 : 0)
      }
    }
    #expect(try Self.encode(pictures, quality: 93).usesGlobal == [false, true, true, true, true, true])
    #expect(try Self.encode([pictures[0]], quality: 93).usesGlobal == [true])
  }

  /// The bits of a pixel in each image's codes.
  private static func codeBits(_ bytes: [UInt8]) -> [Int] {
    var (at, found) = (13 + (bytes[10] & 0x80 == 0 ? 0 : 6 << Int(bytes[10] & 7)), [Int]())
    while bytes[at] != 0x3B {
      if bytes[at] == 0x2C {
        at += 10 + (bytes[at + 9] & 0x80 == 0 ? 0 : 6 << Int(bytes[at + 9] & 7))
        found.append(Int(bytes[at]))
        at += 1
      } else {
        at += 2
      }
      while bytes[at] != 0 { at += Int(bytes[at]) + 1 }
      at += 1
    }
    return found
  }

  /// Four colours change; where rows between them stay, there is an entry for these.
  @Test(arguments: [(1, 2), (2, 3)]) func codesAreAsShortAsTheColoursThatChangeAllow(rows: Int, bits: Int) throws {
    let pictures = (0..<4).map { number in
      Pictures.make(64, 48) { x, y in
        Pictures.color((24..<40).contains(x) && y > 30 && y % rows == 0 ? 150 + (x + number) % 4 : (x + y * 64) % 200)
      }
    }
    let film = try Self.encode(pictures, quality: 90)
    #expect(film.pictures == pictures && film.usesGlobal.allSatisfy { $0 })
    #expect(Self.codeBits(film.bytes) == [8, bits, bits, bits])
  }

  @Test func aPaletteHoldsWhatFitsOfTheFirstPictures() throws {
    // The third picture's colours do not fit beside those of the others.
    let pictures = [100, 120, 250, 120, 100].enumerated().map { number, colors in
      Pictures.make(64, 48) { x, y in Pictures.color((x + y * 64 + number) % colors + (colors == 250 ? 300 : 0)) }
    }
    let film = try Self.encode(pictures, quality: 90)
    #expect(film.pictures == pictures)
    #expect(film.usesGlobal == [true, true, false, true, true])
  }

  /// Each of four pictures changes to 25 colours, of which all but one are its own; one colour is in them all. With a transparent entry one of them fits
  /// 32, two fit 64 and all fit 128, if colours that come together stand together.
  @Test(arguments: [90.0, 70]) func colorsThatComeTogetherStandTogether(quality: Double) throws {
    let pictures = (0..<5).map { number in
      Pictures.make(64, 48) { x, y in
        let isNew = number > 0 && y > 20 && x < 50 && x % 2 == 0
        return Pictures.color(isNew ? 100 + (x / 2 == 24 ? 0 : number * 24 - 24 + x / 2) : (x + y * 64) % 100)
      }
    }
    let film = try Self.encode(pictures, quality: quality)
    #expect(film.usesGlobal.allSatisfy { $0 })
    #expect(Self.codeBits(film.bytes).dropFirst().sorted() == [5, 6, 7, 7])
  }

  private static func squares(_ shown: [Bitmap], _ pictures: [Bitmap]) -> Int {
    zip(shown, pictures).reduce(0) { sum, pair in
      zip(pair.0.pixels, pair.1.pixels).reduce(sum) { sum, pair in
        let (red, green, blue) = (
          Int(pair.0.red) - Int(pair.1.red), Int(pair.0.green) - Int(pair.1.green), Int(pair.0.blue) - Int(pair.1.blue)
        )
        return sum + red * red + green * green + blue * blue
      }
    }
  }

  /// Ten pixels of each picture have colours of their own, where a sample of the pixels would miss them: it lost twice as much. With the page's there
  /// are more than fit.
  @Test func rareColorsCount() throws {
    let pictures = (0..<8).map { number in
      Pictures.make(320, 240) { x, y in
        let isRare = 40..<200 ~= y && y % 16 == 0 && x == 101 + [0, 2, 1, 3][number % 4]
        return isRare
          ? Pixel(red: UInt8(number * 2 + 4), green: UInt8(y), blue: 0)
          : Pixel(red: 0, green: UInt8((x + y * 320) % 250), blue: 0)
      }
    }
    #expect(try Self.squares(Self.encode(pictures, quality: 91).pictures, pictures) < 40_000)
  }

  /// A page of 200 colours in which each picture changes a few pixels to 40 of their own, so that the film is exact at 90. Just below it all take the
  /// header's palette, and lose hardly anything.
  @Test func filmsOfFewColorsLoseLittleJustBelowNinety() throws {
    let pictures = (0..<8).map { number in
      Pictures.make(160, 120) { x, y in
        let place = (x / 8 + y / 8 * 20) % 200
        let isNew = 60..<62 ~= y && x / 20 == number
        return isNew
          ? Pixel(red: UInt8(200 + (x + y * 20) % 40), green: UInt8(number * 6), blue: 255)
          : Pixel(red: UInt8(place), green: UInt8(place / 2), blue: 90)
      }
    }
    let films = try [85.9, 87, 89, 90].map { quality in
      let film = try Self.encode(pictures, quality: quality)
      return (bytes: film.bytes.count, squares: Self.squares(film.pictures, pictures))
    }
    #expect(films[3].squares == 0 && 1..<2000 ~= films[2].squares)
    #expect(films[2].squares * 10 < films[1].squares && films[1].squares < films[0].squares)
    #expect(zip(films, films.dropFirst()).allSatisfy { $0.bytes < $1.bytes })
  }

  /// A first picture of more colours than fit, and others of few, which change to few. Just below 90 these took 4,193 bytes and lost 95,268 squared
  /// levels.
  @Test func picturesOfFewColorsLoseLittleJustBelowNinetyThoughTheFirstHasMany() throws {
    let pictures = (0..<9).map { number in
      Pictures.make(160, 120) { x, y in
        x < 40 && y < (number == 0 ? 20 : 5)
          ? Pixel(red: UInt8((x * 2 + number * 16) % 256), green: UInt8(y * 2), blue: UInt8(number * 16))
          : Pixel(red: UInt8(x / 20), green: UInt8(y / 20), blue: 90)
      }
    }
    let film = try Self.encode(pictures, quality: 87)
    #expect(film.bytes.count < 4600)
    #expect(Self.squares(Array(film.pictures.dropFirst()), Array(pictures.dropFirst())) < 50_000)
  }

  /// Three of nine pictures have few colours, each others. From 90 to 97 palettes of their own need not hold all
  /// of these, and no component is off by much more than a level; at 97 they are exact.
  @Test func fewPicturesOfFewColorsAreNearlyExact() throws {
    let pictures = (0..<9).map { number in
      Pictures.make(160, 120) { x, y in
        if x < 30, y < 5 { return Pixel(red: UInt8(40 + x * 3), green: UInt8(90 + (y + number) * 2), blue: UInt8(60 + number)) }
        return number < 3 || y < 60
          ? Pixel(red: UInt8(x / 20 * 20), green: 90, blue: 70)
          : Pixel(red: UInt8(x + number * 4), green: UInt8(y * 2), blue: UInt8(60 + (x + y) % 3))
      }
    }
    let films = try [92.0, 97].map { try Self.encode(pictures, quality: $0) }
    #expect(films[0].bytes.count < films[1].bytes.count - 1000)
    #expect(Self.squares(Array(films[0].pictures[..<3]), Array(pictures[..<3])) < 3 * 150 * 4)
    #expect(Array(films[1].pictures[..<3]) == Array(pictures[..<3]))
  }

  /// The first two pictures have few colours, of which the first loses none; the others take the palette chosen for all of them.
  @Test func thePaletteThatMostTakeIsInTheHeaderThoughTheFirstIsNearlyExact() throws {
    let pictures = (0..<8).map { number in
      Pictures.make(160, 120) { x, y in
        let shade = (x * 3 + y * 5 + x * y / 16 + number * 20) % 128
        let blue = number > 1 && x < 130 ? shade : number == 1 && x < 9 ? 9 : 0
        return Pixel(red: UInt8(x / 20 * 20), green: UInt8(y / 20 * 20), blue: UInt8(blue))
      }
    }
    let film = try Self.encode(pictures, quality: 89.9)
    #expect(film.usesGlobal == [false] + Array(repeating: true, count: 7))
    #expect(film.pictures[0] == pictures[0])
  }

  /// Shades that come after the opening, which two pictures of few colours fill, are no closer just below 90 than at 90, and take no more bytes.
  @Test func laterPicturesOfManyColorsLoseAsMuchJustBelowNinety() throws {
    let page = Pictures.make(2048, 2049) { x, y in Pixel(red: UInt8(x / 64 * 4), green: UInt8(60 + y / 64 % 4), blue: 120) }
    var other = page
    for x in 0..<40 { other[x, 9] = page[500, 500] }
    let late = (1...3).map { number in
      var late = page
      for y in 0..<200 {
        for x in 0..<400 {
          let grain = (x * 7919 + y * 104_729 + x * y * number) % 24
          late[x + number * 60, y] = Pixel(
            red: UInt8(x / 2 + grain), green: UInt8(y + grain), blue: UInt8((x + y) / 4 + grain + number * 4))
        }
      }
      return late
    }
    let pictures = [page, other] + late
    let films = try [89.5, 90].map { quality in
      let film = try Self.encode(pictures, quality: quality)
      return (bytes: film.bytes.count, squares: Self.squares(film.pictures, pictures))
    }
    #expect(films[0].bytes <= films[1].bytes && films[0].squares >= films[1].squares)
  }

  /// The first picture has few colours and is exact, in a palette of its own: the others change to more than fit, so that the palette chosen for all of
  /// them is in the header.
  @Test func thePaletteThatMostTakeIsInTheHeaderThoughTheFirstIsExact() throws {
    let pictures = (0..<7).map { number in
      Pictures.make(160, 160) { x, y in
        let isNew = number > 0 && x / 20 == number && 40..<80 ~= y
        return isNew
          ? Pixel(red: UInt8(120 + x % 20 * 2), green: UInt8(100 + y % 20), blue: UInt8(60 + number))
          : Pixel(red: UInt8((x + y) / 2), green: 40, blue: 200)
      }
    }
    let film = try Self.encode(pictures, quality: 90)
    #expect(film.usesGlobal == [false] + Array(repeating: true, count: 6))
    #expect(film.pictures[0] == pictures[0])
  }
}
