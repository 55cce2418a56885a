import Raster

/// Pictures that wait to be written to a GIF. Meanwhile other threads find the pixels that are new in each, compared with the
/// picture that will most likely be on screen before it.
struct GIFForecast {
  struct Frame {
    let number: Int
    let bitmap: Bitmap
    let start: Double
    let end: Double
    fileprivate let options: GIFOptions
    /// The pixels that differ from the frame of number `base`, or all pixels if `base` is 0.
    fileprivate var news: Deferred<IndexedImage>?
    fileprivate var base = 0

    /// - Parameter other: the picture on screen and its number; nil for none.
    func image(since other: (number: Int, bitmap: Bitmap)?) throws(CodecError) -> IndexedImage {
      if let news, base == other?.number ?? 0 { return try news.value() }
      return other.map { IndexedImage(bitmap, since: $0.bitmap, options: options) } ?? IndexedImage(bitmap, options: options)
    }
  }

  private let options: GIFOptions
  private let ahead: Int
  private var frames: [Frame] = []
  /// The number of the newest picture; the first is 1.
  private var number = 0
  /// The picture that will be on screen before the next, and when it starts and ends.
  private var last: (number: Int, bitmap: Bitmap, timeline: FrameTimeline<Bitmap>)?

  /// - Parameter ahead: how many pictures other threads may work on at once.
  init(_ options: GIFOptions, ahead: Int) {
    self.options = options
    self.ahead = ahead
  }

  mutating func add(_ bitmap: Bitmap, from start: Double, to end: Double) {
    number += 1
    var frame = Frame(number: number, bitmap: bitmap, start: start, end: end, options: options)
    defer { frames.append(frame) }
    guard ahead > 0 else { return }
    let options = options
    guard let previous = last else {
      frame.news = .started { IndexedImage(bitmap, options: options) }
      last = (number, bitmap, FrameTimeline(.gif, from: start, to: end))
      return
    }
    guard let next = last?.timeline.start(of: bitmap, from: start, to: end) else { return }
    frame.base = previous.number
    frame.news = .started { IndexedImage(bitmap, since: previous.bitmap, options: options) }
    var timeline = previous.timeline
    if bitmap == previous.bitmap {
      timeline.extend(to: end)
    } else {
      _ = timeline.advance(to: next, end: end)
    }
    last = (number, bitmap, timeline)
  }

  /// Takes the oldest picture out; nil if no more than `rest` are left. Without `rest`, the newest `ahead` pictures stay.
  mutating func next(leaving rest: Int? = nil) -> Frame? {
    frames.count > rest ?? ahead ? frames.removeFirst() : nil
  }
}
