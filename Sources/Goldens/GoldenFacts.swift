private import Foundation

/// The contents of a golden's JSON: everything about its frames but their pixels.
package struct GoldenFacts: Sendable, Equatable, Codable {
  package struct Frame: Sendable, Equatable, Codable {
    package var time: Double
    package var hash: String
  }

  /// The picture file's size and hash as it was written. A file that still has both need not be decoded to know its frames' hashes.
  struct PictureFile: Sendable, Equatable, Codable {
    var bytes: Int
    var hash: String
  }

  static let format = "render-transition golden 1"
  /// The most frames of a golden: a minute at 960 frames a second, beyond which the JSON would be too large for a test.
  static let frameLimit = 60 * 960

  package var format = Self.format
  /// The release that wrote the golden; comparisons ignore it.
  package var tool = ToolVersion.current
  /// The test that films the golden, where one does: its file's path in the package, a space, its function's name.
  package var test: String?
  package var layout: Footage.Layout
  package var width: Int
  package var height: Int
  package var scale: Double
  package var rate: Double?
  /// How much of the frames the picture shows; goldens that do not say so show all of them.
  private var keep: Keep?
  package var parameters: [String: String]
  /// The SHA-256 of every font file that text was drawn with; nil where a golden does not say.
  private var fonts: [String]?
  /// The commit that was checked out when the golden was recorded, where frames are not kept that only it can film again.
  package var commit: String?
  /// Nil where nothing but hashes is kept.
  var picture: PictureFile?
  /// The hash of all else in the JSON; nil in goldens that were written before there was one.
  private var seal: String?
  package var frames: [Frame]

  init(_ footage: Footage, hashes: [PixelHash], picture bytes: [UInt8]?) {
    test = footage.test
    keep = .film
    fonts = footage.fonts.sorted()
    layout = footage.layout
    width = footage.width
    height = footage.height
    scale = footage.scale
    rate = footage.rate
    parameters = footage.parameters
    picture = bytes.map(PictureFile.init)
    frames = zip(footage.frames, hashes).map { Frame(time: $0.time, hash: $1.description) }
    seal = content
  }

  /// The same facts of a golden that keeps less.
  func kept(_ keep: Keep, picture bytes: [UInt8]?, commit: String?) -> GoldenFacts {
    var facts = self
    (facts.keep, facts.picture, facts.commit) = (keep, bytes.map(PictureFile.init), commit)
    facts.seal = facts.content
    return facts
  }

  /// How much of the frames the picture shows.
  package var kept: Keep { keep ?? .film }

  /// The SHA-256 of every font file that text was drawn with.
  package var fontFiles: [String] { fonts ?? [] }

  /// Each frame's place among the pictures that differ from their predecessor.
  var pictureNumbers: [Int] { numbersOfRuns(frames.map(\.hash)) }

  /// The hash of the frames' times and hashes: equal for equal films, however much of them is kept.
  package var film: String { Self.film(frames) }

  static func film(_ frames: [Frame]) -> String {
    PixelHash(Array(frames.map { "\(JSONText.number($0.time)) \($0.hash)\n" }.joined().utf8)).description
  }

  // MARK: The seal

  /// Whether the JSON says what it said when it was written. It guards against mistakes and damage, not against malice.
  var isSealed: Bool { seal == content }

  /// The hash of everything but the seal.
  private var content: String {
    var facts = self
    facts.seal = nil
    return PixelHash(Array(facts.json.utf8)).description
  }
}

extension GoldenFacts.PictureFile {
  init(_ file: [UInt8]) {
    (bytes, hash) = (file.count, PixelHash(file).description)
  }
}

/// Counts up wherever an element is not the one before: `a a b a` is 0 0 1 2.
func numbersOfRuns(_ elements: [some Equatable]) -> [Int] {
  var number = -1
  return elements.indices.map { index in
    if index == 0 || elements[index] != elements[index - 1] { number += 1 }
    return number
  }
}

/// The release of this project that writes the files.
package enum ToolVersion {
  package static let current = "0.1.0"
}

// MARK: - As a file

extension GoldenFacts {
  /// The JSON text. Keys stand in a fixed order and each frame on a line, so that a review shows each change as what it is.
  package var json: String {
    var lines = ["\"format\": \(JSONText.quoted(format))", "\"tool\": \(JSONText.quoted(tool))"]
    if let test { lines.append("\"test\": \(JSONText.quoted(test))") }
    lines += [
      "\"layout\": \(JSONText.quoted(layout.rawValue))", "\"width\": \(width)", "\"height\": \(height)",
      "\"scale\": \(JSONText.number(scale))",
    ]
    if let rate { lines.append("\"rate\": \(JSONText.number(rate))") }
    if let keep { lines.append("\"keep\": \(JSONText.quoted(keep.rawValue))") }
    let pairs = parameters.sorted { $0.key < $1.key }.map { "\(JSONText.quoted($0.key)): \(JSONText.quoted($0.value))" }
    lines.append("\"parameters\": {\(pairs.joined(separator: ", "))}")
    if let fonts { lines.append("\"fonts\": [\(fonts.map { JSONText.quoted($0) }.joined(separator: ", "))]") }
    if let commit { lines.append("\"commit\": \(JSONText.quoted(commit))") }
    if let picture { lines.append("\"picture\": {\"bytes\": \(picture.bytes), \"hash\": \(JSONText.quoted(picture.hash))}") }
    if let seal { lines.append("\"seal\": \(JSONText.quoted(seal))") }
    let rows = frames.map { "    {\"time\": \(JSONText.number($0.time)), \"hash\": \(JSONText.quoted($0.hash))}" }
    lines.append("\"frames\": [\n\(rows.joined(separator: ",\n"))\n  ]")
    return "{\n" + lines.map { "  " + $0 }.joined(separator: ",\n") + "\n}\n"
  }

  /// - Parameter name: what errors call the file.
  package init(json bytes: [UInt8], name: String) throws(GoldenError) {
    let facts: GoldenFacts
    do {
      facts = try JSONDecoder().decode(GoldenFacts.self, from: Data(bytes))
    } catch {
      throw .unreadableFacts(file: name, reason: error.placeAndReason)
    }
    try facts.check(name)
    self = facts
  }

  private func check(_ name: String) throws(GoldenError) {
    func demand(_ condition: Bool, _ reason: @autoclosure () -> String) throws(GoldenError) {
      if !condition { throw .unreadableFacts(file: name, reason: reason()) }
    }
    try demand(format == Self.format, "its format is “\(format.filter { !$0.isNewline }.prefix(60))”, not “\(Self.format)”")
    try demand((1...16_384).contains(width) && (1...16_384).contains(height), "no picture is \(width)×\(height)")
    try demand(!frames.isEmpty && frames.count <= Self.frameLimit, "it has \(frames.count) frames")
    try demand(frames.allSatisfy { PixelHash($0.hash) != nil }, "a hash is not 32 hexadecimal digits in lower case")
    try demand(frames.allSatisfy { $0.time.isFinite }, "a frame's time is no number")
    try demand(seal == nil || isSealed, "it was changed after it was written; record it again")
    try demand(kept == .film || seal != nil, "it has lost its seal; record it again")
    try demand((picture == nil) == (kept == .hashes), "it keeps \(kept.rawValue), which its “picture” denies")
  }
}

extension Error {
  /// The place of a decoding error in the JSON, and its reason.
  fileprivate var placeAndReason: String {
    guard let error = self as? DecodingError else { return "\(self)" }
    switch error {
    case .keyNotFound(let key, _): return "it has no “\(key.stringValue)”"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".").filter { !$0.isNewline }
      return "“\(path.prefix(60))” is not what it should be"
    default: return "it is not JSON; if a merge left its marks in it, record it again"
    }
  }
}
