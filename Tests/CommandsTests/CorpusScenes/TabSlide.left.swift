import UIKit

func scene(_ stage: Stage) -> () -> Void {
  let (tabs, slide) = (UITabBarController(), TabSlide())
  tabs.delegate = slide
  tabs.viewControllers = [BareScreen(.second), BareScreen(.first)]
  tabs.selectedIndex = 1
  show(tabs, on: stage)
  return { withExtendedLifetime(slide) { tabs.selectedIndex = 0 } }
}
