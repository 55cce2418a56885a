/// The top of the view tree; a stage has one, as large as its screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  package var root: (any ViewOwner)? {
    didSet {
      guard oldValue !== root else { return }
      oldValue?.stopBeingRoot()
      root?.becomeRoot(of: self)
    }
  }

  /// The stage whose window this is, or that shows it; nil for a window that no stage shows.
  package internal(set) weak var stage: Stage?
  /// Windows of a higher level lie in front.
  open var windowLevel = Level.normal {
    didSet { stage?.arrange(self) }
  }

  /// A window for the scene's screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }

  open override var window: UIWindow? { self }
  open var screen: UIScreen { stage?.screen ?? .main }
  open var windowScene: UIWindowScene? { stage?.application.connectedScenes.first as? UIWindowScene }

  @_spi(Rooms) open override func prepare() {
    layer.isHidden = true
  }

  /// A new window is hidden; it comes to the current stage's screen when it is shown.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if !newValue { (stage ?? .active)?.arrange(self) }
    }
  }

  /// Brings the touches to recognisers and views.
  open func sendEvent(_ event: UIEvent) {
    event.deliver()
  }

  /// The root view controller is told of a new size before the window takes it.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let isNew = newValue.size != super.bounds.size && window?.stage != nil
      let orientation = stage?.interfaceOrientation
      defer { orientation.map { stage?.windowDidResize(from: $0) } }
      guard isNew, let root, root.isViewLoaded else { return super.bounds = newValue }
      root.resize(self, to: newValue.size) { super.bounds = newValue }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      bounds.size = newValue.standardized.size
      super.frame = newValue
    }
  }
}
