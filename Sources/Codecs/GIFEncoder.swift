public import Raster

/// Writes an animated GIF: exact colours where a picture has at most 256, only what changes, delays that never drift.
///
/// Memory does not depend on the number of frames: a canvas of what the viewer sees and two pictures.
public struct GIFEncoder: FrameEncoder {
  private let sink: any ByteSink
  private let width: Int
  private let height: Int
  private let loop: Int
  private let comment: String?
  private let options: GIFOptions

  public private(set) var frameCount = 0
  public private(set) var byteCount = 0

  /// What the viewer sees once `pending` is shown.
  private var shown: [Pixel] = []
  private var pending: Pending?
  /// The newest picture, when it came too late to be shown unless it is the last.
  private var late: IndexedImage?
  /// Known once the header is written.
  private var global: GlobalPalette?
  private var images: ByteQueue
  private var isClosed = false

  /// The picture on screen, whose delay and disposal depend on the next.
  private struct Pending {
    var patch: FramePatch
    var source: Bitmap
    var timeline: FrameTimeline
  }

  /// - Parameters:
  ///   - loop: how often the film plays in all; 0 for ever. At most 65,536.
  ///   - comment: stored in the file.
  ///   - ahead: how many pictures may be compressed by other threads beside what `append` does; 0 for none. Each takes
  ///     about ten bytes a pixel.
  /// - Precondition: `Bitmap.allows(width:height:)`.
  public init(
    to sink: some ByteSink, width: Int, height: Int, loop: Int = 0, comment: String? = nil,
    options: GIFOptions = GIFOptions(), ahead: Int = 4
  ) {
    precondition(Bitmap.allows(width: width, height: height), "A GIF's sides lie between 1 and \(Bitmap.sideLimit)")
    precondition((0...65_536).contains(loop), "A GIF plays 1 to 65,536 times, or 0 for ever")
    self.sink = sink
    self.width = width
    self.height = height
    self.loop = loop
    self.comment = comment
    self.options = options
    images = ByteQueue(limit: ahead)
  }

  /// A file that appears when the film is finished.
  public init(
    to path: String, width: Int, height: Int, loop: Int = 0, comment: String? = nil,
    options: GIFOptions = GIFOptions(), ahead: Int = 4
  ) throws(CodecError) {
    self.init(
      to: try AtomicFile(path), width: width, height: height, loop: loop, comment: comment, options: options, ahead: ahead)
  }

  public static func prepare(_ bitmap: Bitmap) -> IndexedImage {
    IndexedImage(bitmap)
  }

  public var preparation: @Sendable (Bitmap) throws(CodecError) -> IndexedImage {
    { [options] bitmap throws(CodecError) in IndexedImage(bitmap, options: options) }
  }

  /// - Precondition: the picture has the film's size, and the times are as `FrameEncoder` says.
  public mutating func append(_ prepared: IndexedImage, from start: Double, to end: Double) throws(CodecError) {
    guard !isClosed else { throw .closed }
    let image = prepared.options == options ? prepared : IndexedImage(prepared.source, options: options)
    precondition(image.width == width && image.height == height, "Every frame has the film's size")
    precondition(start.isFinite && end.isFinite && start <= end, "A frame's times are finite and in order")
    guard let current = pending else { return begin(image, from: start, to: end) }
    guard let next = current.timeline.startOfNext(from: start, to: end) else {
      late = image
      pending?.timeline.extend(to: end)
      return
    }
    late = nil
    try orClose { encoder throws(CodecError) in try encoder.show(image, at: next, until: end) }
  }

  public mutating func finish() throws(CodecError) {
    guard !isClosed else { throw .closed }
    try orClose { encoder throws(CodecError) in try encoder.end() }
    isClosed = true
  }

  private mutating func orClose(_ work: (inout GIFEncoder) throws(CodecError) -> Void) throws(CodecError) {
    do throws(CodecError) {
      try work(&self)
    } catch {
      isClosed = true
      sink.discard()
      throw error
    }
  }

  private mutating func begin(_ image: IndexedImage, from start: Double, to end: Double) {
    shown = Array(repeating: .clear, count: width * height)
    let patch = FramePatch(first: image, FrameDifference(image, over: shown, previous: nil))
    patch.apply(to: &shown)
    frameCount = 1
    pending = Pending(patch: patch, source: image.source, timeline: FrameTimeline(.gif, from: start, to: end))
  }

  /// Brings a picture on screen in place of the pending one, or lets that one stay where they look the same.
  private mutating func show(_ image: IndexedImage, at start: Int, until end: Double) throws(CodecError) {
    guard var current = pending else { return }
    var difference = FrameDifference(image, over: shown, previous: current.source)
    if let cleared = difference.cleared {
      current.patch.clearAfterwards(cleared)
      current.patch.clear(&shown)
      difference = FrameDifference(image, over: shown, previous: nil)
    }
    current.source = image.source
    let isCleared = current.patch.isClearedAfterwards
    guard let patch = FramePatch(image, difference) ?? (isCleared ? FramePatch(nothing: image, difference) : nil) else {
      current.timeline.extend(to: end)
      pending = current
      return
    }
    let delay = current.timeline.advance(to: start, end: end)
    try write(current.patch, delay: delay, isOnly: false)
    patch.apply(to: &shown)
    frameCount += 1
    current.patch = patch
    pending = current
  }

  private mutating func end() throws(CodecError) {
    if let late, let current = pending {
      let start = current.timeline.startOfLast
      try show(late, at: start, until: Double(start) / 100)
    }
    guard let current = pending else { throw .noFrames }
    try write(current.patch, delay: current.timeline.lastDelay, isOnly: global == nil)
    try withImages { images, put throws(CodecError) in try images.drain(write: put) }
    try put(GIFFile.trailer())
    try sink.finish()
  }

  private mutating func put(_ bytes: [UInt8]) throws(CodecError) {
    try sink.write(bytes)
    byteCount += bytes.count
  }

  private mutating func withImages(
    _ work: (inout ByteQueue, ([UInt8]) throws(CodecError) -> Void) throws(CodecError) -> Void
  ) throws(CodecError) {
    var count = byteCount
    defer { byteCount = count }
    let sink = sink
    try work(&images) { bytes throws(CodecError) in
      try sink.write(bytes)
      count += bytes.count
    }
  }

  private mutating func write(_ patch: FramePatch, delay: Int, isOnly: Bool) throws(CodecError) {
    let global = try globalPalette(for: patch, isOnly: isOnly)
    try withImages { images, put throws(CodecError) in
      try images.add({ () throws(CodecError) in try GIFImages.bytes(patch, global, delay: delay) }, write: put)
    }
  }

  /// The header goes out with the first picture, whose colours become the global palette.
  private mutating func globalPalette(for patch: FramePatch, isOnly: Bool) throws(CodecError) -> GlobalPalette {
    if let global { return global }
    let colors = patch.image.palette.isEmpty ? [Pixel(red: 0, green: 0, blue: 0)] : patch.image.palette
    let palette = GlobalPalette(colors, spare: !isOnly || patch.image.hasNothing)
    try put(GIFFile.header(width: width, height: height, palette: palette, loop: loop, comment: comment))
    global = palette
    return palette
  }
}
