import SwiftParser
import SwiftSyntax

/// Writes `#selector(handle(_:))` as `Selector("handle:", Screen.handle(_:))`: the name, and where the compiler finds the method.
final class SelectorAdaptation: Adaptation {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first, let paren = node.leftParen else {
      return .visitChildren
    }
    let start = range(of: node.pound).lowerBound
    let accessor = argument.label?.text
    let target = SelectorTarget(argument.expression, isProperty: accessor != nil, in: program)
    let name = accessor == "setter" ? ObjectiveCName.ofSetter(target.name) : target.name
    let breaksLine = argument.leadingTrivia.contains(where: \.isNewline) || paren.trailingTrivia.contains(where: \.isNewline)
    edits.replace(start..<range(of: paren).upperBound, with: "Selector(\"\(name)\",\(breaksLine ? "" : " ")")
    if let accessor {
      edits.replace(range(of: argument), with: target.closure(accessor))
    } else {
      adapt(target)
    }
    return .skipChildren
  }

  /// Qualifies the method by its type and, where an unapplied reference does not do, wraps it in a closure.
  private func adapt(_ target: SelectorTarget) {
    if target.isOptional {
      return edits.replace(range(of: target.expression), with: target.closureOfOptional)
    }
    if target.takesClosures {
      return edits.replace(range(of: target.expression), with: target.closureWithoutClosures)
    }
    if target.isStatic { insert("{ (_: \(target.type).Type) in ", before: target.expression) }
    switch target.base {
    case nil: insert("\(target.type).", before: target.reference)
    case let base? where target.isInstance:
      insert("type(of: ", before: base)
      insert(")", after: base)
    case let base?: if base.trimmedDescription != target.type { replace(base, with: target.type) }
    }
    if let type = target.castType, !target.isStatic { curry(type, of: target) }
    if target.isStatic { insert(" }", after: target.expression) }
  }

  /// `(UIGestureRecognizer) -> Void` of a method becomes `(Screen) -> (UIGestureRecognizer) -> Void`, as UIKit's classes have it: on the
  /// main actor.
  private func curry(_ type: TypeSyntax, of target: SelectorTarget) {
    guard let function = type.as(FunctionTypeSyntax.self) else { return }
    if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) {
      insert("@MainActor ", before: function)
      insert("@MainActor ", before: inner)
    } else {
      insert("@MainActor (\(target.type)) -> @MainActor ", before: function)
    }
  }

  /// `Selector("handle:")` and `NSSelectorFromString("handle:")` find the method if the sources declare one of that name.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    guard callee == "Selector" || callee == "NSSelectorFromString", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil, let name = argument.expression.plainString,
      let enclosing = node.enclosingType?.path, let (type, method) = program.method(calledByObjectiveC: name, near: enclosing)
    else { return .visitChildren }
    if callee != "Selector" { replace(node.calledExpression, with: "Selector") }
    replace(argument.expression, with: "\"\(name)\"")
    insert(", \(type).\(method)", after: argument.expression)
    return .skipChildren
  }
}

extension ExprSyntax {
  /// The text of a literal without interpolation, which may stand in parentheses.
  var plainString: String? {
    if let tuple = self.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return only.expression.plainString
    }
    return self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
