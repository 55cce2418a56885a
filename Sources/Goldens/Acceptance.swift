internal import Codecs
internal import Raster

extension Report {
  /// The command that accepts what the report shows; nil where it is about no directory of goldens.
  /// - Parameters:
  ///   - name: the one golden that is accepted; nil for all.
  ///   - directory: where the report lies; nil for where reports lie unasked.
  package func acceptance(of name: String? = nil, from directory: String? = nil) -> String? {
    guard let goldens else { return nil }
    let place = directory.map { ["--report", $0] } ?? []
    let words = ["render-transition", "golden", "accept", goldens] + (coverage?.choice ?? []) + place
    return (words + (name.map { ["--only", $0] } ?? [])).map(\.asShellWord).joined(separator: " ")
  }
}

/// Makes what a report shows the new goldens: the very films of its failures, or none of them.
package struct Acceptance {
  /// The directory of the report.
  private let directory: String
  private let goldens: String
  private let findings: [Finding]

  /// - Parameters:
  ///   - directory: where the report and its pictures lie.
  ///   - isMeant: which of the goldens in the report are accepted, by their names.
  package init(_ report: Report, in directory: String, to goldens: String, where isMeant: (String) -> Bool) {
    (self.directory, self.goldens) = (directory, goldens)
    findings = report.findings.filter {
      ($0.status == .differs || $0.status == .missing) && $0.files?.actual != nil && isMeant($0.name)
    }
  }

  /// Accepts, and returns the names of what has become a golden: none where all have become goldens before.
  ///
  /// - Throws: before anything is written, where a golden or a film is another than that in the report.
  package func run() throws(GoldenError) -> [String] {
    var names: [String] = []
    for finding in findings where try prepared(finding) != nil { names.append(finding.name) }
    for finding in findings {
      guard let (picture, facts) = try prepared(finding) else { continue }
      try Golden(finding.name, in: goldens).write(picture, facts: facts)
      FailureFiles(finding.name, in: directory).remove()
    }
    return names
  }

  /// The files of the new golden; nil where it is there already.
  private func prepared(_ finding: Finding) throws(GoldenError) -> (picture: [UInt8]?, facts: GoldenFacts)? {
    let golden = try Golden(finding.name, in: goldens)
    guard try golden.fingerprint() == finding.golden else {
      if let now = try? golden.read(), now.facts.film == finding.film { return nil }
      throw .files("\(golden.factsPath) has changed since the report was made: run golden verify again")
    }
    let failure = FailureFiles(finding.name, in: directory)
    guard let (actual, stored) = try failure.readActual(), stored.fingerprint == finding.actual else {
      throw .files("\(failure.path("actual.png")) is not the film that the report shows: run golden verify again")
    }
    let pictures = try actual.pictures(of: stored)
    let keep = finding.keep ?? .film
    guard keep != .film else { return (stored.picture, stored.facts) }
    let frames = keep.frames(of: pictures.count).compactMap { pictures[$0] }
    let (width, height) = (stored.facts.width, stored.facts.height)
    let picture =
      frames.isEmpty ? nil : try FrameStrip.encoded(frames.count, width: width, height: height, level: .small) { frames[$0] }
    return (picture, stored.facts.kept(keep, picture: picture, commit: Checkout.commit(at: goldens)))
  }
}
