public import Raster
public import TransitionKit

/// A motion to be filmed, the screen it is seen on, and the rate of the frames.
public struct Film: Sendable {
  /// Sets a new stage up for the first picture and returns what starts the motion. What it throws is thrown by whoever films it.
  ///
  /// It is called more than once, each time with a stage of its own: the first run only finds out how long the motion takes.
  /// The film keeps the returned closure, and all that it holds, as long as the stage.
  public typealias Scene = @MainActor @Sendable (Stage) throws -> @MainActor () -> Void

  /// The screen's size, in points.
  public let size: CGSize
  /// Pixels to a point.
  public let scale: CGFloat
  /// Frames to a second.
  public internal(set) var fps: Double
  /// How long the first picture stands before anything moves, in seconds.
  public let firstHold: Double
  /// How long the last picture stands, in seconds; one frame at the least.
  public let lastHold: Double
  /// The light or dark look of sample screens, and the room that bars leave.
  public let look: Look
  /// The body and ground around the screen; see `allows(size:scale:_:)`.
  public var surroundings = Surroundings()
  /// How long the motion is filmed, in seconds; nil runs until everything has come to rest.
  public var motion: Double?
  /// How many seconds of the motion pass in a second of the film; the holds stay as they are.
  public var speed = 1.0
  /// Whether the film, once at its end, runs back to its first picture.
  public var bounces = false
  /// Which of the film's pictures are written.
  public var excerpt = Excerpt.whole
  /// Whether a pixel that a shape's edge crosses is covered in part, or all or nothing.
  public var edges = Picture.Edges.smooth
  /// The change of screens that a tap could start; nil where a finger of the scene's own is there, or none can be.
  var tappedChange: TappedChange?
  /// Where that change begins, if at an element of its own choice.
  var tapBeginning: Tap.Beginning?
  /// The taps that a story's scene makes; nil for other films.
  var taps: TapBook?
  /// The film's choices that nobody asked for, to be told to people.
  package var remarks: [String] = []
  /// Fonts that the film is given beside its own.
  package var fonts = FontSet()
  /// Sets a stage up for the first picture and returns what starts the motion.
  public let scene: Scene

  /// - Precondition: `Stage.allows(size:scale:)` holds, and the numbers lie in `rates` and `holds`.
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

  /// Which way a change of screens goes that a tap may start.
  enum TappedChange: Sendable {
    /// A screen comes.
    case forward
    /// The screen that is seen leaves.
    case back
  }

  /// The size of every frame, in pixels.
  public var pixelSize: (width: Int, height: Int) { mount.pixelSize }

  var mount: Mount { Mount(surroundings, size: size, scale: scale, home: home) }

  /// The colour of the home indicator: what has a status bar on a screen without a button has that, too. Nil leaves it to the body.
  private var home: Color? {
    guard look.safeArea.bottom > 0, look.statusTime != nil else { return nil }
    return look.isDark ? Color(red: 1, green: 1, blue: 1) : Color(red: 0, green: 0, blue: 0)
  }

  /// Whether a screen of `size` points, at `scale` pixels to a point, can be filmed in these surroundings.
  public static func allows(size: CGSize, scale: CGFloat, _ surroundings: Surroundings = Surroundings()) -> Bool {
    guard Stage.allows(size: size, scale: scale) else { return false }
    let (width, height) = Mount(surroundings, size: size, scale: scale).pixelSize
    return Bitmap.allows(width: width, height: height)
  }

  /// The largest number of pixels to a point at which a film is no wider, with what stands around its screen.
  public static func scale(of size: CGSize, _ surroundings: Surroundings, width: Int) -> CGFloat {
    func scale(_ screen: Int) -> CGFloat {
      // The quotient may be too large by its last bit, which would make for one more pixel.
      let scale = CGFloat(screen) / size.width
      return scale * size.width > CGFloat(screen) ? scale.nextDown : scale
    }
    let fitting = (1...max(width, 1)).last { Mount(surroundings, size: size, scale: scale($0)).pixelSize.width <= width }
    return scale(fitting ?? 1)
  }
}

// MARK: - What a film may ask for

extension Film {
  /// The usual size of a screen, in points: a film of it fits a README.
  public static let standardSize = CGSize(width: 375, height: 667)
  /// The usual frames a second: a frame stands for two centiseconds, the shortest delay that every GIF viewer keeps to.
  public static let standardRate = 50.0
  /// The usual hold of the first picture, in seconds: time to see where the motion starts, but not to wait for it.
  public static let standardFirstHold = 0.5
  /// The usual hold of the last picture, in seconds: time for a look at the result before a film that loops starts again.
  public static let standardLastHold = 1.0
  /// The frame rates that a film may have, in frames a second, up to those of the fastest hand-held cameras.
  public static let rates = 1.0...960.0
  /// The durations that a transition may have, in seconds: more than a minute is a mistake in the number.
  public static let durations = 0.01...60.0
  /// How long a film may hold its first and last picture, in seconds.
  public static let holds = 0.0...60.0
  /// The speeds that a film may have: the slowest stretches a second to 50 seconds, the fastest shows 50 seconds in one.
  public static let speeds = 0.02...50.0
  /// The pixels to a point that a film may have: below 0.1 nothing can be made out, and no screen has more than 4.
  public static let scales = 0.1...4.0
  /// The sides that a screen may have, in points: at the smallest scale, the longest side fills the largest bitmap.
  public static let sides = 1.0...Double(Bitmap.sideLimit) / scales.lowerBound

  /// Reads a size such as `375x667`; nil if a film may not have it.
  package static func size(_ text: String) -> CGSize? {
    let numbers = text.split(omittingEmptySubsequences: false, whereSeparator: { "xX×".contains($0) }).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], sides.contains(width), sides.contains(height)
    else { return nil }
    return CGSize(width: width, height: height)
  }
}

extension CGSize {
  /// The size with its longer side across.
  package var lying: CGSize { CGSize(width: max(width, height), height: min(width, height)) }
}
