public import Raster

/// Pictures and their times, to be compared with a golden or to become one.
///
/// Pictures are display lists; they are drawn when they are needed, on any thread.
public struct Footage: Sendable {
  /// How the frames lie in the golden's picture file.
  public enum Layout: String, Sendable, Codable {
    /// An animated PNG.
    case film
    /// A PNG with the frames side by side.
    case strip
    /// A PNG of one frame.
    case still
  }

  /// A frame and its times.
  public struct Frame: Sendable, Equatable {
    /// When the frame appears, in seconds from the film's start.
    public let time: Double
    /// When the next frame comes, or the film ends.
    let end: Double
    /// Its place in `pictures`.
    let picture: Int

    var duration: Double { end - time }
  }

  /// Whether the frames are a film, a strip or a still.
  public let layout: Layout
  /// How wide every frame is, in pixels.
  public let width: Int
  /// The height of every frame, in pixels.
  public let height: Int
  /// Pixels to a point.
  public let scale: Double
  /// Frames a second; nil where frames come at no steady rate.
  public let rate: Double?
  /// The frames, in order of time.
  public private(set) var frames: [Frame] = []
  /// The pictures that differ from their predecessor.
  private(set) var pictures: [Picture] = []
  /// A line for each breach of the contract of transitions.
  public package(set) var diagnostics: [String] = []
  /// Notes on how the golden was made, such as a style's parameters.
  public var parameters: [String: String] = [:]
  /// The command that films the same, for reports; nil where there is none.
  package var command: String?
  /// The SHA-256, in lower-case hexadecimal digits, of every font file that text was drawn with.
  package var fonts: [String] = []
  /// The test that made the footage: its file's path in the package, and its function's name.
  package var test: String?

  private let edges: Picture.Edges

  package init(_ layout: Layout, width: Int, height: Int, scale: Double, rate: Double?, edges: Picture.Edges = .smooth) {
    self.edges = edges
    self.layout = layout
    self.width = width
    self.height = height
    self.scale = scale
    self.rate = rate
  }

  package mutating func add(_ picture: Picture, at time: Double, until end: Double) {
    if pictures.last != picture { pictures.append(picture) }
    frames.append(Frame(time: time, end: end, picture: pictures.count - 1))
  }
}

extension Footage {
  /// Makes footage of one picture.
  public init(_ picture: Picture, edges: Picture.Edges = .smooth) {
    self.init(.still, width: picture.width, height: picture.height, scale: 1, rate: nil, edges: edges)
    add(picture, at: 0, until: 0)
  }
}

// MARK: - Drawing

extension Footage {
  /// The frame's pixels.
  public func bitmap(of frame: Int) -> Bitmap {
    pictures[frames[frame].picture].rasterized(edges: edges)
  }

  /// Draws pictures one after another, each over the one before.
  struct Drawing {
    private let edges: Picture.Edges
    private let cache = RasterCache()
    private var drawn: DrawnPicture?

    fileprivate init(_ edges: Picture.Edges) { self.edges = edges }

    mutating func next(_ picture: Picture) -> Bitmap {
      let drawn = DrawnPicture(picture, over: drawn.take(), edges: edges, cache: cache)
      self.drawn = drawn
      return drawn.bitmap
    }
  }

  var drawing: Drawing { Drawing(edges) }

  /// The hash of every frame. Each picture is drawn, hashed and released.
  /// - Parameter jobs: how many pictures are drawn at once.
  func hashes(jobs: Int) -> [PixelHash] {
    let distinct = concurrentMap(pictures.count, jobs: jobs) { PixelHash(pictures[$0].rasterized(edges: edges)) }
    return frames.map { distinct[$0.picture] }
  }
}
