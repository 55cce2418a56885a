import Files
import Foundation

/// What the Swift runtime writes of a process that crashes, and the one message that people get of it.
struct CrashReport {
  /// The signals that mean a mistake in the code, or the end of its time.
  static let signals: Set<Int32> = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGQUIT, SIGKILL]

  private let path: String

  /// A call that lies deeper than this is one of an endless recursion.
  private static let deepest = 5_000

  /// Whether the runtime has written all that it knows.
  var isComplete: Bool {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
    return text.range(of: "Backtrace took") != nil
  }

  init() {
    path = FileManager.default.temporaryDirectory.appending(path: "render-transition-\(UUID().uuidString).crash").path
  }

  /// What the environment of a child says, so that it writes to a file what it was doing when it crashed.
  var variables: [String: String] {
    let settings = [
      "enable=yes", "color=no", "interactive=no", "threads=crashed", "registers=none", "images=none", "sanitize=no", "limit=64",
      "top=32", "cache=yes", "output-to=\(path)",
    ]
    return ["SWIFT_BACKTRACE": settings.joined(separator: ",")]
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The message: the place in the sources, and what happened there.
  ///
  /// - Parameters:
  ///   - said: what the process has printed, the runtime's words among it.
  ///   - limit: the seconds of computing that were too many; nil for a crash.
  func problem(_ signal: Int32, said: [String], sources: [String], limit: Double?) -> SourceProblem {
    let trace = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let lines = trace.split(separator: "\n").map(String.init)
    let fatal = said.last { $0.range(of: ": Fatal error") != nil || $0.range(of: " failed: ") != nil }
    let cast = said.last { $0.hasPrefix("Could not cast value of type ") }
    let place =
      lines.compactMap { Self.place(in: $0, sources) }.first ?? fatal.flatMap { Self.place(inMessage: $0, sources) }
      ?? cast.flatMap { Self.place(ofCast: $0, sources) }
    let own = said.filter { $0 != fatal && $0 != cast && !$0.hasPrefix("*** ") && !$0.hasPrefix("swift-runtime:") && !$0.isEmpty }
    let function = place == nil ? lines.compactMap { Self.function(in: $0, sources) }.first : nil
    let words =
      limit.map { Self.late($0, in: function) } ?? cast.map { Self.words(ofCast: $0) } ?? Self.words(fatal, lines, signal)
    let isOutlet = words.hasSuffix("implicitly unwrapping an Optional value")
    let outlet = isOutlet ? place.flatMap { Self.outlet(at: $0, sources) } : nil
    let why =
      outlet.map { "; \($0) is an outlet, and storyboards, which would set it, are not read: make the view in code" } ?? ""
    return SourceProblem(["\(place ?? sources.first ?? "the source"): \(words)\(why)"] + own)
  }

  private static func late(_ limit: Double, in function: String?) -> String {
    let seconds = limit == limit.rounded() ? "\(Int(limit))" : "\(limit)"
    let place = function.map { ", in \($0)" } ?? ""
    return "still computing after \(seconds) s of processor time\(place); --limit SECONDS allows more"
  }

  /// The outlet that stands in the line of a place; nil if none does.
  private static func outlet(at place: String, _ sources: [String]) -> String? {
    let parts = place.split(separator: ":")
    let texts = sources.map { (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "" }
    let found = zip(sources, texts).first { place.hasPrefix($0.0 + ":") || place.hasPrefix($0.0.escaped + ":") }
    let lines = (found?.1 ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    guard let number = parts.lazy.compactMap({ Int($0) }).first, lines.indices.contains(number - 1) else { return nil }
    let words = lines[number - 1].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let outlets = Set(texts.flatMap(outlets))
    return words.first(where: outlets.contains)
  }

  /// The names of a text's outlets.
  private static func outlets(of text: String) -> [String] {
    text.components(separatedBy: "@IBOutlet").dropFirst().compactMap { rest in
      rest.range(of: "var ").map { String(rest[$0.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
    }
  }

  /// The two types of a cast that failed, without their modules and addresses.
  private static func types(ofCast message: String) -> [String] {
    message.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element.split(separator: ".").last ?? "")
    }
  }

  private static func words(ofCast message: String) -> String {
    let types = types(ofCast: message)
    guard types.count == 2 else { return "Fatal error: \(message)" }
    let way = types[0].hasSuffix("Screen") ? ": --from and --to take a controller of the sources, such as \(types[1])" : ""
    return "Fatal error: Could not cast a \(types[0]) to \(types[1])\(way)"
  }

  /// The place of a failed cast, which the runtime does not tell: the only line of the sources that casts to the type.
  private static func place(ofCast message: String, _ sources: [String]) -> String? {
    guard let type = types(ofCast: message).last else { return nil }
    let places = sources.flatMap { source -> [String] in
      let text = (try? String(contentsOfFile: source, encoding: .utf8)) ?? ""
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter { line in
        line.element.range(of: "as! ").map { line.element[$0.upperBound...].hasPrefix(type) } ?? false
      }.map { "\(source):\($0.offset + 1)" }
    }
    return places.count == 1 ? places[0] : nil
  }

  private static func words(_ fatal: String?, _ lines: [String], _ signal: Int32) -> String {
    if let fatal,
      let start = fatal.range(of: ": Fatal error") ?? fatal.range(of: ": Precondition failed")
        ?? fatal.range(of: ": Assertion failed")
    {
      return withWayOut(String(fatal[start.lowerBound...].dropFirst(2)))
    }
    let head = lines.first { $0.hasPrefix("*** ") }.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "* ")) } ?? ""
    if let colon = head.range(of: ": ") {
      let reason = String(head[colon.upperBound...]).split(separator: " at 0x").first.map(String.init) ?? head
      return isRecursion(lines)
        ? "Fatal error: the stack is full: functions call each other without end" : withWayOut("Fatal error: \(reason)")
    }
    return signal == SIGKILL ? "the system has killed the process, perhaps for want of memory" : "Fatal error (signal \(signal))"
  }

  /// The words, with what may help where a screen is not of the class that the code expects.
  private static func withWayOut(_ words: String) -> String {
    words.hasSuffix("Unconditional cast failed") ? words + "; --from and --to take a controller of the sources" : words
  }

  /// Whether the trace is so deep that it was cut.
  private static func isRecursion(_ lines: [String]) -> Bool {
    lines.contains { line in
      let number = line.drop { $0 == " " }.prefix { $0.isNumber }
      return Int(number).map { $0 >= Self.deepest } ?? false && line.range(of: "0x") != nil
    }
  }

  /// The place that a line of the trace names, where it lies in the sources: `Fade.swift:13:71`.
  private static func place(in line: String, _ sources: [String]) -> String? {
    guard let at = line.range(of: " at /", options: .backwards) else { return nil }
    let place = String(line[at.lowerBound...].dropFirst(4))
    for source in sources.flatMap({ [$0, $0.escaped] }) {
      guard let found = place.range(of: source + ":", options: .backwards),
        found.lowerBound == place.startIndex || place[place.index(before: found.lowerBound)] == "/"
      else { continue }
      return String(place[found.lowerBound...])
    }
    return nil
  }

  /// The function that a line of the trace names, where it lies in the sources. The head of a loop often has no line of its own.
  private static func function(in line: String, _ sources: [String]) -> String? {
    guard let file = line.range(of: " at /", options: .backwards).map({ line[$0.lowerBound...].dropFirst(4) }),
      sources.contains(where: { file.hasSuffix("/" + $0) || file.hasSuffix("/" + $0.escaped) || file == $0 }),
      let address = line.range(of: "0x"), let name = line[address.lowerBound...].firstIndex(of: " "),
      let end = line[name...].range(of: " in library.so")?.lowerBound
    else { return nil }
    let words = line[name..<end].trimmingCharacters(in: .whitespaces)
    return words.range(of: " + ", options: .backwards).map { String(words[..<$0.lowerBound]) } ?? words
  }

  /// The place that the runtime's message names: `Fade_1a2b/Fade.swift:31: Fatal error: …`.
  private static func place(inMessage line: String, _ sources: [String]) -> String? {
    let parts = line.split(separator: ":")
    guard parts.count > 2, let number = Int(parts[1]) else { return nil }
    let name = (String(parts[0]) as NSString).lastPathComponent
    return sources.first { source in
      [source, source.escaped].contains { ($0 as NSString).lastPathComponent == name }
    }.map { "\($0):\(number)" }
  }
}

extension String {
  /// The path as the adapter tells it to the compiler, which repeats it.
  fileprivate var escaped: String {
    [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n"), ("\r", "\\r"), ("\t", "\\t")].reduce(self) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}
