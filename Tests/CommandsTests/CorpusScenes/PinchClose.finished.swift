import UIKit

func scene(_ stage: Stage) -> () -> Void {
  touch(stage, pinch(to: 30)) { PinchClose($0) }
}
