import UIKit

func scene(_ stage: Stage) -> () -> Void {
  touch(stage, across(to: 50)) { EdgePanPop(attachedTo: $0) }
}
