import SwiftSyntax

extension ImportFact {
  /// The imports of a source, each with what needs it if it cannot be had.
  static func all(in source: SourceText, uses: [NamePlace], declares: [NamePlace]) -> [ImportFact] {
    ImportFinder(source).nodes.map { node in
      let module = node.module
      let place = source.place(of: node)
      return ImportFact(
        module: node.path.trimmedDescription, line: place.line, column: place.column, kept: Modules.kept.contains(module),
        use: nil)
    }
  }
}

extension ImportDeclSyntax {
  /// The module of `import struct UIKit.UIView` is `UIKit`.
  var module: String { path.first?.name.plainName ?? "" }
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

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.parent?.parent?.as(IfConfigDeclSyntax.self)?.isActive(node) ?? true ? .visitChildren : .skipChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
