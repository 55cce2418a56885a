public import Raster

/// A bitmap, or the pixels that are new in it, as indices into a palette of at most 256 colours: what a GIF frame can show.
///
/// A pixel with alpha below 128 becomes transparent, any other becomes opaque. Up to 256 colours are kept exactly, or up to 255 if
/// some pixels are transparent or stay as they were. More colours are reduced to 255 by `Quantizer`; fewer can be asked for.
public struct IndexedImage: Sendable {
  /// The width of the bitmap in pixels.
  public let width: Int
  /// The height of the bitmap in pixels.
  public let height: Int
  /// Opaque colours.
  package let palette: [Pixel]
  /// The pixels that the image holds: all, or those that differ from the picture before.
  package let spans: PixelSpans
  /// The palette entry of each pixel of the spans; `palette.count` means transparent or, in a draft, that the pixel stays.
  package let indices: [UInt8]
  package let hasNothing: Bool
  /// Whether every pixel of the spans has exactly its own colour.
  package let isExact: Bool
  /// Whether the palette lacks so many colours that a pixel's old colour may well be nearer to its source than its new one.
  let isCoarse: Bool
  /// Whether this is a quick draft, in which pixels stay if their new colour is hardly nearer to the source.
  let isDraft: Bool
  /// The bitmap that it was made of.
  package let source: Bitmap
  /// The source as GIF can show it: every pixel opaque or `.clear`.
  let shown: Bitmap

  /// The whole bitmap.
  public init(_ bitmap: Bitmap, options: GIFOptions = GIFOptions()) {
    if options.isDraft, let draft = DraftImage(bitmap, since: nil, colors: options.colors) {
      self.init(draft)
      return
    }
    let spans = PixelSpans(all: bitmap)
    let shown = Self.shown(bitmap)
    self.init(bitmap, shown, spans, ColorCensus(shown, spans), options, limit: options.colors)
  }

  /// The pixels that differ from a picture of the same size. The others keep what is on screen, even if that is only near to their
  /// colours. But a picture whose colours all fit a palette gives all pixels, so that a film that comes to rest is exact.
  package init(_ bitmap: Bitmap, since previous: Bitmap, options: GIFOptions) {
    if options.isDraft, let draft = DraftImage(bitmap, since: previous, colors: options.colors) {
      self.init(draft)
      return
    }
    let spans = PixelSpans(of: bitmap, since: previous)
    let isPart = spans.count < bitmap.pixels.count
    let shown = Self.shown(bitmap)
    let census = ColorCensus(shown, spans)
    if isPart, spans.count > 0, let colors = census.exactColors, colors.count <= options.colors,
      let whole = ColorCensus(shown, limit: options.colors)
    {
      self.init(bitmap, shown, PixelSpans(all: bitmap), whole, options, limit: options.colors)
    } else {
      self.init(bitmap, shown, spans, census, options, limit: min(options.colors, isPart ? 255 : 256))
    }
  }

  private init(_ draft: DraftImage) {
    width = draft.source.width
    height = draft.source.height
    (source, shown) = (draft.source, draft.source)
    spans = draft.spans
    palette = draft.palette
    indices = draft.indices
    (hasNothing, isExact) = (false, false)
    (isCoarse, isDraft) = (true, true)
  }

  private init(
    _ bitmap: Bitmap, _ shown: Bitmap, _ spans: PixelSpans, _ census: ColorCensus, _ options: GIFOptions, limit: Int
  ) {
    width = bitmap.width
    height = bitmap.height
    source = bitmap
    self.shown = shown
    self.spans = spans
    isDraft = false
    let limit = min(limit, census.hasNothing ? 255 : 256)
    if case .exact(let histogram) = census.content, let colors = census.exactColors, colors.count <= limit {
      (isExact, isCoarse) = (true, false)
      palette = colors
      hasNothing = census.hasNothing
      indices = Self.indices(histogram, hasNothing ? histogram.place(of: .clear) : nil)
    } else {
      isExact = false
      isCoarse = if case .binned = census.content { true } else { false }
      palette = Quantizer.palette(
        for: census, limit: min(limit, 255), error: options.paletteError * Double(bitmap.pixels.count))
      indices = Ditherer(shown, spans, palette, smoothness: Smoothness(bitmap)).indices(options.dither, census.content)
      hasNothing = census.hasNothing || indices.contains(UInt8(truncatingIfNeeded: palette.count))
    }
  }

  /// The palette index of each pixel. Colours keep the histogram's order, except that `.clear` comes last.
  private static func indices(_ histogram: ColorHistogram, _ nothing: Int?) -> [UInt8] {
    guard let nothing else { return histogram.identifiers.map { UInt8(truncatingIfNeeded: $0) } }
    let table = histogram.colors.indices.map { place in
      UInt8(truncatingIfNeeded: place == nothing ? histogram.colors.count - 1 : place > nothing ? place - 1 : place)
    }
    return histogram.identifiers.map { table[Int($0)] }
  }

  /// The colour that pixel number `at` shows; `.clear` if it is transparent.
  /// - Precondition: the spans hold every pixel.
  package func color(at: Int) -> Pixel {
    let index = Int(indices[at])
    return index < palette.count ? palette[index] : .clear
  }
}
