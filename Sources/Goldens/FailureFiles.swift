internal import Codecs
internal import Files
internal import Raster

/// The pictures of one failure: `expected.png`, `actual.png` and its `actual.json`, `diff.png`, and strips of expected, diff and
/// actual for the first bad frame and the worst.
package struct FailureFiles {
  private let root: String
  private let name: String

  /// - Parameter root: the directory in which every failure has a directory of its own, called by its name.
  package init(_ name: String, in root: String) {
    self.name = name
    self.root = root
  }

  /// The directory of all failures under the root.
  package static let folder = "failures"
  /// The page of one failure.
  package static let page = "index.html"
  private static let pictures = ["expected.png", "actual.png", "diff.png", "first.png", "worst.png"]
  private static let files = pictures + ["actual.json", page]

  private func relative(_ file: String) -> String { "\(Self.folder)/\(name)/\(file)" }
  package func path(_ file: String) -> String { "\(root)/\(relative(file))" }
  private var place: EnclosedFiles { EnclosedFiles(root) }

  /// Removes the files of an earlier failure: only those that this type writes, and directories that are then empty.
  package func remove() {
    remove(Self.files)
    place.removeEmptyDirectories(from: "\(Self.folder)/\(name)")
  }

  private func remove(_ files: [String]) {
    for file in files { place.remove(relative(file)) }
  }

  package func write(page: String) throws(GoldenError) {
    try write([Self.page: Array(page.utf8)])
  }

  private func write(_ files: [String: [UInt8]]) throws(GoldenError) {
    var set = FileSet()
    for file in files.sorted(by: { $0.key < $1.key }) { try set.add(file.value, as: relative(file.key), below: root) }
    try set.finish()
  }

  /// The film of the failure as a golden that is called `actual`.
  private var actual: Golden {
    get throws(GoldenError) { try Golden("\(Self.folder)/\(name)/actual", in: root) }
  }

  /// The film of the failure; nil where there is none.
  package func readActual() throws(GoldenError) -> (golden: Golden, stored: Golden.Stored)? {
    let golden = try actual
    return try golden.read().map { (golden, $0) }
  }

  /// Copies the pictures of a finding from beside another report.
  ///
  /// - Throws: where a picture is missing, is no PNG, or is not the one that was written for the finding.
  package func copy(_ finding: Finding, from other: String) throws(GoldenError) {
    guard finding.files != nil else { return }
    let source = FailureFiles(name, in: other)
    var copies: [String: [UInt8]] = [:]
    for file in Self.pictures + ["actual.json"] {
      guard let hash = finding.evidence?[file] else { continue }
      let bytes = try onFiles { () throws(FileError) in
        try source.place.bytes(of: source.relative(file), limit: Golden.pictureLimit)
      }
      guard let bytes else {
        throw .files("\(source.path(file)) is missing, which the report beside it shows: run golden verify again")
      }
      guard file == "actual.json" || bytes.starts(with: PNGChunk.signature) else {
        throw .files("\(source.path(file)) is not a PNG")
      }
      guard PixelHash(bytes).description == hash || file.hasPrefix("actual") else {
        throw .files("\(source.path(file)) is not the picture that the report beside it shows: run golden verify again")
      }
      copies[file] = bytes
    }
    let found = copies["actual.json"].map { Finding.Fingerprint(picture: copies["actual.png"], facts: $0) }
    guard found == finding.actual else {
      throw .files("\(source.path("actual.png")) is not the film that the report beside it is about: run golden verify again")
    }
    try write(copies)
  }

  /// Writes the pictures of footage whose golden is not there.
  func write(_ footage: Footage, _ hashes: [PixelHash], to finding: inout Finding) throws(GoldenError) {
    let files = try actual(footage, hashes)
    try replace(by: files)
    finding.files = Finding.Files(actual: relative("actual.png"))
    (finding.actual, finding.evidence) = (Self.fingerprint(of: files), Self.evidence(of: files))
  }

  /// Writes the pictures of footage that differs from its golden.
  func write(_ comparison: Comparison, golden: Golden.Stored, to finding: inout Finding) throws(GoldenError) {
    var pictures = try actual(comparison.footage, comparison.hashes)
    finding.actual = Self.fingerprint(of: pictures)
    var files = Finding.Files(actual: relative("actual.png"))
    if let picture = golden.picture {
      pictures["expected.png"] = picture
      // The page plays films; a strip of some frames is there for whoever opens the directory.
      if golden.facts.kept == .film { files.expected = relative("expected.png") }
    }
    if comparison.hasOneSize, let first = comparison.bad.first, let worst = comparison.worst {
      pictures["first.png"] = try strip(of: first.frame, comparison)
      files.first = relative("first.png")
      if worst.frame != first.frame {
        pictures["worst.png"] = try strip(of: worst.frame, comparison)
        files.worst = relative("worst.png")
      }
      pictures["diff.png"] = try diff(comparison)
      files.diff = relative("diff.png")
    }
    try replace(by: pictures)
    (finding.files, finding.evidence) = (files, Self.evidence(of: pictures))
  }

  private static func evidence(of files: [String: [UInt8]]) -> [String: String] {
    files.mapValues { PixelHash($0).description }
  }

  private static func fingerprint(of files: [String: [UInt8]]) -> Finding.Fingerprint? {
    files["actual.json"].map { Finding.Fingerprint(picture: files["actual.png"], facts: $0) }
  }

  /// Writes the new files before those of an earlier failure are removed, because somebody may be looking at them.
  private func replace(by pictures: [String: [UInt8]]) throws(GoldenError) {
    try write(pictures)
    remove(Self.files.filter { pictures[$0] == nil })
  }

  private func actual(_ footage: Footage, _ hashes: [PixelHash]) throws(GoldenError) -> [String: [UInt8]] {
    let picture = try footage.encoded(level: .fast)
    let facts = GoldenFacts(footage, hashes: hashes, picture: picture)
    return ["actual.png": picture ?? [], "actual.json": Array(facts.json.utf8)]
  }

  private func strip(of frame: Int, _ comparison: Comparison) throws(GoldenError) -> [UInt8] {
    let actual = comparison.footage.bitmap(of: frame)
    let golden = comparison.goldenBitmap(of: frame) ?? actual
    var painter = DiffPicture()
    let difference = painter.make(golden, actual, limits: comparison.limits)
    return try codecs { () throws(CodecError) in try PNG.encode(FrameStrip.joined([golden, difference, actual]), level: .fast) }
  }

  /// An animated picture of the differences in all frames of which both footage and golden have a picture.
  private func diff(_ comparison: Comparison) throws(GoldenError) -> [UInt8] {
    let (footage, facts) = (comparison.footage, comparison.facts)
    return try codecs { () throws(CodecError) in
      let film = try FilmBytes(width: footage.width, height: footage.height)
      var painter = DiffPicture()
      for frame in 0..<min(facts.frames.count, footage.frames.count) {
        guard let golden = comparison.goldenBitmap(of: frame) else { continue }
        let picture = painter.make(golden, footage.bitmap(of: frame), limits: comparison.limits)
        try film.add(picture, for: max(footage.frames[frame].duration, 0.1))
      }
      return try film.finish()
    }
  }
}
