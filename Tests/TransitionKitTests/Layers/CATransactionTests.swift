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

  /// The known way to give animation blocks a curve of one's own.
  @Test func aCurveOfATransactionIsThatOfTheBlocksInside() {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.y = 40 }
    CATransaction.begin()
    CATransaction.setAnimationDuration(5)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0, 0, 0, 1))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
    animator.startAnimation()
    CATransaction.commit()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    stage.advance(to: 0.25)
    let shown = view.layer.presentation()
    #expect((shown?.frame.minX ?? 0) > 60 && abs((shown?.frame.minY ?? 0) - 10) < 0.01, "curves of property animators stay")
    #expect(abs((shown?.opacity ?? 0) - 0.75) < 0.001)
    stage.advance(to: 1)
    #expect(view.layer.animationKeys() == nil, "the block's duration stays")
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

  // MARK: Views

  @Test func completionWaitsForAnimationBlocks() {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    let diary = Diary()
    CATransaction.begin()
    CATransaction.setCompletionBlock { diary.write("transaction \(CACurrentMediaTime())") }
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) { view.center.x = 90 }
    } completion: { _ in
      diary.write("block \(CACurrentMediaTime())")
    }
    CATransaction.commit()
    stage.advance(to: 3)
    #expect(diary.lines == ["block 0.5", "transaction 1.0"])
  }

  @Test func completionComesAfterThoseOfItsBlocks() {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    let diary = Diary()
    CATransaction.begin()
    CATransaction.setCompletionBlock { diary.write("transaction") }
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in diary.write("block") })
    CATransaction.commit()
    stage.advance(to: 3)
    #expect(diary.lines == ["block", "transaction"])
  }

  @Test func outerCompletionWaitsForInnerScopes() {
    let layer = plainLayer()
    let diary = Diary()
    CATransaction.begin()
    CATransaction.setCompletionBlock { diary.write("outer \(CACurrentMediaTime())") }
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { diary.write("inner \(CACurrentMediaTime())") }
    layer.opacity = 0
    CATransaction.commit()
    CATransaction.commit()
    stage.advance(to: 3)
    #expect(diary.lines == ["inner 2.0", "outer 2.0"])
  }

  @Test func completionWaitsOnlyForWhatComesAfterIt() {
    let layer = plainLayer()
    let diary = Diary()
    CATransaction.begin()
    layer.opacity = 0
    CATransaction.setCompletionBlock { diary.write("\(CACurrentMediaTime())") }
    CATransaction.commit()
    stage.advance(to: 3)
    #expect(diary.lines == ["0.0"])
  }

  @Test func completionWaitsForPresentations() {
    let diary = Diary()
    let presenter = SolidScreen("a", .red)
    stage.window.rootViewController = presenter
    stage.advance(to: 0)
    stage.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { diary.write("transaction") }
      presenter.present(SolidScreen("b", .blue), animated: true) { diary.write("presented") }
      CATransaction.commit()
    }
    stage.advance(to: 0.3)
    #expect(diary.lines == [])
    stage.advance(to: 2)
    #expect(diary.lines == ["presented", "transaction"])
  }

  @Test func disabledActionsKeepViewsFromAnimating() {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      view.alpha = 0
      CATransaction.commit()
      view.center.x = 90
    }
    #expect(view.layer.animationKeys() == ["position"])
    UIView.animate(withDuration: 1) {
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    #expect(view.layer.animationKeys() == ["position"] && !CATransaction.disableActions(), "the setting ends with the block")
    CATransaction.setDisableActions(true)
    UIView.animate(withDuration: 1) { view.bounds.size.width = 20 }
    #expect(view.layer.animationKeys() == ["position"])
  }

  @Test func settingsHaveKeys() {
    CATransaction.begin()
    CATransaction.setValue(NSNumber(value: 3), forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(CAMediaTimingFunction(name: .easeIn), forKey: kCATransactionAnimationTimingFunction)
    var isDone = false
    CATransaction.setValue({ isDone = true } as () -> Void, forKey: kCATransactionCompletionBlock)
    #expect(
      CATransaction.animationDuration() == 3 && CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 3)
    #expect(CATransaction.animationTimingFunction() != nil && CATransaction.completionBlock() != nil)
    CATransaction.commit()
    #expect(isDone)
  }

  @Test func flushTakesChangesToTheScreen() {
    let window = stage.window
    let diary = Diary()
    stage.perform {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      layer.backgroundColor = UIColor.red.cgColor
      window.layer.addSublayer(layer)
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil, "it is not on screen yet")
      CATransaction.setAnimationDuration(1)
      CATransaction.setCompletionBlock { diary.write("flushed") }
      CATransaction.flush()
      #expect(CATransaction.animationDuration() == 0.25 && diary.lines == ["flushed"])
      layer.opacity = 0
      #expect(layer.animationKeys() == ["opacity"])
      CATransaction.begin()
      window.layer.cornerRadius = 1
      CATransaction.setCompletionBlock { diary.write("committed") }
      CATransaction.setAnimationDuration(1)
      CATransaction.flush()
      #expect(CATransaction.animationDuration() == 1, "an open scope goes on")
      CATransaction.commit()
    }
    #expect(diary.lines == ["flushed", "committed"])
  }
}
