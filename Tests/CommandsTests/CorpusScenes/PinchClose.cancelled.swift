import UIKit

func scene(_ stage: Stage) -> () -> Void {
  touch(stage, pinch(to: 60)) { PinchClose($0) }
}
