import SwiftSyntax

extension ImportFact {
  /// The imports of a source, each with what needs it if it cannot be had. Names that the program's own sources declare need none.
  static func all(in source: SourceText, of program: Program) -> [ImportFact] {
    let nodes = ImportFinder(source).nodes
    guard nodes.contains(where: { !Modules.kept.contains($0.module) }) else {
      return nodes.map { ImportFact($0, in: source, use: nil) }
    }
    let names = NameFinder(source, DeclarationFinder(source))
    let uses =
      names.uses.filter { !program.declared.contains($0.name) }
      + names.members.filter { !program.declaresMemberNamed($0.name) }.map {
        NamePlace(name: "." + $0.name, line: $0.line, column: $0.column)
      }
    return nodes.map { node in
      ImportFact(
        node, in: source,
        use: uses.filter { Modules.has(node.moduleName, $0.name) || Modules.has(node.module, $0.name) }
          .min { ($0.line, $0.column) < ($1.line, $1.column) })
    }
  }

  private init(_ node: ImportDeclSyntax, in source: SourceText, use: NamePlace?) {
    let place = source.place(of: node)
    let kept = Modules.kept.contains(node.module)
    self.init(
      module: node.moduleName, line: place.line, column: place.column, kept: kept,
      isKnown: kept || Modules.areApples(node.moduleName) || Modules.areApples(node.module), use: kept ? nil : use)
  }
}

extension ImportDeclSyntax {
  /// The module of `import struct UIKit.UIView` is `UIKit`.
  var module: String { path.first?.name.plainName ?? "" }
  /// `os.log`, as written.
  var moduleName: String { path.trimmedDescription }
}

/// The imports that count on iOS.
final class ImportFinder: SyntaxVisitor {
  private(set) var nodes: [ImportDeclSyntax] = []

  init(_ source: SourceText) {
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    nodes.append(node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.clauses.first(where: node.isActive)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
