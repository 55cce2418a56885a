import Testing
import TransitionKit

@MainActor @Suite final class CATransactionTests {
  private lazy var stage = Stage.small()

  private func plainLayer() -> CALayer {
    let layer = CALayer()
    stage.window.layer.addSublayer(layer)
    stage.advance(to: stage.now)
    return layer
  }

  @Test func settingsOfTheInnermostScopeCount() {
    let layer = plainLayer()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.opacity = 0
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.animationTimingFunction() == nil)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    stage.advance(to: 1)
    #expect(layer.presentation()?.opacity == 0.5)
  }

  @Test func disabledActionsChangeAtOnce() {
    let layer = plainLayer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.begin()
    CATransaction.setDisableActions(false)
    layer.cornerRadius = 3
    CATransaction.commit()
    CATransaction.commit()
    #expect(layer.animationKeys() == ["cornerRadius"] && !CATransaction.disableActions())
  }

  @Test func settingsOutsideAnyScopeHoldForTheTurn() {
    let layer = plainLayer()
    let diary = Diary()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    #expect(layer.animationKeys() == nil)
    stage.advance(to: 0.5)
    #expect(!CATransaction.disableActions())
    CATransaction.setAnimationDuration(1)
    CATransaction.setCompletionBlock { diary.write("\(CACurrentMediaTime())") }
    layer.opacity = 1
    stage.advance(to: 3)
    #expect(diary.lines == ["1.5"])
  }

  @Test func completionWaitsForEveryAnimationOfTheScope() {
    let layer = plainLayer()
    let diary = Diary()
    CATransaction.begin()
    CATransaction.setCompletionBlock { diary.write("done \(CACurrentMediaTime())") }
    layer.opacity = 0
    let slow = CABasicAnimation(keyPath: "position")
    slow.duration = 1
    layer.add(slow, forKey: nil)
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { diary.write("empty \(CACurrentMediaTime())") }
    CATransaction.commit()
    stage.advance(to: 2)
    #expect(diary.lines == ["empty 0.0", "done 1.0"])
    CATransaction.commit()
  }

  @Test func layersOfViewsDoNotAnimateBySelf() {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.opacity = 0
    #expect(view.layer.animationKeys() == nil)
  }
}
