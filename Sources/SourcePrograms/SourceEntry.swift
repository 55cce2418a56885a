import SourceFacts
import SourceStyles

/// The Swift code that is appended to adapted sources: it sets properties, and hands the style over to the program.
struct SourceEntry {
  /// Code by the path of the file that it is appended to.
  private(set) var code: [String: String] = [:]

  private static let prefix = "renderTransition"

  /// The classes whose property each setting sets, by its option.
  private(set) var set: [String: [String]] = [:]

  init(
    _ choice: SourceChoice, _ request: SourceRequest, _ types: SourceTypes, _ sources: SourceSet
  ) throws(SourceProblem) {
    var setters: [String] = []
    for setting in request.settings { setters += try add(setting, choice, types, request.ways) }
    var lines =
      setters.isEmpty ? [] : ["style.settings = { object in \(setters.map { "\($0)(object)" }.joined(separator: "; ")) }"]
    if let candidate = choice.candidate { lines += duties(of: candidate, choice, types, sources) }
    let controllers = try request.controllers.map { text throws(SourceProblem) in
      "style.controllers[\(text.swiftLiteral)] = {\n\(Self.marked(try Self.controller(text, types), as: text))}\n"
    }
    let path = choice.file.path
    code[path, default: ""] += """
      import SourceStyles
      @_cdecl("\(SourceLibrary.entry)") public func \(SourceLibrary.entry)() -> UnsafeMutableRawPointer {
      SourceStyles.SourceLibrary.handOver {
      let style = \(Self.style(choice, request, types))
      \(lines.joined(separator: "\n"))
      \(controllers.joined())return style
      }
      }

      """
  }

  private static func style(_ choice: SourceChoice, _ request: SourceRequest, _ types: SourceTypes) -> String {
    switch choice.performer {
    case .object(let maker) where !choice.isSpelledOut && choice.candidate?.kind != .screen && choice.isScreen(types):
      // A screen that is a delegate is the one that is filmed, if it is.
      "SourceStyles.SourceStyle(onStage: { navigation, from, to, _ in from as? \(choice.name) ?? to as? \(choice.name)"
        + " ?? navigation.topViewController as? \(choice.name) ?? \(maker) })"
    case .scene: "SourceStyles.SourceStyle(scene: { stage in scene(stage) })"
    case .object(let expression): object(expression, request)
    case .segue(let name): "SourceStyles.SourceStyle(segue: { \(name)(identifier: nil, source: $0, destination: $1) })"
    case .presentationController(let name):
      "SourceStyles.SourceStyle(presentationController: { \(name)(presentedViewController: $0, presenting: $1) })"
    }
  }

  /// Code whose mistakes are reported as those of the words that a person typed.
  private static func marked(_ code: String, as words: String) -> String {
    let name = String(words.map { $0 == "\"" || $0 == "\\" ? "'" : $0.isWhitespace ? " " : $0 })
    return "#sourceLocation(file: \"\(name)\", line: 1)\n\(code)\n#sourceLocation()\n"
  }

  private static func object(_ expression: String, _ request: SourceRequest) -> String {
    let parameters = parameters(of: expression)
    let end = parameters == " {" ? "}" : "})"
    return "SourceStyles.SourceStyle\(parameters)\n\(marked(expression, as: "--style \(request.text.text)"))\(end)"
  }

  /// The beginning of the closure that makes the object, with the names of the film's screens that the expression uses.
  private static func parameters(of expression: String) -> String {
    let words = Set(expression.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    let names = StagedValue.names.map { words.contains($0.rawValue) ? $0.rawValue : "_" }
    return names.allSatisfy { $0 == "_" } ? " {" : "(onStage: { \(names.joined(separator: ", ")) in"
  }

  /// Adds a method to a class of the sources, and a function that calls it on an object which may be of that class.
  private mutating func add(
    to file: SourceFile, _ kind: String, _ parameters: [(name: String, type: String)], _ type: String, _ body: String
  ) -> String {
    let name = "\(Self.prefix)\(kind)\(code.values.reduce(0) { $0 + $1.utf8.count })"
    let list = parameters.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
    let values = parameters.map(\.name).joined(separator: ", ")
    // Private members can be reached from an extension in the same file; a generic class can be told by a protocol alone.
    code[file.path, default: ""] += """
      @MainActor fileprivate protocol \(name)Owner: AnyObject {
      func \(name)(\(list))
      }
      extension \(type): \(name)Owner {
      @MainActor fileprivate func \(name)(\(list)) {
      \(body)
      }
      }
      @MainActor func \(name)(_ object: AnyObject\(list.isEmpty ? "" : ", " + list)) {
      (object as? any \(name)Owner)?.\(name)(\(values))
      }

      """
    return name
  }

  /// What the film does with the object beside setting properties, line by line.
  private mutating func duties(
    of candidate: SourceCandidate, _ choice: SourceChoice, _ types: SourceTypes, _ sources: SourceSet
  ) -> [String] {
    var lines: [String] = []
    if !choice.isSpelledOut, candidate.kind == .animator, let aim = Self.aim(candidate) {
      let name = add(to: candidate.file, "Aim", [("comes", "Bool")], candidate.name, aim)
      lines.append("style.aim = { object, comes in \(name)(object, comes) }")
    }
    guard case .object = choice.performer else { return lines }
    let wiring = SourceWiring(candidate, types, sources)
    if !wiring.attaching.isEmpty {
      let screens: [(String, String)] = [
        ("navigationController", "UINavigationController"), ("fromViewController", "UIViewController"),
        ("toViewController", "UIViewController"), ("window", "UIWindow"), ("change", "@escaping @MainActor () -> Void"),
      ]
      let name = add(to: candidate.file, "Wire", screens, candidate.name, wiring.attaching.joined(separator: "\n"))
      lines.append(
        "style.wiring = { object, s in \(name)(object, s.navigationController, s.fromViewController, s.toViewController,"
          + " s.window, s.change ?? {}) }")
    }
    if !wiring.hasRecognizer { lines.append("style.isLedByFilm = true") }
    if !wiring.leading.isEmpty {
      let driver = ("driver", "UIPercentDrivenInteractiveTransition?")
      let name = add(to: candidate.file, "Lead", [driver], candidate.name, wiring.leading.joined(separator: "\n"))
      lines.append("style.lead = { object, driver in \(name)(object, driver) }")
    }
    return lines
  }

  // MARK: Properties

  /// The functions that set a property: of the object itself, or of any class of the sources that has it.
  private mutating func add(
    _ setting: SourceRequest.Setting, _ choice: SourceChoice, _ types: SourceTypes, _ ways: [SourceBriefing.Way]
  ) throws(SourceProblem) -> [String] {
    let family = choice.candidate.map { types.ancestry(of: $0.name).union([$0.name]) } ?? []
    let own = types.classes.filter { family.contains($0.fact.name) }
    let parts = types.performers.filter { Self.takesPart($0.fact.name, in: ways) }
    let owners = [own, parts, types.performers].map { $0.filter { $0.fact.canSet(setting.name) } }.first { !$0.isEmpty }
    guard let owners else { throw Self.unknown(setting, own + types.performers) }
    set[setting.option] = owners.flatMap { types.family(of: $0.fact.name) }.map { String($0.split(separator: ".").last ?? "") }
    return owners.map { owner in
      add(to: owner.file, "Set", [], owner.fact.name, Self.marked("self.\(setting.name) = \(setting.value)", as: setting.option))
    }
  }

  /// Whether a class may take part in these changes: one that is named for the way back has none in a way there, and the reverse.
  private static func takesPart(_ name: String, in ways: [SourceBriefing.Way]) -> Bool {
    guard let own = SourceBriefing.Way(inName: name) else { return true }
    return ways.isEmpty ? !own.leadsBack : ways.contains { $0.leadsBack == own.leadsBack }
  }

  private static func unknown(
    _ setting: SourceRequest.Setting, _ types: [(file: SourceFile, fact: TypeFact)]
  ) -> SourceProblem {
    let facts = types.map(\.fact)
    let found = facts.lazy.compactMap { type in type.properties.first { $0.name == setting.name }.map { (type.name, $0) } }.first
    let reason =
      switch found {
      case let (type, property)? where property.isStatic: "\(setting.name) of \(type) is static"
      case let (type, property)? where property.isComputed: "\(setting.name) of \(type) is computed"
      case let (type, property)? where property.isLet: "\(setting.name) of \(type) is a let"
      default: "there is no property \(setting.name)"
      }
    var seen: Set<String> = []
    let settable = facts.flatMap(\.properties).filter { $0.canBeSet && seen.insert($0.name).inserted }.map(\.name)
    let way = settable.isEmpty ? "nothing can be set" : "what can be set is \(settable.joined(separator: ", "))"
    return SourceProblem("\(setting.option): \(reason): \(way)")
  }

  /// The properties by which an animator remembers which way it leads.
  private static func aim(_ candidate: SourceCandidate) -> String? {
    let comes: Set = ["isPresenting", "presenting", "isPresentation", "isPush", "isPushing", "pushing", "isForward"]
    let leaves: Set = ["isDismissing", "dismissing", "isDismissal", "isPop", "isPopping", "popping", "reverse", "isReversed"]
    let lines = candidate.type.properties.filter { !$0.isComputed && !$0.isLet && !$0.isStatic }.compactMap {
      property -> String? in
      let isFlag = property.type == "Bool" || property.type == nil && ["true", "false"].contains(property.value)
      if isFlag, comes.contains(property.name) { return "self.\(property.name) = comes" }
      if isFlag, leaves.contains(property.name) { return "self.\(property.name) = !comes" }
      let isOperation = property.type?.hasPrefix("UINavigationController") == true && property.type?.contains("Operation") == true
      return isOperation ? "self.\(property.name) = comes ? .push : .pop" : nil
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The expression for a screen: a class of the sources by its name, or the expression as it stands.
  private static func controller(_ text: String, _ types: SourceTypes) throws(SourceProblem) -> String {
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard isName, types.classes.contains(where: { $0.fact.name == text }) else { return text }
    return text + "()"
  }
}

extension SourceChoice {
  fileprivate var name: String { candidate?.name ?? "" }

  fileprivate func isScreen(_ types: SourceTypes) -> Bool { types.isScreen(name) }
}

extension PropertyFact {
  var canBeSet: Bool { !isComputed && !isLet && !isStatic }
}

extension TypeFact {
  fileprivate func canSet(_ name: String) -> Bool { properties.contains { $0.name == name && $0.canBeSet } }
}

extension String {
  /// The text as a literal in Swift.
  fileprivate var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where scalar.value < 32: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
