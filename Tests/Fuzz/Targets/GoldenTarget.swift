import Codecs
import Commands
import Goldens
import Styles

extension FuzzTarget {
  /// Files that lie among goldens. The first byte says which kind of file the others are.
  static let golden = FuzzTarget("golden") { bytes in
    let rest = Array(bytes.dropFirst())
    switch bytes.first {
    case UInt8(ascii: "r"):
      guard let report = try refusal({ try Report(json: rest, name: "report.json") }) else { return }
      let again = try Report(json: Array(report.json.utf8), name: "again")
      try demand(again == report, "a report read is not the same written and read again")
      try demand(report.junit.hasSuffix("</testsuites>\n"), "a report ends as XML does")
    case UInt8(ascii: "m"):
      if let mistake = Program(styles: Style.all).mistake(inManifest: String(decoding: rest, as: UTF8.self)) {
        try demandClear(mistake)
      }
    case UInt8(ascii: "p"):
      // A description, a zero, and its picture.
      let parts = rest.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return }
      let golden = try Golden("a", in: "goldens")
      _ = try refusal {
        let stored = try Golden.Stored(picture: Array(parts[1]), json: Array(parts[0]), of: golden)
        let size = Double(stored.facts.width) * Double(stored.facts.height) * Double(stored.facts.frames.count)
        if size <= FileFacts.mostToFuzz { _ = try golden.pictures(of: stored) }
      }
    default:
      guard let facts = try refusal({ try GoldenFacts(json: rest, name: "a.json") }) else { return }
      let again = try GoldenFacts(json: Array(facts.json.utf8), name: "again")
      try demand(again == facts, "a description read is not the same written and read again")
    }
  }
}
