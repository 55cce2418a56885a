import SwiftSyntax

extension IfConfigDeclSyntax {
  /// Whether the clause is the one that an app for the iOS simulator would be built from.
  func isActive(_ clause: IfConfigClauseSyntax) -> Bool {
    clauses.first { $0.condition.map(\.isMetOnIOS) ?? true }?.id == clause.id
  }
}

extension ExprSyntax {
  /// The value of a condition of `#if` in an app for the iOS simulator. Flags of people's own are off, as in a release build.
  var isMetOnIOS: Bool { Condition.value(of: self) }
}

/// What `#if` asks, as an app for the iOS simulator answers.
enum Condition {
  static func value(of node: ExprSyntax) -> Bool {
    if let tuple = node.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return value(of: only.expression)
    }
    if let prefix = node.as(PrefixOperatorExprSyntax.self) { return !value(of: prefix.expression) }
    if let literal = node.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
    if let call = node.as(FunctionCallExprSyntax.self) { return answer(to: call) }
    if let sequence = node.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
    return false
  }

  /// In `a && b || c` the `&&` binds first.
  private static func value(of elements: [ExprSyntax]) -> Bool {
    elements.split { $0.trimmedDescription == "||" }.contains { group in
      group.allSatisfy { $0.trimmedDescription == "&&" || value(of: $0) }
    }
  }

  private static func answer(to call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.map(\.trimmedDescription).joined(separator: ",")
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "canImport": return Modules.canImport(argument)
    case "targetEnvironment": return argument == "simulator"
    case "swift", "compiler": return argument.hasPrefix(">=")
    case "arch": return argument == "x86_64"
    default: return false
    }
  }
}
