import SwiftSyntax

/// Lets objects that are no responders be told of changes by name, which no superclass of theirs is.
final class ObserverAdaptation: Adaptation {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let superclass = node.inheritanceClause?.inheritedTypes.first?.type, superclass.trimmedDescription == "NSObject",
      let word = node.memberBlock.members.lazy.compactMap(Self.override).first
    else { return .visitChildren }
    remove(word)
    insert(", KeyValueObserver", after: superclass)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(MemberAccessExprSyntax.self), callee.base?.is(SuperExprSyntax.self) ?? false,
      callee.declName.baseName.text == "observeValue",
      node.enclosingType.map({ program.inherits[$0.path]?.first == "NSObject" }) ?? false
    {
      replace(node, with: "()")
      return .skipChildren
    }
    return .visitChildren
  }

  /// The word `override` of the method that is told.
  private static func override(_ member: MemberBlockItemSyntax) -> DeclModifierSyntax? {
    guard let method = member.decl.as(FunctionDeclSyntax.self), method.fullName == "observeValue(forKeyPath:of:change:context:)"
    else { return nil }
    return method.modifiers.word(.override)
  }
}
