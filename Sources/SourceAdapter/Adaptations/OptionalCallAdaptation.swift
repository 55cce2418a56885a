import SwiftSyntax

/// Calls the optional requirements of UIKit's own protocols, `delegate?.animationController?(forDismissed: self)`, without the question
/// mark: here they are requirements with a default.
final class OptionalCallAdaptation: Adaptation {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self), let base = member.base,
      Self.names.contains(member.declName.baseName.text), !program.declaresMember(member.declName.baseName.text)
    else { return .visitChildren }
    remove(chain.questionMark)
    if base.hasOptionalChain { return .visitChildren }
    // The result stays an optional, and one that is optional already gets no second layer.
    insert("(try? ", before: node)
    insert(")", after: node)
    return .visitChildren
  }

  private static let names: Set = [
    "animationController", "interactionControllerForPresentation", "interactionControllerForDismissal", "presentationController",
    "navigationController", "tabBarController", "animationEnded", "interruptibleAnimator", "gestureRecognizer",
    "gestureRecognizerShouldBegin", "animationDidStart", "animationDidStop", "adaptivePresentationStyle",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "presentationControllerDidDismiss",
    "presentationControllerDidAttemptToDismiss", "scrollViewDidScroll", "scrollViewWillBeginDragging",
    "scrollViewWillEndDragging",
    "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop", "viewForZooming",
    "tableView",
    "collectionView", "completionCurve", "completionSpeed", "wantsInteractiveStart",
  ]
}

extension ExprSyntax {
  /// Whether a nil in it makes the whole chain nil.
  fileprivate var hasOptionalChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.hasOptionalChain ?? false }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.hasOptionalChain }
    if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression.hasOptionalChain }
    if let force = self.as(ForceUnwrapExprSyntax.self) { return force.expression.hasOptionalChain }
    return false
  }
}
