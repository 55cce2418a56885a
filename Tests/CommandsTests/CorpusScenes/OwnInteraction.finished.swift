import UIKit

func scene(_ stage: Stage) -> () -> Void {
  touch(stage, across(to: 90)) { OwnInteractionDelegate($0) }
}
