internal import Codecs
private import Foundation
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
  private static let files = ["expected.png", "actual.png", "actual.json", "diff.png", "first.png", "worst.png", "index.html"]

  /// The paths of a finding's files, relative to the report that they lie beside.
  package static func names(of finding: Finding) -> [String] {
    finding.files == nil ? [] : files.map { "\(folder)/\(finding.name)/\($0)" }
  }

  private func relative(_ file: String) -> String { "\(Self.folder)/\(name)/\(file)" }
  package func path(_ file: String) -> String { "\(root)/\(relative(file))" }

  /// Removes the files of an earlier failure: only those that this type writes, and directories that are then empty.
  package func remove() {
    remove(Self.files)
    FileSystem.removeEmptyDirectories(from: (path("x") as NSString).deletingLastPathComponent, upTo: "\(root)/\(Self.folder)")
  }

  private func remove(_ files: [String]) {
    for file in files { try? FileManager.default.removeItem(atPath: path(file)) }
  }

  /// Writes the pictures of footage whose golden is not there.
  func write(_ footage: Footage, _ hashes: [PixelHash]) throws(GoldenError) -> Finding.Files {
    try replace(by: actual(footage, hashes))
    return Finding.Files(actual: relative("actual.png"))
  }

  func write(_ comparison: Comparison, golden: Golden.Stored, _ finding: Finding) throws(GoldenError) -> Finding.Files {
    var pictures = try actual(comparison.footage, comparison.hashes)
    pictures["expected.png"] = golden.picture
    var files = Finding.Files(expected: relative("expected.png"), actual: relative("actual.png"))
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
    return files
  }

  /// Writes the new files before those of an earlier failure are removed, because somebody may be looking at them.
  private func replace(by pictures: [String: [UInt8]]) throws(GoldenError) {
    try WholeFile.write(pictures.map { ($0.value, path($0.key)) })
    remove(Self.files.filter { pictures[$0] == nil })
  }

  private func actual(_ footage: Footage, _ hashes: [PixelHash]) throws(GoldenError) -> [String: [UInt8]] {
    let picture = try footage.encoded()
    let facts = GoldenFacts(footage, hashes: hashes, picture: picture)
    return ["actual.png": picture, "actual.json": Array(facts.json.utf8)]
  }

  private func strip(of frame: Int, _ comparison: Comparison) throws(GoldenError) -> [UInt8] {
    let (golden, actual) = (comparison.goldenBitmap(of: frame), comparison.footage.bitmap(of: frame))
    let difference = DiffPicture.make(golden, actual, limits: comparison.limits)
    return try codecs { () throws(CodecError) in try PNG.encode(FrameStrip.joined([golden, difference, actual])) }
  }

  /// An animated picture of the differences in all frames that both footage and golden have.
  private func diff(_ comparison: Comparison) throws(GoldenError) -> [UInt8] {
    let (footage, facts) = (comparison.footage, comparison.facts)
    return try codecs { () throws(CodecError) in
      let film = try FilmBytes(width: footage.width, height: footage.height, level: .standard)
      for frame in 0..<min(facts.frames.count, footage.frames.count) {
        let golden = comparison.goldenBitmap(of: frame)
        let picture = DiffPicture.make(golden, footage.bitmap(of: frame), limits: comparison.limits)
        try film.add(picture, for: max(footage.frames[frame].duration, 0.1))
      }
      return try film.finish()
    }
  }
}
