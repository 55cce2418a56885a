internal import Files

/// The part of the goldens that a report is about, and what it must have in common with the other parts.
public struct Coverage: Sendable, Equatable, Codable {
  /// The number of the part, from 1.
  public var shard: Int
  /// The number of parts.
  public var shards: Int
  /// The names of all cases, of every part, in order.
  public var cases: [String]
  /// The names of the cases that this part is about.
  public var claimed: [String]
  /// The hash of what is filmed: of every case's name and parameters.
  public var manifest: String
  /// The command, and its options that decide what is compared and how.
  public var options: [String]
  /// The options by which the cases are found and filmed; whoever accepts repeats them.
  public var choice: [String]
  /// The hash of the files that the cases film, such as screenshots, stories and sources; nil where nobody has looked.
  public var films: String?
  /// The hash of the goldens of all cases as they were compared; nil where there was none.
  public var goldens: String?

  /// - Parameters:
  ///   - cases: all cases in order, with what makes their films.
  ///   - shard: the number of the part, from 1, of `shards`.
  package init(
    of cases: [(name: String, parameters: [String: String])], shard: Int = 1, shards: Int = 1, options: [String] = [],
    choice: [String] = []
  ) {
    (self.shard, self.shards, self.options, self.choice) = (shard, shards, options, choice)
    self.cases = cases.map(\.name)
    claimed = Self.part(shard, of: shards, self.cases)
    let lines = cases.map { one in
      ([one.name] + one.parameters.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }).map { JSONText.quoted($0) }
    }
    manifest = PixelHash(Array(lines.map { $0.joined(separator: " ") }.joined(separator: "\n").utf8)).description
  }

  // MARK: What was there

  /// The most bytes of a file that is filmed.
  private static let fileLimit = 1 << 28

  /// Looks at the files that the cases film. Their paths are not noted: another machine has them elsewhere.
  package mutating func look(atFilms files: [String]) {
    films = Self.digest(files.sorted()) { path in
      let bytes = try? InputFile.bytes(of: path, limit: Self.fileLimit, isOrdinary: true)
      return bytes.flatMap(\.self).map { ["\(PixelHash($0))"] } ?? []
    }
  }

  /// Looks at all cases' goldens in a directory.
  /// - Parameter findings: those of this part; a golden that was compared is noted as it was then, and not read again.
  package mutating func look(atGoldensIn directory: String, after findings: [Finding] = []) {
    let compared = Dictionary(findings.map { ($0.name, $0.golden) }) { first, _ in first }
    goldens = Self.digest(cases) { name in
      guard let found = try? compared[name].flatMap(\.self) ?? Golden(name, in: directory).fingerprint() else { return [] }
      return [found.picture ?? "", found.facts]
    }
  }

  private static func digest(_ parts: [String], _ marks: (String) -> [String]) -> String {
    let lines = parts.map { ([PathParts($0).name] + marks($0)).map { JSONText.quoted($0) }.joined(separator: " ") }
    return PixelHash(Array(lines.joined(separator: "\n").utf8)).description
  }

  // MARK: Parts

  /// Every `count`-th element: neighbours, which are often alike, go to different machines.
  package static func part<Element>(_ number: Int, of count: Int, _ all: [Element]) -> [Element] {
    all.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }

  /// Whether the numbers are those of a part.
  var isPossible: Bool {
    shards >= 1 && (1...shards).contains(shard) && claimed == Self.part(shard, of: shards, cases)
      && Set(cases).count == cases.count && cases == cases.sorted()
  }

  /// The whole that this is a part of.
  var whole: Coverage {
    var whole = self
    (whole.shard, whole.shards, whole.claimed) = (1, 1, cases)
    return whole
  }
}
