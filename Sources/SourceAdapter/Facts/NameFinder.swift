import SwiftSyntax

/// Finds the names that a source uses and does not declare, each with its first use.
///
/// A name is looked for as the compiler would, only coarser: in the function it stands in (whose locals count from its first line on),
/// in the types around that, and at top level. What a type inherits is not known here, so inherited members are among the uses.
final class NameFinder: SyntaxVisitor {
  private(set) var uses: [NamePlace] = []
  /// The names behind dots, each with its first use.
  private(set) var members: [NamePlace] = []
  private var seenMembers: Set<String> = []

  private let source: SourceText
  private let ownMembers: [String: Set<String>]
  private var scopes: [Set<String>]
  private var openTypes: [String] = []
  private var seen: Set<String> = ["self", "Self", "super", "_", "Any", "AnyObject", "newValue", "oldValue", "error", "init"]

  /// - Parameter node: the part of the source that is looked at; nil is all of it.
  init(_ source: SourceText, _ declarations: DeclarationFinder, in node: (some SyntaxProtocol)? = SourceFileSyntax?.none) {
    self.source = source
    ownMembers = declarations.members
    scopes = [Set(declarations.declares.map(\.name))]
    super.init(viewMode: .sourceAccurate)
    if let node { walk(node) } else { walk(source.tree) }
  }

  private func use(_ token: TokenSyntax) {
    let name = token.plainName
    guard !scopes.contains(where: { $0.contains(name) }), !name.hasPrefix("$"), seen.insert(name).inserted else { return }
    uses.append(NamePlace(name, source.place(of: token)))
  }

  // MARK: Uses

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name)
    return .visitChildren
  }

  /// In `a.b` only `a` is looked up by itself.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if isMember, seenMembers.insert(node.baseName.plainName).inserted {
      members.append(NamePlace(node.baseName.plainName, source.place(of: node.baseName)))
    }
    if !isMember && !(node.parent?.is(KeyPathPropertyComponentSyntax.self) ?? false) { use(node.baseName) }
    return .visitChildren
  }

  /// The compiler's own attributes begin with a small letter, those of Interface Builder and its kin are no types either.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    let isType = name.first?.isUppercase ?? false
    return isType && !Attributes.dropped.contains(name) ? .visitChildren : .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: PlatformVersionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.operator)
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.clauses.first(where: node.isActive)?.elements { walk(elements) }
    return .skipChildren
  }

  // MARK: Types

  private func begin(_ name: String, generics: GenericParameterClauseSyntax?) -> SyntaxVisitorContinueKind {
    openTypes.append(name)
    let parameters = generics?.parameters.map(\.name.plainName) ?? []
    scopes.append((ownMembers[openTypes.joined(separator: ".")] ?? []).union(parameters))
    return .visitChildren
  }

  private func end() {
    openTypes.removeLast()
    scopes.removeLast()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.plainName, generics: node.genericParameterClause)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.plainName, generics: node.genericParameterClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.plainName, generics: node.genericParameterClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.plainName, generics: node.genericParameterClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { begin(node.name.plainName, generics: nil) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    walk(node.extendedType)
    _ = begin(node.extendedType.trimmedDescription, generics: nil)
    for part in [Syntax(node.inheritanceClause), Syntax(node.genericWhereClause), Syntax(node.memberBlock)] {
      if let part { walk(part) }
    }
    end()
    return .skipChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { end() }
  override func visitPost(_ node: StructDeclSyntax) { end() }
  override func visitPost(_ node: EnumDeclSyntax) { end() }
  override func visitPost(_ node: ActorDeclSyntax) { end() }
  override func visitPost(_ node: ProtocolDeclSyntax) { end() }

  // MARK: Functions

  private func beginFunction(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    scopes.append(LocalNames(in: node).names)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { beginFunction(node) }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { beginFunction(node) }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { beginFunction(node) }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { beginFunction(node) }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { beginFunction(node) }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { beginFunction(node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { beginFunction(node) }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

  override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: DeinitializerDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: SubscriptDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }
  override func visitPost(_ node: TypeAliasDeclSyntax) { scopes.removeLast() }
}

/// The names that a function declares: parameters, generic parameters, and locals at any depth.
private final class LocalNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(in node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  private func add(_ token: TokenSyntax?) -> SyntaxVisitorContinueKind {
    if let token { names.insert(token.plainName) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { add(node.identifier) }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind { add(node.secondName ?? node.firstName) }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind { add(node.secondName ?? node.firstName) }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    add(node.initializer == nil ? nil : node.name)
  }
  override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
}
