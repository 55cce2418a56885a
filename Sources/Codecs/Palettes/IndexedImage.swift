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
  /// The mean squared distance of the pixels' colours from the palette's, along `GIFOptions.axes`.
  let error: Double
  /// Whether the palette lacks so many colours that a pixel's old colour may well be nearer to its source than its new one.
  let isCoarse: Bool
  /// Whether this is a quick draft, in which pixels stay if their new colour is hardly nearer to the source.
  let isDraft: Bool
  /// About how many bytes the image takes; nil if no kept palette was tried.
  let turns: Int?
  /// The bitmap that it was made of.
  package let source: Bitmap
  /// The source as GIF can show it: every pixel opaque or `.clear`.
  let shown: Bitmap

  /// The whole bitmap.
  public init(_ bitmap: Bitmap, options: GIFOptions = GIFOptions()) {
    if options.isDraft, let draft = DraftImage(bitmap, since: nil, colors: options.colors) {
      self.init(draft)
    } else {
      self.init(NewPixels(bitmap, PixelSpans(all: bitmap), options: options), nil, options)
    }
  }

  /// The pixels that differ from a picture of the same size. The others keep what is on screen, even if that is only near to their
  /// colours. But a picture whose colours all fit a palette gives all pixels, so that a film that comes to rest is exact.
  package init(_ bitmap: Bitmap, since previous: Bitmap, options: GIFOptions) {
    if options.isDraft, let draft = DraftImage(bitmap, since: previous, colors: options.colors) {
      self.init(draft)
    } else {
      self.init(NewPixels(bitmap, PixelSpans(of: bitmap, since: previous), options: options), nil, options)
    }
  }

  private init(_ draft: DraftImage) {
    width = draft.source.width
    height = draft.source.height
    (source, shown) = (draft.source, draft.source)
    spans = draft.spans
    palette = draft.palette
    indices = draft.indices
    (hasNothing, isExact, error) = (false, false, 0)
    (isCoarse, isDraft, turns) = (true, true, nil)
  }

  /// - Parameter kept: the palette for colours that are too many, and its mean squared distance from them; nil for one of their own.
  init(_ new: NewPixels, _ kept: (palette: KeptPalette, error: Double)?, _ options: GIFOptions) {
    let census = new.census
    (width, height) = (new.source.width, new.source.height)
    (source, shown, spans) = (new.source, new.shown, new.spans)
    (isDraft, turns) = (false, nil)
    if case .exact(let histogram) = census.content, let colors = new.exactColors,
      options.axes == .seen || kept.map({ $0.palette.colors == colors }) ?? true
    {
      (isExact, isCoarse, error) = (true, false, 0)
      palette = colors
      hasNothing = census.hasNothing
      indices = Self.indices(histogram, hasNothing ? histogram.place(of: .clear) : nil)
    } else {
      isExact = false
      isCoarse = if case .binned = census.content { true } else { false }
      let chosen = kept ?? KeptPalette.palette(for: new, after: nil, options)
      palette = chosen?.palette.colors ?? []
      error = chosen?.error ?? 0
      let ditherer = Ditherer(shown, spans, palette, options.axes, smoothness: Smoothness(source))
      indices = ditherer.indices(options.visibleDither, census.content)
      hasNothing = census.hasNothing || indices.contains(UInt8(truncatingIfNeeded: palette.count))
    }
  }

  /// Some pixels of a bitmap in the colours of a palette that is kept.
  /// - Parameter fit: becomes how well the palette fits the picture.
  init(
    _ bitmap: Bitmap, _ spans: PixelSpans, in kept: inout ServingPalette, _ options: GIFOptions, fit: inout ServingPalette.Fit
  ) {
    source = bitmap
    shown = Self.shown(bitmap)
    (width, height) = (bitmap.width, bitmap.height)
    self.spans = spans
    palette = kept.colors
    let match = kept.match(shown, spans, options)
    fit = match.fit
    hasNothing = match.found.counts[palette.count] > 0
    turns = match.found.turns
    let uses = EntryUse(of: palette, isInHeader: kept.isInHeader, counts: match.found.counts, turns: match.found.turns)
    let narrowing = hasNothing ? nil : uses.narrowing(error: match.error, options)
    indices = narrowing.map { narrowing in match.found.entries.map { narrowing.entries[Int($0)] } } ?? match.found.entries
    error = match.error + (narrowing?.error ?? 0)
    isExact = error == 0 && options.keepsFewColors
    (isCoarse, isDraft) = (true, false)
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
