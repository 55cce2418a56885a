import SourceFacts
import SourceStyles

/// The Swift code that is appended to adapted sources: it sets properties, and hands the style over to the program.
struct SourceEntry {
  /// Code by the path of the file that it is appended to.
  private(set) var code: [String: String] = [:]

  private static let prefix = "renderTransition"

  init(_ choice: SourceChoice, _ request: SourceRequest, _ types: SourceTypes) throws(SourceProblem) {
    var setters: [String] = []
    for setting in request.settings { setters += try add(setting, choice, types) }
    var aims: [String] = []
    if !choice.isSpelledOut, let candidate = choice.candidate, candidate.kind == .animator, let aim = Self.aim(candidate) {
      aims.append(add(to: candidate.file, "Aim", "comes", candidate.name, aim))
    }
    let controllers = try request.controllers.map { text throws(SourceProblem) in
      "style.controllers[\(text.swiftLiteral)] = {\n\(Self.marked(try Self.controller(text, types), as: text))}\n"
    }
    let path = choice.file.path
    code[path, default: ""] += """
      import SourceStyles
      @_cdecl("\(SourceLibrary.entry)") public func \(SourceLibrary.entry)() -> UnsafeMutableRawPointer {
      SourceStyles.SourceLibrary.handOver {
      let style = \(Self.style(choice, request))
      \(setters.isEmpty ? "" : "style.settings = { object in \(setters.map { "\($0)(object)" }.joined(separator: "; ")) }")
      \(aims.isEmpty ? "" : "style.aim = { object, comes in \(aims[0])(object, comes) }")
      \(controllers.joined())return style
      }
      }

      """
  }

  private static func style(_ choice: SourceChoice, _ request: SourceRequest) -> String {
    switch choice.performer {
    case .scene: "SourceStyles.SourceStyle(scene: { stage in scene(stage) })"
    case .object(let expression): "SourceStyles.SourceStyle {\n\(marked(expression, as: "--style \(request.text.text)"))}"
    case .segue(let name): "SourceStyles.SourceStyle(segue: { \(name)(identifier: nil, source: $0, destination: $1) })"
    case .presentationController(let name):
      "SourceStyles.SourceStyle(presentationController: { \(name)(presentedViewController: $0, presenting: $1) })"
    }
  }

  /// Code whose mistakes are reported as those of the words that a person typed.
  private static func marked(_ code: String, as words: String) -> String {
    let name = String(words.map { $0 == "\"" || $0 == "\\" ? "'" : $0.isNewline ? " " : $0 })
    return "#sourceLocation(file: \"\(name)\", line: 1)\n\(code)\n#sourceLocation()\n"
  }

  private mutating func add(to file: SourceFile, _ kind: String, _ parameters: String?, _ type: String, _ body: String) -> String
  {
    let name = "\(Self.prefix)\(kind)\(code.values.reduce(0) { $0 + $1.utf8.count })"
    // Private members can be reached from an extension in the same file.
    code[file.path, default: ""] += """
      extension \(type) {
      @MainActor fileprivate func \(name)(\(parameters.map { "_ \($0): Bool" } ?? "")) {
      \(body)
      }
      }
      @MainActor func \(name)(_ object: AnyObject\(parameters.map { ", _ \($0): Bool" } ?? "")) {
      (object as? \(type))?.\(name)(\(parameters ?? ""))
      }

      """
    return name
  }

  // MARK: Properties

  /// The functions that set a property: of the object itself, or of any class of the sources that has it.
  private mutating func add(
    _ setting: SourceRequest.Setting, _ choice: SourceChoice, _ types: SourceTypes
  ) throws(SourceProblem) -> [String] {
    let all = types.owners(of: setting.name)
    let family = choice.candidate.map { types.ancestry(of: $0.name).union([$0.name]) } ?? []
    let own = all.filter { family.contains($0.fact.name) }
    guard !all.isEmpty else { throw Self.unknown(setting, choice, types) }
    var names: [String] = []
    for owner in own.isEmpty ? all : own {
      let body = Self.marked("self.\(setting.name) = \(setting.value)", as: setting.option)
      names.append(add(to: owner.file, "Set", nil, owner.fact.name, body))
    }
    return names
  }

  private static func unknown(_ setting: SourceRequest.Setting, _ choice: SourceChoice, _ types: SourceTypes) -> SourceProblem {
    let own = choice.candidate?.members.properties ?? types.classes.flatMap(\.fact.properties)
    let reason =
      switch own.first(where: { $0.name == setting.name }) {
      case let property? where property.isStatic: "\(setting.name) is static"
      case let property? where property.isComputed: "\(setting.name) is computed"
      case let property? where property.isLet: "\(setting.name) is a let"
      default: "there is no property \(setting.name)"
      }
    let settable = (choice.candidate?.members.settable ?? []).map(\.name)
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
