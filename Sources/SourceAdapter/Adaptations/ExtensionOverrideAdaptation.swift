import SwiftSyntax

/// Lets extensions override, and be overridden, which Swift allows only to classes' own members.
///
/// The member of the extension gets another name. The class gets a member with the true name, which calls it, on the line of its
/// closing brace.
final class ExtensionOverrideAdaptation: Adaptation {
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for item in node.memberBlock.members {
      guard let member = ForwardedMember(item.decl, of: node.extendedType.trimmedDescription, in: program) else { continue }
      if let word = member.override { remove(word) }
      if let word = member.open { replace(word, with: "public") }
      replace(member.name, with: member.newName)
      guard member.override != nil, !program.classes.contains(member.type) else { continue }
      warnings.append(
        "\(source.place(of: member.name).line): \(member.type).\(member.name.text) is overridden here for the sources' own subclasses"
          + " alone: an extension cannot override a member of a UIKit class")
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = (node.enclosingType.map { $0.path + "." } ?? "") + node.name.plainName
    let own = program.extensionMembers[path, default: []].compactMap { ForwardedMember($0, of: path, in: program) }
    let members = own.map(\.forwarder) + inherited(by: path).map(\.forwarderInSubclass)
    guard !members.isEmpty else { return .visitChildren }
    let brace = node.memberBlock.rightBrace
    let startsLine = node.memberBlock.members.isEmpty || brace.leadingTrivia.contains(where: \.isNewline)
    insert((startsLine ? "" : "; ") + members.joined(separator: "; ") + " ", before: brace)
    return .visitChildren
  }
}

extension ExtensionOverrideAdaptation {
  /// What extensions of UIKit's classes override, for the first class of the sources below each, unless that does so itself.
  private func inherited(by path: String) -> [ForwardedMember] {
    let lineage = program.lineage(of: path).dropFirst()
    guard !lineage.contains(where: program.classes.contains) else { return [] }
    return lineage.flatMap { type in
      program.extensionMembers[type, default: []].compactMap { ForwardedMember($0, of: type, in: program) }
    }.filter { $0.override != nil && !program.overrides[$0.key, default: []].contains(path) }
  }
}

/// A member of an extension that overrides or is overridden.
struct ForwardedMember {
  let type: String
  let name: TokenSyntax
  /// The word `override`.
  let override: DeclModifierSyntax?
  /// The word `open`, which says that others may override, as they cannot with a member of an extension.
  let open: DeclModifierSyntax?
  /// The member of the class that calls it.
  let forwarder: String
  /// The same in a subclass, which may be final, so that nothing of it may be open.
  var forwarderInSubclass: String { forwarder.replacing(#/^((?:\w+ )*)open /#) { "\($0.1)public " } }
  /// A method with its labels, a property's name.
  let key: String

  var newName: String { name.plainName + "OfExtension" }

  init?(_ node: DeclSyntax, of type: String, in program: Program) {
    self.type = type
    if let function = node.as(FunctionDeclSyntax.self) {
      override = function.modifiers.word(.override)
      open = function.modifiers.word(.open)
      guard override != nil || program.isOverridden(function.fullName, of: type) else { return nil }
      name = function.name
      key = function.fullName
      forwarder = Self.forwarder(function)
    } else if let variable = node.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type = binding.typeAnnotation,
      let accessors = binding.accessorBlock
    {
      override = variable.modifiers.word(.override)
      open = variable.modifiers.word(.open)
      guard override != nil || program.isOverridden(identifier.plainName, of: self.type) else { return nil }
      name = identifier
      key = identifier.plainName
      forwarder = Self.forwarder(variable, identifier, type.type, accessors)
    } else {
      return nil
    }
  }

  private static func forwarder(_ node: FunctionDeclSyntax) -> String {
    let forwarding = node.signature.parameterClause.forwarding
    let effects = node.signature.effectSpecifiers
    let waits = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    return node.modifiers.oneLineForClass
      + "func \(node.name.text)\(node.genericParameterClause?.oneLine ?? "")\(forwarding.declaration)"
      + (effects.map { " " + $0.oneLine } ?? "") + (node.signature.returnClause.map { " " + $0.oneLine } ?? "")
      + (node.genericWhereClause.map { " " + $0.oneLine } ?? "")
      + " { \(waits)\(node.name.plainName)OfExtension\(forwarding.call) }"
  }

  private static func forwarder(
    _ node: VariableDeclSyntax, _ name: TokenSyntax, _ type: TypeSyntax, _ accessors: AccessorBlockSyntax
  ) -> String {
    let own = name.plainName + "OfExtension"
    var body = own
    if case .accessors(let list) = accessors.accessors, list.contains(where: { $0.accessorSpecifier.tokenKind == .keyword(.set) })
    {
      body = "get { \(own) } set { \(own) = newValue }"
    }
    return node.modifiers.oneLineForClass + "var \(name.text): \(type.oneLine) { \(body) }"
  }
}

extension DeclModifierListSyntax {
  func word(_ word: Keyword) -> DeclModifierSyntax? { first { $0.name.tokenKind == .keyword(word) } }

  fileprivate var oneLineForClass: String {
    filter { $0.name.tokenKind != .keyword(.dynamic) }.map { $0.oneLine + " " }.joined()
  }
}
