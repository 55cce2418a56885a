public import Raster

/// A bitmap, or what is new in it, whose every pixel names one of at most 256 colours or nothing: what a GIF frame can show.
///
/// Alpha below 128 shows nothing, any other the full colour. 256 colours (255 beside nothing or beside pixels that stay) are
/// kept exactly; more become 255 by `Quantizer`. Fewer may be asked for.
public struct IndexedImage: Sendable {
  public let width: Int
  public let height: Int
  /// Opaque colours.
  package let palette: [Pixel]
  /// The pixels it gives: all, or those that its predecessor had otherwise.
  package let spans: PixelSpans
  /// The palette entry of each pixel of the spans; `palette.count` means nothing or, in a draft, that the pixel stays.
  package let indices: [UInt8]
  package let hasNothing: Bool
  /// Whether every pixel it gives has exactly its colour.
  package let isExact: Bool
  /// Whether its palette lacks so many colours that the one which a pixel showed before may well be nearer.
  let isCoarse: Bool
  /// Whether it was made in haste, so that pixels stay where its colours are hardly nearer.
  let isDraft: Bool
  /// The bitmap that it was made of.
  package let source: Bitmap
  /// The same as GIF can show it: every pixel opaque or `.clear`.
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

  /// The pixels that differ from a picture of the same size. Those that are alike stay as they are shown, even where that is only
  /// near. But a picture whose colours all fit a palette gives all pixels, so that it is exact when it comes to rest.
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

  /// Colours keep their order, but nothing comes last.
  private static func indices(_ histogram: ColorHistogram, _ nothing: Int?) -> [UInt8] {
    guard let nothing else { return histogram.identifiers.map { UInt8(truncatingIfNeeded: $0) } }
    let table = histogram.colors.indices.map { place in
      UInt8(truncatingIfNeeded: place == nothing ? histogram.colors.count - 1 : place > nothing ? place - 1 : place)
    }
    return histogram.identifiers.map { table[Int($0)] }
  }

  /// What pixel number `at` shows, `.clear` for nothing.
  /// - Precondition: the image gives every pixel.
  package func color(at: Int) -> Pixel {
    let index = Int(indices[at])
    return index < palette.count ? palette[index] : .clear
  }
}
