import Raster

/// Where one film of pictures of one size goes, until it is finished or something fails.
struct FilmOutput {
  let sink: any ByteSink
  let width: Int
  let height: Int
  fileprivate(set) var isClosed = false

  init(_ sink: any ByteSink, width: Int, height: Int) {
    self.sink = sink
    self.width = width
    self.height = height
  }
}

/// An encoder that takes pictures as they are and writes one film.
protocol FilmEncoder {
  var output: FilmOutput { get set }
}

extension FilmEncoder {
  mutating func append(
    _ picture: Bitmap, from start: Double, to end: Double, _ work: (inout Self) throws(CodecError) -> Void
  ) throws(CodecError) {
    guard !output.isClosed else { throw .closed }
    precondition(picture.width == output.width && picture.height == output.height, "Every frame has the film's size")
    precondition(start.isFinite && end.isFinite && start <= end, "A frame's times are finite and in order")
    try whileOpen(work)
  }

  mutating func finish(_ work: (inout Self) throws(CodecError) -> Void) throws(CodecError) {
    try whileOpen(work)
    output.isClosed = true
  }

  /// After an error the output is gone.
  private mutating func whileOpen(_ work: (inout Self) throws(CodecError) -> Void) throws(CodecError) {
    guard !output.isClosed else { throw .closed }
    do throws(CodecError) {
      try work(&self)
    } catch {
      output.isClosed = true
      output.sink.discard()
      throw error
    }
  }
}
