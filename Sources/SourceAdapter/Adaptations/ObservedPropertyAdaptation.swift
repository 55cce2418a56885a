import SwiftSyntax

/// Lets `dynamic` properties that somebody observes tell of their changes, as Objective-C's runtime makes them do.
final class ObservedPropertyAdaptation: Adaptation {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.word(.dynamic) != nil, !node.modifiers.areStatic, node.bindings.count == 1,
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, program.observed.contains(name.plainName)
    else { return .visitChildren }
    let notice = "didChangeValue(for: \\.\(name.text))"
    guard let block = binding.accessorBlock else {
      insert(" { didSet { \(notice) } }", after: binding)
      return .visitChildren
    }
    guard !block.isComputed, case .accessors(let list) = block.accessors else { return .visitChildren }
    if let body = list.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.didSet) })?.body {
      insert(" \(notice);", after: body.leftBrace)
    } else {
      insert("didSet { \(notice) } ", before: block.rightBrace)
    }
    return .visitChildren
  }
}
