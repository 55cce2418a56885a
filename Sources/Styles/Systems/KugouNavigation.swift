import TransitionKit

/// The navigation delegate of document 000: one push, one pop, and a pan on every pushed screen that pops it.
class KugouNavigation: NSObject, UINavigationControllerDelegate {
  private let push: KugouAnimation
  private let pop: KugouAnimation
  let gesture = KugouPopGesture()

  init(push: KugouAnimation, pop: KugouAnimation) {
    self.push = push
    self.pop = pop
    pop.pictures = push.pictures
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch operation {
    case .push:
      gesture.watch(toVC)
      // The picture for the later pop is taken now, because this screen is no longer visible when it is to return.
      _ = pop.pictures.picture(of: fromVC)
      return push
    case .pop:
      pop.interactivePopTransition = gesture.interactivePopTransition
      return pop
    default:
      return nil
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animationController as? KugouAnimation)?.interactivePopTransition
  }
}
