import Testing
import TransitionKit

/// Both curves at once.
private final class Both: NSObject, UITimingCurveProvider {
  var timingCurveType: UITimingCurveType { .composed }
  var cubicTimingParameters: UICubicTimingParameters? { UICubicTimingParameters(animationCurve: .linear) }
  var springTimingParameters: UISpringTimingParameters? { UISpringTimingParameters(dampingRatio: 0.4) }
}

@MainActor @Suite final class SmallNamesTests {
  private let stage = Stage.small()

  @Test func curvesTellTheirControlPoints() {
    let curve = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    let points = (0...3).map { index in
      var values: [Float] = [9, 9]
      unsafe curve.getControlPoint(at: index, values: &values)
      return values
    }
    #expect(points == [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]])
  }

  @Test func aComposedPaceIsASprings() {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: Both())
    animator.addAnimations { view.frame.origin.x = 50 }
    animator.startAnimation()
    var furthest: CGFloat = 0
    for tenth in 1...9 {
      stage.advance(to: Double(tenth) / 10)
      furthest = max(furthest, view.layer.presentation()!.frame.minX)
    }
    #expect(furthest > 55 && animator.timingParameters?.timingCurveType == .composed)
  }

  @Test func barsSlideInTheirOwnTime() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    stage.advance(to: 1)
    stage.perform { navigation.setNavigationBarHidden(true, animated: true) }
    try stage.settle()
    #expect(abs(stage.now - 1 - TimeInterval(UINavigationController.hideShowBarDuration)) < 1e-9)
  }

  @Test func namesFromBeforeSwift42MeanTheSame() {
    let options: UIViewAnimationOptions = [.curveEaseIn]
    let name: CAMediaTimingFunctionName = kCAMediaTimingFunctionEaseInEaseOut
    #expect(options == UIView.AnimationOptions.curveEaseIn && name == .easeInEaseOut && kCAFillModeForwards == .forwards)
    #expect(UIGestureRecognizerState.began == .began && UIViewAnimationCurve.easeIn == .easeIn)
    #expect(kCATransitionPush == .push && kCATransitionFromLeft == .fromLeft && kCALineCapRound == .round)
    #expect(UIInterfaceOrientationIsLandscape(.landscapeLeft) && UI_USER_INTERFACE_IDIOM() == .phone)
    #expect(NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    let (back, front) = (UIView(), UIView())
    [back, front].forEach(stage.window.addSubview)
    stage.window.bringSubview(toFront: back)
    #expect(stage.window.subviews.last === back)
    stage.window.sendSubview(toBack: back)
    #expect(stage.window.subviews.first === back)
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    #expect(parent.childViewControllers == [child])
    child.willMove(toParentViewController: nil)
    child.removeFromParentViewController()
    #expect(parent.childViewControllers.isEmpty && !UIAccessibilityIsReduceMotionEnabled())
  }
}
