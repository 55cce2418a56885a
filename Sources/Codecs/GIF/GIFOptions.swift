/// How a GIF trades looks for bytes. The defaults lose nothing that the eye sees.
public struct GIFOptions: Sendable, Equatable {
  /// What stands in for colours that a palette lacks.
  public enum Dither: String, Sendable, CaseIterable {
    /// Ordered in smooth areas, which would show steps; none elsewhere.
    case auto
    /// The nearest colour.
    case none
    /// A fixed pattern of the two colours around: what stands still does not crawl.
    case ordered
    /// Each pixel's error goes on to its neighbours (Floyd and Steinberg): the finest single picture, the largest file.
    case diffusion
  }

  /// 2...256: how many colours a palette may have. What stays on screen may have others.
  public let colors: Int
  public let dither: Dither
  /// 1...100. At 100 no colour lies further off than its palette forces. At 90 a frame of more than 256 colours takes no more
  /// than it needs, and pixels take near colours where that makes the file smaller, so that the eye sees nothing. At 60 films
  /// of text take two thirds of the bytes, and what was changed is seen only from close by. Below 90 pixels that changed
  /// little stay as they are.
  public let quality: Int
  /// For a quick look: frames of more than `colors` show at most `draftColors`, undithered, found in a sample of their pixels.
  public let isDraft: Bool

  /// Together with the entry for pixels that stay, so many colours fill a table of 64.
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

  /// Below which error, in ninths of a squared level, a pixel may keep what it showed; 0 for none. In grey levels it is a
  /// fifteenth of what is missing to a quality of 90.
  var tolerance: Int32 {
    let loss = Int32(max(90 - quality, 0))
    return loss * loss / 225 * 9
  }

  /// How many 16ths of a level a pixel may be off where that saves bytes; 0 for none. To a quality of 90, exact pictures stay
  /// exact.
  func matchTolerance(isExact: Bool) -> Int32 {
    let loss = Int32(100 - quality)
    return isExact && quality >= 90 ? 0 : min(loss * (loss + 8) / 6, 1024)
  }

  /// The limit of the mean squared perceptual distance, over all pixels of a picture, between a colour and its palette's nearest.
  var paletteError: Double {
    let loss = Double(100 - quality)
    return loss * loss * 0.22
  }
}
