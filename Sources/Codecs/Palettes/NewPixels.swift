import Raster

/// The pixels that a frame shows anew, and their colours.
struct NewPixels: Sendable {
  let source: Bitmap
  /// The source as GIF can show it: every pixel opaque or `.clear`.
  let shown: Bitmap
  let spans: PixelSpans
  let census: ColorCensus
  /// How many colours a palette for them may have.
  let limit: Int

  /// Some pixels of a bitmap; all of them if its colours fit a palette.
  init(_ bitmap: Bitmap, _ spans: PixelSpans, options: GIFOptions) {
    let shown = IndexedImage.shown(bitmap)
    self.init(bitmap, shown, spans, ColorCensus(shown, spans, options.axes), options)
  }

  /// Nil if there are none, or if their colours do not fit a palette.
  init?(exact bitmap: Bitmap, _ spans: PixelSpans, options: GIFOptions) {
    let shown = IndexedImage.shown(bitmap)
    guard spans.count > 0, let census = ColorCensus(shown, spans, limit: options.colors, options.axes) else { return nil }
    self.init(bitmap, shown, spans, census, options)
    if exactColors == nil { return nil }
  }

  private init(_ bitmap: Bitmap, _ shown: Bitmap, _ spans: PixelSpans, _ census: ColorCensus, _ options: GIFOptions) {
    let isPart = spans.count < bitmap.pixels.count
    if isPart, spans.count > 0, let colors = census.exactColors, colors.count <= options.colors,
      let whole = ColorCensus(shown, PixelSpans(all: bitmap), limit: options.colors, options.axes)
    {
      self.init(bitmap, shown, PixelSpans(all: bitmap), whole, limit: options.colors)
    } else {
      self.init(bitmap, shown, spans, census, limit: min(options.colors, isPart ? 255 : 256))
    }
  }

  private init(_ bitmap: Bitmap, _ shown: Bitmap, _ spans: PixelSpans, _ census: ColorCensus, limit: Int) {
    (source, self.shown, self.spans, self.census) = (bitmap, shown, spans, census)
    self.limit = min(limit, census.hasNothing ? 255 : 256)
  }

  /// All of their colours; nil if a palette has no room for them.
  var exactColors: [Pixel]? {
    census.exactColors.flatMap { $0.count <= limit ? $0 : nil }
  }
}
