import Raster

/// Pictures that wait to be written to a GIF. Meanwhile other threads find the pixels that are new in each, compared with the
/// picture that will most likely be on screen before it.
struct GIFForecast {
  typealias Palette = Deferred<PaletteChoice?>

  struct Frame {
    let number: Int
    let bitmap: Bitmap
    let start: Double
    let end: Double
    let options: GIFOptions
    /// The pixels that differ from the frame of number `base`, or all pixels if `base` is 0.
    fileprivate var news: Deferred<IndexedImage>?
    fileprivate var base = 0
    /// The palette for this frame, which does not depend on what is on screen.
    fileprivate var palette: Palette?

    /// - Parameter other: the picture on screen and its number; nil for none.
    func image(since other: (number: Int, bitmap: Bitmap)?) throws(CodecError) -> IndexedImage {
      if let news, base == other?.number ?? 0 { return try news.value() }
      if options.isDraft {
        return other.map { IndexedImage(bitmap, since: $0.bitmap, options: options) } ?? IndexedImage(bitmap, options: options)
      }
      let spans = PixelSpans(of: bitmap, since: other?.bitmap)
      if options.keepsFewColors, let new = NewPixels(exact: bitmap, spans, options: options) {
        return IndexedImage(new, nil, options)
      }
      let choice = try palette?.value()
      var fit = ServingPalette.Fit.lacksColors
      if choice?.image != nil, var serving = choice?.serving {
        let image = IndexedImage(bitmap, spans, in: &serving, options, fit: &fit)
        if fit == .serves { return image }
      }
      // A palette before it may lack its colours: it gets one of its own, unless one was chosen for it.
      let new = NewPixels(bitmap, spans, options: options)
      let isOwn = news != nil && choice?.image == nil || choice?.serving == nil
      return IndexedImage(new, isOwn ? choice.map { ($0.palette, $0.error) } : nil, options)
    }
  }

  private let options: GIFOptions
  private let ahead: Int
  private var frames: [Frame] = []
  /// The number of the newest picture; the first is 1.
  private var number = 0
  /// The picture that will be on screen before the next, and when it starts and ends.
  private var last: (number: Int, bitmap: Bitmap, timeline: FrameTimeline<Bitmap>)?
  /// The palette of the newest picture.
  private var palette: Palette?
  /// The palette chosen by the first pictures; nil if none is.
  private var opening: PaletteChoice?
  /// Whether each of the first pictures has so few colours that it is to be almost exact; empty where those are exact, or are like all others.
  private var exactFirst: [Bool] = []
  /// Whether the newest picture would be.
  private var isLastExact = false

  var openingColors: [Pixel]? { opening?.palette.colors }
  /// The colours of exact pictures of the opening; nil if one palette holds those of all of them, or if the first is not exact.
  private(set) var commonColors: [Pixel]?
  /// Whether more pictures of the opening take its palette than these colours.
  private(set) var isOpeningCommoner = false

  /// - Parameter ahead: how many pictures other threads may work on at once.
  init(_ options: GIFOptions, ahead: Int) {
    self.options = options
    self.ahead = ahead
  }

  /// Chooses a palette by the first pictures, before any of them is added.
  mutating func open(by opening: inout GIFOpening) throws(CodecError) {
    let facts = try opening.takeFacts()
    guard let common = facts.last?.common else { return }
    let areExact = facts.map(\.common.isExact)
    let areMostExact = areExact.count { $0 } * 2 > facts.count
    if options.hasAlmostExact, !options.keepsFewColors || !areMostExact { exactFirst = areExact }
    let options = areMostExact && !options.keepsFewColors ? options.almostExact : options
    let colors = ColorOrder.sorted(common.colors, by: facts)
    let all = common.areAll && !colors.isEmpty ? KeptPalette(exact: colors) : nil
    guard let chosen = all ?? KeptPalette(opening: facts, few: opening.fewPixels, options) else { return }
    let choice = PaletteChoice(chosen, error: 0, isInHeader: true, options)
    self.opening = choice
    palette = Deferred { choice }
    commonColors = all != nil || colors.isEmpty ? nil : colors
    let first = exactFirst.first == true ? facts.first?.growth?.map(\.color) : nil
    if all == nil, let others = commonColors ?? first { isOpeningCommoner = Self.isOpeningCommoner(facts, than: others, options) }
  }

  /// Whether the palette chosen by the first pictures serves more of them than the colours of those that are exact, which end with the first of too
  /// many colours. With the first picture's colours in the header the film of GIFPaletteTests whose first picture alone is exact took 10,563 bytes at a quality
  /// of 90, and takes 9,123.
  private static func isOpeningCommoner(_ pictures: [OpeningPicture], than colors: [Pixel], _ options: GIFOptions) -> Bool {
    let known = Set(colors)
    let exact = pictures.dropFirst().prefix { $0.growth != nil && $0.changes.count <= options.paletteLimit }
    return pictures.count - 1 - exact.count > exact.count { $0.changes.allSatisfy(known.contains) } + 1
  }

  mutating func add(_ bitmap: Bitmap, from start: Double, to end: Double) {
    number += 1
    if !exactFirst.isEmpty {
      isLastExact =
        number <= exactFirst.count
        ? exactFirst[number - 1] : OpeningPicture.isExact(bitmap, since: isLastExact ? last?.bitmap : nil, options)
    }
    let own = (isLastExact ? options.almostExact : options).picture(number)
    var frame = Frame(number: number, bitmap: bitmap, start: start, end: end, options: own, palette: palette)
    defer { frames.append(frame) }
    guard let previous = last else {
      look(at: &frame, since: nil)
      last = (number, bitmap, FrameTimeline(.gif, from: start, to: end))
      return
    }
    guard let next = last?.timeline.start(of: bitmap, from: start, to: end) else { return }
    frame.base = previous.number
    look(at: &frame, since: previous.bitmap)
    var timeline = previous.timeline
    if bitmap == previous.bitmap {
      timeline.extend(to: end)
    } else {
      _ = timeline.advance(to: next, end: end)
    }
    last = (number, bitmap, timeline)
  }

  /// Lets a frame's palette and image be made, at once by other threads if there are any.
  private mutating func look(at frame: inout Frame, since previous: Bitmap?) {
    let (bitmap, options) = (frame.bitmap, frame.options)
    if options.isDraft {
      frame.news = news {
        previous.map { IndexedImage(bitmap, since: $0, options: options) } ?? IndexedImage(bitmap, options: options)
      }
      return
    }
    let spans = Deferred { PixelSpans(of: bitmap, since: previous) }
    let new = Deferred { () throws(CodecError) in NewPixels(bitmap, try spans.value(), options: options) }
    let chooser = PaletteChooser(
      bitmap: bitmap, spans: spans, new: new, number: frame.number, opening: opening, kept: palette, options: options)
    let own = Palette { () throws(CodecError) in try chooser.choice() }
    (palette, frame.palette) = (own, own)
    frame.news = news { () throws(CodecError) in
      let choice = try own.value()
      if let image = choice?.image { return image }
      return IndexedImage(try new.value(), choice.map { ($0.palette, $0.error) }, options)
    }
  }

  private func news(_ work: @escaping Deferred<IndexedImage>.Work) -> Deferred<IndexedImage> {
    ahead > 0 ? .started(work) : Deferred(work)
  }

  /// Takes the oldest picture out; nil if no more than `rest` are left. Without `rest`, the newest `ahead` pictures stay.
  mutating func next(leaving rest: Int? = nil) -> Frame? {
    frames.count > rest ?? ahead ? frames.removeFirst() : nil
  }
}
