/// The result for one golden: the same facts for people, for the report and for programs.
public struct Finding: Sendable, Equatable, Codable {
  /// What a comparison came to.
  public enum Status: String, Sendable, Codable, CaseIterable {
    /// Every pixel is the golden's.
    case same
    /// The footage differs from its golden by no more than the limits allow.
    case within
    /// The footage has become the golden.
    case recorded
    /// There is no golden.
    case missing
    /// At least one frame differs by more than the limits allow.
    case differs
    /// The contract of transitions is broken.
    case broken
    /// The footage could not be compared.
    case failed
    /// The golden exists, but nothing asks for it.
    case unclaimed
  }

  /// A frame over the limits.
  public struct BadFrame: Sendable, Equatable, Codable {
    /// The frame's number, from 0.
    public var frame: Int
    /// When the frame appears, in seconds from the film's start.
    public var time: Double
    /// How many pixels are over the limits, and how many differ at all.
    public var over: Int
    /// How many pixels differ.
    public var different: Int
    /// The largest difference in a channel, in levels of 255.
    public var levels: Int
    /// The largest perceptual distance of two pixels.
    public var distance: Double
    /// Where the greatest difference is.
    public var x: Int
    /// The row of the worst pixel.
    public var y: Int
    /// Whether the golden does not keep the frame's picture, so that its hash alone is known to differ; nil means no.
    public var isUnseen: Bool?
  }

  /// The size, times and order of frames.
  public struct Shape: Sendable, Equatable, Codable {
    /// Whether the frames are a film, a strip or a still.
    public var layout: Footage.Layout
    /// The width of a frame, in pixels.
    public var width: Int
    /// The height of a frame, in pixels.
    public var height: Int
    /// Pixels to a point.
    public var scale: Double
    /// Frames to a second; nil where the frames have no common rate.
    public var rate: Double?
    /// When each frame appears, in seconds.
    public var times: [Double]
    /// For each frame the number of the picture that it shows; frames that follow each other with equal pixels share a number.
    public var pictures: [Int]
  }

  /// Pictures of a failure, as paths from where the report lies.
  public struct Files: Sendable, Equatable, Codable {
    /// The golden's frames.
    public var expected: String?
    /// The frames as they are now.
    public var actual: String?
    /// The differences, frame by frame.
    public var diff: String?
    /// The first bad frame: golden, difference and actual side by side.
    public var first: String?
    /// The worst frame: golden, difference and actual side by side.
    public var worst: String?
  }

  /// What tells a golden's files, or those of a failure, apart from others: hashes of their bytes.
  public struct Fingerprint: Sendable, Equatable, Codable {
    /// The hash of the picture; nil where there is none.
    public var picture: String?
    /// The hash of the JSON.
    public var facts: String

    package init(picture: [UInt8]?, facts: [UInt8]) {
      self.picture = picture.map { PixelHash($0).description }
      self.facts = PixelHash(facts).description
    }
  }

  /// The golden's name.
  public var name: String
  /// What the comparison came to.
  public var status: Status
  /// The result in words, the headline first.
  public var lines: [String]
  /// Oddities that fail no test.
  public var warnings: [String] = []
  /// The differences that were allowed.
  public var limits: Limits
  /// The form of the frames as they are now; nil where nothing was filmed.
  public var shape: Shape?
  /// The golden's shape, where it differs from that of what was filmed.
  public var goldenShape: Shape?
  /// What made the film, as words by name, for reports.
  public var parameters: [String: String] = [:]
  /// The frames that differ by more than the limits allow.
  public var badFrames: [BadFrame] = []
  /// Where the pictures of the failure are; nil where none were written.
  public var files: Files?
  /// How much the golden keeps, or would keep once the finding is accepted; nil where nothing was filmed.
  public var keep: Keep?
  /// The command that films the same; nil where there is none.
  public var command: String?
  /// The hash of what was filmed: of every frame's time and pixels; nil where nothing was filmed.
  public var film: String?
  /// The golden's files when they were compared, or as they were recorded; nil where there were none.
  public var golden: Fingerprint?
  /// The hash of each file that shows the failure, by its name; nil where there are none.
  public var evidence: [String: String]?
  /// The files `actual.png` and `actual.json` of the failure; nil where there are none.
  public var actual: Fingerprint?

  /// Whether the finding lets a test pass.
  public var isGood: Bool { status == .same || status == .within || status == .recorded }

  init(
    _ name: String, _ status: Status, _ lines: [String], limits: Limits = .exact, _ footage: Footage? = nil,
    _ hashes: [PixelHash] = []
  ) {
    self.name = name
    self.status = status
    self.lines = lines
    self.limits = limits
    shape = footage?.shape(hashes)
    parameters = footage?.parameters ?? [:]
    command = footage?.command
    film = footage.map { GoldenFacts.film(zip($0.frames, hashes).map { GoldenFacts.Frame(time: $0.time, hash: $1.description) }) }
  }

  /// A case whose film could not be made.
  package static func impossible(_ name: String, _ reason: String) -> Finding {
    Finding(name, .failed, ["\(name) could not be filmed: \(reason)"])
  }

  package static func unclaimed(_ name: String) -> Finding {
    Finding(name, .unclaimed, ["\(name) is claimed by nothing: prune it, or mend the name that asked for it"])
  }
}
