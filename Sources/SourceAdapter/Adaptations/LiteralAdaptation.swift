import SwiftSyntax

/// Writes the colour swatches and the pictures that Xcode shows within code as the objects that they stand for.
final class LiteralAdaptation: Adaptation {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = node.arguments.map { $0.label?.text }
    if node.macroName.text == "colorLiteral", arguments == ["red", "green", "blue", "alpha"] {
      replace(node.pound, with: "UI")
      replace(node.macroName, with: "Color")
    } else if node.macroName.text == "imageLiteral", arguments == ["resourceName"], let name = node.arguments.first {
      replace(node, with: "UIImage(named: \(name.expression.trimmedDescription))!")
      return .skipChildren
    }
    return .visitChildren
  }
}
