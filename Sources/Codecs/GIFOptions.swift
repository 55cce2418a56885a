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

  /// 2...256: how many colours a frame may show.
  public let colors: Int
  public let dither: Dither
  /// 1...100. At 100 no colour lies further off than its palette forces. Below, a frame of more than 256 colours takes no
  /// more than it needs to look the same, to 90 so that the eye sees nothing; below 90, pixels that changed little stay as
  /// they are.
  public let quality: Int

  /// - Precondition: the numbers lie in their ranges.
  public init(colors: Int = 256, dither: Dither = .auto, quality: Int = 90) {
    precondition((2...256).contains(colors), "A GIF's palette has 2 to 256 colours")
    precondition((1...100).contains(quality), "Quality lies between 1 and 100")
    self.colors = colors
    self.dither = dither
    self.quality = quality
  }

  /// The largest `ColorDistance` a pixel may keep from the past; 0 for none. In grey levels it is a third of what is
  /// missing to a quality of 90.
  var tolerance: Int32 {
    let loss = Int32(max(90 - quality, 0))
    return loss * loss / 9
  }

  /// What the mean of squared perceptual distances of a palette may be: at 90 half a grey level, squared.
  var paletteError: Double {
    let loss = Double(100 - quality)
    return loss * loss * 3.4
  }
}
