/// The result for one golden: the same facts for people, for the report and for programs.
public struct Finding: Sendable, Equatable, Codable {
  public enum Status: String, Sendable, Codable, CaseIterable {
    /// Every pixel is the golden's.
    case same
    /// The footage differs from its golden by no more than the limits allow.
    case within
    /// The footage has become the golden.
    case recorded
    /// There is no golden.
    case missing
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
    public var frame: Int
    /// When the frame appears, in seconds from the film's start.
    public var time: Double
    /// How many pixels are over the limits, and how many differ at all.
    public var over: Int
    public var different: Int
    public var levels: Int
    public var distance: Double
    /// Where the greatest difference is.
    public var x: Int
    public var y: Int
  }

  /// The size, times and order of frames.
  public struct Shape: Sendable, Equatable, Codable {
    public var layout: Footage.Layout
    public var width: Int
    public var height: Int
    public var scale: Double
    public var rate: Double?
    public var times: [Double]
    /// For each frame the number of the picture that it shows; frames that follow each other with equal pixels share a number.
    public var pictures: [Int]
  }

  /// Pictures of a failure, as paths from where the report lies.
  public struct Files: Sendable, Equatable, Codable {
    public var expected: String?
    public var actual: String?
    public var diff: String?
    public var first: String?
    public var worst: String?
  }

  public var name: String
  public var status: Status
  /// The result in words, the headline first.
  public var lines: [String]
  public var warnings: [String] = []
  public var limits: Limits
  public var shape: Shape?
  /// The golden's shape, where it differs from that of what was filmed.
  public var goldenShape: Shape?
  public var parameters: [String: String] = [:]
  public var badFrames: [BadFrame] = []
  public var files: Files?

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
  }

  /// A case whose film could not be made.
  package static func impossible(_ name: String, _ reason: String) -> Finding {
    Finding(name, .failed, ["\(name) could not be filmed: \(reason)"])
  }

  package static func unclaimed(_ name: String) -> Finding {
    Finding(name, .unclaimed, ["\(name) is claimed by nothing: prune it, or mend the name that asked for it"])
  }
}
