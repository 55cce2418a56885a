import Film
import Goldens

/// Options of `golden` and `gallery`, in the manner of the option table.
extension AnyOption {
  static let manifest = Option(
    "manifest", .file, in: .scene, "what is filmed: a line for each golden, its name and options of a film",
    standard: "goldens.txt in DIR; without one, every style")
  static let only = Option(
    "only", .file, valueName: "TEXT", in: .scene, "goldens with this in their names; give it again for more")
  static let shard = Option("shard", .shard, valueName: "I/N", in: .scene, "the I-th of N parts of the goldens, for N machines")
  static let story = Option("story", .file, in: .scene, "a story in place of a style")
  static let allowDiagnostics = Option(
    "allow-diagnostics", .flag, in: .scene, "let an animator break the contract of transitions")

  static let keep = Option(
    "keep", .choice("kind of golden", Keep.allCases.map { ($0.rawValue, $0) }), in: .output,
    "what a golden keeps beside every frame's hash: all frames, six, or none", standard: "as it does, else film")
  static let ciRecord = Option("ci-record", .flag, in: .output, "record although CI is set")

  static let allowLevels = Option(
    "allow-levels", .count(0...64), in: .output, "let a pixel differ by so many levels in each channel", standard: "exact")
  static let allowPerceptual = Option(
    "allow-delta-e", .number(0...25), in: .output, "let a pixel look so different, in OKLab times 100; 2 can just be seen",
    standard: "exact")
  static let allowShare = Option(
    "allow-share", .number(0...50), valueName: "PERCENT", in: .output,
    "let so many of a frame's pixels be over the other limits", standard: "0")
  static let report = Option(
    "report", .file, valueName: "DIR", in: .output, "where the report and pictures of failures go", standard: "golden-report")
  static let junit = Option("junit", .file, in: .output, "write the results for a CI service, too")
  static let resultSummary = Option(
    "summary", .file, in: .output, "write the results as Markdown, too, for a job's page or a comment")
  static let reports = Option("from", .file, valueName: "FILE…", in: .scene, "the report.json of each shard")

  static let goldenRate = Option(
    "fps", .number(Film.rates), in: .time, "frames to a second", standard: GoldenCase.standardRate.short)

  /// The options that decide how each golden is filmed.
  static let goldenScenery: [AnyOption] = [device, landscape, size, scale, duration, goldenRate]
  /// The options that choose goldens.
  static let goldenChoice: [AnyOption] = [manifest, only]
  /// The options that decide which goldens there are, and how each is filmed.
  static let goldenChoiceOfAll: [AnyOption] = [manifest] + goldenScenery
}
