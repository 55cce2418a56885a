internal import Codecs
internal import Raster

extension Footage {
  /// The bytes of a golden's picture file, nil where it keeps none; in a film, equal frames that follow each other are one image.
  /// - Parameter level: how hard strips and stills are compressed. Films are always compressed by the quickest level: `small` takes
  ///   three times as long for 10 % less.
  func encoded(_ keep: Keep = .film, level: CompressionLevel = .small) throws(GoldenError) -> [UInt8]? {
    guard !frames.isEmpty else { throw .noFrames }
    let kept = keep.frames(of: frames.count)
    if kept.isEmpty { return nil }
    if keep == .film && layout == .film { return try codecs { () throws(CodecError) in try film() } }
    return try FrameStrip.encoded(kept.count, width: width, height: height, level: level) { bitmap(of: kept[$0]) }
  }

  /// The picture file of a new golden, and every frame's hash. Each picture of a film is drawn once for both.
  func encodedAndHashed(_ keep: Keep, jobs: Int) throws(GoldenError) -> (picture: [UInt8]?, hashes: [PixelHash]) {
    guard keep == .film && layout == .film else { return (try encoded(keep), hashes(jobs: jobs)) }
    guard !frames.isEmpty else { throw .noFrames }
    var hashes: [PixelHash] = []
    let picture = try codecs { () throws(CodecError) in try film { hashes.append(PixelHash($0)) } }
    return (picture, frames.map { hashes[$0.picture] })
  }

  /// - Parameter look: is shown every picture once, in order.
  private func film(_ look: (Bitmap) -> Void = { _ in }) throws(CodecError) -> [UInt8] {
    let writer = try FilmBytes(width: width, height: height)
    var drawing = drawing
    for frame in frames.indices {
      if frame > 0, frames[frame].picture == frames[frame - 1].picture {
        writer.hold(frames[frame].duration)
      } else {
        let bitmap = drawing.next(pictures[frames[frame].picture])
        look(bitmap)
        try writer.add(bitmap, for: frames[frame].duration)
      }
    }
    return try writer.finish()
  }
}

/// Makes an animated PNG in memory, in which every picture stays long enough to be an image of its own.
final class FilmBytes {
  private let sink = ByteList()
  private var encoder: APNGEncoder
  private var pending: (bitmap: Bitmap, seconds: Double)?
  private var start = 0.0

  init(width: Int, height: Int) throws(CodecError) {
    var settings = FilmSettings(width: width, height: height)
    (settings.pngLevel, settings.spoolDirectory, settings.ahead) = (.fast, nil, 0)
    encoder = try APNGEncoder(settings, to: .sink(sink))
  }

  /// Adds a picture. If the last picture has the same pixels, that one stays longer: two display lists may draw the same.
  func add(_ bitmap: Bitmap, for seconds: Double) throws(CodecError) {
    if pending?.bitmap == bitmap { return hold(seconds) }
    try show()
    pending = (bitmap, seconds)
  }

  /// Lets the last picture stay longer.
  func hold(_ seconds: Double) {
    pending?.seconds += seconds
  }

  func finish() throws(CodecError) -> [UInt8] {
    try show()
    try encoder.finish()
    return sink.bytes
  }

  /// Writes the last picture. Its time is at least 2 ms, a whole number of ticks, and at most a minute, as fits one image's delay.
  private func show() throws(CodecError) {
    guard let pending else { return }
    let end = start + min(max(pending.seconds, 0.002), 60)
    try encoder.append(pending.bitmap, from: start, to: end)
    start = end
  }
}
