/// The top of the view tree; a stage has one, as large as its screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      remove(oldValue)
      show(rootViewController)
    }
  }

  /// The stage whose window this is; nil for a window that no stage shows.
  weak var stage: Stage?

  open override var window: UIWindow? { self }

  /// Brings the touches to recognisers and views.
  open func sendEvent(_ event: UIEvent) {
    event.deliver()
  }

  /// The root view controller is told of a new size before the window takes it.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let isNew = newValue.size != super.bounds.size && window?.stage != nil
      guard isNew, let root = rootViewController, root.isViewLoaded else { return super.bounds = newValue }
      let coordinator = WindowResizeCoordinator(in: self)
      root.viewWillTransition(to: newValue.size, with: coordinator)
      super.bounds = newValue
      coordinator.run()
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      bounds.size = newValue.standardized.size
      super.frame = newValue
    }
  }

  private func remove(_ controller: UIViewController?) {
    guard let controller, controller.isViewLoaded else { return }
    controller.beginAppearanceTransition(false, animated: false)
    controller.view.removeFromSuperview()
    controller.endAppearanceTransition()
  }

  private func show(_ controller: UIViewController?) {
    guard let controller else { return }
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearanceTransition(true, animated: false)
    addSubview(controller.view)
    controller.endAppearanceTransition()
  }
}
