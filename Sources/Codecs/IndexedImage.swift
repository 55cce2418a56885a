public import Raster

/// A bitmap whose every pixel names one of at most 256 colours or nothing: what a GIF frame can show.
///
/// Alpha below 128 shows nothing, any other the full colour. 256 colours (255 beside nothing) are kept exactly; more
/// become 255 by `Quantizer`. Fewer may be asked for.
public struct IndexedImage: Sendable {
  public let width: Int
  public let height: Int
  /// Opaque colours.
  package let palette: [Pixel]
  /// One for each pixel; `palette.count` means nothing.
  package let indices: [UInt8]
  package let hasNothing: Bool
  /// Every pixel has exactly its colour.
  package let isExact: Bool
  /// What it was made of.
  package let source: Bitmap
  package let options: GIFOptions

  public init(_ bitmap: Bitmap, options: GIFOptions = GIFOptions()) {
    width = bitmap.width
    height = bitmap.height
    source = bitmap
    self.options = options
    let census = ColorCensus(bitmap)
    hasNothing = census.hasNothing
    let limit = min(options.colors, hasNothing ? 255 : 256)
    isExact = census.exactCount.map { $0 <= limit } ?? false
    palette = isExact ? census.colors : Quantizer.palette(for: census, limit: min(limit, 255), error: options.paletteError)
    guard !isExact else {
      indices = census.identifiers.map { UInt8(truncatingIfNeeded: $0) }
      return
    }
    indices = Ditherer(bitmap, census, palette).indices(options.dither)
  }

  /// What GIF can show of a pixel.
  @inline(__always)
  static func shown(_ pixel: Pixel) -> Pixel {
    if pixel.alpha == 255 { return pixel }
    if pixel.alpha < 128 { return Pixel(bits: 0) }
    return Pixel(bits: StraightColor.straight(pixel).bits | 0xFF00_0000)
  }

  /// What pixel number `at` shows, `.clear` for nothing.
  package func color(at: Int) -> Pixel {
    let index = Int(indices[at])
    return index < palette.count ? palette[index] : .clear
  }
}
