/// An object with a place in the responder chain: a view or a view controller.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  deinit {
    objc_forgetAssociatedObjects(of: ObjectIdentifier(self))
  }

  /// The responder that answers when this one does not.
  open var next: UIResponder? { nil }

  // Touches that an object does not take go on along the chain.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // Keys and shakes, of which a stage has none, are told in the same way.

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Never called: there are no nibs.
  open func awakeFromNib() {}

  /// Never called: there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}

  /// Whether a menu's or a key's command would be offered: the stage has neither, and asks nobody.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// The commands that keys would give.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: The first responder

  /// A view in the keyboard's place.
  open var inputView: UIView? { nil }
  /// A view above the keyboard, or, where there is none, at the screen's lower edge.
  open var inputAccessoryView: UIView? { nil }

  /// Asks that the two views be shown anew.
  open func reloadInputViews() {}

  /// Whether the object may become the first responder: not unless a subclass says so.
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { stageInFront?.firstResponder === self }

  /// Makes this object the first that is asked for what no view is touched for. It must be in a window and able to, and the first
  /// responder until now must let go.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let stage = stageInFront else { return false }
    if let first = stage.firstResponder {
      guard first === self || first.resignFirstResponder() else { return false }
    }
    stage.firstResponder = self
    return true
  }

  /// - Returns: whether this object is not the first responder any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { stageInFront?.firstResponder = nil }
    return true
  }

  // MARK: Properties by name

  /// Called when a property has changed that the object observes by name; the values are there if the options ask for them.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}

  /// Whatever observers may know by name; only the engine's rooms see it.
  @_spi(Rooms) open func namedValue(_ name: String) -> Any? { nil }

  // MARK: Accessibility

  private lazy var accessibility = AccessibilityValues()

  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  /// In the screen's coordinates; a view's own frame until it is set.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? frameOnScreen }
    set { accessibility.frame = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }
}

extension UIResponder: KeyValueObserver {}

extension UIResponder: NamedProperties {
  package func valueOfProperty(_ name: String) -> Any? { namedValue(name).map { Observations.nullForNil($0) } }
}

extension UIResponder {
  /// The view whose window the responder is in.
  private var viewInChain: UIView? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIView ?? ($0 as? any ViewOwner)?.viewIfLoaded }.first
  }

  /// The stage on whose screen the responder is.
  fileprivate var stageInFront: Stage? { viewInChain?.window?.stage }

  fileprivate var frameOnScreen: CGRect {
    guard let view = self as? UIView ?? (self as? any ViewOwner)?.viewIfLoaded else { return .zero }
    return view.convert(view.bounds, to: nil)
  }
}

extension UIView {
  /// Makes the first responder let go if it is this view or in it.
  ///
  /// - Parameter force: lets it go even if it does not want to.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let stage = window?.stage, let first = stage.firstResponder as? UIView, first.isDescendant(of: self) else {
      return false
    }
    if first.resignFirstResponder() { return true }
    if force { stage.firstResponder = nil }
    return force
  }
}
