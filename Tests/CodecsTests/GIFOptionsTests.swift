import Codecs
import GIFReading
import Raster
import Testing

struct GIFOptionsTests {
  private static func encode(_ pictures: [Bitmap], _ options: GIFOptions, ahead: Int = 4) throws -> [UInt8] {
    let sink = MemorySink()
    var encoder = try GIFEncoder(to: sink, width: pictures[0].width, height: pictures[0].height) { settings in
      (settings.gif, settings.ahead) = (options, ahead)
    }
    for frame in GIFScenarioTests.frames(pictures) { try encoder.append(frame) }
    try encoder.finish()
    return sink.bytes
  }

  private static func shown(_ image: IndexedImage) -> Bitmap {
    Bitmap(width: image.width, height: image.height, pixels: image.indices.indices.map { image.color(at: $0) })
  }

  /// The mean distance between the averages of 8 × 8 pixels of two bitmaps, in levels.
  private static func blurredError(_ one: Bitmap, _ other: Bitmap) -> Double {
    var sum = 0.0
    for top in stride(from: 0, to: one.height, by: 8) {
      for left in stride(from: 0, to: one.width, by: 8) {
        var difference = SIMD3<Double>()
        for at in 0..<64 {
          let (a, b) = (one[left + at % 8, top + at / 8], other[left + at % 8, top + at / 8])
          difference += SIMD3(Double(a.red), Double(a.green), Double(a.blue))
          difference -= SIMD3(Double(b.red), Double(b.green), Double(b.blue))
        }
        sum += (difference * difference).sum().squareRoot() / 64
      }
    }
    return sum * 64 / Double(one.width * one.height)
  }

  @Test(arguments: GIFOptions.Dither.allCases) func threadsChangeNothing(dither: GIFOptions.Dither) throws {
    let pictures = (0..<6).map { Pictures.gradient(64, 48, shift: $0 * 5) }
    for quality in [100.0, 90, 80, 60] {
      let options = GIFOptions(colors: 200, dither: dither, quality: quality)
      let bytes = try Self.encode(pictures, options, ahead: 0)
      for ahead in [1, 3, 16] { #expect(try Self.encode(pictures, options, ahead: ahead) == bytes) }
    }
  }

  @Test(arguments: [2, 3, 16, 17, 255, 256]) func noFrameShowsMoreColoursThanAllowed(colors: Int) throws {
    for dither in GIFOptions.Dither.allCases {
      let image = IndexedImage(Pictures.gradient(64, 48), options: GIFOptions(colors: colors, dither: dither, quality: 100))
      #expect(image.palette.count <= colors && image.palette.count > colors * 3 / 4)
      #expect(Set(image.indices).count <= colors)
    }
  }

  @Test func fewerColoursThanAllowedAreExact() {
    let picture = Pictures.colors(20, 20, count: 16)
    #expect(IndexedImage(picture, options: GIFOptions(colors: 16)).isExact)
    #expect(!IndexedImage(picture, options: GIFOptions(colors: 15)).isExact)
  }

  /// Seven levels are less than seven tenths of what the nearest of 64 colours that are chosen as the eye sees them are off, 11.2 levels.
  @Test(arguments: [GIFOptions.Dither.auto, .ordered, .diffusion]) func ditheringKeepsMeans(dither: GIFOptions.Dither) {
    let picture = Pictures.gradient(128, 128)
    let none = Self.shown(IndexedImage(picture, options: GIFOptions(colors: 64, dither: .none)))
    let mixed = Self.shown(IndexedImage(picture, options: GIFOptions(colors: 64, dither: dither)))
    #expect(Self.blurredError(picture, mixed) < min(Self.blurredError(picture, none) * 0.85, 7))
  }

  /// Every pixel differs much from its neighbours, so dithering has nothing to smooth.
  @Test func edgesAreNotDithered() {
    let picture = Pictures.colors(60, 60, count: 1000)
    let auto = IndexedImage(picture, options: GIFOptions(dither: .auto))
    let isSame = auto.indices == IndexedImage(picture, options: GIFOptions(dither: .none)).indices
    #expect(isSame)
  }

  /// More than 256 colours, all of them within two levels of some palette colour: a pattern would be seen, but no step.
  @Test func coloursNearToThePaletteAreNotDithered() {
    let picture = Pictures.make(96, 96) { x, y in
      Pixel(red: UInt8(100 + x / 6), green: UInt8(100 + y / 6), blue: UInt8(100 + (x + y) / 48))
    }
    let none = IndexedImage(picture, options: GIFOptions(dither: .none))
    let auto = IndexedImage(picture, options: GIFOptions(dither: .auto))
    let ordered = IndexedImage(picture, options: GIFOptions(dither: .ordered))
    #expect(!none.isExact)
    #expect(auto.indices == none.indices)
    #expect(ordered.indices != none.indices)
  }

  @Test(arguments: GIFOptions.Dither.allCases) func coloursOfThePaletteStay(dither: GIFOptions.Dither) {
    var picture = Pictures.gradient(100, 100)
    let flat = Pixel(red: 250, green: 251, blue: 252)
    for y in 30..<80 { for x in 20..<90 { picture[x, y] = flat } }
    let image = IndexedImage(picture, options: GIFOptions(dither: dither))
    // Diffusion brings a neighbour's error in at the edge.
    let margin = dither == .diffusion ? 25 : 0
    for y in 30 + margin..<80 { for x in 20 + margin..<90 - margin { #expect(image.color(at: y * 100 + x) == flat) } }
  }

  @Test(arguments: GIFOptions.Dither.allCases) func whatStandsStillDoesNotCrawl(dither: GIFOptions.Dither) throws {
    let still = Pictures.gradient(96, 96)
    let pictures = (0..<5).map { number in
      var picture = still
      for y in 0..<20 { for x in 0..<20 { picture[x + number * 10, y] = Pictures.color(number * 400 + y * 20 + x) } }
      return picture
    }
    let film = try GIFReader.decode(Self.encode(pictures, GIFOptions(dither: dither)), name: "still.gif")
    #expect(film.frames.count == 5)
    for frame in film.frames {
      for y in 20..<96 { for x in 0..<96 { #expect(frame.bitmap[x, y] == film.frames[0].bitmap[x, y]) } }
    }
  }

  @Test(arguments: [60.0, 84, 89.9, 96, 99.5]) func picturesQualitiesLieAroundTheFilms(quality: Double) {
    let film = GIFOptions(quality: quality)
    let qualities = (1...8).map { film.picture($0).quality }
    #expect(Set(qualities).count == (quality == 89.9 ? 5 : 8))
    #expect(qualities.allSatisfy { abs($0 - quality) <= (100 - quality) / 10 + 1e-9 && ($0 >= 90) == (quality >= 90) })
    #expect(quality == 89.9 || abs(qualities.reduce(0, +) / 8 - quality) < 1e-9)
    #expect((9...16).map { film.picture($0).quality } == qualities)
  }

  @Test func picturesOfFewColorsAreNearlyExactFrom86To97() {
    let qualities = [85.9, 86, 88, 89, 90, 95, 97].map { GIFOptions(quality: $0).almostExact.quality }
    #expect(qualities == [85.9, 90, 93.5, 95.25, 97, 98.5, 97])
    #expect(GIFOptions(quality: 97).almostExact.picture(3).keepsFewColors)
    #expect([89.0, 90].allSatisfy { !GIFOptions(quality: $0).almostExact.picture(3).keepsFewColors })
    // These are dithered from 90 up.
    #expect(GIFOptions(colors: 32, quality: 89).almostExact.quality == 89)
    #expect(GIFOptions(dither: .ordered, quality: 89).almostExact.quality == 89)
  }

  /// Below 86 a palette that lacks colours is replaced whatever all that is on screen gains.
  @Test func lackingColorsAreWeighedFrom86() {
    #expect([60, 85.9, 86, 100].map { GIFOptions(quality: $0).weighsLackingColors } == [false, false, true, true])
  }

  @Test func oneJobWorksOnNothingAhead() {
    #expect([1, 2, 8].map(FilmSettings.ahead) == [0, 2, 8])
  }

  @Test func palettesServeTheLessTheNearerQualityIsTo100() {
    let errors = [90.0, 96, 97, 98, 99, 99.5, 100].map { GIFOptions(quality: $0).servingError(100) }
    #expect(zip(errors, errors.dropFirst()).allSatisfy { $0 > $1 })
    #expect(errors[1] > 100 && errors[4] < 50 && errors[6] == 0)
  }

  /// What serves at 90 nearly does so at 93.
  @Test func palettesServeNearlyAsWellAboveNinety() {
    let errors = [90.0, 93].map { GIFOptions(quality: $0).servingError(0) }
    #expect(errors[1] > errors[0] * 0.5 && errors[1] < errors[0])
  }

  /// Squared distances of 1 and 3, and bytes as in photographs, where more colours take more.
  @Test func ownPalettesOfNoisePay() {
    #expect(GIFOptions(quality: 92).pays(1, insteadOf: 3, bytes: 1.45))
    #expect(!GIFOptions(quality: 90).pays(1, insteadOf: 3, bytes: 1.45))
    #expect(GIFOptions(quality: 90).pays(1, insteadOf: 3, bytes: 1.3))
    #expect(!GIFOptions(quality: 92).pays(1, insteadOf: 3, bytes: 1.8))
  }

  @Test func palettesThatWereInVainAreTriedAgainWhereMoreIsLost() {
    #expect(!GIFOptions.triesOwnAgain(9, loss: 140, vainLoss: 100))
    #expect(GIFOptions.triesOwnAgain(9, loss: 160, vainLoss: 100))
    #expect(GIFOptions.triesOwnAgain(16, loss: 50, vainLoss: 100))
  }

  @Test func ownPalettesPayTheLessTheLowerTheQuality() {
    let most = [99.0, 90, 88, 85, 80].map { quality in
      (0...100).last { GIFOptions(quality: quality).pays(1, insteadOf: 3, bytes: 1 + Double($0) / 100) } ?? -1
    }
    #expect(zip(most, most.dropFirst()).allSatisfy { $0 > $1 } && most[4] > 0)
  }

  /// Below 90 what a palette loses counts for all that is on screen.
  @Test func palettesServeFewNewPixelsSooner() {
    let (low, high) = (GIFOptions(quality: 80), GIFOptions(quality: 90))
    #expect(low.servingError(100_000, share: 0.25) == 4 * low.servingError(100_000))
    #expect(high.servingError(100_000, share: 0.25) == high.servingError(100_000))
  }

  @Test func picturesOfTheHighestQualityAndDitheredOnesAreAlike() {
    for film in [GIFOptions(quality: 100), GIFOptions(dither: .ordered, quality: 95), .draft()] {
      #expect((1...8).allSatisfy { film.picture($0) == film })
    }
  }

  @Test func lowerQualityIsSmallerAndBounded() throws {
    let pictures = (0..<5).map { Pictures.gradient(128, 96, shift: $0 * 3) }
    var (lastCount, forced) = (Int.max, 0.0)
    for quality in [100.0, 60, 30] {
      let bytes = try Self.encode(pictures, GIFOptions(dither: .none, quality: quality))
      #expect(bytes.count < lastCount)
      lastCount = bytes.count
      let film = try GIFReader.decode(bytes, name: "film.gif")
      #expect(film.frames.count == pictures.count)
      let worst = zip(film.frames, pictures).map { Self.worstError($0.bitmap, $1) }.max() ?? 0
      if quality == 100 { forced = worst }
      #expect(worst <= forced + 100 - quality)
    }
  }

  /// Shades drift around and under a noisy video. At a low quality loss decides which pixels are best left as they are.
  @Test func aNoisyVideoTakesHalfTheBytesAtHalfTheQuality() throws {
    var chance = UInt32(1)
    func grain() -> Int {
      chance = chance &* 1_664_525 &+ 1_013_904_223
      return Int(chance >> 24) % 24 - 12
    }
    let pictures = (0..<6).map { number in
      Pictures.make(160, 120) { x, y in
        let (own, isVideo) = (grain(), 20..<100 ~= y)
        let levels = [60 + (x + number * 2) * 120 / 160, 80 + y * 100 / 120, 100 + (x / 80 + y / 80) % 2 * 60]
        let shown = levels.map { UInt8(min(max($0 + (isVideo ? own : 0), 0), 255)) }
        return Pixel(red: shown[0], green: shown[1], blue: shown[2])
      }
    }
    let high = try Self.encode(pictures, GIFOptions(quality: 40)).count
    #expect(try Self.encode(pictures, GIFOptions(quality: 20)).count * 2 < high)
  }

  /// The largest distance between the pixels of two bitmaps, in levels.
  private static func worstError(_ one: Bitmap, _ other: Bitmap) -> Double {
    let worst = zip(one.pixels, other.pixels).map { ColorDistance.between($0, $1) }.max() ?? 0
    return Double(worst).squareRoot()
  }
}
