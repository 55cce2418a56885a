import SourceFacts
import SourceStyles

/// What of the sources is filmed: an expression and where its code goes.
struct SourceChoice {
  enum Performer {
    /// An expression that makes an animator or a delegate.
    case object(String)
    case segue(String)
    case presentationController(String)
    case scene
  }

  let performer: Performer
  /// The file that the generated code is appended to, so that it may name private types.
  let file: SourceFile
  /// Where the type is declared, as messages and -v say it.
  let place: String
  let candidate: SourceCandidate?
  /// Whether the person has said which object it is, and with which values.
  let isSpelledOut: Bool

  init(_ request: SourceRequest, _ types: SourceTypes, _ sources: SourceSet) throws(SourceProblem) {
    let main = sources.files[0]
    guard let expression = request.text.expression else {
      if let scene = types.scene {
        self.init(.scene, scene.file, "\(scene.file.path):\(scene.function.line)", nil, isSpelledOut: true)
      } else {
        self.init(taking: try Self.only(types, sources, request), isSpelledOut: false)
      }
      return
    }
    let name = expression.hasSuffix(".self") ? String(expression.dropLast(".self".count)) : expression
    if let candidate = types.candidate(name) {
      guard candidate.maker != nil else { throw Self.incomplete([candidate], request) }
      self.init(taking: candidate, isSpelledOut: false)
      return
    }
    guard !expression.allSatisfy(\.isWhitespace) else {
      throw SourceProblem("nothing stands behind “\(main.path):”: --style '\(main.path):Animator()' says what to film")
    }
    let head = String(expression.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    let candidate = types.candidate(head) ?? types.candidate(String(head.prefix { $0 != "." }))
    let file = candidate.map(\.file) ?? main
    let place = candidate.map { "\($0.file.path):\($0.type.line)" } ?? main.path
    self.init(.object(expression), file, place, candidate, isSpelledOut: true)
  }

  private init(
    _ performer: Performer, _ file: SourceFile, _ place: String, _ candidate: SourceCandidate?, isSpelledOut: Bool
  ) {
    (self.performer, self.file, self.place, self.candidate) = (performer, file, place, candidate)
    self.isSpelledOut = isSpelledOut
  }

  private init(taking candidate: SourceCandidate, isSpelledOut: Bool) {
    let performer: Performer =
      switch candidate.kind {
      case .segue: .segue(candidate.name)
      case .presentationController: .presentationController(candidate.name)
      default: .object(candidate.maker ?? candidate.example)
      }
    self.init(
      performer, candidate.file, "\(candidate.file.path):\(candidate.type.line)", candidate, isSpelledOut: isSpelledOut)
  }

  /// The one choice that the request leaves, or every class that can be filmed, under the words that name it.
  static func all(
    _ request: SourceRequest, _ types: SourceTypes, _ sources: SourceSet
  ) throws(SourceProblem) -> [(choice: SourceChoice, request: SourceRequest)] {
    do {
      return [(try SourceChoice(request, types, sources), request)]
    } catch {
      var seen: Set<String> = []
      let found = sources.files.prefix(1).flatMap(types.candidates).filter { seen.insert($0.name).inserted }
      guard request.text.expression == nil, !found.isEmpty else { throw error }
      return found.map { candidate in
        var own = request
        own.text = request.text.naming(candidate.example)
        return (SourceChoice(taking: candidate, isSpelledOut: false), own)
      }
    }
  }

  // MARK: Where nobody says which

  private static func only(
    _ types: SourceTypes, _ sources: SourceSet, _ request: SourceRequest
  ) throws(SourceProblem) -> SourceCandidate {
    for files in [[sources.files[0]], Array(sources.files.dropFirst())] {
      let all = files.flatMap(types.candidates)
      let found = ranked(all, types)
      if found.count == 1, found[0].maker != nil { return found[0] }
      let screens = leaves(all, types).filter { $0.kind.isDelegate && types.isScreen($0.name) }
      // A screen that hands out animators and is in the film is the one that chooses among them.
      let filmed = screens.filter { request.names($0) }
      if filmed.count == 1, filmed[0].maker != nil { return filmed[0] }
      if !found.isEmpty { throw incomplete(found + screens.filter { !found.map(\.name).contains($0.name) }, request) }
    }
    let screens = leaves(types.screens(in: sources.files[0]), types)
    if screens.count == 1, screens[0].maker != nil { return screens[0] }
    if !screens.isEmpty { throw incomplete(screens, request) }
    let path = request.text.path
    throw SourceProblem(
      "\(path) holds nothing that can be filmed: an animator, a delegate of transitions, a segue, a presentation controller, a screen or"
        + " func scene(_ stage: Stage) -> () -> Void is what can be")
  }

  /// The candidates among which nothing else decides. A delegate hands out the animators beside it; a class that others inherit from
  /// is their part; a screen that is a delegate is filmed only where nothing else is there.
  private static func ranked(_ all: [SourceCandidate], _ types: SourceTypes) -> [SourceCandidate] {
    let leaves = leaves(all, types)
    let objects = leaves.filter { !types.isScreen($0.name) }
    let chosen = objects.isEmpty ? leaves : objects
    let delegates = chosen.filter(\.kind.isDelegate)
    if !delegates.isEmpty { return delegates }
    let movers = chosen.filter { $0.kind != .presentationController }
    return movers.isEmpty ? chosen : movers
  }

  /// The candidates from which no other one inherits, each once.
  private static func leaves(_ all: [SourceCandidate], _ types: SourceTypes) -> [SourceCandidate] {
    var seen: Set<String> = []
    let single = all.filter { seen.insert($0.name).inserted }
    let bases = single.reduce(into: Set<String>()) { $0.formUnion(types.ancestry(of: $1.name)) }
    return single.filter { !bases.contains($0.name) }
  }

  private static func incomplete(_ found: [SourceCandidate], _ request: SourceRequest) -> SourceProblem {
    let path = request.text.path
    let lines = found.map { "  --style \("\(path):\($0.example)".shellQuoted)" }
    let what = found[0].kind == .screen ? "screens" : "transitions"
    guard found.count == 1 else { return SourceProblem(["\(path) holds \(found.count) \(what); say which:"] + lines) }
    return SourceProblem("\(found[0].name) cannot be made without values; give them: \(lines[0].drop { $0 == " " })")
  }
}

extension SourceRequest {
  /// Whether `--from` or `--to` makes a screen of the candidate's class.
  fileprivate func names(_ candidate: SourceCandidate) -> Bool {
    controllers.contains { $0 == candidate.name || $0.hasPrefix(candidate.name + "(") || $0.hasPrefix(candidate.name + ".") }
  }
}

extension String {
  /// The word as one types it in a shell.
  package var shellQuoted: String {
    let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./:=,".contains($0)) }
    return isPlain && !isEmpty
      ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
