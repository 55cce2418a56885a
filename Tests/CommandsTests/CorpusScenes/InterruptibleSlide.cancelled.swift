import UIKit

func scene(_ stage: Stage) -> () -> Void {
  lead(stage, finishes: false, InterruptibleSlide())
}
