import UIKit

func scene(_ stage: Stage) -> () -> Void {
  let (root, host) = (BareScreen(.first), ContextHost())
  show(root, on: stage)
  root.addChild(host)
  host.view.frame = CGRect(x: 10, y: 60, width: 100, height: 120)
  root.view.addSubview(host.view)
  host.didMove(toParent: root)
  return { host.showForAWhile(BareScreen(.second)) }
}
