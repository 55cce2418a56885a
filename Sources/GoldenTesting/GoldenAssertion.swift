internal import Goldens
private import Synchronization

/// One assertion: its place, its golden and the settings in force for it.
@MainActor
struct GoldenAssertion {
  static let standardDirectory = "goldens"
  static let standardFailures = ".build/golden-failures"

  private let place: Place
  private let golden: Golden
  private let mode: ModeInForce
  private let check: GoldenCheck

  init(
    _ name: String?, _ record: RecordMode?, _ keep: Keep?, _ limits: Limits?, _ directory: String?, _ allowsDiagnostics: Bool?,
    _ place: Place
  ) throws {
    self.place = place
    let own = GoldenSettings(
      record: record, keep: keep, limits: limits, directory: directory, allowsDiagnostics: allowsDiagnostics)
    let settings = own.over(.inForce)
    let goldens = PackageRoot.path(settings.directory ?? Self.standardDirectory, of: place.file)
    golden = try Golden(name ?? TestName.current(place), in: goldens)
    mode = try ModeInForce(code: settings.record)
    check = GoldenCheck(
      mode: mode.mode, limits: settings.limits ?? .exact,
      failures: PackageRoot.path(settings.failures ?? Self.standardFailures, of: place.file), jobs: Environment.jobs,
      allowsDiagnostics: settings.allowsDiagnostics ?? false, keep: settings.keep)
  }

  /// Films, and compares what was filmed.
  func run(_ parameters: [String: String], _ film: () throws -> Footage) throws -> Finding {
    var footage = try film()
    if let other = Claims.claim(golden.picturePath, at: place) {
      throw UnusableAssertion("the golden “\(golden.name)” belongs to \(other): name this one with matches:")
    }
    footage.parameters = parameters
    footage.test = TestName.source(place)
    footage.command = "swift test --filter \(function)"
    let finding = check.run(footage, against: golden)
    var words = finding.lines
    if !finding.isGood, let failures = check.failures {
      words += try finding.writePage(in: failures)
      if finding.status != .broken { words.append(acceptance) }
    }
    Reporter(place: place).report(finding, words: words, failures: check.failures)
    return finding
  }

  private var function: Substring { "\(place.function)".prefix { $0 != "(" } }

  /// The command that makes what was filmed the golden.
  private var acceptance: String {
    let command = "RECORD_GOLDENS=failed swift test --filter \(function)"
    switch mode.origin {
    case .code: return "to accept it: take `record:` out of the code, then \(command)"
    case .ci: return "to accept it, on your own machine: \(command)"
    case .environment, .standard: return "to accept it: \(command)"
    }
  }
}

/// The assertions that have asked for goldens: two places may not share one.
private enum Claims {
  private static let places = Mutex<[String: String]>([:])

  /// Claims a golden for a place; returns another place that has claimed it before, nil if there is none.
  static func claim(_ golden: String, at place: Place) -> String? {
    places.withLock { places in
      let other = places[golden]
      places[golden] = other ?? place.description
      return other == place.description ? nil : other
    }
  }
}

extension Finding {
  /// Writes a page that shows the failure, and returns the lines of text that lead to it and to the pictures.
  fileprivate func writePage(in directory: String) throws -> [String] {
    guard let files else { return [] }
    let failure = FailureFiles(name, in: directory)
    try failure.write(page: ReportPage(Report([self]), in: directory).html)
    var lines = ["look: \(failure.path(FailureFiles.page))"]
    if let first = files.first { lines.append("expected, diff, actual: \(directory)/\(first)") }
    if let worst = files.worst { lines.append("the same of the worst frame: \(directory)/\(worst)") }
    if let actual = files.actual { lines.append("the actual film: \(directory)/\(actual)") }
    return lines
  }
}
