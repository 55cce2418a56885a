import SwiftSyntax

/// Leaves out the imports of modules that cannot be had and that nothing needs, and imports UIKit where the source does not.
final class ImportAdaptation: Adaptation {
  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    let imports = ImportFinder(source).nodes
    for (node, fact) in zip(imports, ImportFact.all(in: source, of: program)) where !fact.kept && fact.use == nil {
      remove(node)
      notes.append("dropped import \(fact.module)")
    }
    // There are no submodules here: `UIKit.UIGestureRecognizerSubclass` is in UIKit.
    for node in imports where Modules.kept.contains(node.module) && node.importKindSpecifier == nil {
      if let first = node.path.first, node.path.count > 1 { replace(node.path, with: first.name.text) }
    }
    if !imports.contains(where: \.bringsUIKit), let first = node.statements.first {
      insert("import UIKit; ", before: first)
      notes.append("added import UIKit")
    }
    return .skipChildren
  }
}

extension ImportDeclSyntax {
  /// Whether the whole of UIKit comes with it.
  fileprivate var bringsUIKit: Bool { module == "UIKit" && importKindSpecifier == nil }
}
