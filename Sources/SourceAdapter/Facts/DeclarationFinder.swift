import SwiftSyntax

/// Finds what a source declares: its types with their members, and the names that other files may use.
final class DeclarationFinder: SyntaxVisitor {
  private(set) var types: [TypeFact] = []
  private(set) var functions: [FunctionFact] = []
  private(set) var declares: [NamePlace] = []
  private(set) var topLevelCode: Place?

  private let source: SourceText
  /// Where each type that is being walked stands in `types`.
  private var open: [Int] = []

  init(_ source: SourceText) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
    let own = Set(types.filter { $0.kind != .extension }.map(\.name))
    for type in types where type.kind == .extension && !own.contains(type.name) {
      declares += type.memberNames.map { NamePlace("\(type.name).\($0.name)", Place(line: $0.line, column: $0.column)) }
    }
  }

  /// The names that stand without a qualifier inside each type: its members and nested types.
  var members: [String: Set<String>] {
    types.reduce(into: [:]) { result, type in
      result[type.name, default: []].formUnion(type.memberNames.map(\.name))
      let parts = type.name.split(separator: ".").map(String.init)
      if let own = parts.last, parts.count > 1 { result[parts.dropLast().joined(separator: "."), default: []].insert(own) }
    }
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, node.name, .class, node.inheritanceClause)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, node.name, .struct, node.inheritanceClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, node.name, .enum, node.inheritanceClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, node.name, .actor, node.inheritanceClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, node.name, .protocol, node.inheritanceClause)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.extendedType.trimmedDescription, .extension, node.inheritanceClause, at: source.place(of: node.extendedType))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  private func begin(
    _ node: some WithModifiersSyntax, _ name: TokenSyntax, _ kind: TypeFact.Kind, _ inherits: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    declare(name)
    let full = (open.last.map { types[$0].name + "." } ?? "") + name.plainName
    add(node, full, kind, inherits, at: source.place(of: name))
    return .visitChildren
  }

  private func add(
    _ node: some WithModifiersSyntax, _ name: String, _ kind: TypeFact.Kind, _ inherits: InheritanceClauseSyntax?, at place: Place
  ) {
    open.append(types.count)
    types.append(
      TypeFact(
        name: name, kind: kind, inherits: inherits?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
        access: node.modifiers.access ?? "internal", line: place.line, column: place.column))
  }

  private func declare(_ name: TokenSyntax) {
    if open.isEmpty { declares.append(NamePlace(name.plainName, source.place(of: name))) }
  }

  // MARK: Members and functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let place = source.place(of: node.name)
    if let type = open.last {
      types[type].methods.append(
        MethodFact(
          name: node.fullName, parameters: node.signature.parameterClause.parameters.map(ParameterFact.init),
          access: access(node.modifiers), isStatic: node.modifiers.areStatic, line: place.line, column: place.column))
    } else {
      declare(node.name)
      functions.append(
        FunctionFact(
          name: node.fullName, parameters: node.signature.parameterClause.parameters.map(\.type.trimmedDescription),
          returns: node.signature.returnClause?.type.trimmedDescription, line: place.line, column: place.column))
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = open.last else { return .skipChildren }
    types[type].initializers.append(
      InitializerFact(
        parameters: node.signature.parameterClause.parameters.map(ParameterFact.init), access: access(node.modifiers),
        failable: node.optionalMark != nil))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      declare(name)
      if let type = open.last { types[type].properties.append(property(name, binding, node)) }
    }
    return .skipChildren
  }

  private func property(_ name: TokenSyntax, _ binding: PatternBindingSyntax, _ node: VariableDeclSyntax) -> PropertyFact {
    let place = source.place(of: name)
    return PropertyFact(
      name: name.plainName, type: (binding.typeAnnotation ?? node.typeAnnotation(after: binding))?.type.trimmedDescription,
      value: binding.initializer?.value.trimmedDescription, isLet: node.bindingSpecifier.tokenKind == .keyword(.let),
      isComputed: binding.accessorBlock?.isComputed ?? false, isStatic: node.modifiers.areStatic, access: access(node.modifiers),
      line: place.line, column: place.column)
  }

  /// A member says its access, or has that of its extension.
  private func access(_ modifiers: DeclModifierListSyntax) -> String {
    if let own = modifiers.access { return own }
    guard let type = open.last.map({ types[$0] }), type.kind == .extension else { return "internal" }
    return type.access == "private" ? "fileprivate" : type.access
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .skipChildren
  }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.clauses.first(where: node.isActive)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Code at top level

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .decl = node.item { return .visitChildren }
    if topLevelCode == nil { topLevelCode = source.place(of: node) }
    return .skipChildren
  }
}
