/// Manages a presented screen from its coming to its going: where it lies, and what lies around it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  public let presentedViewController: UIViewController
  /// The controller that presents the other one; once it is gone, the presented controller itself.
  public internal(set) var presentingViewController: UIViewController {
    get { presenter ?? presentedViewController }
    set { presenter = newValue }
  }
  private weak var presenter: UIViewController?
  /// The view in which the presentation takes place; nil before and after.
  open internal(set) var containerView: UIView?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The view that the animator brings; a subclass may wrap the presented controller's in one of its own.
  open var presentedView: UIView? { presentedViewController.view }

  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view leaves once the presented one covers it.
  open var shouldRemovePresentersView: Bool { presentationStyle.takesPresentersView }

  /// The size that the presented controller would like to have.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The presented controller would like to be of another size; a subclass may lay its container out anew.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when the window is about to change its size; tells the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(
      to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size), with: coordinator)
  }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

extension UIPresentationController {
  /// Calls one of the controller's methods, and logs the call.
  func tell(_ selector: String, on stage: Stage?, _ body: (UIPresentationController) -> Void) {
    if let stage { stage.tell(.presentation, selector, on: self) { body(self) } } else { body(self) }
  }
}

/// A presentation's container, which tells the presentation controller of its layout.
final class PresentationContainer: UIView {
  weak var presentationController: UIPresentationController?

  override func layoutSubviews() {
    tell("containerViewWillLayoutSubviews") { $0.containerViewWillLayoutSubviews() }
    super.layoutSubviews()
    tell("containerViewDidLayoutSubviews") { $0.containerViewDidLayoutSubviews() }
  }

  private func tell(_ selector: String, _ body: (UIPresentationController) -> Void) {
    if let stage = layer.stage { presentationController?.tell(selector, on: stage, body) }
  }
}

/// The card of `.pageSheet`: it leaves a strip of the dimmed presenter in sight above its rounded corners.
final class PageSheetController: UIPresentationController {
  /// The height of the strip, in points.
  private static let strip: CGFloat = 40
  private static let radius: CGFloat = 10
  private let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = super.frameOfPresentedViewInContainerView
    return CGRect(x: 0, y: Self.strip, width: bounds.width, height: max(bounds.height - Self.strip, 0))
  }

  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
  }

  override func presentationTransitionWillBegin() {
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dimming.alpha = 0
    containerView?.insertSubview(dimming, at: 0)
    presentedView?.layer.cornerRadius = Self.radius
    presentedView?.clipsToBounds = true
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }
}
