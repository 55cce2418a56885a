/// Presents a screen as a card that leaves the presenter in sight: the way of `pageSheet` and `formSheet`, and so of `automatic`.
///
/// A person may pull the sheet down to take it away. On a phone that lies on its side the sheet covers the screen; on a pad it is a
/// card in the middle.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// Stands for the system's own value where a number is asked for.
  public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

  /// The heights at which the sheet may rest; cards on a pad have one height only.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The detent at which the sheet rests; nil, or a name that no detent has, stands for the smallest one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { needsLayout() } }
  /// The largest detent at which the presenter is not dimmed and takes touches; nil dims it at all.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { needsLayout() } }
  /// Whether a small bar at the upper edge shows that the sheet can be pulled.
  open var prefersGrabberVisible = false { didSet { needsLayout() } }
  /// The radius of the sheet's corners; nil is the system's.
  open var preferredCornerRadius: CGFloat? { didSet { needsLayout() } }
  /// Whether a scroll view that is at its edge lets the sheet grow first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet keeps to the bottom edge on a phone that lies on its side, instead of covering the screen.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { needsLayout() } }
  /// Whether a sheet at the bottom edge is as wide as the presented controller's preferred size.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { needsLayout() } }

  let card = SheetCard()
  private let dimming = UIView()
  private var backdrop: SheetBackdrop?
  private(set) lazy var pull = SheetPull(self)
  /// The upper edge of the card while a finger holds it; nil while the sheet rests at a detent.
  var heldTop: CGFloat? { didSet { if oldValue != heldTop { arrange() } } }
  /// Whether a person, rather than code, dismisses the sheet.
  var isDismissedByPerson = false
  private var hasGreyedPresenter = false

  // MARK: Place

  open override var presentedView: UIView? { card }

  open override var shouldRemovePresentersView: Bool { false }

  open override var frameOfPresentedViewInContainerView: CGRect { geometry.frame(height: restHeight) }

  private var traits: UITraitCollection { containerView?.traitCollection ?? .current }

  var geometry: SheetGeometry {
    let (bounds, insets) = (containerView?.bounds ?? .zero, containerView?.safeAreaInsets ?? .zero)
    let standard = SheetGeometry(
      bounds, insets, across: traits.horizontalSizeClass, downwards: traits.verticalSizeClass,
      isForm: presentationStyle != .pageSheet, preferred: preferredContentSize)
    if standard.shape == .card || standard.shape == .full && !prefersEdgeAttachedInCompactHeight { return standard }
    let follows = widthFollowsPreferredContentSizeWhenEdgeAttached && preferredContentSize.width > 0
    return SheetGeometry(bounds, insets, .attached, size: follows ? preferredContentSize : nil)
  }

  /// The stops that the detents gave for a container; nil once they are to be asked again.
  private var asked: (geometry: SheetGeometry, traits: UITraitCollection, stops: [Stop])?

  typealias Stop = (identifier: Detent.Identifier, height: CGFloat)

  /// The active detents, from the smallest to the largest, each with the sheet's height there.
  ///
  /// Detents are asked once for each container. A sheet that has left its container keeps what they said there.
  var stops: [Stop] {
    let (geometry, traits) = (geometry, traits)
    if let asked, containerView == nil || asked.geometry == geometry && asked.traits.isSame(as: traits) { return asked.stops }
    let stops = askDetents(geometry, traits)
    if containerView != nil { asked = (geometry, traits, stops) }
    return stops
  }

  private func askDetents(_ geometry: SheetGeometry, _ traits: UITraitCollection) -> [Stop] {
    let whole = [(identifier: Detent.Identifier.large, height: geometry.largestHeight)]
    guard geometry.shape == .attached else { return whole }
    let context = SheetDetentContext(geometry, traits)
    let found = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (identifier: detent.identifier, height: $0 + geometry.insets.bottom) }
    }
    return found.isEmpty ? whole : found.sorted { $0.height < $1.height }
  }

  /// The sheet's height at the selected detent.
  private var restHeight: CGFloat {
    let stops = stops
    return (stops.first { $0.identifier == selectedDetentIdentifier } ?? stops.first)?.height ?? 0
  }

  /// Makes changes of detents and of other properties, and moves the sheet to what they ask for.
  open func animateChanges(_ changes: () -> Void) {
    guard containerView != nil else { return changes() }
    AnimationBlock.run(.system()) {
      changes()
      arrange()
    }
  }

  /// Asks the detents for their heights again in the next layout pass.
  open func invalidateDetents() {
    asked = nil
    needsLayout()
  }

  private func needsLayout() { containerView?.setNeedsLayout() }

  /// Puts everything where it belongs, whatever transform a transition gives the card.
  func arrange() {
    guard let containerView else { return }
    let geometry = geometry
    let rest = frameOfPresentedViewInContainerView
    let frame = heldTop.map { heldFrame(at: $0, geometry) } ?? rest
    card.bounds.size = frame.size
    card.center = CGPoint(x: frame.midX, y: frame.midY)
    card.round(
      geometry.shape == .full ? 0 : preferredCornerRadius ?? SheetGeometry.radius, onlyAbove: geometry.shape == .attached)
    card.showsGrabber = prefersGrabberVisible && geometry.shape == .attached
    dimming.frame = containerView.bounds
    if !isMoving { show(1) }
  }

  /// A sheet that is held below its smallest detent moves as a whole; above it, the bottom edge stays.
  private func heldFrame(at top: CGFloat, _ geometry: SheetGeometry) -> CGRect {
    let least = stops.first?.height ?? 0
    let frame = geometry.frame(height: geometry.shape == .card ? least : max(geometry.bounds.height - top, least))
    return CGRect(x: frame.minX, y: top, width: frame.width, height: frame.height)
  }

  // MARK: What lies around

  /// Whether a transition moves the dimming and the presenter.
  private var isMoving: Bool { presentedViewController.presentingPresentation?.isMoving ?? true }

  private var isUndimmed: Bool {
    let stops = stops
    guard let limit = stops.first(where: { $0.identifier == largestUndimmedDetentIdentifier }) else { return false }
    return restHeight <= limit.height
  }

  /// Whether touches beside the sheet reach the presenter.
  override var letsTouchesThrough: Bool { isUndimmed }

  /// How far the presenter stands back: wholly behind the large detent, not at all at the detent below.
  private var retreat: CGFloat {
    let geometry = geometry
    let (largest, height) = (geometry.largestHeight, heldTop.map { geometry.bounds.height - $0 } ?? restHeight)
    let below = stops.last { $0.height < largest }?.height ?? 0
    guard stops.contains(where: { $0.height >= largest }), largest > below else { return height >= largest ? 1 : 0 }
    return stops.count == 1 ? 1 : min(max((height - below) / (largest - below), 0), 1)
  }

  /// How far below the screen's upper edge the presenter stands at this moment; black is above it.
  var roomAbovePresenter: CGFloat { backdrop.map { ($0.layer.presentation() ?? $0.layer).frame.minY } ?? 0 }

  /// Shows the dimming and the presenter as they are when `share` of the sheet has come.
  func show(_ share: CGFloat) {
    let (whole, retreat) = (retreat, retreat * share)
    dimming.alpha = isUndimmed ? 0 : share
    dimming.isUserInteractionEnabled = !isUndimmed
    greyPresenter(!isUndimmed && share > 0)
    guard let behind = cardBehind ?? backdrop else { return }
    let frame = CGRect(
      x: behind.center.x - behind.bounds.width / 2, y: behind.center.y - behind.bounds.height / 2, width: behind.bounds.width,
      height: behind.bounds.height)
    behind.transform = geometry.presenterTransform(frame, share: retreat)
    guard behind === backdrop else { return }
    let screen = containerView?.window?.stage?.cornerRadius ?? 0
    behind.layer.cornerRadius = geometry.shape == .attached && whole > 0 ? screen + (SheetGeometry.radius - screen) * retreat : 0
  }

  /// Takes the tint from what lies behind the dimming, or gives it back.
  private func greyPresenter(_ isGrey: Bool) {
    guard isGrey != hasGreyedPresenter else { return }
    hasGreyedPresenter = isGrey
    presentingViewController.view.greyTint(isGrey)
  }

  /// The presenter's own card, where the presenter is a sheet.
  private var cardBehind: UIView? {
    let controller = presentingViewController.presentingPresentation?.controller
    return (controller as? UISheetPresentationController)?.card
  }

  // MARK: Coming and going

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    arrange()
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    needsLayout()
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    containerView?.insertSubview(dimming, at: 0)
    if cardBehind == nil { backdrop = SheetBackdrop(around: presentingViewController.view) }
    card.rise(to: geometry.shape == .full ? .base : .elevated)
    card.content = presentedViewController.view
    pull.listen(on: card, outside: dimming)
    arrange()
    show(0)
    moveAlongside(to: 1)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed { takeContentBack() } else { clear() }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    if isDismissedByPerson { pull.tellWillDismiss() }
    moveAlongside(to: 0)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { clear() } else { arrange() }
  }

  /// Moves dimming and presenter together with an animator that does not do so itself.
  private func moveAlongside(to share: CGFloat) {
    let coordinator = presentedViewController.transitionCoordinator
    if (coordinator as? TransitionContext)?.animation.animator is SheetAnimator { return }
    coordinator?.animate(alongsideTransition: { [weak self] _ in self?.show(share) })
  }

  /// Puts the presented view into its card again, where an animator has moved it into the container itself.
  private func takeContentBack() {
    guard let view = presentedViewController.viewIfLoaded, view.superview === containerView else { return }
    card.content = nil
    card.content = view
    containerView?.addSubview(card)
  }

  private func clear() {
    show(0)
    dimming.removeFromSuperview()
    backdrop?.giveBack()
    backdrop = nil
    card.content?.removeFromSuperview()
    heldTop = nil
  }
}

extension UIViewController {
  /// The controller of the sheet that carries this controller or a container around it. A controller that is yet to be presented has
  /// one if its style is a sheet's.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
