private import Files
public import Raster

/// Writes an animated PNG without loss: only the pixels that change, delays in whole milliseconds that never drift. Viewers that
/// know no animated PNGs show the first picture.
///
/// A film that begins opaque is stored as RGB until a pixel needs RGBA. A PNG says first how many images follow, so the images wait
/// in a file without a name until `finish()`; memory does not depend on their number.
public struct APNGEncoder: StreamEncoder, FormatEncoder {
  var output: EncodedStream
  private let loop: Int
  private let level: CompressionLevel

  public private(set) var frameCount = 0
  public var byteCount: Int { max(images.byteCount, output.byteCount) }

  private var images: APNGImages
  private var queue: ByteQueue
  private var pending: Pending?
  private var form = APNGForm.translucent

  /// The picture on screen. Its delay and disposal are known only when the next picture comes.
  private struct Pending {
    var picture: Bitmap
    /// The picture that this one is drawn over; nil for the first.
    var canvas: Bitmap?
    var rect: Region
    var timeline: FrameTimeline<Bitmap>
  }

  public init(_ settings: FilmSettings, to place: FilmPlace) throws(CodecError) {
    (loop, level) = (settings.loop, settings.pngLevel)
    precondition((0...Int(Int32.max)).contains(loop), "An APNG plays up to 2,147,483,647 times, or 0 for ever")
    output = try EncodedStream(settings, to: place)
    let spool = try CodecError.wrapping { () throws(FileError) in
      if case .path(let path) = place { return try Spool(beside: path) }
      return try Spool(in: settings.spoolDirectory, for: settings.spoolDirectory ?? "the images")
    }
    images = APNGImages(spool, level)
    queue = ByteQueue(limit: settings.ahead)
  }

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
    guard pending != nil else { return begin(picture, from: start, to: end) }
    guard let next = pending?.timeline.start(of: picture, from: start, to: end) else { return }
    try show(picture, at: next, until: end)
  }

  private mutating func begin(_ picture: Bitmap, from start: Double, to end: Double) {
    form = APNGForm(for: picture)
    pending = Pending(
      picture: picture, canvas: nil, rect: Region(width: output.width, height: output.height),
      timeline: FrameTimeline(.apng, from: start, to: end))
    frameCount = 1
  }

  /// Shows a picture in place of the pending one, or lets the pending one stay longer if both are the same.
  private mutating func show(_ picture: Bitmap, at start: Int, until end: Double) throws(CodecError) {
    guard var current = pending else { return }
    guard let damage = APNGPatch.damage(picture, over: current.picture) else {
      pending?.timeline.extend(to: end)
      return
    }
    let delay = current.timeline.advance(to: start, end: end)
    var next = Pending(picture: picture, canvas: current.picture, rect: damage, timeline: current.timeline)
    var disposal = FileFacts.Disposal.leave
    // A long delay is written as several images. Only the last of them could restore, and it covers a single pixel.
    if let before = current.canvas, FrameClock.apng.parts(of: delay).count == 1 {
      let rect = APNGPatch.damage(picture, over: before) ?? Region(width: 1, height: 1)
      if rect.width * rect.height < damage.width * damage.height {
        (next.canvas, next.rect, disposal) = (before, rect, .previous)
      }
    }
    try write(current, delay: delay, disposal)
    frameCount += 1
    pending = next
  }

  private mutating func write(_ shown: Pending, delay: Int, _ disposal: FileFacts.Disposal) throws(CodecError) {
    if !form.holds(shown.picture) {
      try queue.drain(to: &images)
      try images.makeTranslucent(form)
      form = .translucent
    }
    let patch = APNGPatch(picture: shown.picture, canvas: shown.canvas, rect: shown.rect, form: form)
    let parts = FrameClock.apng.parts(of: delay)
    let place = images.reserve(parts.count)
    try queue.add(
      { [level] () throws(CodecError) in try APNGImages.bytes(patch, parts, disposal, place: place, level) }, to: &images)
  }

  private mutating func end() throws(CodecError) {
    if let last = pending?.timeline.last { try show(last.picture, at: last.start, until: last.end) }
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
