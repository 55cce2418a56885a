private import Codecs
private import Embedding
private import Files
private import Foundation

/// A report as one page that needs nothing else: no network, no other file, no build step.
package struct ReportPage {
  /// The most bytes of pictures in the page: for failures as many as a browser opens without a pause, for other goldens a few.
  private static let failureLimit = 48 << 20
  private static let otherLimit = 8 << 20

  private let report: Report
  private let directory: String

  /// Where the goldens lie whose pictures may be shown; nil shows those of failures alone.
  private let goldens: String?

  /// - Parameters:
  ///   - directory: the report's directory, which the paths of the findings' files start from.
  ///   - isMerged: whether the report was put together of others, which may come from anywhere: then goldens are shown only if they
  ///     lie below the current directory.
  package init(_ report: Report, in directory: String, isMerged: Bool = false) {
    self.report = report
    self.directory = directory
    let parts = report.goldens?.split(separator: "/", omittingEmptySubsequences: false) ?? []
    goldens = isMerged && (parts.first == "" || parts.contains("..")) ? nil : report.goldens
  }

  package var html: String {
    let (cases, films) = embedded()
    let data = "{\"tool\": \(JSONText.quoted(ToolVersion.current)), \"cases\": [\n\(cases.joined(separator: ",\n"))\n]}"
    let scripts = films.map { "<script type=\"text/plain\" id=\"\($0.id)\">\($0.text)</script>\n" }.joined()
    let body = """
      \(Self.body)
      \(note)<noscript><p>\(PageText.escaped(report.summary)). The pictures need JavaScript.</p></noscript>
      <script type="application/json" id="data">\(data)</script>
      \(scripts)<script>\(Self.program)</script>
      """
    return PageText.page(title, style: embeddedFile("Goldens/Page/report.css"), body: body)
  }

  private var note: String { report.note.map { "<p>\(PageText.escaped($0))</p>\n" } ?? "" }

  private var title: String {
    PageText.escaped(report.findings.count == 1 ? "\(report.findings[0].name): golden" : "Goldens: \(report.summary)")
  }

  // MARK: What it holds

  private typealias Film = (id: String, text: String)

  /// Each finding as JSON, and the films that the findings name.
  private func embedded() -> ([String], [Film]) {
    var left = [Self.failureLimit, Self.otherLimit]
    var films: [Int: [Film]] = [:]
    for index in report.findings.indices {
      for (role, root, path) in paths(of: report.findings[index]) {
        let kind = report.findings[index].isGood ? 1 : 0
        guard left[kind] > 0, let bytes = try? EnclosedFiles(root).bytes(of: path, limit: left[kind]),
          bytes.starts(with: PNGChunk.signature)
        else { continue }
        left[kind] -= bytes.count
        films[index, default: []].append((id: "\(role)-\(index)", text: Data(bytes).base64EncodedString()))
      }
    }
    let cases = report.findings.indices.map { json(of: report.findings[$0], films[$0] ?? []) }
    return (cases, report.findings.indices.flatMap { films[$0] ?? [] })
  }

  /// The pictures of a finding: what they show, and where they lie below which directory.
  private func paths(of finding: Finding) -> [(role: String, root: String, path: String)] {
    guard finding.files == nil else {
      let files = [("expected", finding.files?.expected), ("actual", finding.files?.actual)]
      return files.compactMap { role, file in file.map { (role, directory, $0) } }
    }
    guard let goldens, [.same, .within, .recorded, .unclaimed].contains(finding.status), finding.keep ?? .film == .film else {
      return []
    }
    return [("expected", goldens, finding.name + ".png")]
  }

  private func json(of finding: Finding, _ films: [Film]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let facts = (try? encoder.encode(finding)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    let ids = films.map { JSONText.quoted($0.id) }.joined(separator: ", ")
    // A `<` is escaped, so that no name or line of text can end the script that this JSON stands in.
    let safe = facts.replacingOccurrences(of: "<", with: "\\u003c")
    let accept = acceptance(of: finding).map { JSONText.quoted($0) }?.replacingOccurrences(of: "<", with: "\\u003c") ?? "null"
    return
      "{\"films\": [\(ids)], \"limitsText\": \(JSONText.quoted(finding.limits.description)), \"accept\": \(accept), \"finding\": \(safe)}"
  }

  /// The command that makes what was filmed the golden; nil where there is nothing to accept.
  private func acceptance(of finding: Finding) -> String? {
    guard [.differs, .missing].contains(finding.status), finding.files?.actual != nil else { return nil }
    return report.acceptance(of: finding.name, from: directory == "golden-report" ? nil : directory)
  }

  /// The script of the page: it takes films apart, plays them and lists the cases in the reader's browser.
  private static let program = ["film", "loupe", "player", "report"].map {
    PageText.embedded(embeddedFile("Goldens/Page/\($0).js"))
  }.joined()

  private static let body = """
    <header>
      <h1>Goldens</h1>
      <p id="summary" role="status"></p>
      <button id="theme" type="button" title="Light or dark">◐<span class="hidden"> light or dark</span></button>
    </header>
    <nav aria-label="Filter">
      <div id="statuses" role="group" aria-label="By result"></div>
      <label>Part of a name <input id="search" type="search" autocomplete="off"></label>
      <details id="keys"><summary>Keys</summary>
        <p><kbd>←</kbd> <kbd>→</kbd> frame · <kbd>Home</kbd> <kbd>End</kbd> first, last · <kbd>Space</kbd> play ·
        <kbd>1</kbd>–<kbd>8</kbd> view · <kbd>z</kbd> larger, at the difference · <kbd>b</kbd> first bad frame · <kbd>w</kbd> worst · <kbd>j</kbd> <kbd>k</kbd> next,
        previous case · <kbd>/</kbd> search</p></details>
    </nav>
    <main id="cases" aria-label="Cases"></main>
    <p id="said" class="hidden" role="status"></p>
    """
}

extension String {
  /// The text as one word of a shell.
  var asShellWord: String {
    let isPlain =
      !isEmpty && unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789-_.,/:=+%@".unicodeScalars.contains($0) }
    return isPlain ? self : "'" + replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
