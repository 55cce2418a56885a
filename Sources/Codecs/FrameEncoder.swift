public import Raster

/// An encoder of one output, to which frames are appended in the order of their times.
///
/// The work is in two halves. Preparing a frame is pure and heavy: do it on any thread, for any number of frames at once. `append`
/// takes the prepared frames in order, on one thread at a time.
public protocol FrameEncoder: SendableMetatype {
  /// A frame as far as it can be encoded without those before it.
  associatedtype Prepared: Sendable

  /// Prepares a frame with this output's settings.
  var preparation: @Sendable (Bitmap) throws(CodecError) -> Prepared { get }

  /// Adds a prepared frame that is shown from `start` to `end`, in seconds. After an error the output is gone and the encoder is
  /// closed.
  /// - Precondition: times are finite, `start <= end`, and no frame starts before an earlier one.
  mutating func append(_ prepared: Prepared, from start: Double, to end: Double) throws(CodecError)

  /// How many pictures the output holds so far: repeats that were merged count once.
  var frameCount: Int { get }

  /// The number of bytes written so far, in all files of the output together.
  var byteCount: Int { get }

  /// Completes the output, which then appears. Without this call nothing appears.
  mutating func finish() throws(CodecError)
}

extension FrameEncoder where Prepared == Bitmap {
  /// Leaves the picture as it is.
  public var preparation: @Sendable (Bitmap) throws(CodecError) -> Bitmap { { $0 } }
}

extension FrameEncoder {
  /// Prepares a frame and adds it, both on this thread.
  public mutating func append(_ frame: Frame) throws(CodecError) {
    try append(preparation(frame.bitmap), from: frame.start, to: frame.end)
  }
}

/// A picture and when it is on screen, in seconds from the film's start.
public struct Frame: Sendable, Equatable {
  /// The picture that is on screen.
  public var bitmap: Bitmap
  /// When the picture appears.
  public var start: Double
  /// When the picture goes.
  public var end: Double

  /// A picture that is on screen from `start` to `end`.
  public init(_ bitmap: Bitmap, from start: Double, to end: Double) {
    self.bitmap = bitmap
    self.start = start
    self.end = end
  }
}
