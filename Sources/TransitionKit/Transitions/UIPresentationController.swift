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

  /// Has a say in how the presentation adapts to a narrow screen, and in a person's dismissal. A sheet's delegate may also be a
  /// `UISheetPresentationControllerDelegate`.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view that the animator brings; a subclass may wrap the presented controller's in one of its own.
  open var presentedView: UIView? { presentedViewController.view }

  /// The presented controller's style; `pageSheet` where that is `automatic`.
  open var presentationStyle: UIModalPresentationStyle { ownStyle ?? presentedViewController.modalPresentationStyle.resolved }

  /// The style of a controller that has taken another one's place on a narrow screen.
  var ownStyle: UIModalPresentationStyle?

  /// The style of a horizontally compact screen; `none` keeps the presentation as it is. The delegate may say otherwise.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the window; otherwise it covers the nearest controller that defines a presentation context.
  open var shouldPresentInFullscreen: Bool { true }

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

  /// Called when the window is about to change its traits; tells the presented controller.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  /// Whether touches that hit nothing in the container reach what lies below it.
  var letsTouchesThrough: Bool { false }

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

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && presentationController?.letsTouchesThrough == true ? nil : hit
  }

  private func tell(_ selector: String, _ body: (UIPresentationController) -> Void) {
    if let stage = layer.stage { presentationController?.tell(selector, on: stage, body) }
  }
}
