import Raster

/// Pictures that wait to be written to a GIF. Meanwhile other threads find the pixels that are new in each, compared with the
/// picture that will most likely be on screen before it.
struct GIFForecast {
  typealias Palette = Deferred<Choice?>

  /// A palette for a frame.
  struct Choice {
    let palette: KeptPalette
    /// Its mean squared distance in the frame.
    let error: Double
    /// The palette as one that may serve further frames; nil if frames are matched in another way.
    var serving: ServingPalette?
    /// The frame's new pixels in its colours; nil if they have not been looked for.
    var image: IndexedImage?
  }

  struct Frame {
    let number: Int
    let bitmap: Bitmap
    let start: Double
    let end: Double
    fileprivate let options: GIFOptions
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
      let choice = try palette?.value()
      if var serving = choice?.serving, let image = IndexedImage(bitmap, since: other?.bitmap, in: &serving, options) {
        return image
      }
      let new = other.map { NewPixels(bitmap, since: $0.bitmap, options: options) } ?? NewPixels(bitmap, options: options)
      return IndexedImage(new, choice.map { ($0.palette, $0.error) }, options)
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
  /// The colours chosen by the first pictures; nil if each has few.
  private(set) var openingColors: [Pixel]?

  /// - Parameter ahead: how many pictures other threads may work on at once.
  init(_ options: GIFOptions, ahead: Int) {
    self.options = options
    self.ahead = ahead
  }

  /// Chooses a palette by the first pictures, before any of them is added.
  mutating func open(by pictures: [Bitmap]) {
    guard let opening = KeptPalette(opening: pictures, options) else { return }
    openingColors = opening.colors
    let choice = Choice(palette: opening, error: 0, serving: options.matchesPlainly ? ServingPalette(opening) : nil)
    palette = Deferred { choice }
  }

  mutating func add(_ bitmap: Bitmap, from start: Double, to end: Double) {
    number += 1
    var frame = Frame(number: number, bitmap: bitmap, start: start, end: end, options: options, palette: palette)
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
    let (bitmap, options, kept) = (frame.bitmap, options, palette)
    if options.isDraft {
      frame.news = news {
        previous.map { IndexedImage(bitmap, since: $0, options: options) } ?? IndexedImage(bitmap, options: options)
      }
      return
    }
    let new = Deferred<NewPixels> {
      previous.map { NewPixels(bitmap, since: $0, options: options) } ?? NewPixels(bitmap, options: options)
    }
    let own = Palette { () throws(CodecError) in
      let before = try kept?.value()
      if var serving = before?.serving, let palette = before?.palette,
        let image = IndexedImage(bitmap, since: previous, in: &serving, options)
      {
        return Choice(palette: palette, error: image.error, serving: serving, image: image)
      }
      let after = before?.serving == nil ? before?.palette : nil
      guard let chosen = KeptPalette.palette(for: try new.value(), after: after, options) else { return nil }
      return Choice(
        palette: chosen.palette, error: chosen.error, serving: options.matchesPlainly ? ServingPalette(chosen.palette) : nil)
    }
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
