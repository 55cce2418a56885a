import SwiftSyntax

/// What all sources of one run declare together, as far as adapting one of them needs to know.
struct Program {
  struct Method {
    let node: FunctionDeclSyntax
    /// The name that `@objc(name:)` gives it.
    let objcName: String?
    let isInExtension: Bool

    var name: String { node.name.plainName }
    var fullName: String { node.fullName }
    var isStatic: Bool { node.modifiers.areStatic }
    var isOverride: Bool { node.modifiers.contains { $0.name.tokenKind == .keyword(.override) } }
    var isOptional: Bool { node.modifiers.contains { $0.name.tokenKind == .keyword(.optional) } }
    var parameterTypes: [String] { node.signature.parameterClause.parameters.map(\.type.trimmedDescription) }
  }

  fileprivate(set) var methods: [String: [Method]] = [:]
  fileprivate(set) var properties: [String: [String: VariableDeclSyntax]] = [:]
  fileprivate(set) var inherits: [String: [String]] = [:]
  fileprivate(set) var classes: Set<String> = []
  /// What extensions of each type declare, in the order of the sources.
  fileprivate(set) var extensionMembers: [String: [DeclSyntax]] = [:]
  /// The properties that somebody watches, by name alone.
  fileprivate(set) var observed: Set<String> = []
  /// The members that say `override`, each with the type that does.
  fileprivate(set) var overrides: [String: [String]] = [:]
  fileprivate(set) var protocols: Set<String> = []
  /// The methods that selectors name, without labels.
  fileprivate(set) var selected: Set<String> = []

  /// The names that the sources declare at top level.
  private(set) var declared: Set<String> = []

  init(_ sources: [SourceText]) {
    for source in sources {
      self = ProgramReader(source, into: self).program
      declared.formUnion(DeclarationFinder(source).declares.map(\.name))
    }
  }

  /// The type's own name and those of the classes and protocols above it, nearest first.
  func lineage(of type: String) -> [String] {
    var found = [type]
    var index = 0
    while index < found.count {
      found += (inherits[found[index]] ?? []).filter { !found.contains($0) }
      index += 1
    }
    return found
  }

  /// The methods of a type, its own and inherited ones, that a reference with or without labels may mean.
  func methods(_ reference: String, of type: String) -> [Method] {
    lineage(of: type).flatMap { methods[$0] ?? [] }.filter {
      reference.contains("(") ? $0.fullName == reference : $0.name == reference
    }
  }

  /// A method by its name in Objective-C: of the type itself or above it, else of the first type that has one, by name.
  func method(calledByObjectiveC name: String, near type: String) -> (type: String, reference: String)? {
    for candidate in lineage(of: type) + methods.keys.sorted() {
      for method in methods[candidate] ?? [] where (method.objcName ?? ObjectiveCName.ofMethod(method.fullName)) == name {
        guard !method.isStatic, !method.isOptional else { continue }
        let isOwn = candidate == type || !protocols.contains(candidate) && lineage(of: type).contains(candidate)
        return (isOwn ? type : candidate, method.node.reference)
      }
    }
    return nil
  }

  /// Whether a class below this one overrides the member.
  func isOverridden(_ fullName: String, of type: String) -> Bool {
    classes.contains(type) && overrides[fullName, default: []].contains { $0 != type && lineage(of: $0).contains(type) }
  }

  /// Whether one of the sources' own types has a property of the name, or an optional method.
  func declaresMember(_ name: String) -> Bool {
    properties.values.contains { $0[name] != nil } || methods.values.joined().contains { $0.name == name && $0.isOptional }
  }

  /// The marks that a class gets for the optional methods it has, unless a class above it has the same.
  func marks(of type: String) -> [String] {
    let ancestors = lineage(of: type).dropFirst().filter(classes.contains)
    var seen = Set(ancestors.flatMap(allMarks))
    // Two sources may declare the same type, if only one of them is compiled.
    return allMarks(of: type).filter { seen.insert($0).inserted }
  }

  private func allMarks(of type: String) -> [String] {
    let lineage = lineage(of: type)
    let own = lineage.filter(classes.contains).flatMap { methods[$0] ?? [] }.map(\.fullName)
    return lineage.filter(protocols.contains).flatMap { methods[$0] ?? [] }.filter {
      $0.isOptional && selected.contains($0.name) && own.contains($0.fullName)
    }.map(\.node.mark)
  }

  /// Whether any type of the sources has a member of the name.
  func declaresMemberNamed(_ name: String) -> Bool {
    properties.values.contains { $0[name] != nil } || methods.values.joined().contains { $0.name == name }
  }

  func property(_ name: String, ofType type: String) -> VariableDeclSyntax? {
    lineage(of: type).lazy.compactMap { properties[$0]?[name] }.first
  }

  func declaresProperty(_ name: String, ofType type: String) -> Bool { property(name, ofType: type) != nil }
}

/// Reads one source into a program.
private final class ProgramReader: SyntaxVisitor {
  private(set) var program: Program

  init(_ source: SourceText, into program: Program) {
    self.program = program
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  private func add(_ node: some DeclGroupSyntax, named name: TokenSyntax? = nil) -> SyntaxVisitorContinueKind {
    let own = name?.plainName ?? Syntax(node).typeName ?? ""
    let path = node.enclosingType.map { "\($0.path).\(own)" } ?? own
    program.inherits[path, default: []] += node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if node.is(ClassDeclSyntax.self) { program.classes.insert(path) }
    if node.is(ProtocolDeclSyntax.self) { program.protocols.insert(path) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    program.extensionMembers[node.extendedType.trimmedDescription, default: []] += node.memberBlock.members.map(\.decl)
    return add(node)
  }

  private func note(_ name: String, _ modifiers: DeclModifierListSyntax, of type: String) {
    if modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) {
      program.overrides[name, default: []].append(type)
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let group = node.memberGroup, let type = node.enclosingType else { return .visitChildren }
    note(node.fullName, node.modifiers, of: type.path)
    program.methods[type.path, default: []].append(
      Program.Method(node: node, objcName: node.attributes.objcName, isInExtension: group.is(ExtensionDeclSyntax.self)))
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let expression = node.arguments.first?.expression else { return .visitChildren }
    let name = expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
    if let name { program.selected.insert(name.baseName.plainName) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    let name = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
    if name?.baseName.text == "observe", let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self),
      let last = path.components.last?.component.as(KeyPathPropertyComponentSyntax.self)
    {
      program.observed.insert(last.declName.baseName.plainName)
    } else if name?.baseName.text == "addObserver",
      let path = node.arguments.first(where: { $0.label?.text == "forKeyPath" })?.expression
    {
      program.observed.formUnion(path.trimmedDescription.matches(of: /\w+/).map { String($0.output) })
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.memberGroup != nil, let type = node.enclosingType else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName else { continue }
      program.properties[type.path, default: [:]][name] = node
      note(name, node.modifiers, of: type.path)
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// The type or extension that the declaration is a member of; nil for one in a function or at top level.
  var memberGroup: Syntax? {
    var node = parent
    while let current = node {
      if current.typeName != nil { return current }
      let passes =
        current.is(MemberBlockItemSyntax.self) || current.is(MemberBlockItemListSyntax.self) || current.is(MemberBlockSyntax.self)
        || current.is(IfConfigDeclSyntax.self) || current.is(IfConfigClauseSyntax.self)
        || current.is(IfConfigClauseListSyntax.self)
      guard passes else { return nil }
      node = current.parent
    }
    return nil
  }
}

extension AttributeListSyntax {
  /// `foo:bar:` in `@objc(foo:bar:)`.
  var objcName: String? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == "objc" }?
      .arguments?.trimmedDescription
  }
}
