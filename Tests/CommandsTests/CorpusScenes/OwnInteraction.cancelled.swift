import UIKit

func scene(_ stage: Stage) -> () -> Void {
  touch(stage, across(to: 45)) { OwnInteractionDelegate($0) }
}
