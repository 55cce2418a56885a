import SwiftSyntax

/// The parameters of a function, as another one declares them to pass them on.
struct Forwarding {
  let declaration: String
  let call: String
}

extension FunctionParameterClauseSyntax {
  var forwarding: Forwarding {
    let names = parameters.enumerated().map { index, parameter in
      (label: parameter.firstName.text, name: "p\(index)", type: parameter.type.oneLine)
    }
    return Forwarding(
      declaration: "(" + names.map { "\($0.label) \($0.name): \($0.type)" }.joined(separator: ", ") + ")",
      call: "("
        + names.map { name in
          (name.label == "_" ? "" : name.label + ": ") + (name.type.hasPrefix("inout ") ? "&" : "") + name.name
        }.joined(separator: ", ") + ")")
  }
}

extension FunctionDeclSyntax {
  /// The type that is returned; nil if it is nothing.
  var resultText: String? {
    guard let text = signature.returnClause?.type.oneLine, text != "Void", text != "()" else { return nil }
    return text
  }
}

extension SyntaxProtocol {
  /// The tokens with single spaces where there was any space, and without comments.
  var oneLine: String {
    tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
      if !text.isEmpty,
        !token.leadingTrivia.isEmpty || !(token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.isEmpty ?? true)
      {
        text += " "
      }
      text += token.text
    }
  }
}
