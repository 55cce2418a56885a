import SwiftSyntax

/// Lets a protocol have requirements that its adopters leave out, without Objective-C.
///
/// An optional method becomes one that throws, with a default that does so; an adopter's method, which does not throw, still fits.
/// Callers write `delegate?.card?(self, didEnd: true)`: the `card` that is optional there is a property of a base protocol, whose
/// value takes the same arguments and answers nil if the method threw. All of it stands behind the protocol's closing brace.
final class OptionalRequirementAdaptation: Adaptation {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let requirements = node.memberBlock.members.compactMap { OptionalRequirement($0.decl) }
    inherit(node, bases: bases(of: node, hasOptionals: !requirements.isEmpty))
    if let old = node.inheritanceClause?.inheritedTypes.first(where: { $0.type.is(ClassRestrictionTypeSyntax.self) }) {
      replace(old.type, with: "AnyObject")
    }
    guard !requirements.isEmpty else { return .skipChildren }
    for requirement in requirements { adapt(requirement) }
    let text = OptionalRequirements(node, requirements, in: program).text
    insert("; " + text, after: node.outermostDeclaration)
    return .skipChildren
  }

  /// A class that has an optional method of which a selector is made says so, because `responds(to:)` asks.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = (node.enclosingType.map { $0.path + "." } ?? "") + node.name.plainName
    let isHidden = node.enclosingType != nil && ["private", "fileprivate"].contains(node.modifiers.access)
    for mark in isHidden ? [] : program.marks(of: path) {
      insert("; extension \(path): \(mark) {}", after: node.outermostDeclaration)
    }
    return .visitChildren
  }

  /// Without `@objc` a protocol is no longer one of classes alone.
  private func bases(of node: ProtocolDeclSyntax, hasOptionals: Bool) -> [String] {
    let classBounds: Set = ["AnyObject", "class", "NSObjectProtocol"]
    let isBound = node.inheritanceClause?.inheritedTypes.contains { classBounds.contains($0.type.trimmedDescription) } ?? false
    let losesBound = node.attributes.has("objc") && !isBound
    return (losesBound ? ["AnyObject"] : []) + (hasOptionals ? [OptionalRequirements.baseName(node)] : [])
  }

  private func inherit(_ node: ProtocolDeclSyntax, bases: [String]) {
    guard !bases.isEmpty else { return }
    let list = bases.joined(separator: ", ")
    if let last = node.inheritanceClause?.inheritedTypes.last {
      insert(", " + list, after: last.type)
    } else {
      insert(": " + list, after: node.primaryAssociatedTypeClause.map(Syntax.init) ?? Syntax(node.name))
    }
  }

  private func adapt(_ requirement: OptionalRequirement) {
    switch requirement {
    case .method(let node, let word):
      remove(word)
      let effects = node.signature.effectSpecifiers
      if effects?.throwsClause == nil {
        insert(" throws", after: effects.map(Syntax.init) ?? Syntax(node.signature.parameterClause))
      }
    case .property(let property):
      let mayBeNil = property.type.isAnyOptional
      if mayBeNil { remove(property.word) } else { replace(property.word, with: "@_disfavoredOverload") }
      replace(property.accessors, with: mayBeNil ? "{ get }" : "{ get throws }")
    }
  }
}

/// A member of a protocol that says `optional`.
enum OptionalRequirement {
  struct Property {
    let name: String
    let type: TypeSyntax
    let word: DeclModifierSyntax
    let accessors: AccessorBlockSyntax
  }

  case method(FunctionDeclSyntax, word: DeclModifierSyntax)
  case property(Property)

  init?(_ node: DeclSyntax) {
    if let method = node.as(FunctionDeclSyntax.self), let word = method.modifiers.word(.optional) {
      self = .method(method, word: word)
    } else if let variable = node.as(VariableDeclSyntax.self), let word = variable.modifiers.word(.optional),
      let binding = variable.bindings.first, let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock
    {
      self = .property(Property(name: binding.pattern.trimmedDescription, type: type, word: word, accessors: accessors))
    } else {
      return nil
    }
  }
}

extension SyntaxProtocol {
  /// The declaration at top level that the node is or lies in.
  var outermostDeclaration: Syntax {
    var found = Syntax(self)
    var node = parent
    while let current = node {
      if current.typeName != nil { found = current }
      node = current.parent
    }
    return found
  }
}
