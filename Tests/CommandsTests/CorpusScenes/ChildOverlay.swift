import UIKit

func scene(_ stage: Stage) -> () -> Void {
  let parent = ChildOverlay()
  show(parent, on: stage)
  parent.embed(BareScreen(.first))
  return { parent.cover(with: BareScreen(.second)) }
}
