internal import Codecs
private import Foundation
internal import Raster

/// The pictures of one failure: `expected.png`, `actual.png` and its `actual.json`, `diff.png`, and strips of expected, diff and
/// actual for the first bad frame and the worst.
package struct FailureFiles {
  private let root: String
  private let name: String

  /// - Parameter root: where all failures lie; a directory for each, by its name.
  package init(_ name: String, in root: String) {
    self.name = name
    self.root = root
  }

  /// Under the root.
  package static let folder = "failures"
  private static let files = ["expected.png", "actual.png", "actual.json", "diff.png", "first.png", "worst.png", "index.html"]

  /// All files of a finding that lie beside its report, as paths from there.
  package static func names(of finding: Finding) -> [String] {
    finding.files == nil ? [] : files.map { "\(folder)/\(finding.name)/\($0)" }
  }

  private func relative(_ file: String) -> String { "\(Self.folder)/\(name)/\(file)" }
  package func path(_ file: String) -> String { "\(root)/\(relative(file))" }

  /// Of an earlier failure; only files that this writes, and what directories that leaves empty.
  package func remove() {
    remove(Self.files)
    FileSystem.removeEmptyDirectories(from: (path("x") as NSString).deletingLastPathComponent, upTo: "\(root)/\(Self.folder)")
  }

  private func remove(_ files: [String]) {
    for file in files { try? FileManager.default.removeItem(atPath: path(file)) }
  }

  /// Of a golden that is not there.
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

  /// What was there before stays until all is written, because another check may be showing it, and goes then.
  private func replace(by pictures: [String: [UInt8]]) throws(GoldenError) {
    try TextFile.write(pictures.map { ($0.value, path($0.key)) })
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
    do throws(CodecError) {
      return try PNG.encode(FrameStrip.joined([golden, difference, actual]))
    } catch {
      throw .codec(error)
    }
  }

  /// The frames that both have, one after another.
  private func diff(_ comparison: Comparison) throws(GoldenError) -> [UInt8] {
    let (footage, facts) = (comparison.footage, comparison.facts)
    do throws(CodecError) {
      let film = try FilmBytes(width: footage.width, height: footage.height, level: .standard)
      var last: Bitmap?
      for frame in 0..<min(facts.frames.count, footage.frames.count) {
        let golden = comparison.goldenBitmap(of: frame)
        let picture = DiffPicture.make(golden, footage.bitmap(of: frame), limits: comparison.limits)
        let seconds = max(footage.frames[frame].end - footage.frames[frame].time, 0.1)
        if last == picture { try film.hold(seconds) } else { try film.add(picture, for: seconds) }
        last = picture
      }
      return try film.finish()
    } catch {
      throw .codec(error)
    }
  }
}
