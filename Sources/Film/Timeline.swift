/// When each frame of a film is taken, and when it is shown.
///
/// Frame `i` is shown from `i / fps`, rounded to the output's own clock; every time comes from whole ticks of that clock, so no
/// error adds up.
package struct Timeline: Sendable, Equatable {
  /// What the output can count in.
  package enum Clock: Sendable, Equatable {
    case exact
    case centiseconds

    /// When the frame is shown, in ticks; a whole number.
    fileprivate func ticks(before frame: Int, _ fps: Double) -> Double {
      switch self {
      case .exact: Double(frame)
      case .centiseconds: (Double(frame) * 100 / fps).rounded()
      }
    }

    fileprivate func ticksPerSecond(_ fps: Double) -> Double {
      switch self {
      case .exact: fps
      case .centiseconds: 100
      }
    }
  }

  private let fps: Double
  private let clock: Clock
  /// How many frames show the first picture before the motion begins.
  package let heldFrames: Int
  /// The first frame at or after the end of the motion.
  private var endFrame: Int
  package private(set) var frameCount: Int
  private let motion: Double

  /// - Parameter motion: how long something moves, in seconds.
  package init(motion: Double, fps: Double, clock: Clock, firstHold: Double, lastHold: Double) {
    self.fps = fps
    self.clock = clock
    self.motion = motion
    heldFrames = Int((firstHold * fps).rounded())
    endFrame = heldFrames + Int((motion * fps).rounded(.down))
    frameCount = 0
    while sinceBeginning(endFrame) < motion - Self.hair { endFrame += 1 }
    frameCount = endFrame + max(1, Int((lastHold * fps).rounded()))
  }

  /// From the beginning of the motion to its end.
  var movingFrames: Range<Int> { heldFrames..<endFrame }

  /// When a frame appears in a film that begins with the frame `first`, in seconds.
  func time(from first: Int, to frame: Int) -> Double {
    (clock.ticks(before: frame, fps) - clock.ticks(before: first, fps)) / clock.ticksPerSecond(fps)
  }

  /// When the frame appears, in seconds from the film's start.
  package func start(of frame: Int) -> Double {
    clock.ticks(before: frame, fps) / clock.ticksPerSecond(fps)
  }

  /// When the frame is taken, in seconds from the beginning of the motion; before it, that is at 0.
  package func moment(of frame: Int) -> Double {
    frame >= endFrame ? max(sinceBeginning(frame), motion) : max(sinceBeginning(frame), 0)
  }

  private func sinceBeginning(_ frame: Int) -> Double {
    time(from: heldFrames, to: frame)
  }

  /// Far below a frame, far above the error of a few additions.
  private static let hair = 1e-9
}
