/// How a GIF trades looks for bytes. The defaults lose nothing that the eye sees.
public struct GIFOptions: Sendable, Equatable {
  /// How colours are shown that a palette lacks.
  public enum Dither: String, Sendable, CaseIterable {
    /// `ordered` in smooth areas, which would show steps; `none` elsewhere.
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
  /// At 60 films of text take two thirds of the bytes, and the loss is seen only from close by. Below 90, pixels whose colour
  /// changed little stay as they are.
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
  /// exact pictures stay exact.
  func matchTolerance(isExact: Bool) -> Int32 {
    let loss = Int32(100 - quality)
    return isExact && quality >= 90 ? 0 : min(loss * (loss + 8) / 6, 1024)
  }

  /// A palette gets no further colours once the mean squared perceptual distance, from each pixel of a picture to its nearest
  /// palette colour, is below this.
  var paletteError: Double {
    let loss = Double(100 - quality)
    return loss * loss * 0.22
  }
}
