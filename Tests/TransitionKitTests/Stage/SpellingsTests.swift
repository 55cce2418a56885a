import Testing
import TransitionKit

@MainActor private final class Handler: NSObject {
  func handle() {}
}

@MainActor @Suite final class SpellingsTests {
  private lazy var stage = Stage.small()

  @Test func objectsSayWhatTheyRespondTo() {
    let selector = Selector("handle", Handler.handle)
    #expect(Handler().responds(to: selector) && !NSObject().responds(to: selector) && !Handler().responds(to: nil))
  }

  @Test func daysBeginWithTheStage() throws {
    let stage = stage
    var times: [Double] = []
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + .milliseconds(250)) { times.append(CACurrentMediaTime()) }
    try stage.settle()
    #expect(times == [0.25] && autoreleasepool { 3 } == 3)
  }

  @Test func earlierSpellingsMeanTheSame() {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(UINavigationControllerOperation.push == UINavigationController.Operation.push)
    #expect(UIOffset(horizontal: 1, vertical: 2).vertical == 2)
  }

  @Test func springsHaveTwoMoreNumbers() {
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters(duration: 0.5, bounce: 0.3))
    #expect(abs(animator.duration - 0.8629553) < 1e-6)
  }
}
