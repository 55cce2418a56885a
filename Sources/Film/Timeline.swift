/// The times of a film's frames: the moment of the motion that a frame shows, and when the frame is shown.
///
/// Frame `i` is shown from `i / fps`, rounded to the output's own clock; every time comes from whole ticks of that clock, so no
/// error adds up.
package struct Timeline: Sendable, Equatable {
  /// The unit in which the output counts time.
  package enum Clock: Sendable, Equatable {
    /// A tick is a frame.
    case exact
    case centiseconds
  }

  private let fps: Double
  private let ticksPerSecond: Double
  /// How many frames show the first picture before the motion begins.
  package let heldFrames: Int
  /// The first frame at or after the end of the motion.
  private var endFrame: Int
  package private(set) var frameCount: Int
  private let motion: Double

  /// - Parameter motion: how long something moves, in seconds.
  package init(motion: Double, fps: Double, clock: Clock, firstHold: Double, lastHold: Double) {
    self.fps = fps
    ticksPerSecond = clock == .exact ? fps : 100
    self.motion = motion
    heldFrames = Int((firstHold * fps).rounded())
    endFrame = heldFrames + Int((motion * fps).rounded(.down))
    frameCount = 0
    while sinceBeginning(endFrame) < motion - Self.hair { endFrame += 1 }
    frameCount = endFrame + max(1, Int((lastHold * fps).rounded()))
  }

  /// The frames from the beginning of the motion to its end.
  var movingFrames: Range<Int> { heldFrames..<endFrame }

  /// When a frame appears in a film that begins with the frame `first`, in seconds.
  func time(from first: Int, to frame: Int) -> Double {
    (ticks(before: frame) - ticks(before: first)) / ticksPerSecond
  }

  /// When the frame appears, in seconds from the film's start.
  package func start(of frame: Int) -> Double {
    ticks(before: frame) / ticksPerSecond
  }

  /// When the frame appears, in ticks; a whole number.
  private func ticks(before frame: Int) -> Double { (Double(frame) * ticksPerSecond / fps).rounded() }

  /// The moment of the motion that a frame shows, in seconds from its beginning; 0 for a frame before it.
  package func moment(of frame: Int) -> Double {
    frame >= endFrame ? max(sinceBeginning(frame), motion) : max(sinceBeginning(frame), 0)
  }

  private func sinceBeginning(_ frame: Int) -> Double {
    time(from: heldFrames, to: frame)
  }

  /// A time far shorter than a frame, and far longer than the error of a few additions, in seconds.
  private static let hair = 1e-9
}
