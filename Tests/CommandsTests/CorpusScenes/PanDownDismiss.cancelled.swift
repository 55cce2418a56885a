import UIKit

func scene(_ stage: Stage) -> () -> Void {
  let (presenter, presented) = (BareScreen(.second), BareScreen(.first))
  show(presenter, on: stage)
  let hand = PanDownDismiss()
  hand.attach(to: presented)
  presenter.present(presented, animated: false)
  stage.advance(to: stage.now)
  return { [unowned stage] in
    withExtendedLifetime(hand) {
      stage.drag(from: CGPoint(x: 60, y: 40), to: CGPoint(x: 64, y: 100), duration: 0.4, hold: 0.2)
    }
  }
}
