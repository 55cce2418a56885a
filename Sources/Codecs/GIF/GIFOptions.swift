/// How a GIF trades looks for bytes.
public struct GIFOptions: Sendable, Equatable {
  /// How colours are shown that a palette lacks.
  public enum Dither: String, Sendable, CaseIterable {
    /// `none`, except that palettes of up to 64 colours, of a quality of 90 or more, are `ordered` in smooth areas where they are off by
    /// more than two levels, so that steps would show. With more colours that takes a third of a photograph's bytes.
    case auto
    /// Each pixel gets the nearest palette colour.
    case none
    /// A fixed pattern of two palette colours that lie around the pixel's colour; the pattern does not crawl where a picture stands
    /// still.
    case ordered
    /// Each pixel's error goes on to its neighbours (Floyd and Steinberg): the finest single picture, the largest file.
    case diffusion
  }

  /// How many colours a palette may have, 2...256. Pixels that stay on screen from earlier frames may have others.
  public let colors: Int
  /// The way in which colours that a palette lacks are approached.
  public let dither: Dither
  /// 1...100, with any fraction. At 100 every pixel gets the best colour that its palette has, and palettes are chosen with more care; down to 97
  /// pictures of up to 256 colours are exact, and so are those that change as few of an exact picture; down to 90 where most of a film's
  /// first pictures are such. Bytes are traded for error, the
  /// more the lower it is: a palette is kept while one of a picture's own would not be worth its bytes, the first is chosen by the first
  /// pictures together, and a picture may lose more where its palette loses much anyway. Compared with 90, 28 clips of seed 601 of
  /// `scripts/bench clips` take a third more bytes at 100, a tenth fewer at 80 and a third fewer at 62.
  public let quality: Double
  /// How long few bytes are looked for, unless this is a draft.
  public let level: CompressionLevel
  /// Whether this is a quick draft: a frame of more than `colors` colours shows at most `draftColors`, undithered, which are found
  /// in a sample of its pixels.
  public let isDraft: Bool
  /// Whether a picture whose colours all fit a palette is exact, and one whose new colours do after an exact one. Otherwise they, too, take the colours of
  /// a palette that serves.
  package let keepsFewColors: Bool

  /// The most colours of a draft's frame. With the entry for pixels that stay, they fill a table of 64.
  static let draftColors = 63

  /// - Precondition: the numbers lie in their ranges.
  public init(colors: Int = 256, dither: Dither = .auto, quality: Double = 90, level: CompressionLevel = .standard) {
    self.init(colors: colors, dither: dither, quality: quality, level: level, isDraft: false)
  }

  /// The options of a draft: as quick as it gets.
  /// - Precondition: the number lies in its range.
  public static func draft(colors: Int = 256) -> GIFOptions {
    GIFOptions(colors: colors, dither: .none, quality: 100, level: .standard, isDraft: true)
  }

  /// - Parameter keepsFewColors: by the quality if nil.
  private init(colors: Int, dither: Dither, quality: Double, level: CompressionLevel, isDraft: Bool, keepsFewColors: Bool? = nil)
  {
    precondition((2...256).contains(colors), "A GIF's palette has 2 to 256 colours")
    precondition((1...100).contains(quality), "Quality lies between 1 and 100")
    self.colors = colors
    self.dither = dither
    self.quality = quality
    self.level = level
    self.isDraft = isDraft
    self.keepsFewColors = keepsFewColors ?? (!isDraft && quality >= 90)
  }

  /// Whether pictures of few colours may have to be `almostExact`: below 90 all of them, from 90 up those of films that have fewer of them than others.
  var hasAlmostExact: Bool { !isDraft && neverDithers && (86..<97).contains(quality) }

  /// The options for pictures of few colours that are not to be exact. From 90 down to 86 they lose what pictures of more colours lose between 97 and
  /// 90. Without that a page on which forty colours change in each picture, which takes 8,412 bytes at 90, lost 43,045 squared levels in 5,676
  /// bytes at 89 at once; now it loses 1,102 in 6,713. Up to 97 they lose less still: among pictures that are off anyway
  /// exact ones gain nothing, and each would bring along a palette of its own.
  package var almostExact: GIFOptions {
    guard hasAlmostExact else { return self }
    let own = quality < 90 ? 90 + (quality - 86) * 1.75 : 97 + (quality - 90) * 0.3
    return GIFOptions(colors: colors, dither: dither, quality: own, level: level, isDraft: false, keepsFewColors: false)
  }

  /// The options for one of a film's pictures: qualities lie a tenth of what they lack to 100 around the film's, the same in every eight
  /// pictures. Where a step of quality would make all pictures take another palette, or lose another level, some do and others do not, so
  /// that bytes and error grow in small steps. Without it a video over a shaded page (clip 29 of seed
  /// 1795759641 of `scripts/bench clips`) took .68 of gifsicle's bytes, or 1.3.
  ///
  /// - Parameter number: the picture's among all of the film, which makes no difference to whether pictures of few colours are exact.
  package func picture(_ number: Int) -> GIFOptions {
    guard picksNearest, quality < 100 else { return self }
    let step = Double([0, 4, 2, 6, 1, 5, 3, 7][number % 8]) / 3.5 - 1
    let own = 100 - (100 - quality) * (1 + step * 0.1)
    return GIFOptions(
      colors: colors, dither: dither, quality: isFine ? max(own, 90) : min(max(own, 1), 90.nextDown), level: level,
      isDraft: false,
      keepsFewColors: keepsFewColors)
  }

  /// A pixel may keep its old colour if the error is below this many ninths of a squared level; at 0 none may. Between two greys
  /// that is one level for every 15 that the quality lies below 90.
  var tolerance: Int32 {
    let loss = max(90 - quality, 0)
    return Int32(loss * loss / 225) * 9
  }

  /// How far a pixel's colour may be off where that saves bytes, in 16ths of a level; 0 keeps all colours. A picture may lose in
  /// proportion to what its palette loses.
  /// - Parameter error: the mean squared distance from a picture's colours to its palette's.
  func matchTolerance(isExact: Bool, error: Double) -> Int32 {
    if isExact, keepsFewColors { return 0 }
    guard loss > 0 else { return Int32((100 - quality) * (108 - quality) / 6) }
    let levels = (error / ColorAxes.perSquaredLevel / 3).squareRoot()
    let steps = min(loss, 10) + max(loss - 10, 0) * 0.6
    // A palette that lacks little leaves little to gain, so there each step may lose more, two levels at the least: the turn of a drawn
    // page among the five known clips takes 2.4 % fewer bytes at the same error.
    let least = error > 0 ? min(loss * 7, 30 + loss) : 0
    return Int32(min(max(steps * max(1 + levels * 2.4, min(1 + levels * 20, 4)), least), 1024))
  }

  /// A palette gets no further colours once the mean squared distance, from each pixel of a picture to its nearest palette colour, is
  /// below this.
  var paletteError: Double {
    let few = 100 - quality
    return picksNearest ? loss * loss * loss * 0.1 : few * few * 0.22
  }

  /// How much error is traded for bytes: nothing at a quality of 100, half a step more for each one below, down to 10 at 80, then a
  /// whole one.
  private var loss: Double {
    !picksNearest ? 0 : quality > 80 ? (100 - quality) / 2 : 90 - quality
  }

  /// Whether pixels take the palette's nearest colours, by their levels. From a quality of 90 up they do not where dithering is asked for,
  /// or where few colours are allowed.
  private var picksNearest: Bool { !isDraft && (quality < 90 || neverDithers) }

  private var neverDithers: Bool { dither == .none || dither == .auto && colors > Self.fewColors }

  /// `auto` dithers palettes of up to so many colours.
  private static let fewColors = 64

  /// The most colours of a palette for colours that are too many.
  var paletteLimit: Int { min(colors, 255) }

  /// Colours are chosen by their levels where pixels take the nearest ones, else as the eye sees them.
  var axes: ColorAxes { picksNearest ? .levels : .seen }

  /// How much less colours count where many pixels have them, when a palette is chosen. Beyond 91 that ends by steps: a video over a
  /// shaded page (clip 10 of seed 601 of `scripts/bench clips`) flickers 5 % less at 94, for 5 % more bytes.
  var evenness: Evenness {
    guard axes == .levels else { return .none }
    return quality <= 91 ? .squareRoot : quality <= 93 ? .fourthRoot : quality <= 95 ? .eighthRoot : .none
  }

  /// Whether little is lost.
  private var isFine: Bool { quality >= 90 }

  /// Whether a palette may serve several pictures.
  var keepsPalettes: Bool { !isDraft && (picksNearest || quality <= 90) }

  /// Whether a kept palette's colours are found by their levels alone, without dithering.
  var matchesPlainly: Bool { picksNearest && visibleDither == .none }

  /// A palette serves a picture if its mean squared distance there is at most this. From 90 up it is less for each step, and from
  /// 96 up it nears nothing, however far the palette is from what it was chosen for. Without that all pictures got palettes of their own at 100
  /// alone: a video over text (clip 3 of seed 1795771280 of `scripts/bench clips`) took .59 of gifsicle's bytes up to 99.5 and 1.53 at 100.
  ///
  /// Below 90 it counts for all that is on screen, and a picture may lose four times as much as those that the palette was chosen for. Where it
  /// could lose more, photographs that come later had the colours of others; a dark page that is blurred (clip 4 of seed 601) takes 6 % fewer
  /// bytes at the same error, at qualities from 52 to 86.
  /// - Parameters:
  ///   - error: its mean squared distance from what it was chosen for.
  ///   - share: the share of the picture's pixels that are new.
  package func servingError(_ error: Double, share: Double = 1) -> Double {
    guard picksNearest else { return paletteError }
    let few = min(loss, 10)
    let growth = min(1 + few * few * 0.2, isFine ? .infinity : 4)
    // Squared levels: 2.5 at 90, either way. Above it, whether a palette of the picture's own pays is asked as well.
    let levels = isFine ? (few / 5 * few / 5 * few / 5).squareRoot() * 2.5 : few * few * few * 0.02
    let most = max(error * growth * min(loss / 2, 1), levels * ColorAxes.perSquaredLevel)
    return isFine ? most : most / share
  }

  /// How far the colour of a large flat area may be off in a palette that serves, as a squared distance. In a photograph, where all
  /// colours are far off, neighbours that happen to be equal are no flat area.
  /// - Parameter error: the palette's mean squared distance from what it was chosen for.
  func flatError(_ error: Double) -> Double {
    max(loss * loss * min(loss, 10) * ColorAxes.perSquaredLevel, error * 8)
  }

  /// The squared distance beyond which a pixel is seen to have another colour: 20 levels of one channel, or up to 40 where the quality is low.
  /// - Parameter error: the palette's mean squared distance from what it was chosen for.
  func glaringError(_ error: Double) -> Double {
    max(min(max(loss * loss * min(loss, 10), 400), 1600) * ColorAxes.perSquaredLevel, error * 8)
  }

  /// The bytes of a palette of 256 colours.
  static let paletteBytes = 768.0

  /// Whether a palette of a picture's own is worth its bytes, by the mean squared distances of its colours and of those before.
  ///
  /// 768 bytes for a palette must take as large a share off the error as `errorForBytes` says: a small picture has none of its own.
  /// - Parameter bytes: about how many the picture takes without a palette.
  func isWorthwhile(_ own: Double, insteadOf kept: Double, bytes: Int) -> Bool {
    own < kept * (1 - max(min(loss, 10) * 0.05, errorForBytes * Self.paletteBytes / Double(max(bytes, 1))))
  }

  /// Whether a palette of a picture's own is worth its bytes where another may do, by the squared distances of all that is on screen and
  /// by how many times the other's bytes it takes.
  ///
  /// Bytes cost error at the rate of `errorForBytes`, below 90 at as much again for each step. At six times that rate 28 clips of seed 601 of
  /// `scripts/bench clips` take .5 % more bytes at the same error, from 90 to 96. With a tenth as much for each step `--style kugou-push` took 677,506 bytes
  /// at 78, and lost more than it does at 86 in 639,250.
  package func pays(_ own: Double, insteadOf kept: Double, bytes: Double) -> Bool {
    let cost = errorForBytes * (1 + max(90 - quality, 0)) * max(bytes - 1, 0)
    return own * (1 + cost + cost * cost / 2) < kept
  }

  /// Whether a picture that the other palette lacks colours for has one of its own only if all that is on screen can gain its bytes. At a quality of 94 a
  /// page of which a noisy band lacks colours, as in KeptPaletteTests, takes a quarter fewer bytes; 28 clips of seed 601 of `scripts/bench clips` take as many at the
  /// same error, at qualities from 78 to 97. Below 86, where own palettes cost more, `--style kugou-push` would lose five times as much, at 70.
  package var weighsLackingColors: Bool { quality >= 86 }

  /// Whether a palette of a picture's own is tried though one before was in vain: one in eight pictures does so, since photographs that scroll took 1.7
  /// times as long at a quality of 90 where each did, and all that lose half more.
  /// - Parameters:
  ///   - number: the picture's.
  ///   - loss: the sum of squared distances of its new pixels.
  ///   - vainLoss: that of the picture for which it was in vain.
  package static func triesOwnAgain(_ number: Int, loss: Double, vainLoss: Double) -> Bool {
    number % 8 == 0 || loss >= vainLoss * 1.5
  }

  /// The share of its error that a picture may gain for each share of its bytes that this saves: films lose about 6 % of their error for each 1 %
  /// of bytes.
  var errorForBytes: Double { min(loss, 10) / 10 * 6 }

  /// Whether a picture's own palette is to be as close as it can be, whatever that takes: at 100 a push of photographs (clip 8 of seed 1795805447 of
  /// `scripts/bench clips`) gains .4 dB for 1 % more bytes.
  var isClosest: Bool { quality == 100 }

  /// Whether the first palette is chosen by the first pictures together.
  var hasOpening: Bool { picksNearest }

  /// Where pixels take the nearest colours, `auto` dithers nothing: dithering takes a third of a photograph's bytes.
  var visibleDither: Dither { dither == .auto && picksNearest ? .none : dither }

  /// A coarse image's pixel does not change for a smaller gain, in ninths of a squared level.
  func leastGain(error: Double) -> Int32 {
    !picksNearest ? 4 : Int32(min(error / ColorAxes.perSquaredLevel / 3 * min(loss / 10, 1) * 4, 4096))
  }
}
