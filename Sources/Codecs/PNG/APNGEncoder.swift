public import Files
public import Raster

/// Writes an animated PNG without loss: only what changes, delays in whole milliseconds that never drift. Where animations
/// are unknown the first picture is shown.
///
/// A film that begins opaque is stored as RGB until a pixel needs more. As a PNG says first how many images follow, they
/// are put aside in a file without a name until `finish()`; memory does not depend on their number.
public struct APNGEncoder: StreamEncoder {
  var output: EncodedStream
  private let loop: Int
  private let level: PNG.Level

  public private(set) var frameCount = 0
  public var byteCount: Int { max(images.byteCount, output.byteCount) }

  private var images: APNGImages
  private var queue: ByteQueue
  private var pending: Pending?
  /// The newest picture, when it came too late to be shown unless it is the last.
  private var late: Bitmap?
  private var form = APNGForm.translucent

  /// The picture on screen, whose delay and disposal depend on the next.
  private struct Pending {
    var picture: Bitmap
    /// What was there before it; nil for the first.
    var canvas: Bitmap?
    var rect: PixelRect
    var timeline: FrameTimeline
  }

  /// - Parameters:
  ///   - loop: how often the film plays in all; 0 for ever.
  ///   - level: how hard to compress.
  ///   - spoolDirectory: where images wait for the end; nil for memory.
  ///   - ahead: how many pictures may be compressed by other threads beside what `append` does; 0 for none.
  /// - Precondition: `Bitmap.allows(width:height:)`.
  public init(
    to sink: some ByteSink, width: Int, height: Int, loop: Int = 0, level: PNG.Level = .standard,
    spoolDirectory: String? = "/tmp", ahead: Int = 4
  ) throws(CodecError) {
    let spool = try CodecError.wrapping { () throws(FileError) in
      try Spool(in: spoolDirectory, for: spoolDirectory ?? "the images")
    }
    self.init(sink, width, height, loop: loop, level: level, spool: spool, ahead: ahead)
  }

  /// A file that appears when the film is finished.
  public init(
    to path: String, width: Int, height: Int, loop: Int = 0, level: PNG.Level = .standard, ahead: Int = 4
  ) throws(CodecError) {
    let file = try FilmPlace.path(path).sink()
    let spool = try CodecError.wrapping { () throws(FileError) in try Spool(beside: path) }
    self.init(file, width, height, loop: loop, level: level, spool: spool, ahead: ahead)
  }

  private init(
    _ sink: some ByteSink, _ width: Int, _ height: Int, loop: Int, level: PNG.Level, spool: Spool, ahead: Int
  ) {
    precondition((0...Int(Int32.max)).contains(loop), "An APNG plays up to 2,147,483,647 times, or 0 for ever")
    output = EncodedStream(sink, width: width, height: height)
    self.loop = loop
    self.level = level
    images = APNGImages(spool, level)
    queue = ByteQueue(limit: ahead)
  }

  public static func prepare(_ bitmap: Bitmap) -> Bitmap { bitmap }

  /// - Precondition: the picture has the film's size, and the times are as `FrameEncoder` says.
  public mutating func append(_ picture: Bitmap, from start: Double, to end: Double) throws(CodecError) {
    try append(from: start, to: end) { encoder throws(CodecError) in
      encoder.output.expectSize(of: picture)
      try encoder.take(picture, from: start, to: end)
    }
  }

  public mutating func finish() throws(CodecError) {
    try finish { encoder throws(CodecError) in try encoder.end() }
  }

  private mutating func take(_ picture: Bitmap, from start: Double, to end: Double) throws(CodecError) {
    guard let current = pending else { return begin(picture, from: start, to: end) }
    guard let next = current.timeline.startOfNext(from: start, to: end) else {
      late = picture
      pending?.timeline.extend(to: end)
      return
    }
    late = nil
    try show(picture, at: next, until: end)
  }

  private mutating func begin(_ picture: Bitmap, from start: Double, to end: Double) {
    form = APNGForm(for: picture)
    pending = Pending(
      picture: picture, canvas: nil, rect: .whole(output.width, output.height),
      timeline: FrameTimeline(.apng, from: start, to: end))
    frameCount = 1
  }

  /// Brings a picture on screen in place of the pending one, or lets that one stay where they are the same.
  private mutating func show(_ picture: Bitmap, at start: Int, until end: Double) throws(CodecError) {
    guard var current = pending else { return }
    guard let damage = APNGPatch.damage(picture, over: current.picture) else {
      pending?.timeline.extend(to: end)
      return
    }
    let delay = current.timeline.advance(to: start, end: end)
    var next = Pending(picture: picture, canvas: current.picture, rect: damage, timeline: current.timeline)
    var disposal = APNGControl.Disposal.leave
    // Only the last image of a long delay could restore, and it covers a single pixel.
    if let before = current.canvas, FrameTimeline.Clock.apng.parts(of: delay).count == 1 {
      let rect = APNGPatch.damage(picture, over: before) ?? .whole(1, 1)
      if rect.width * rect.height < damage.width * damage.height {
        (next.canvas, next.rect, disposal) = (before, rect, .previous)
      }
    }
    try write(current, delay: delay, disposal)
    frameCount += 1
    pending = next
  }

  private mutating func write(_ shown: Pending, delay: Int, _ disposal: APNGControl.Disposal) throws(CodecError) {
    if !form.holds(shown.picture) {
      try queue.drain(to: &images)
      try images.makeTranslucent(form)
      form = .translucent
    }
    let patch = APNGPatch(picture: shown.picture, canvas: shown.canvas, rect: shown.rect, form: form)
    let parts = FrameTimeline.Clock.apng.parts(of: delay)
    let place = images.reserve(parts.count)
    try queue.add(
      { [level] () throws(CodecError) in try APNGImages.bytes(patch, parts, disposal, place: place, level) }, to: &images)
  }

  private mutating func end() throws(CodecError) {
    if let late, let current = pending {
      let start = current.timeline.startOfLast
      try show(late, at: start, until: Double(start) / FrameTimeline.Clock.apng.ticksPerSecond)
    }
    guard let current = pending else { throw .noFrames }
    try write(current, delay: current.timeline.lastDelay, .leave)
    try queue.drain(to: &images)
    let header = APNGFile.header(
      width: output.width, height: output.height, form: form, frameCount: images.count, loop: loop)
    try output.write(header)
    try images.copy(to: &output)
    try output.write(APNGFile.end)
  }
}

extension APNGEncoder: FormatEncoder {
  package init(_ settings: FilmSettings, to place: FilmPlace) throws(CodecError) {
    let (width, height) = (settings.width, settings.height)
    switch place {
    case .path(let path):
      try self.init(to: path, width: width, height: height, loop: settings.loop, level: settings.pngLevel, ahead: settings.ahead)
    case .sink(let sink):
      try self.init(to: sink, width: width, height: height, loop: settings.loop, level: settings.pngLevel, ahead: settings.ahead)
    }
  }
}
