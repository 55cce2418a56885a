import Testing
import TransitionKit

/// Shows the incoming view in a growing circle, as tutorials do: the transition completes first, and the mask goes afterwards.
private final class Circle: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  enum Ending: CaseIterable {
    case delegate, transaction, block, later
  }
  private let ending: Ending
  private var context: (any UIViewControllerContextTransitioning)?
  var tidyUp: (any UIViewControllerContextTransitioning) -> Void = { context in
    for key in [UITransitionContextViewKey.from, .to] { context.view(forKey: key)?.layer.mask = nil }
  }

  init(_ ending: Ending) {
    self.ending = ending
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    guard let to = context.viewController(forKey: .to)?.view else { return }
    if let shown = context.view(forKey: .to) { context.containerView.addSubview(shown) }
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: -200, y: -200, width: 500, height: 600)).cgPath
    to.layer.mask = mask
    CATransaction.begin()
    if ending == .transaction { CATransaction.setCompletionBlock { self.finish() } }
    mask.add(growth(), forKey: "path")
    CATransaction.commit()
    if ending == .block {
      UIView.animate(withDuration: 0.5) {
        to.layer.cornerRadius = 3
      } completion: { _ in
        self.finish()
      }
    } else if ending == .later {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.finish() }
    }
  }

  private func growth() -> CAAnimation {
    let growth = CABasicAnimation(keyPath: "path")
    growth.fromValue = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    growth.duration = 0.5
    if ending == .delegate { growth.delegate = self }
    return growth
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { finish() }

  private func finish() {
    guard let context else { return }
    context.completeTransition(!context.transitionWasCancelled)
    tidyUp(context)
  }
}

private final class Modal: NSObject, UIViewControllerTransitioningDelegate {
  let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

@MainActor @Suite final class TutorialOrderTests {
  private let stage = Stage.small()
  private let (a, b) = (SolidScreen("a", .red), SolidScreen("b", .blue))

  /// The diagnostics of a push, as properties.
  private func push(_ animator: Circle, interaction: UIPercentDrivenInteractiveTransition? = nil) throws -> [String?] {
    let navigation = UINavigationController(rootViewController: a)
    let delegate = PlainDelegate(animator, interaction)
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    navigation.pushViewController(b, animated: true)
    stage.advance(to: 0.1)
    interaction?.update(0.2)
    interaction?.finish()
    try stage.settle()
    return stage.diagnostics.map(\.property)
  }

  @Test(arguments: [0, 1, 2, 3], [false, true]) func tidyingAfterCompletionIsAllowed(_ ending: Int, isDriven: Bool) throws {
    let animator = Circle(Circle.Ending.allCases[ending])
    #expect(try push(animator, interaction: isDriven ? UIPercentDrivenInteractiveTransition() : nil) == [])
  }

  @Test func tidyingByTheMainQueueIsAllowed() throws {
    let animator = Circle(.block)
    let tidyUp = animator.tidyUp
    animator.tidyUp = { context in DispatchQueue.main.async { tidyUp(context) } }
    #expect(try push(animator) == [])
  }

  @Test func tidyingThatAFrameMightMissIsNot() throws {
    let animator = Circle(.block)
    animator.tidyUp = { context in
      context.view(forKey: .to)?.layer.mask = CALayer()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { context.view(forKey: .to)?.layer.mask = nil }
    }
    #expect(try push(animator) == ["layer.mask"])
  }

  /// The best known of these tutorials takes the mask off the wrong view.
  @Test func aMaskThatHidesNothingMayStay() throws {
    let animator = Circle(.delegate)
    animator.tidyUp = { $0.view(forKey: .from)?.layer.mask = nil }
    #expect(try push(animator) == [])
  }

  @Test func aMaskThatHidesACornerMayNot() throws {
    let animator = Circle(.delegate)
    animator.tidyUp = { context in
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 200)).cgPath
      context.view(forKey: .to)?.layer.mask = mask
    }
    #expect(try push(animator) == ["layer.mask"])
  }

  @Test func aPresenterMovedIntoTheContainerIsNamed() throws {
    let animator = Circle(.later)
    let tidyUp = animator.tidyUp
    animator.tidyUp = { context in
      if let view = context.viewController(forKey: .from)?.view { context.containerView.insertSubview(view, at: 0) }
      for view in context.containerView.subviews { view.layer.mask = nil }
      tidyUp(context)
    }
    let modal = Modal(animator)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = modal
    stage.window.rootViewController = a
    stage.advance(to: 0)
    a.present(b, animated: true)
    try stage.settle()
    #expect(stage.diagnostics.map(\.view) == ["the UIView of SolidScreen"])
    #expect(stage.diagnostics.first?.text.contains("moved the presenter's view") == true)
  }
}
