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
  /// How much a golden that is recorded keeps; nil for as much as the golden that is there, or else everything.
  public var keep: Keep?

  /// Makes a check; without arguments an exact one that records nothing.
  public init(
    mode: RecordMode, limits: Limits = .exact, failures: String? = nil, jobs: Int = 1, allowsDiagnostics: Bool = false,
    keep: Keep? = nil
  ) {
    self.mode = mode
    self.limits = limits
    self.failures = failures
    self.jobs = jobs
    self.allowsDiagnostics = allowsDiagnostics
    self.keep = keep
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
    if mode != .never, !golden.exists { return try record(footage, nil, golden) }
    let hashes = footage.hashes(jobs: jobs)
    let known: (stored: Golden.Stored, comparison: Comparison)
    do throws(GoldenError) {
      guard let stored = try golden.read() else {
        return mode == .never ? try missing(footage, hashes, golden) : try record(footage, hashes, golden)
      }
      known = (stored, try Comparison(footage, hashes: hashes, with: stored, of: golden, limits: limits, jobs: jobs))
    } catch {
      guard mode == .failed || mode == .all else { throw error }
      return try record(footage, hashes, golden, over: try? golden.read(), because: ["\(error)"])
    }
    return mode == .all
      ? try recordAnew(known.comparison, golden, known.stored) : try judged(known.comparison, golden, known.stored)
  }

  private func judged(_ comparison: Comparison, _ golden: Golden, _ stored: Golden.Stored) throws(GoldenError) -> Finding {
    var finding = comparison.verdict(golden.name)
    guard finding.status == .differs else {
      if let failures { FailureFiles(golden.name, in: failures).remove() }
      (finding.keep, finding.golden) = (stored.facts.kept, stored.fingerprint)
      return finding
    }
    if mode == .failed {
      return try record(comparison.footage, comparison.hashes, golden, over: stored, because: Array(finding.lines.dropFirst()))
    }
    (finding.keep, finding.golden) = (keep ?? stored.facts.kept, stored.fingerprint)
    if let failures { try FailureFiles(golden.name, in: failures).write(comparison, golden: stored, to: &finding) }
    return finding
  }

  // MARK: Recording

  /// Records over a golden that can be compared, and says what changes. A golden to which nothing would change is left as it is.
  private func recordAnew(_ comparison: Comparison, _ golden: Golden, _ stored: Golden.Stored) throws(GoldenError) -> Finding {
    let (footage, hashes) = (comparison.footage, comparison.hashes)
    guard comparison.isSame else {
      return try record(footage, hashes, golden, over: stored, because: Array(comparison.verdict(golden.name).lines.dropFirst()))
    }
    let now = GoldenFacts(footage, hashes: hashes, picture: nil)
    let kept = keep ?? stored.facts.kept
    let facts = now.kept(kept, picture: stored.picture, commit: stored.facts.commit)
    guard stored.isAsWritten, facts == stored.facts else { return try record(footage, hashes, golden, over: stored) }
    if let failures { FailureFiles(golden.name, in: failures).remove() }
    let words = "\(golden.name) is recorded: \(footage.frames.count.of("frame")), as before"
    return recorded(golden, [words], footage, hashes, kept, stored.fingerprint)
  }

  /// - Parameter hashes: the hash of every frame; nil where they are not known yet.
  private func record(
    _ footage: Footage, _ hashes: [PixelHash]?, _ golden: Golden, over old: Golden.Stored? = nil, because reasons: [String] = []
  ) throws(GoldenError) -> Finding {
    let kept = keep ?? old?.facts.kept ?? .film
    let known = if let hashes { (try footage.encoded(kept), hashes) } else { try footage.encodedAndHashed(kept, jobs: jobs) }
    let (picture, hashes) = known
    let commit = kept == .film ? nil : Checkout.commit(at: golden.directory)
    let facts = GoldenFacts(footage, hashes: hashes, picture: nil).kept(kept, picture: picture, commit: commit)
    try golden.write(picture, facts: facts)
    if let failures { FailureFiles(golden.name, in: failures).remove() }
    let place = picture == nil ? golden.factsPath : golden.picturePath
    let words =
      "\(golden.name) is recorded\(reasons.isEmpty ? "" : " in place of another"): "
      + "\(footage.frames.count.of("frame")) in \(place)"
    let fingerprint = Finding.Fingerprint(picture: picture, facts: Array(facts.json.utf8))
    return recorded(golden, [words] + reasons, footage, hashes, kept, fingerprint)
  }

  private func recorded(
    _ golden: Golden, _ lines: [String], _ footage: Footage, _ hashes: [PixelHash], _ kept: Keep,
    _ fingerprint: Finding.Fingerprint
  ) -> Finding {
    var finding = Finding(golden.name, .recorded, lines, limits: limits, footage, hashes)
    (finding.keep, finding.golden) = (kept, fingerprint)
    return finding
  }

  private func missing(_ footage: Footage, _ hashes: [PixelHash], _ golden: Golden) throws(GoldenError) -> Finding {
    let words = "\(golden.name) has no golden: \(keep == .hashes ? golden.factsPath : golden.picturePath) is not there"
    var finding = Finding(golden.name, .missing, [words], limits: limits, footage, hashes)
    finding.keep = keep ?? .film
    if let failures { try FailureFiles(golden.name, in: failures).write(footage, hashes, to: &finding) }
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
