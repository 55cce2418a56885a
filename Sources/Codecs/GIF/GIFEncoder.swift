public import Raster

/// Writes an animated GIF: as few bytes as its quality allows, only the pixels that change, delays that never drift.
///
/// Memory does not depend on the number of frames: it holds the canvas that the viewer sees, two pictures, and those that other
/// threads work on. Unless it is a draft it begins with up to sixteen megabytes of pictures, packed where that helps, by which it chooses a palette.
public struct GIFEncoder: StreamEncoder, FormatEncoder {
  var output: EncodedStream
  private let loop: Int
  private let comment: String?
  private let options: GIFOptions

  /// The number of pictures in the output; those that other threads still work on are not counted.
  public private(set) var frameCount = 0
  public var byteCount: Int { output.byteCount }

  private var incoming: GIFForecast
  private var canvas: ShownCanvas
  private var pending: Pending?
  /// The palette in the file's header; nil until the header is written.
  private var global: GIFPalette?
  private var images: ByteQueue
  /// The first pictures, by which the palette in the file's header is chosen; nil once it is.
  private var opening: GIFOpening?

  /// The picture on screen. Its delay and disposal are known only when the next picture comes.
  private struct Pending {
    /// The picture as it was appended, and its number among the appended ones.
    var source: (number: Int, bitmap: Bitmap)
    var palette: [Pixel]
    var isExact: Bool
    /// The mean squared distance of the picture's colours from the palette's.
    var error: Double
    var change: FrameChange
    var rect: Region
    var isClearedAfterwards = false
    /// The image to be written; nil until the next picture is there.
    var image: GIFImage?
    var timeline: FrameTimeline<GIFForecast.Frame>
    /// The film's options with this picture's own quality.
    let options: GIFOptions
  }

  public init(_ settings: FilmSettings, to place: FilmPlace) throws(CodecError) {
    precondition((0...65_536).contains(settings.loop), "A GIF plays 1 to 65,536 times, or 0 for ever")
    output = try EncodedStream(settings, to: place)
    (loop, comment, options) = (settings.loop, settings.comment, settings.gif)
    incoming = GIFForecast(options, ahead: settings.ahead)
    canvas = ShownCanvas(width: settings.width, height: settings.height)
    // Two for each thread: while a picture that is hard to compress is under way, those behind it do not make the others wait.
    images = ByteQueue(limit: settings.ahead * 2)
    opening = options.hasOpening ? GIFOpening(options, ahead: settings.ahead) : nil
  }

  /// - Precondition: the picture has the film's size, and the times are as `FrameEncoder` says.
  public mutating func append(_ picture: Bitmap, from start: Double, to end: Double) throws(CodecError) {
    try append(from: start, to: end) { encoder throws(CodecError) in
      encoder.output.expectSize(of: picture)
      guard let isFull = try encoder.opening?.add(picture, from: start, to: end) else {
        return try encoder.add(picture, from: start, to: end)
      }
      if isFull { try encoder.open() }
    }
  }

  private mutating func add(_ picture: Bitmap, from start: Double, to end: Double) throws(CodecError) {
    incoming.add(picture, from: start, to: end)
    while let frame = incoming.next() { try take(frame) }
  }

  /// Ends the opening.
  private mutating func open() throws(CodecError) {
    guard var first = opening else { return }
    opening = nil
    try incoming.open(by: &first)
    // Each picture is unpacked when it is to be shown: all of them together would stay beside what the encoder needs for one.
    while let picture = first.next() { try add(picture.bitmap, from: picture.start, to: picture.end) }
  }

  public mutating func finish() throws(CodecError) {
    try finish { encoder throws(CodecError) in
      try encoder.open()
      while let frame = encoder.incoming.next(leaving: 0) { try encoder.take(frame) }
      try encoder.end()
    }
  }

  private var pixelCount: Int { output.width * output.height }

  private mutating func take(_ frame: GIFForecast.Frame) throws(CodecError) {
    guard pending != nil else { return begin(try frame.image(since: nil), frame) }
    guard let next = pending?.timeline.start(of: frame, from: frame.start, to: frame.end) else { return }
    try show(frame, at: next, until: frame.end)
  }

  private mutating func begin(_ image: IndexedImage, _ frame: GIFForecast.Frame) {
    frameCount = 1
    pending = Pending(
      source: (frame.number, frame.bitmap), palette: image.palette, isExact: image.isExact,
      error: image.error, change: canvas.show(image, frame.options) ?? FrameChange(count: pixelCount),
      rect: Region(width: output.width, height: output.height),
      timeline: FrameTimeline(.gif, from: frame.start, to: frame.end), options: frame.options)
  }

  /// Shows a picture in place of the pending one, or lets the pending one stay longer if both look the same.
  private mutating func show(_ frame: GIFForecast.Frame, at start: Int, until end: Double) throws(CodecError) {
    guard var current = pending else { return }
    // Otherwise the old picture would stay in memory while the next one is prepared.
    pending = nil
    var image = try frame.image(since: current.source)
    current.source = (frame.number, frame.bitmap)
    if image.spans.count > 0 {
      image = try prepareCanvas(for: image, after: &current)
      if let change = canvas.show(image, frame.options) ?? (current.isClearedAfterwards ? FrameChange(count: pixelCount) : nil) {
        let delay = current.timeline.advance(to: start, end: end)
        try write(current, delay: delay)
        frameCount += 1
        // An image may not be empty, even if it changes nothing.
        pending = Pending(
          source: current.source, palette: image.palette, isExact: image.isExact, error: image.error,
          change: change, rect: change.rect ?? Region(width: 1, height: 1), timeline: current.timeline, options: frame.options)
        return
      }
    }
    current.timeline.extend(to: end)
    pending = current
  }

  /// Makes the image of the pending picture before another image changes the canvas. Pixels that the other image should make
  /// transparent, which no GIF image can do, are cleared at the end of the pending one. Returns the image to show: one of the whole
  /// picture if anything was cleared.
  private mutating func prepareCanvas(
    for image: IndexedImage, after current: inout Pending
  ) throws(CodecError) -> IndexedImage {
    guard let cleared = canvas.cleared(by: image) else {
      if current.image == nil { current.image = try self.image(of: current) }
      return image
    }
    current.rect = current.rect.union(cleared)
    current.isClearedAfterwards = true
    current.image = try self.image(of: current)
    canvas.clear(current.rect)
    return IndexedImage(image.source, options: options)
  }

  /// Makes a picture's image for the file. Before the first image it writes the header.
  /// - Parameter isOnly: whether the film has no other image.
  private mutating func image(of pending: Pending, isOnly: Bool = false) throws(CodecError) -> GIFImage {
    let colors = pending.palette.isEmpty ? [Pixel(red: 0, green: 0, blue: 0)] : pending.palette
    let hasSpare = !isOnly || pending.change.changedCount < pixelCount
    let palette = global ?? opened(for: pending, isOnly: isOnly, hasSpare) ?? GIFPalette(colors, hasSpare: hasSpare)
    if global == nil {
      try output.write(
        try GIFFile.header(width: output.width, height: output.height, palette: palette, loop: loop, comment: comment))
      global = palette
    }
    return GIFImage(
      pending.rect, of: pending.change, pending.palette, on: canvas, global: palette,
      isClearedAfterwards: pending.isClearedAfterwards, isDraft: options.isDraft,
      tolerance: pending.options.matchTolerance(isExact: pending.isExact, error: pending.error),
      level: options.level)
  }

  /// The palette chosen by the opening, even if the first picture has one of its own and is not the only one, unless it is exact and its colours serve
  /// as many pictures; or the colours of exact pictures. Nil if the first picture is to have its own colours there.
  private func opened(for first: Pending, isOnly: Bool, _ hasSpare: Bool) -> GIFPalette? {
    let isOpeningCommoner = !isOnly && (!first.isExact || incoming.isOpeningCommoner)
    if let colors = incoming.openingColors, colors == first.palette || isOpeningCommoner {
      return GIFPalette(colors, hasSpare: hasSpare)
    }
    return first.isExact ? incoming.commonColors.map { GIFPalette($0, hasSpare: hasSpare) } : nil
  }

  private mutating func end() throws(CodecError) {
    if let last = pending?.timeline.last { try show(last.picture, at: last.start, until: last.end) }
    guard var current = pending else { throw .noFrames }
    if current.image == nil { current.image = try image(of: current, isOnly: global == nil) }
    try write(current, delay: current.timeline.lastDelay)
    try images.drain(to: &output)
    try output.write(GIFFile.trailer)
  }

  private mutating func write(_ shown: Pending, delay: Int) throws(CodecError) {
    guard let image = shown.image else { return }
    try images.add({ () throws(CodecError) in try image.bytes(delay: delay) }, to: &output)
  }
}
