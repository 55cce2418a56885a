import UIKit

func scene(_ stage: Stage) -> () -> Void {
  let container = ContainerSwap()
  show(container, on: stage)
  container.show(BareScreen(.first), animated: false)
  return { container.show(BareScreen(.second), animated: true) }
}
