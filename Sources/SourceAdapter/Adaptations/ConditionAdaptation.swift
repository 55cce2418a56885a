import SwiftSyntax

/// Answers in `#if` what only iOS would answer rightly: the operating system is iOS and not Linux, and the device is a simulator.
final class ConditionAdaptation: Adaptation {
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { answer(condition) }
    return .visitChildren
  }

  private func answer(_ node: ExprSyntax) {
    if let call = node.as(FunctionCallExprSyntax.self) {
      switch call.trimmedDescription {
      case "os(iOS)", "targetEnvironment(simulator)": replace(call, with: "true")
      case "os(Linux)": replace(call, with: "false")
      default: break
      }
    } else {
      for child in node.children(viewMode: .sourceAccurate) { answerEach(child) }
    }
  }

  private func answerEach(_ node: Syntax) {
    if let expression = node.as(ExprSyntax.self) { return answer(expression) }
    for child in node.children(viewMode: .sourceAccurate) { answerEach(child) }
  }
}
