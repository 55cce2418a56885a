public import Raster
public import TransitionKit

/// A motion to be filmed, the screen it is seen on, and the rate of the frames.
public struct Film: Sendable {
  /// Sets a new stage up for the first picture and returns what starts the motion.
  ///
  /// It is called more than once, each time with a stage of its own: the first run only finds out how long the motion takes.
  /// The film keeps the returned closure, and all that it holds, as long as the stage.
  public typealias Scene = @MainActor @Sendable (Stage) throws(StageError) -> @MainActor () -> Void

  /// The screen's size, in points.
  public let size: CGSize
  /// Pixels to a point.
  public let scale: CGFloat
  /// Frames to a second.
  public let fps: Double
  /// How long the first picture stands before anything moves, in seconds.
  public let firstHold: Double
  /// How long the last picture stands, in seconds; one frame at the least.
  public let lastHold: Double
  public let look: Look
  /// The body and ground around the screen; see `allows(size:scale:_:)`.
  public var surroundings = Surroundings()
  /// How long the motion is filmed, in seconds; nil runs until everything has come to rest.
  public var motion: Double?
  /// How many seconds of the motion pass in a second of the film; the holds stay as they are.
  public var speed = 1.0
  /// Whether the film then runs back to its first picture.
  public var bounces = false
  public var excerpt = Excerpt.whole
  public var edges = Picture.Edges.smooth
  public let scene: Scene

  /// - Precondition: `Stage.allows(size:scale:)`, and the numbers lie in `rates` and `holds`.
  public init(
    size: CGSize = standardSize, scale: CGFloat = 1, fps: Double = standardRate,
    firstHold: Double = standardFirstHold, lastHold: Double = standardLastHold, look: Look = Look(), motion: Double? = nil,
    scene: @escaping Scene
  ) {
    precondition(Stage.allows(size: size, scale: scale), "A film's size in pixels must be one a bitmap may have")
    precondition(Self.rates.contains(fps), "A film's rate lies between 1 and 960")
    precondition(Self.holds.contains(firstHold) && Self.holds.contains(lastHold), "A film holds for a minute at most")
    self.size = size
    self.scale = scale
    self.fps = fps
    self.firstHold = firstHold
    self.lastHold = lastHold
    self.look = look
    self.motion = motion
    self.scene = scene
  }

  /// The size of every frame, in pixels.
  public var pixelSize: (width: Int, height: Int) { mount.pixelSize }

  var mount: Mount { Mount(surroundings, size: size, scale: scale) }

  /// Whether a screen of `size` points, at `scale` pixels to a point, can be filmed in these surroundings.
  public static func allows(size: CGSize, scale: CGFloat, _ surroundings: Surroundings = Surroundings()) -> Bool {
    guard Stage.allows(size: size, scale: scale) else { return false }
    let (width, height) = Mount(surroundings, size: size, scale: scale).pixelSize
    return Bitmap.allows(width: width, height: height)
  }
}

// MARK: - What a film may ask for

extension Film {
  /// Fits a README and a screen.
  public static let standardSize = CGSize(width: 375, height: 667)
  /// Two whole centiseconds a frame, the shortest that every GIF viewer keeps to.
  public static let standardRate = 50.0
  /// Long enough to see where it starts, short enough not to wait.
  public static let standardFirstHold = 0.5
  /// A look at the result before it all begins again.
  public static let standardLastHold = 1.0
  /// Frames a second, up to the fastest cameras that people hold in their hands.
  public static let rates = 1.0...960.0
  /// A transition longer than a minute is a mistake in the number.
  public static let durations = 0.01...60.0
  public static let holds = 0.0...60.0
  /// Speeds, from a second that takes a minute to a minute that takes a second.
  public static let speeds = 0.02...50.0
  /// Below a tenth nothing can be made out; no screen has more than four pixels to a point.
  public static let scales = 0.1...4.0
  /// A screen's side, in points: the longest is the largest picture at the smallest scale.
  public static let sides = 1.0...Double(Bitmap.sideLimit) / scales.lowerBound

  /// The size that `375x667` says; nil if it is no size that a film may have.
  package static func size(_ text: String) -> CGSize? {
    let numbers = text.split(omittingEmptySubsequences: false, whereSeparator: { "xX×".contains($0) }).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], sides.contains(width), sides.contains(height)
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
