/// The system's own motion of a sheet: the card slides up or down, and the presenter behind it and the dimming follow at the same pace.
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let sheet: UISheetPresentationController
  private let isDismissal: Bool

  init(_ sheet: UISheetPresentationController, isDismissal: Bool) {
    self.sheet = sheet
    self.isDismissal = isDismissal
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { systemDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (card, container) = (sheet.card, transitionContext.containerView)
    let way = container.bounds.height - (card.center.y - card.bounds.height / 2)
    let away = CGAffineTransform(translationX: 0, y: way)
    if !isDismissal {
      container.addSubview(card)
      card.transform = away
    }
    AnimationBlock.run(transitionContext) {
      card.transform = isDismissal ? away : .identity
      sheet.show(isDismissal ? 0 : 1)
    } cleanUp: {
      card.transform = .identity
    }
  }
}
