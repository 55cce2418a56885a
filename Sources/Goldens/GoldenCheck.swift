/// Compares footage with its golden, or makes it the golden.
public struct GoldenCheck: Sendable {
  /// When to record instead of comparing.
  public var mode: RecordMode
  /// The differences that are allowed.
  public var limits: Limits
  /// Where pictures of failures go, outside the goldens; nil for nowhere.
  public var failures: String?
  /// How many frames are drawn at once.
  public var jobs: Int
  /// Whether footage may break the contract of transitions, which is an error otherwise.
  public var allowsDiagnostics: Bool

  /// Makes a check; without arguments an exact one that records nothing.
  public init(
    mode: RecordMode, limits: Limits = .exact, failures: String? = nil, jobs: Int = 1, allowsDiagnostics: Bool = false
  ) {
    self.mode = mode
    self.limits = limits
    self.failures = failures
    self.jobs = jobs
    self.allowsDiagnostics = allowsDiagnostics
  }

  /// Compares or records footage, on any thread; writes only the golden's own files and those of its own failure.
  public func run(_ footage: Footage, against golden: Golden) -> Finding {
    do throws(GoldenError) {
      return try finding(footage, golden)
    } catch {
      return Finding(golden.name, .failed, ["\(golden.name) could not be compared: \(error)"], limits: limits)
    }
  }

  private func finding(_ footage: Footage, _ golden: Golden) throws(GoldenError) -> Finding {
    guard !footage.frames.isEmpty else { throw .noFrames }
    let name = golden.name
    if !allowsDiagnostics, !footage.diagnostics.isEmpty {
      let way =
        "docs/goldens.md has the contract; allowsDiagnostics: true (--allow-diagnostics on the command line) films it anyway"
      return Finding(
        name, .broken, ["\(name) breaks the contract of transitions"] + footage.diagnostics + [way], limits: limits)
    }
    let hashes = footage.hashes(jobs: jobs)
    if mode == .all { return try record(footage, hashes, golden) }
    let known: (stored: Golden.Stored, comparison: Comparison)
    do throws(GoldenError) {
      guard let stored = try golden.read() else {
        return mode == .never ? try missing(footage, hashes, golden) : try record(footage, hashes, golden)
      }
      known = (stored, try Comparison(footage, hashes: hashes, with: stored, of: golden, limits: limits, jobs: jobs))
    } catch {
      guard mode == .failed else { throw error }
      return try record(footage, hashes, golden, because: ["\(error)"])
    }
    return try judged(known.comparison, golden, known.stored)
  }

  private func judged(_ comparison: Comparison, _ golden: Golden, _ stored: Golden.Stored) throws(GoldenError) -> Finding {
    var finding = comparison.verdict(golden.name)
    guard finding.status == .differs else {
      if let failures { FailureFiles(golden.name, in: failures).remove() }
      return finding
    }
    if mode == .failed {
      return try record(comparison.footage, comparison.hashes, golden, because: Array(finding.lines.dropFirst()))
    }
    if let failures {
      finding.files = try FailureFiles(golden.name, in: failures).write(comparison, golden: stored, finding)
    }
    return finding
  }

  private func record(
    _ footage: Footage, _ hashes: [PixelHash], _ golden: Golden, because reasons: [String] = []
  ) throws(GoldenError) -> Finding {
    let picture = try footage.encoded()
    let facts = GoldenFacts(footage, hashes: hashes, picture: picture)
    try golden.write(picture, facts: facts)
    if let failures { FailureFiles(golden.name, in: failures).remove() }
    let words = "\(golden.name) is recorded: \(footage.frames.count) frames in \(golden.picturePath)"
    return Finding(golden.name, .recorded, [words] + reasons, limits: limits, footage, hashes)
  }

  private func missing(_ footage: Footage, _ hashes: [PixelHash], _ golden: Golden) throws(GoldenError) -> Finding {
    let words = "\(golden.name) has no golden: \(golden.picturePath) is not there"
    var finding = Finding(golden.name, .missing, [words], limits: limits, footage, hashes)
    if let failures { finding.files = try FailureFiles(golden.name, in: failures).write(footage, hashes) }
    return finding
  }
}

/// When footage becomes the golden.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Always.
  case all
  /// Where there is no golden.
  case missing
  /// Records where no golden is there, and where the golden differs.
  case failed
  /// Nothing is recorded.
  case never
}
