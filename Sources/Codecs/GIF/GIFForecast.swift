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
    /// Whether a palette of the picture's own was tried in vain, or was not tried since that of a picture before had been.
    var isOwnInVain = false
    /// Whether all that is on screen has exactly its own colours.
    var isAllExact = false
  }

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
      if options.keepsFewColors, let new = NewPixels(exact: bitmap, since: other?.bitmap, options: options) {
        return IndexedImage(new, nil, options)
      }
      let choice = try palette?.value()
      var fit = ServingPalette.Fit.lacksColors
      if choice?.image != nil, var serving = choice?.serving {
        let image = IndexedImage(bitmap, since: other?.bitmap, in: &serving, options, fit: &fit)
        if fit == .serves { return image }
      }
      // A palette before it may lack its colours: it gets one of its own, unless one was chosen for it.
      let new = other.map { NewPixels(bitmap, since: $0.bitmap, options: options) } ?? NewPixels(bitmap, options: options)
      let isOwn = news != nil && choice?.image == nil || choice?.serving == nil
      return IndexedImage(new, isOwn ? choice.map { ($0.palette, $0.error) } : nil, options)
    }
  }

  /// Where a palette of a picture's own was in vain, this many pictures later one is tried again: at a quality of 90, photographs that scroll took 1.7 times
  /// as long where it was tried each time.
  private static let retried = 8

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
  private var opening: Choice?

  var openingColors: [Pixel]? { opening?.palette.colors }
  /// The colours of exact pictures of the opening; nil if one palette holds those of all of them, or if the first is not exact.
  private(set) var commonColors: [Pixel]?

  /// - Parameter ahead: how many pictures other threads may work on at once.
  init(_ options: GIFOptions, ahead: Int) {
    self.options = options
    self.ahead = ahead
  }

  /// Chooses a palette by the first pictures, before any of them is added.
  mutating func open(by opening: inout GIFOpening) throws(CodecError) {
    let facts = try opening.takeFacts()
    guard let common = facts.last?.common else { return }
    let colors = common.colors
    let all = common.areAll && !colors.isEmpty ? KeptPalette(exact: colors) : nil
    guard let chosen = all ?? KeptPalette(opening: facts, few: opening.fewPixels, options) else { return }
    let choice = Choice(
      palette: chosen, error: 0, serving: options.matchesPlainly ? ServingPalette(chosen, isInHeader: true) : nil)
    self.opening = choice
    palette = Deferred { choice }
    commonColors = all != nil || colors.isEmpty ? nil : colors
  }

  mutating func add(_ bitmap: Bitmap, from start: Double, to end: Double) {
    number += 1
    var frame = Frame(number: number, bitmap: bitmap, start: start, end: end, options: options.picture(number), palette: palette)
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
    let (bitmap, number, options, kept, opening) = (frame.bitmap, frame.number, frame.options, palette, opening)
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
      if options.keepsFewColors, opening?.palette.error == 0,
        var choice = Self.match(bitmap, since: nil, in: [opening], options)?.choice, choice.error == 0
      {
        choice.isAllExact = true
        return choice
      }
      let exact = options.keepsFewColors ? NewPixels(exact: bitmap, since: previous, options: options) : nil
      let before = try kept?.value()
      if let exact, exact.spans.count == bitmap.pixels.count || before?.isAllExact == true {
        return Self.exactChoice(exact, isAllExact: true, options)
      }
      var matched = Self.match(bitmap, since: previous, in: [opening, before], options)
      var gain: OwnPaletteGain?
      if let found = matched, found.fit == .serves {
        gain = OwnPaletteGain(insteadOf: found.choice, around: opening?.palette.error ?? 0, options)
        let isOwnInVain = before?.isOwnInVain == true
        matched?.choice.isOwnInVain = isOwnInVain
        matched?.choice.isAllExact = before?.isAllExact == true && found.choice.error == 0
        if isOwnInVain && number % Self.retried != 0 || gain?.isPossible != true { return matched?.choice }
      }
      let own: Choice
      let turns: Int?
      if let exact {
        own = Self.exactChoice(exact, isAllExact: false, options)
        turns = matched?.choice.image?.turns
      } else {
        guard let chosen = KeptPalette.palette(for: try new.value(), after: matched == nil ? before?.palette : nil, options)
        else { return nil }
        let choice = Choice(
          palette: chosen.palette, error: chosen.error, serving: options.matchesPlainly ? ServingPalette(chosen.palette) : nil)
        let trial = Self.match(bitmap, since: previous, in: [choice], options)?.choice
        own = chosen.error == 0 ? choice : trial ?? choice
        turns = trial?.image?.turns
      }
      guard var matched, !Self.isBetter(own, turns, than: matched, gain, options) else { return own }
      matched.choice.isOwnInVain = true
      return matched.choice
    }
    (palette, frame.palette) = (own, own)
    frame.news = news { () throws(CodecError) in
      let choice = try own.value()
      if let image = choice?.image { return image }
      return IndexedImage(try new.value(), choice.map { ($0.palette, $0.error) }, options)
    }
  }

  private static func exactChoice(_ new: NewPixels, isAllExact: Bool, _ options: GIFOptions) -> Choice {
    let image = IndexedImage(new, nil, options)
    let palette = KeptPalette(exact: image.palette)
    return Choice(
      palette: palette, error: 0, serving: options.matchesPlainly ? ServingPalette(palette) : nil, image: image,
      isAllExact: isAllExact)
  }

  /// Whether a picture's own palette is to be taken instead of one that is in the file.
  /// - Parameters:
  ///   - turns: about how many bytes the picture takes with its own; nil where that is not known.
  ///   - gain: what is known of the gain where the other palette serves.
  private static func isBetter(
    _ own: Choice, _ turns: Int?, than kept: (choice: Choice, fit: ServingPalette.Fit), _ gain: OwnPaletteGain?,
    _ options: GIFOptions
  ) -> Bool {
    if kept.fit == .misleads { return own.error * 2 < kept.choice.error }
    return options.isWorthwhile(own.error, insteadOf: kept.choice.error, bytes: turns ?? .max)
      && gain?.isWorthwhile(own.error, turns: turns) != false
  }

  /// A picture in the colours of the first palette that serves, or else of the nearest; nil if colours are matched in another way. The
  /// opening's comes first: it is in the file already.
  private static func match(_ bitmap: Bitmap, since previous: Bitmap?, in choices: [Choice?], _ options: GIFOptions) -> (
    choice: Choice, fit: ServingPalette.Fit
  )? {
    var best: (choice: Choice, fit: ServingPalette.Fit)?
    for choice in choices {
      guard let choice, var serving = choice.serving, choice.palette.colors != best?.choice.palette.colors else { continue }
      var fit = ServingPalette.Fit.lacksColors
      let image = IndexedImage(bitmap, since: previous, in: &serving, options, fit: &fit)
      if let best, best.choice.error <= image.error { continue }
      best = (Choice(palette: choice.palette, error: image.error, serving: serving, image: image), fit)
      if fit == .serves { break }
    }
    return best
  }

  private func news(_ work: @escaping Deferred<IndexedImage>.Work) -> Deferred<IndexedImage> {
    ahead > 0 ? .started(work) : Deferred(work)
  }

  /// Takes the oldest picture out; nil if no more than `rest` are left. Without `rest`, the newest `ahead` pictures stay.
  mutating func next(leaving rest: Int? = nil) -> Frame? {
    frames.count > rest ?? ahead ? frames.removeFirst() : nil
  }
}
