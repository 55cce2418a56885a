import SwiftSyntax

/// Writes `#keyPath(CALayer.bounds.size)` as the string that it stands for.
final class KeyPathAdaptation: Adaptation {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let path = node.arguments.first?.expression else { return .visitChildren }
    replace(node, with: "\"\(key(path))\"")
    return .skipChildren
  }

  /// Apple's own properties that begin with `is` have keys without it.
  private func key(_ path: ExprSyntax) -> String {
    var names = path.trimmedDescription.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }.split(separator: ".").map(
      String.init)
    var root = path.enclosingType?.path ?? ""
    while names.count > 1, let first = names.first, first == "self" || first.first?.isUppercase ?? false {
      if first != "self", first != "Self" { root = first }
      names.removeFirst()
    }
    let last = names.removeLast()
    let isApples = !program.declaresProperty(last, ofType: root)
    return (names + [isApples ? Self.withoutIs(last) : last]).joined(separator: ".")
  }

  private static func withoutIs(_ name: String) -> String {
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), let first = rest.first, first.isUppercase else { return name }
    return first.lowercased() + rest.dropFirst()
  }
}
