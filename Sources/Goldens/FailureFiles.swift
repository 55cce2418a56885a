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
  package func remove() throws(GoldenError) {
    for file in Self.files { try? FileManager.default.removeItem(atPath: path(file)) }
    Folders.removeEmpty((path("x") as NSString).deletingLastPathComponent, upTo: "\(root)/\(Self.folder)")
  }

  /// Of a golden that is not there.
  func write(_ footage: Footage, _ hashes: [PixelHash]) throws(GoldenError) -> Finding.Files {
    try remove()
    try writeActual(footage, hashes)
    return Finding.Files(actual: relative("actual.png"))
  }

  func write(_ comparison: Comparison, golden: Golden.Stored, _ finding: Finding) throws(GoldenError) -> Finding.Files {
    try remove()
    try writeActual(comparison.footage, comparison.hashes)
    try TextFile.write(golden.picture, to: path("expected.png"))
    var files = Finding.Files(expected: relative("expected.png"), actual: relative("actual.png"))
    guard comparison.hasOneSize else { return files }
    if let first = comparison.bad.first, let worst = comparison.worst {
      try write(strip(of: first.frame, comparison), to: "first.png")
      files.first = relative("first.png")
      if worst.frame != first.frame {
        try write(strip(of: worst.frame, comparison), to: "worst.png")
        files.worst = relative("worst.png")
      }
      try writeDiff(comparison)
      files.diff = relative("diff.png")
    }
    return files
  }

  private func writeActual(_ footage: Footage, _ hashes: [PixelHash]) throws(GoldenError) {
    let picture = try footage.encoded()
    try TextFile.write(picture, to: path("actual.png"))
    try TextFile.write(Array(GoldenFacts(footage, hashes: hashes, picture: picture).json.utf8), to: path("actual.json"))
  }

  private func strip(of frame: Int, _ comparison: Comparison) -> Bitmap {
    let (golden, actual) = (comparison.goldenBitmap(of: frame), comparison.footage.bitmap(of: frame))
    return FrameStrip.joined([golden, DiffPicture.make(golden, actual, limits: comparison.limits), actual])
  }

  private func write(_ bitmap: Bitmap, to file: String) throws(GoldenError) {
    let bytes: [UInt8]
    do throws(CodecError) {
      bytes = try PNG.encode(bitmap)
    } catch {
      throw .codec(error)
    }
    try TextFile.write(bytes, to: path(file))
  }

  /// The frames that both have, one after another.
  private func writeDiff(_ comparison: Comparison) throws(GoldenError) {
    let (footage, facts) = (comparison.footage, comparison.facts)
    let bytes: [UInt8]
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
      bytes = try film.finish()
    } catch {
      throw .codec(error)
    }
    try TextFile.write(bytes, to: path("diff.png"))
  }
}
