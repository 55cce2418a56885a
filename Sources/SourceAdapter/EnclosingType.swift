import SwiftSyntax

/// The type that a piece of code stands in.
struct EnclosingType {
  /// With the types around it, as code at the same place can name it.
  let path: String
  let isProtocol: Bool
}

extension SyntaxProtocol {
  var enclosingType: EnclosingType? {
    var names: [String] = []
    var isProtocol = false
    var node = parent
    while let current = node {
      if let name = current.typeName {
        if names.isEmpty { isProtocol = current.is(ProtocolDeclSyntax.self) }
        names.insert(name, at: 0)
      } else if !names.isEmpty, current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) {
        break
      }
      node = current.parent
    }
    return names.isEmpty ? nil : EnclosingType(path: names.joined(separator: "."), isProtocol: isProtocol)
  }
}

extension Syntax {
  /// The name of the type that the node declares or extends.
  var typeName: String? {
    if let node = self.as(ExtensionDeclSyntax.self) { return node.extendedType.trimmedDescription }
    guard
      self.is(ClassDeclSyntax.self) || self.is(StructDeclSyntax.self) || self.is(EnumDeclSyntax.self)
        || self.is(ActorDeclSyntax.self) || self.is(ProtocolDeclSyntax.self)
    else { return nil }
    return asProtocol((any NamedDeclSyntax).self)?.name.plainName
  }
}
