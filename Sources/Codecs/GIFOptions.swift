/// How a GIF trades looks for bytes. The defaults keep every colour that fits.
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
  /// 1...100. At 100 no colour lies further off than its palette forces; below, colours near what lengthens runs give way
  /// to it.
  public let quality: Int

  /// - Precondition: the numbers lie in their ranges.
  public init(colors: Int = 256, dither: Dither = .auto, quality: Int = 100) {
    precondition((2...256).contains(colors), "A GIF's palette has 2 to 256 colours")
    precondition((1...100).contains(quality), "Quality lies between 1 and 100")
    self.colors = colors
    self.dither = dither
    self.quality = quality
  }

  /// The largest `ColorDistance` a colour may be moved by beyond what its palette forces; 0 for none.
  ///
  /// Of squared levels: quality 80 is about 7 levels of grey, 50 about 17, 1 about 33.
  var tolerance: Int32 {
    let loss = Int32(100 - quality)
    return loss * loss / 9
  }
}
