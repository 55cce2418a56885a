import SwiftSyntax

/// The declarations that stand in for a protocol's optional requirements, on one line.
struct OptionalRequirements {
  private let path: String
  private let name: String
  private let access: String
  private let isolation: String
  private let requirements: [OptionalRequirement]

  /// The names of the protocols that tell which classes have a method of which a selector is made.
  private let marks: [String]

  init(_ node: ProtocolDeclSyntax, _ requirements: [OptionalRequirement], in program: Program) {
    marks = requirements.compactMap { requirement in
      guard case .method(let method, _) = requirement, program.selected.contains(method.name.plainName) else { return nil }
      return method.mark
    }
    path = node.fullPath
    name = path.replacing(".", with: "_")
    let word = node.modifiers.access.map { $0 == "private" ? "fileprivate" : $0 }
    access = word.map { $0 + " " } ?? ""
    isolation = node.attributes.has("MainActor") ? "@MainActor " : ""
    self.requirements = requirements
  }

  /// The protocol that the adapted one inherits from.
  static func baseName(_ node: ProtocolDeclSyntax) -> String { node.fullPath.replacing(".", with: "_") + "Optionals" }

  var text: String {
    [
      "extension \(path) { \(requirements.map(fallback).joined(separator: "; ")) }",
      "\(isolation)\(access)protocol \(name)Optionals: AnyObject {}",
      "extension \(name)Optionals { \((methodGroups.map(accessor) + properties.compactMap(accessor)).joined(separator: "; ")) }",
    ].joined(separator: "; ") + methodGroups.map { "; " + caller($0) }.joined()
      + marks.map { "; \(access)protocol \($0): AnyObject {}" }.joined()
  }

  private var properties: [OptionalRequirement.Property] {
    requirements.compactMap { if case .property(let property) = $0 { property } else { nil } }
  }

  /// The methods of each name, in the order of the source.
  private var methodGroups: [[FunctionDeclSyntax]] {
    let methods = requirements.compactMap { if case .method(let node, _) = $0 { node } else { nil as FunctionDeclSyntax? } }
    var names: [String] = []
    for method in methods where !names.contains(method.name.text) { names.append(method.name.text) }
    return names.map { name in methods.filter { $0.name.text == name } }
  }

  /// What runs if the adopter has nothing of its own.
  private func fallback(_ requirement: OptionalRequirement) -> String {
    switch requirement {
    case .method(let node, _):
      let effects = node.signature.effectSpecifiers?.asyncSpecifier == nil ? "throws" : "async throws"
      return "\(access)func \(node.name.text)\(node.signature.parameterClause.forwarding.declaration) \(effects)"
        + "\(node.resultText.map { " -> " + $0 } ?? "") { throw LeftOutRequirement() }"
    case .property(let property):
      if property.type.isAnyOptional { return "\(access)var \(property.name): \(property.type.oneLine) { nil }" }
      return
        "@_disfavoredOverload \(access)var \(property.name): \(property.type.oneLine) { get throws { throw LeftOutRequirement() } }"
    }
  }

  private func accessor(_ methods: [FunctionDeclSyntax]) -> String {
    let caller = "\(name)_\(methods[0].name.plainName)"
    return "\(access)var \(methods[0].name.text): \(caller)? { \(caller)(target: self as! any \(path)) }"
  }

  private func accessor(_ property: OptionalRequirement.Property) -> String? {
    guard !property.type.isAnyOptional else { return nil }
    let type = property.type.oneLine
    return "\(access)var \(property.name): (\(type))? { try? ((self as! any \(path)).\(property.name) as \(type)) }"
  }

  /// The type of what callers call.
  private func caller(_ methods: [FunctionDeclSyntax]) -> String {
    let calls = methods.map { method in
      let forwarding = method.signature.parameterClause.forwarding
      let (effects, waits) = method.signature.effectSpecifiers?.asyncSpecifier == nil ? ("", "") : (" async", " await")
      let call = "try?\(waits) target.\(method.name.text)\(forwarding.call)"
      let head = "\(access)func callAsFunction\(forwarding.declaration)\(effects)"
      guard let result = method.resultText else { return "\(head) { \(call) }" }
      let isOptional = method.signature.returnClause?.type.isAnyOptional ?? false
      return "@discardableResult \(head) -> \(isOptional ? result.dropLast() + "?" : "(\(result))?") { \(call) }"
    }
    return "\(isolation)\(access)struct \(name)_\(methods[0].name.plainName) { fileprivate let target: any \(path); "
      + calls.joined(separator: "; ") + " }"
  }
}

extension FunctionDeclSyntax {
  /// The name of the protocol to which those classes conform that have this optional method.
  var mark: String {
    let path = enclosingType?.path.replacing(".", with: "_") ?? ""
    return "\(path)_has_" + String(fullName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}

extension ProtocolDeclSyntax {
  fileprivate var fullPath: String { (enclosingType.map { $0.path + "." } ?? "") + name.plainName }
}
