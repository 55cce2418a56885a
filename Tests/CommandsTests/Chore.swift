import Foundation
import Raster
import Testing

/// Something that the program is asked to write, from files that are there.
struct Chore: Sendable, CustomTestStringConvertible {
  /// Which files of the output appear together or not at all.
  enum Wholes {
    case all
    /// A picture and the JSON that describes it appear together.
    case pairs
    /// The files do not belong together: their contents depend on what went wrong.
    case none
  }

  let name: String
  /// The words of the command line; the output lies in `out`.
  let arguments: [String]
  var wholes = Wholes.all
  /// The exit code where nothing goes wrong.
  var code: Int32 = 0
  /// Whether nothing may lie where the output goes.
  var isFresh = false
  /// The command line of a run that has to come first.
  var before: [String] = []

  var testDescription: String { name }

  private static let tiny = ["--size", "24x48", "--fps", "5"]
  /// Screens without words: what goes wrong with fonts goes wrong once, not at every system call of every film.
  private static let screens = ["--from", "sample:wireframe-list", "--to", "sample:wireframe-detail"]
  private static let film = ["--style", "kugou-push"] + screens + tiny

  static let all = [
    Chore(name: "gif", arguments: film + ["out/film.gif"]),
    Chore(name: "pngs", arguments: film + ["--force", "out/"]),
    Chore(name: "apng", arguments: film + ["out/film.png"]),
    Chore(name: "y4m", arguments: film + ["out/film.y4m"]),
    Chore(name: "still", arguments: film + ["--at", "50%", "out/still.png"]),
    Chore(name: "strip", arguments: ["strip", "--style", "kugou-push"] + screens + ["--size", "24x48", "out/strip.png"]),
    Chore(name: "plot", arguments: ["plot", "--style", "kugou-push"] + screens + ["--size", "24x48", "out/plot.png"]),
    Chore(
      name: "compare",
      arguments: ["compare", "--style", "kugou-push", "--style", "mg-present"] + screens + tiny + ["out/two.gif"]),
    Chore(name: "story", arguments: ["story", "in/a.story", "out/story.gif"]),
    Chore(name: "encode", arguments: ["encode", "in/frames", "out/film.gif"]),
    Chore(
      name: "golden record", arguments: ["golden", "record", "out", "--manifest", "in/goldens.txt", "--report", "report"],
      wholes: .pairs),
    Chore(
      name: "golden verify",
      arguments: [
        "golden", "verify", "in/goldens", "--manifest", "in/others.txt", "--report", "out", "--junit", "out/junit.xml",
        "--summary", "out/summary.md",
      ],
      wholes: .none, code: 1,
      before: ["golden", "record", "in/goldens", "--manifest", "in/goldens.txt", "--report", "in/first"]),
    Chore(
      name: "golden accept", arguments: ["golden", "accept", "out", "--manifest", "in/goldens.txt", "--report", "in/report"],
      wholes: .pairs, isFresh: true,
      before: ["golden", "verify", "out", "--manifest", "in/goldens.txt", "--report", "in/report"]),
    Chore(
      name: "golden report", arguments: ["golden", "report", "--from", "in/report/report.json", "--report", "out"], wholes: .none,
      code: 1, before: ["golden", "verify", "in/nothing", "--manifest", "in/goldens.txt", "--report", "in/report"]),
    Chore(
      name: "gallery",
      arguments: ["gallery", "out", "--force", "--style", "kugou-push", "--style", "cube-pop", "--style", "mg-present"] + tiny),
  ]

  func writeInputs(to place: Workplace) throws {
    try place.makeDirectory("in/frames")
    for number in 0..<3 { try place.write(Bitmap.shaded(24, 48, seed: number), to: "in/frames/\(number).png") }
    try place.makeDirectory("in/nothing")
    try place.write(
      """
      size 24x48
      fps 5
      screen A frames/0.png
      screen B sample:wireframe-photo
      start A
      push B with kugou-push
      """.utf8, to: "in/a.story")
    let lines = ["one --style kugou-push", "two --style mg-present"].map {
      "\($0) \(Self.screens.joined(separator: " ")) --size 24x48 --fps 5"
    }
    try place.write(lines.joined(separator: "\n").utf8, to: "in/goldens.txt")
    try place.write(lines.map { $0 + " --duration 0.7" }.joined(separator: "\n").utf8, to: "in/others.txt")
  }
}

/// A chore in a place where its output is there already, older and different.
final class ChoreScene {
  typealias Files = [String: Data]

  let place: Workplace
  let chore: Chore
  /// Every file before a run.
  private var old: Files = [:]
  /// Every file after a run that nothing disturbs.
  private var new: Files = [:]
  /// The time in seconds that the undisturbed run took.
  private(set) var seconds = 0.0

  init(_ chore: Chore) async throws {
    self.chore = chore
    place = try Workplace()
    try chore.writeInputs(to: place)
    try place.makeDirectory("out")
    if !chore.before.isEmpty { _ = try await place.run(chore.before) }
    let inputs = try files()
    let start = ContinuousClock.now
    let run = try await place.run(chore.arguments)
    let time = (ContinuousClock.now - start).components
    seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
    guard run.end == .code(chore.code) else { throw ChoreProblem(description: "\(chore.name): \(run.end) \(run.words)") }
    let fresh = try files()
    old = inputs
    if !chore.isFresh { old.merge(fresh.filter { $0.key.hasPrefix("out/") }.mapValues { _ in Data([7]) }) { $1 } }
    if chore.name == "pngs" { old["out/frame-9000.png"] = Data([7]) }
    new = fresh
  }

  /// Puts everything back as it was before the run.
  func reset() throws {
    for name in try place.files() { try FileManager.default.removeItem(atPath: place.path(name)) }
    for name in ["out", "in/nothing"] { try place.makeDirectory(name) }
    for (name, data) in old {
      try place.makeDirectory((name as NSString).deletingLastPathComponent)
      try place.write(data, to: name)
    }
  }

  /// Everything that the program has said is wrong with the files now.
  ///
  /// - Parameter isWhole: whether files that belong together must all be old or all new; otherwise each must be one of the two.
  func complaints(isWhole: Bool = true, allowsTemporary: Bool = false) throws -> [String] {
    let now = try files()
    var complaints = now.keys.filter { !allowsTemporary && $0.contains(".render-transition") }.map { "left behind: \($0)" }
    for names in wholes(isWhole) {
      let parts = [now, old, new].map { files in names.map { files[$0] } }
      if parts[0] != parts[1] && parts[0] != parts[2] { complaints.append("neither old nor new: \(names.sorted())") }
    }
    for name in now.keys where chore.wholes == .none && name.hasPrefix("out/") && now[name] != old[name] {
      let ending = ["json": "}\n", "html": "</html>\n", "xml": "</testsuites>\n"][(name as NSString).pathExtension] ?? ""
      if now[name]?.suffix(ending.utf8.count) != Data(ending.utf8) { complaints.append("half written: \(name)") }
    }
    if !chore.arguments.contains("accept") {
      complaints += old.keys.filter { $0.hasPrefix("in/") && now[$0] != old[$0] }.map { "an input has changed: \($0)" }
    }
    return complaints
  }

  var isOld: Bool { get throws { try output(files()) == output(old) } }
  var isNew: Bool { get throws { try output(files()) == output(new) } }
  var isNewButForPages: Bool {
    get throws {
      let (now, new) = (output(try files()), output(new))
      return now.keys == new.keys && now.allSatisfy { $0.key.hasSuffix(".html") || new[$0.key] == $0.value }
    }
  }

  private func output(_ files: Files) -> Files { files.filter { $0.key.hasPrefix("out/") } }

  private func wholes(_ isWhole: Bool) -> [[String]] {
    let names = Set(output(old).keys).union(output(new).keys)
    switch chore.wholes {
    case .all where isWhole: return [Array(names)]
    case .pairs where isWhole: return Dictionary(grouping: names) { ($0 as NSString).deletingPathExtension }.map(\.value)
    case .none: return []
    default: return names.map { [$0] }
    }
  }

  private func files() throws -> Files {
    var files: Files = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: place.path) {
      let kind = try FileManager.default.attributesOfItem(atPath: place.path(name))[.type] as? FileAttributeType
      if kind == .typeRegular { files[name] = try place.bytes(name) }
    }
    return files
  }
}

struct ChoreProblem: Error, CustomStringConvertible {
  let description: String
}

/// Numbers that are the same in every run.
struct SeededNumbers {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// The next number: from 0 up to, not including, 1.
  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 40) / Double(1 << 24)
  }
}
