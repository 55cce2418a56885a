import CCompression
import Testing

struct GIFRowsTests {
  private struct Chance {
    var state: UInt32

    mutating func next() -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 20)
    }
  }

  /// Letters of 8 × 8 pixels of four shades.
  private static func letters(_ count: Int, _ chance: inout Chance) -> [[UInt8]] {
    (0..<count).map { _ in (0..<64).map { place in place % 8 < 2 ? 0 : UInt8(max(chance.next() % 7 - 3, 0)) } }
  }

  /// Lines of four letters, of which chance decides the order.
  private static func page(width: Int, height: Int, seed: UInt32 = 7) -> [UInt8] {
    var chance = Chance(state: seed)
    let letters = letters(4, &chance)
    let text = (0..<width / 8 * (height / 8)).map { _ in letters[chance.next() % letters.count] }
    return (0..<width * height).map { at in
      let (x, y) = (at % width, at / width)
      return text[y / 8 * (width / 8) + x / 8][y % 8 * 8 + x % 8]
    }
  }

  /// Lines 480 pixels wide, of one to twelve of ten letters with nothing behind them.
  private static func list(height: Int, seed: UInt32) -> [UInt8] {
    var chance = Chance(state: seed)
    let letters = letters(10, &chance)
    let lines = (0..<height / 8).map { _ in (0...chance.next() % 12).map { _ in letters[chance.next() % letters.count] } }
    return lines.flatMap { line in
      (0..<480 * 8).map { at in at % 480 / 8 < line.count ? line[at % 480 / 8][at / 480 * 8 + at % 8] : 0 }
    }
  }

  private static func noise(_ count: Int, seed: UInt32) -> [UInt8] {
    var chance = Chance(state: seed)
    return (0..<count).map { _ in UInt8(chance.next() >> 4 & 3) }
  }

  /// The pixels of 3 bits that LZW codes stand for; nil if they are no LZW codes.
  private static func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var (pixels, strings, last, width, at) = ([UInt8](), [[UInt8]](), [UInt8](), 4, 0)
    while at + width <= bytes.count * 8 {
      let code = (0..<width).reduce(0) { $0 | Int(unsafe bytes[(at + $1) / 8] >> ((at + $1) % 8) & 1) << $1 }
      at += width
      if code == 9 { return pixels }
      if code == 8 {
        (strings, last, width) = ((0..<10).map { [$0] }, [], 4)
        continue
      }
      guard code < strings.count || (code == strings.count && !last.isEmpty) else { return nil }
      let string = code < strings.count ? strings[code] : last + [last[0]]
      if !last.isEmpty, strings.count < 4096 { strings.append(last + [string[0]]) }
      if strings.count == 1 << width, width < 12 { width += 1 }
      pixels += string
      last = string
    }
    return nil
  }

  /// How many bytes an image takes, which are its pixels where none may be transparent.
  /// - Parameter stays: for each pixel whether it may be transparent; nil for none.
  private static func bytes(
    _ pixels: [UInt8], stays: [UInt8]? = nil, width: Int, isDraft: Bool = false, level: gif_level = gif_standard
  ) -> Int {
    var rows = gif_rows(
      width: width, height: pixels.count / width, palette_count: 5, transparent: stays == nil ? -1 : 4, tolerance: 0,
      is_draft: isDraft ? 1 : 0, level: level)
    let coder = unsafe gif_lzw_make()
    defer { unsafe gif_lzw_free(coder) }
    var length = 0
    let palette = (0..<16).map { UInt8($0 / 4 * 80) }
    let bytes = unsafe gif_rows_encode(coder, &rows, pixels, stays, palette, &length)
    #expect(unsafe bytes != nil)
    if stays == nil { #expect(unsafe decoded(UnsafeBufferPointer(start: bytes, count: length)) == pixels) }
    return length
  }

  /// What LZW takes if each string is the longest in a dictionary that is never cleared.
  private static func greedyBytes(_ pixels: [UInt8]) -> Int {
    var (codes, next, width, bits) = ([Int: Int](), 6, 3, 3)
    var code = Int(pixels[0])
    for pixel in pixels.dropFirst() {
      if let longer = codes[code << 8 | Int(pixel)] {
        code = longer
        continue
      }
      bits += width
      if next >= 1 << width, width < 12 { width += 1 }
      if next < 4095 { (codes[code << 8 | Int(pixel)], next) = (next, next + 1) }
      code = Int(pixel)
    }
    return (bits + width * 2 + 7) / 8
  }

  /// Lines of noise between lines of letters, which the dictionary of the first lines serves best.
  @Test func aDictionaryIsKeptThatServesAgainSoon() {
    let (page, width) = (Self.page(width: 480, height: 1600), 480)
    let lines = stride(from: 0, to: page.count, by: width * 160)
    let pixels = lines.flatMap { start in page[start..<start + width * 160] + Self.noise(width * 2, seed: UInt32(start)) }
    #expect(Self.bytes(pixels, width: width) < Self.greedyBytes(pixels))
  }

  /// Pages of other letters each.
  @Test func aDictionaryIsClearedThatServesNoLonger() {
    let pixels = (0..<3).flatMap { Self.page(width: 480, height: 800, seed: 7 + $0 * 1000) }
    #expect(Self.bytes(pixels, width: 480) * 100 < Self.greedyBytes(pixels) * 90)
  }

  /// Once dictionaries were cleared again and again, they are cleared without trying whether that pays. It is tried now and then, so that a
  /// page between whose lines noise comes keeps a dictionary of its own.
  @Test func clearingIsTriedAgainThatHadAlwaysPaid() {
    let width = 480
    let others = (0..<12).map { Self.page(width: width, height: 400, seed: 7 + $0 * 1000) }
    let page = Self.page(width: width, height: 3200)
    let lines = stride(from: 0, to: page.count, by: width * 160)
    let noisy = lines.flatMap { start in page[start..<start + width * 160] + Self.noise(width * 2, seed: UInt32(start)) }
    let cleared = Self.bytes(others.flatMap { $0 }, width: width)
    #expect(cleared * 100 < others.reduce(0) { $0 + Self.bytes($1, width: width) } * 103)
    #expect(Self.bytes(others.flatMap { $0 } + noisy, width: width) < cleared + Self.greedyBytes(noisy))
  }

  /// A new dictionary must learn the long empty ends of lines again, so it is far behind before its letters make up for that.
  @Test func aDictionaryIsClearedThatServesWellAtFirst() {
    let (list, other) = (Self.list(height: 800, seed: 7), Self.list(height: 2400, seed: 1007))
    let apart = Self.bytes(list, width: 480) + Self.bytes(other, width: 480)
    #expect(Self.bytes(list + other, width: 480) * 100 < apart * 104)
  }

  @Test func stringsEndEarlyWhereTwoReachFarther() {
    let page = Self.page(width: 320, height: 192)
    #expect(Self.bytes(page, width: 320) * 100 < Self.greedyBytes(page) * 99)
  }

  /// In a dithered sky most strings would gain a pixel or two by ending early, and none would grow.
  @Test func patternsTakeLittleMoreThanTheirLongestStrings() {
    let width = 160
    let sky = (0..<width * 120).map { at -> UInt8 in
      let (x, y) = (at % width, at / width)
      return UInt8(y / 24) + UInt8((x * 5 + y * 3 + x * y / 7) % 24 < y % 24 ? 1 : 0)
    }
    #expect(Self.bytes(sky, width: width) * 100 < Self.greedyBytes(sky) * 101)
  }

  /// Letters of which strings must end several pixels early: by one alone they took .98 of the longest strings' bytes.
  @Test func stringsEndEarlyBySeveralPixels() {
    let page = Self.page(width: 320, height: 192)
    #expect(Self.bytes(page, width: 320) * 100 < Self.greedyBytes(page) * 95)
  }

  /// Ground of one tile that comes again and again, as in a game. With strings that end early it took 2,124 bytes.
  @Test func patternsTakeTheLongestStringsWhereTheseAreFewer() {
    var chance = Chance(state: 4)
    let tile = (0..<64).map { _ in UInt8(chance.next() % 5 == 0 ? 1 : 0) }
    let steps = (0..<20).map { _ in chance.next() % 3 * 8 }
    let page = (0..<320 * 96).map { at -> UInt8 in
      let (x, y) = (at % 320, at / 320)
      return y < steps[x / 16] ? 3 : tile[y % 16 / 2 * 8 + x % 16 / 2]
    }
    #expect(Self.bytes(page, width: 320) == Self.bytes(page, width: 320, level: gif_fast))
    #expect(Self.bytes(page, width: 320) < 1600)
  }

  /// Such ground of two tiles that has moved. Its smallest way to be transparent is far behind for some parts, where it was given up: 2,431 bytes.
  @Test func imagesOfFewBytesTryAllWaysToTheEnd() {
    let width = 320
    var chance = Chance(state: 27)
    let tiles = (0..<2).map { _ in (0..<64).map { _ in UInt8(chance.next() % 4 == 0 ? 1 : 0) } }
    let steps = (0..<21).map { _ in chance.next() % 3 * 8 }
    let map = (0..<6 * 21).map { _ in chance.next() % 2 }
    let pages = [0, 8].map { moved in
      (0..<width * 96).map { at -> UInt8 in
        let (x, y) = (at % width + moved, at / width)
        return y < steps[x / 16] ? 3 : tiles[map[y / 16 * 21 + x / 16]][y % 16 / 2 * 8 + x % 16 / 2]
      }
    }
    let stays = zip(pages[0], pages[1]).map { UInt8($0 == $1 ? 1 : 0) }
    #expect(Self.bytes(pages[1], stays: stays, width: width) < 2300)
  }

  /// An image 160 pixels wide. Of each 32 rows four are noise that stays, and by these its ways are tried. In all others transparent pixels break the strings.
  private static func misleading(height: Int) -> (pixels: [UInt8], stays: [UInt8]) {
    let width = 160
    var chance = Chance(state: 3)
    let lines = (0..<12).map { _ in (0..<width).map { _ in UInt8(chance.next() >> 4 & 3) } }
    let all = (0..<width * height).map { at -> (pixel: UInt8, stays: UInt8) in
      let (x, y) = (at % width, at / width)
      if y / 4 % 8 == 4 { return (UInt8(chance.next() >> 4 & 3), 1) }
      return (lines[y * 5 % 12][x], UInt8(chance.next() >> 4 & 1))
    }
    return (all.map(\.pixel), all.map(\.stays))
  }

  @Test func smallImagesTakeTheSmallestWayThoughTheyAreNotCheap() {
    let (page, stays) = Self.misleading(height: 72)
    let length = Self.bytes(page, stays: stays, width: 160)
    #expect(length < Self.bytes(page, width: 160))
    #expect(length < Self.bytes(page, stays: stays, width: 160, isDraft: true))
  }

  /// Discs that have moved over plain ground, below noise that stays. The first image takes fewest bytes where pixels become transparent as late as they
  /// can, 538 otherwise; the second where they do as soon as they can, 476 otherwise.
  @Test(arguments: [(5, 18, 16, 520), (2, 12, 32, 470)])
  func shapesThatMoveOverPlainGroundTakeFewRuns(seed: UInt32, count: Int, noise: Int, most: Int) {
    let (width, height) = (100, 150)
    var chance = Chance(state: seed)
    let discs = (0..<count).map { _ in
      (x: 10 + chance.next() % 80, y: noise + 8 + chance.next() % (height - noise - 16), radius: 2 + chance.next() % 5)
    }
    var pages = [0, 4].map { moved in
      var page = Array(repeating: UInt8(1), count: width * height)
      for disc in discs {
        for y in max(disc.y + moved - disc.radius, 0)...min(disc.y + moved + disc.radius, height - 1) {
          for x in max(disc.x - moved - disc.radius, 0)...min(disc.x - moved + disc.radius, width - 1) {
            let (across, down) = (x + moved - disc.x, y - moved - disc.y)
            let square = across * across + down * down
            if square > disc.radius * disc.radius { continue }
            page[y * width + x] = square > disc.radius * disc.radius - disc.radius ? 2 : square < 4 ? 3 : 0
          }
        }
      }
      return page
    }
    for at in 0..<width * noise {
      pages[0][at] = UInt8(chance.next() >> 4 & 3)
      pages[1][at] = pages[0][at]
    }
    let stays = zip(pages[0], pages[1]).map { UInt8($0 == $1 ? 1 : 0) }
    #expect(Self.bytes(pages[1], stays: stays, width: width) < most)
  }

  /// So many rows that only the highest level tries all ways on them.
  @Test func theHighestLevelTriesAllWays() {
    let (page, stays) = Self.misleading(height: 400)
    let standard = Self.bytes(page, stays: stays, width: 160)
    #expect(Self.bytes(page, stays: stays, width: 160, level: gif_small) * 100 < standard * 98)
  }

  @Test func theLowestLevelTakesTheLongestStrings() {
    let page = Self.page(width: 320, height: 192)
    #expect(Self.bytes(page, width: 320, level: gif_fast) * 100 > Self.greedyBytes(page) * 99)
  }

  /// Noise that stays beside plain ground. In the rows by which the ways are tried the ground alone stays, here and there, so that transparent pixels
  /// break it. The first image takes so few bytes that all ways are tried on all rows even so, the second so few for its pixels.
  @Test(arguments: [(160, 160, 8), (480, 400, 32)])
  func cheapImagesTakeTheSmallestWayThoughTransparencySeemsWrong(width: Int, height: Int, bands: Int) {
    var chance = Chance(state: 5)
    let all = (0..<width * height).map { at -> (pixel: UInt8, stays: UInt8) in
      let (x, y) = (at % width, at / width)
      if y / 4 % bands == bands / 2 { return (1, UInt8(chance.next() >> 4 & 1)) }
      return (x < 80 ? UInt8(chance.next() >> 4 & 3) : 1, 1)
    }
    let page = all.map(\.pixel)
    #expect(Self.bytes(page, stays: all.map(\.stays), width: width) * 2 < Self.bytes(page, width: width))
  }

  /// Stripes of which some stay, so that transparent pixels break the strings that all rows share. In the rows by which the ways are tried there is
  /// noise that stays, where transparent pixels help.
  @Test func cheapImagesTakeTheSmallestWayWhateverASampleShows() {
    let width = 480
    func chance(_ number: Int) -> Int { Int((UInt32(truncatingIfNeeded: number) &* 0x9E37_79B1) >> 20) }
    let all = (0..<width * 400).map { at -> (pixel: UInt8, stays: UInt8) in
      let (x, y) = (at % width, at / width)
      if y % 128 / 4 == 16 { return (UInt8(x < 30 ? chance(x * y) % 4 : x / 30 % 2), 1) }
      return (UInt8(x / 30 % 2), UInt8(chance(x / 30 * 97 + y * 389) >> 4 & 1))
    }
    let (page, stays) = (all.map(\.pixel), all.map(\.stays))
    let length = Self.bytes(page, stays: stays, width: width)
    #expect(length <= Self.bytes(page, width: width))
    #expect(length < Self.bytes(page, stays: stays, width: width, isDraft: true))
  }
}
