@_spi(Rooms) internal import ViewKit

/// The directions in which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Told of a popover that a person closes. The methods may be left out.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    Stage.callWasLeftOut("prepareForPopoverPresentation:")
  }
}

/// Presents a screen in a bubble beside what it belongs to. On a narrow screen it becomes a sheet, unless its delegate keeps it.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the bubble points to, or into; without one, and without a button, a device would end the app.
  open weak var sourceView: UIView? { didSet { needsLayout() } }
  /// The part of that view that the bubble points to; null is all of it.
  open var sourceRect = CGRect.null { didSet { needsLayout() } }
  /// The button in a bar that the bubble points to.
  open weak var barButtonItem: UIBarButtonItem? { didSet { needsLayout() } }
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { needsLayout() } }
  /// The direction in which the arrow points while the popover is shown.
  open var arrowDirection: UIPopoverArrowDirection { containerView == nil ? .unknown : place.direction }
  /// Fills the bubble behind the presented view.
  open var backgroundColor: UIColor? { didSet { bubble.holder.backgroundColor = backgroundColor } }
  /// The views that a finger reaches while the popover is shown; here a finger beside it only closes it.
  open var passthroughViews: [UIView]?
  /// How far the bubble keeps from the container's edges.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { needsLayout() } }
  /// Whether the bubble may lie over what it points to; here it never does.
  open var canOverlapSourceViewRect = false

  let bubble = PopoverBubble()
  /// Lies behind the bubble: a tap on it closes the popover.
  private let ground = UIView()

  open override var presentedView: UIView? { bubble }
  open override var shouldRemovePresentersView: Bool { false }
  open override var frameOfPresentedViewInContainerView: CGRect { place.frame }
  open override var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle == .popover ? .pageSheet : .none }

  private func needsLayout() { containerView?.setNeedsLayout() }

  /// Where the bubble lies in the container.
  private var place: PopoverPlace {
    guard let containerView else { return PopoverPlace() }
    let insets = containerView.safeAreaInsets
    let margins = popoverLayoutMargins
    let area = containerView.bounds.inset(
      by: UIEdgeInsets(
        top: max(insets.top, margins.top), left: max(insets.left, margins.left), bottom: max(insets.bottom, margins.bottom),
        right: max(insets.right, margins.right)))
    return PopoverPlace(contentSize, beside: source(in: containerView), in: area, permittedArrowDirections)
  }

  private var contentSize: CGSize {
    if let alert = presentedViewController as? UIAlertController { return alert.sizeInPopover }
    let (wish, standard) = (preferredContentSize, PopoverPlace.standard)
    return CGSize(
      width: wish.width > 0 ? wish.width : standard.width, height: wish.height > 0 ? wish.height : standard.height)
  }

  /// The rectangle that the bubble points to, in the container; nil where nobody has said that.
  private func source(in container: UIView) -> CGRect? {
    if let item = barButtonItem, let view = item.customView ?? container.window?.button(of: item) {
      return view.convert(view.bounds, to: container)
    }
    return sourceView.map { $0.convert(sourceRect.isNull ? $0.bounds : sourceRect, to: container) }
  }

  /// The part of the presented view that lies in the arrow.
  var arrowInsets: UIEdgeInsets { containerView == nil ? .zero : PopoverPlace.insets(place.direction) }

  private func arrange() {
    guard containerView != nil else { return }
    let place = place
    bubble.bounds.size = place.frame.size
    bubble.center = CGPoint(x: place.frame.midX, y: place.frame.midY)
    bubble.take(place)
    ground.frame = containerView?.bounds ?? .zero
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    arrange()
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    UIView.animate(withDuration: PopoverPlace.duration) { self.arrange() }
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if let delegate = delegate as? any UIPopoverPresentationControllerDelegate, let stage = containerView?.layer.stage {
      stage.call("prepareForPopoverPresentation:", on: delegate) { delegate.prepareForPopoverPresentation(self) }
    }
    if sourceView == nil, barButtonItem == nil {
      containerView?.layer.stage?.diagnose(
        "the popover with \(type(of: presentedViewController)) has neither a sourceView nor a barButtonItem: a device would end the app",
        by: "\(type(of: presentedViewController))")
    }
    ground.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("close", UIPopoverPresentationController.close)))
    containerView?.insertSubview(ground, at: 0)
    bubble.content = presentedViewController.view
    arrange()
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    ground.removeFromSuperview()
    bubble.content?.removeFromSuperview()
  }

  /// A finger has tapped beside the bubble.
  private func close() {
    let shown = presentedViewController
    guard !shown.isBeingDismissed else { return }
    if let alert = shown as? UIAlertController { return alert.closePopover() }
    let stage = containerView?.layer.stage
    func tell(_ selector: String, _ body: (any UIAdaptivePresentationControllerDelegate) -> Void) {
      if let delegate, let stage { stage.call(selector, on: delegate) { body(delegate) } }
    }
    if let delegate, let stage {
      let goes = stage.callUnlessLeftOut("presentationControllerShouldDismiss:", on: delegate) {
        delegate.presentationControllerShouldDismiss(self)
      }
      guard goes ?? true, !shown.isModalInPresentation else {
        return tell("presentationControllerDidAttemptToDismiss:") { $0.presentationControllerDidAttemptToDismiss(self) }
      }
    }
    guard !shown.isModalInPresentation else { return }
    tell("presentationControllerWillDismiss:") { $0.presentationControllerWillDismiss(self) }
    shown.dismiss(animated: true) { tell("presentationControllerDidDismiss:") { $0.presentationControllerDidDismiss(self) } }
  }
}

extension UIViewController {
  /// The settings of the popover that the controller is to come as; nil for other styles of presentation, and so for alerts on a phone.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    let made = preparedPopover ?? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    preparedPopover = made
    return made
  }

  /// The part of this controller's view that lies in the arrow of the popover around it.
  var insetsFromPopover: UIEdgeInsets {
    (presentingPresentation?.controller as? UIPopoverPresentationController)?.arrowInsets ?? .zero
  }
}

extension UIView {
  /// The view that shows a bar's button, in this view or below.
  fileprivate func button(of item: UIBarButtonItem) -> UIView? {
    if (self as? BarButtonView)?.item === item { return self }
    return subviews.lazy.compactMap { $0.button(of: item) }.first
  }
}
