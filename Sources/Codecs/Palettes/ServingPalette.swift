import Raster

/// A palette that pictures take without dithering while it serves, with what is known of it.
struct ServingPalette: Sendable {
  private let kept: KeptPalette
  private var matcher: PaletteMatcher
  /// Whether it is the palette in the file's header, of which an image takes the first entries.
  let isInHeader: Bool

  var colors: [Pixel] { kept.colors }

  /// A palette does not serve if more than this share of the pixels lies in flat areas that are farther off than `GIFOptions.flatError`.
  private static let farShare = 1.0 / 256

  /// So many pixels of flat areas that are seen to be off are too many, or fewer if they lose more than all of a picture's pixels do as a rule.
  private static let tooManyGlaring = 16

  /// How well a palette fits a picture.
  enum Fit {
    case serves
    /// A palette of the picture's own may be worth its bytes.
    case lacksColors
    /// A palette of the picture's own is worth any bytes: most of what is lost is lost by pixels that are seen to be off.
    case misleads
  }

  /// Nil if the palette has no entry left for pixels that stay.
  init?(_ kept: KeptPalette, isInHeader: Bool = false) {
    guard !kept.colors.isEmpty, kept.colors.count < 256 else { return nil }
    self.isInHeader = isInHeader
    self.kept = kept
    matcher = PaletteMatcher(kept.colors)
  }

  /// The entries of some pixels, the mean squared distance along `ColorAxes.levels`, and how well the palette fits.
  mutating func match(_ bitmap: Bitmap, _ spans: PixelSpans, _ options: GIFOptions) -> (
    found: PaletteMatcher.Match, error: Double, fit: Fit
  ) {
    let found = matcher.entries(
      of: bitmap, spans, far: options.flatError(kept.error) / ColorAxes.perSquaredLevel,
      glaring: options.glaringError(kept.error) / ColorAxes.perSquaredLevel)
    let error = found.mean * ColorAxes.perSquaredLevel
    let usual = kept.error / ColorAxes.perSquaredLevel * Double(bitmap.pixels.count)
    if found.glaringSum * 2 > found.mean * Double(spans.count),
      found.glaringCount >= Self.tooManyGlaring || found.glaringSum > usual
    {
      return (found, error, .misleads)
    }
    let share = Double(max(spans.count, 1)) / Double(bitmap.pixels.count)
    let serves = error <= options.servingError(kept.error, share: share) && found.farShare <= Self.farShare
    return (found, error, serves ? .serves : .lacksColors)
  }
}
