/// How a GIF trades looks for bytes. The defaults lose nothing that the eye sees.
public struct GIFOptions: Sendable, Equatable {
  /// How colours are shown that a palette lacks.
  public enum Dither: String, Sendable, CaseIterable {
    /// `ordered` in smooth areas where the palette is off by more than two levels, so that steps would show; `none` elsewhere and at
    /// a quality below 90.
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
  /// 1...100. At 100 every pixel gets the best colour that its palette has. At 90 a frame of more than 256 colours gets only as
  /// many palette colours as it needs, and pixels take near colours where that makes the file smaller; the eye sees no difference.
  ///
  /// Below 90 bytes are traded for error. A palette is kept while it serves, the first is chosen by the first pictures together, and
  /// a picture may lose more where its palette loses much anyway. At 80 films take two thirds of the bytes, at 60 half of them.
  public let quality: Int
  /// Whether this is a quick draft: a frame of more than `colors` colours shows at most `draftColors`, undithered, which are found
  /// in a sample of its pixels.
  public let isDraft: Bool

  /// The most colours of a draft's frame. With the entry for pixels that stay, they fill a table of 64.
  static let draftColors = 63

  /// - Precondition: the numbers lie in their ranges.
  public init(colors: Int = 256, dither: Dither = .auto, quality: Int = 90) {
    self.init(colors: colors, dither: dither, quality: quality, isDraft: false)
  }

  /// The options of a draft: as quick as it gets.
  /// - Precondition: the number lies in its range.
  public static func draft(colors: Int = 256) -> GIFOptions {
    GIFOptions(colors: colors, dither: .none, quality: 100, isDraft: true)
  }

  private init(colors: Int, dither: Dither, quality: Int, isDraft: Bool) {
    precondition((2...256).contains(colors), "A GIF's palette has 2 to 256 colours")
    precondition((1...100).contains(quality), "Quality lies between 1 and 100")
    self.colors = colors
    self.dither = dither
    self.quality = quality
    self.isDraft = isDraft
  }

  /// A pixel may keep its old colour if the error is below this many ninths of a squared level; at 0 none may. Between two greys
  /// that is one level for every 15 that the quality lies below 90.
  var tolerance: Int32 {
    let loss = Int32(max(90 - quality, 0))
    return loss * loss / 225 * 9
  }

  /// How far a pixel's colour may be off where that saves bytes, in 16ths of a level; 0 keeps all colours. Down to a quality of 90,
  /// exact pictures stay exact. Below it, a picture may lose in proportion to what its palette loses.
  /// - Parameter error: the mean squared distance from a picture's colours to its palette's.
  func matchTolerance(isExact: Bool, error: Double) -> Int32 {
    guard loss > 0 else { return isExact ? 0 : Int32(100 - quality) * Int32(108 - quality) / 6 }
    let levels = (error / ColorAxes.perSquaredLevel / 3).squareRoot()
    let steps = min(loss, 10) + max(loss - 10, 0) * 0.6
    return Int32(min(steps * (1 + levels * 2.4), 1024))
  }

  /// A palette gets no further colours once the mean squared distance, from each pixel of a picture to its nearest palette colour, is
  /// below this.
  var paletteError: Double {
    let few = Double(100 - quality)
    return loss > 0 ? loss * loss * loss * 0.1 : few * few * 0.22
  }

  /// How much error is traded for bytes: nothing from a quality of 90 up, 10 at 80, then 1 more for each step down. It begins with 4 at
  /// 89, since less would lose less than a palette chosen by what the eye sees.
  private var loss: Double {
    quality >= 90 ? 0 : quality > 80 ? 10 - Double(quality - 80) * 2 / 3 : Double(90 - quality)
  }

  /// The most colours of a palette for colours that are too many.
  var paletteLimit: Int { min(colors, 255) }

  /// Colours are chosen as the eye sees them from a quality of 90 up, by their levels below.
  var axes: ColorAxes { loss > 0 ? .levels : .seen }

  /// Whether a palette may serve several pictures.
  var keepsPalettes: Bool { !isDraft && quality <= 90 }

  /// Whether a kept palette's colours are found by their levels alone, without dithering.
  var matchesPlainly: Bool { keepsPalettes && loss > 0 && visibleDither == .none }

  /// A palette serves a picture if its mean squared distance there is at most this.
  /// - Parameter error: its mean squared distance from what it was chosen for.
  func servingError(_ error: Double) -> Double {
    loss == 0 ? paletteError : max(error * (1.5 + loss * 2), loss * loss * 0.2 * ColorAxes.perSquaredLevel)
  }

  /// How far the colour of a large flat area may be off in a palette that serves, as a squared distance.
  var flatError: Double { loss * loss * 10 * ColorAxes.perSquaredLevel }

  /// Whether the first palette is chosen by the first pictures together.
  var hasOpening: Bool { loss > 0 && !isDraft }

  /// Below a quality of 90 `auto` dithers nothing: dithering takes a third of a photograph's bytes.
  var visibleDither: Dither { dither == .auto && loss > 0 ? .none : dither }

  /// A coarse image's pixel does not change for a smaller gain, in ninths of a squared level.
  func leastGain(error: Double) -> Int32 {
    loss == 0 ? 4 : Int32(min(error / ColorAxes.perSquaredLevel / 3 * min(loss / 10, 1) * 4, 4096))
  }
}
