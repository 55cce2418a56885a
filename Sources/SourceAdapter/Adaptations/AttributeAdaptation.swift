import SwiftSyntax

/// Takes away the attributes of Objective-C, Interface Builder and the app's entry point, and the modifier `dynamic`.
final class AttributeAdaptation: Adaptation {
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard Attributes.dropped.contains(node.attributeName.trimmedDescription) else { return .visitChildren }
    remove(node)
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) { remove(node) }
    return .skipChildren
  }

  /// `@NSManaged` says that the value comes from elsewhere, so without it the property may begin as nil.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.has("NSManaged"), !node.isManagedByLayer(in: program) else { return .visitChildren }
    for binding in node.bindings where binding.initializer == nil {
      guard let type = binding.typeAnnotation?.type, !type.isAnyOptional else { continue }
      insert("!", after: type)
    }
    return .visitChildren
  }
}

extension AttributeListSyntax {
  func has(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }
}

extension TypeSyntax {
  var isAnyOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}
