/// The gestures by which a person resizes a sheet or takes it away: a pull at the card, and a tap beside it.
///
/// A pull below the smallest detent begins the sheet's dismissal, which then follows the finger. A finger that lifts half-way down or
/// further, or that moves down at 1,000 points per second or more, lets the sheet go; otherwise the sheet springs back. Where the
/// sheet may not go, it gives way less and less.
///
/// A tap beside a sheet that covers as much as it can does nothing.
@MainActor
final class SheetPull: NSObject, UIGestureRecognizerDelegate {
  /// How far ahead a lifting finger's speed is followed, in seconds, to find the detent that it aims at.
  private static let foresight: CGFloat = 0.2
  private unowned let sheet: UISheetPresentationController
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  /// The upper edge of the card when the finger took hold of it.
  private var start: CGFloat = 0
  private(set) var interaction: UIPercentDrivenInteractiveTransition?
  /// Whether this pull may dismiss the sheet; nil until it has been asked.
  private var mayDismiss: Bool?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    pan.delegate = self
    pan.addTarget { [weak self] _ in self?.pulled() }
    tap.addTarget { [weak self] _ in self?.tapped() }
  }

  func listen(on card: UIView, outside: UIView) {
    card.addGestureRecognizer(pan)
    (card as? SheetCard)?.mayGrow = { [weak self] in self?.mayGrow ?? false }
    outside.addGestureRecognizer(tap)
  }

  private var mayGrow: Bool {
    sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.frameOfPresentedViewInContainerView.minY > highest
  }

  private var presentation: Presentation? { sheet.presentedViewController.presentingPresentation }
  private var height: CGFloat { sheet.geometry.bounds.height }
  /// The upper edge of the card at the smallest and at the largest detent.
  private var lowest: CGFloat { top(sheet.stops.first?.height) }
  private var highest: CGFloat { top(sheet.stops.last?.height) }

  private func top(_ height: CGFloat?) -> CGFloat { sheet.geometry.frame(height: height ?? 0).minY }

  // MARK: The pull

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = pan.translation(in: nil)
    return presentation?.isRunning == false && abs(way.y) > abs(way.x)
  }

  private func pulled() {
    switch pan.state {
    case .began:
      start = sheet.frameOfPresentedViewInContainerView.minY
      mayDismiss = nil
      // The sheet begins where it is: what the finger went before the pan began does not count.
      let way = pan.translation(in: nil).y
      pan.setTranslation(
        CGPoint(x: 0, y: way - max(min(way, UIPanGestureRecognizer.slop), -UIPanGestureRecognizer.slop)), in: nil)
      follow()
    case .changed: follow()
    case .ended: letGo(velocity: pan.velocity(in: nil).y)
    case .cancelled, .failed, .possible: letGo(velocity: 0)
    }
  }

  private func follow() {
    let wanted = start + pan.translation(in: nil).y
    let (lowest, highest) = (lowest, highest)
    if wanted > lowest, interaction == nil { beginDismissal() }
    guard wanted <= lowest || interaction != nil else {
      return sheet.heldTop = lowest + SheetGeometry.rubberBand(wanted - lowest, limit: height - lowest)
    }
    interaction?.update((wanted - lowest) / max(height - lowest, 1))
    sheet.heldTop =
      wanted < highest
      ? highest - SheetGeometry.rubberBand(highest - wanted, limit: sheet.geometry.upwardLimit) : min(wanted, lowest)
  }

  private func beginDismissal() {
    if mayDismiss == nil { mayDismiss = asksToDismiss }
    guard mayDismiss == true else { return }
    let made = UIPercentDrivenInteractiveTransition()
    interaction = made
    dismiss(by: made)
    // A presentation that refuses to be dismissed leaves the interaction without a transition.
    if presentation?.isRunning != true {
      interaction = nil
      mayDismiss = false
    }
  }

  private func letGo(velocity: CGFloat) {
    if let interaction { return release(interaction, velocity: velocity) }
    guard let held = sheet.heldTop else { return }
    let attempted = mayDismiss == false && held > lowest
    let aim = height - (held + velocity * Self.foresight)
    let nearest = sheet.stops.min { abs($0.height - aim) < abs($1.height - aim) }?.identifier
    let changes = sheet.stops.count > 1 && nearest != selected
    sheet.animateChanges {
      if changes { sheet.selectedDetentIdentifier = nearest }
      sheet.heldTop = nil
    }
    if changes { tellSelection() }
    if attempted { tell("presentationControllerDidAttemptToDismiss:") { $0.presentationControllerDidAttemptToDismiss(sheet) } }
  }

  private var selected: UISheetPresentationController.Detent.Identifier? {
    let stops = sheet.stops
    return (stops.first { $0.identifier == sheet.selectedDetentIdentifier } ?? stops.first)?.identifier
  }

  /// Plays the rest of a dismissal with the system's spring, at the finger's speed.
  private func release(_ interaction: UIPercentDrivenInteractiveTransition, velocity: CGFloat) {
    self.interaction = nil
    let share = interaction.percentComplete
    let way = max(height - lowest, 1)
    let leaves = SheetGeometry.leaves(share: share, velocity: velocity)
    let rest = leaves ? 1 - share : share
    // Above this speed the spring would swing beyond its end.
    let speed = min(max((leaves ? velocity : -velocity) / (way * max(rest, 0.01)), 0), 18)
    interaction.timingCurve = UISpringTimingParameters(
      mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: speed, dy: 0))
    if leaves { interaction.finish() } else { interaction.cancel() }
    if sheet.heldTop != nil { sheet.animateChanges { sheet.heldTop = nil } }
  }

  // MARK: The tap

  private func tapped() {
    guard presentation?.isRunning == false else { return }
    let covers = sheet.geometry.shape != .card && lowest == highest && lowest == top(sheet.geometry.largestHeight)
    let isLargest =
      sheet.geometry.shape != .card && selected == sheet.stops.last?.identifier && highest <= top(sheet.geometry.largestHeight)
    guard !covers, !isLargest else { return }
    if asksToDismiss {
      dismiss(by: nil)
    } else {
      tell("presentationControllerDidAttemptToDismiss:") { $0.presentationControllerDidAttemptToDismiss(sheet) }
    }
  }

  // MARK: Whom a person's dismissal concerns

  private var asksToDismiss: Bool {
    guard !sheet.presentedViewController.holdsPersonBack else { return false }
    var allows = true
    tell("presentationControllerShouldDismiss:") { allows = $0.presentationControllerShouldDismiss(sheet) }
    return allows
  }

  private func dismiss(by interaction: UIPercentDrivenInteractiveTransition?) {
    sheet.isDismissedByPerson = true
    presentation?.dismiss(animated: true, by: interaction) { [weak self, sheet] in
      sheet.isDismissedByPerson = false
      guard sheet.containerView == nil else { return }
      self?.tell("presentationControllerDidDismiss:") { $0.presentationControllerDidDismiss(sheet) }
    }
  }

  func tellWillDismiss() {
    tell("presentationControllerWillDismiss:") { $0.presentationControllerWillDismiss(sheet) }
  }

  private func tellSelection() {
    guard let delegate = sheet.delegate as? any UISheetPresentationControllerDelegate else { return }
    tell("sheetPresentationControllerDidChangeSelectedDetentIdentifier:") { _ in
      delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
  }

  private func tell(_ selector: String, _ body: (any UIAdaptivePresentationControllerDelegate) -> Void) {
    guard let delegate = sheet.delegate, let stage = presentation?.stage ?? Stage.active else { return }
    stage.call(selector, on: delegate) { body(delegate) }
  }
}

extension UIViewController {
  /// Whether the controller, or one that it shows in itself, does not let a person dismiss it.
  fileprivate var holdsPersonBack: Bool {
    isModalInPresentation || childrenSharingAppearance.contains(where: \.holdsPersonBack)
  }
}
