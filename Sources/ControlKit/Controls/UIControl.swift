@_spi(Rooms) internal import ViewKit

/// A view that fingers work on: it follows one finger from touch to lift, and calls methods and closures when something happens.
///
/// A finger counts as inside as long as it is no more than 70 points away from the bounds.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// A scroll view leaves a control the touches that it follows.
  @_spi(Rooms) open override var keepsTouchesFromScrolling: Bool { true }

  /// A control that is not enabled follows no finger.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { giveUpTracking() }
      stateDidChange()
    }
  }
  open var isSelected = false {
    didSet {
      if isSelected != oldValue { stateDidChange() }
      Observations.lookAtAll()
    }
  }
  /// Whether a finger that the control follows is inside.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      Observations.lookAtAll()
    }
  }
  /// All states that hold now.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The alignment with the leading and trailing sides as left and right ones, by the direction in which the control's content runs.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: runsFromRight ? .right : .left
    case .trailing: runsFromRight ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// Whether the control follows a finger.
  open internal(set) var isTracking = false
  /// Whether the finger that the control follows was inside when it last moved.
  open internal(set) var isTouchInside = false
  /// The finger that the control follows.
  var trackedTouch: UITouch?
  /// The event that is being handled, which actions are told of.
  var currentEvent: UIEvent?
  var actions = ControlActions()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Calls the action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Shows another state. Only the engine's rooms see it, so that a user's class may have a method of that name.
  @_spi(Rooms) open func stateDidChange() {}

  /// Whether a finger that lifts inside does what the control is for.
  @_spi(Rooms) open var isTriggeredByTouches: Bool { false }

  @_spi(Rooms) open override func namedValue(_ name: String) -> Any? {
    switch name {
    case "enabled", "isEnabled": isEnabled
    case "selected", "isSelected": isSelected
    case "highlighted", "isHighlighted": isHighlighted
    default: super.namedValue(name)
    }
  }

  // MARK: For subclasses

  /// - Returns: whether to follow the finger.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// - Returns: whether to go on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesBegan(touches, with: event) }
    track(touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesMoved(touches, with: event) }
    follow(touches, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesEnded(touches, with: event) }
    finish(touches, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesCancelled(touches, with: event) }
    if let trackedTouch, touches.contains(trackedTouch) { giveUpTracking(event) }
  }

  // MARK: Actions

  /// Calls a method of the target at each of the events, with the control and the event, as far as it takes them. The target is not
  /// kept alive; nil stands for the first object with that method among the first responder, or else the control, and those after it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(target.map { $0 as AnyObject }, action, controlEvents)
  }

  /// Nil stands for all targets, or all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(target.map { $0 as AnyObject }, action, controlEvents)
  }

  /// An action of the same identifier gives way to this one.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action.identifier, controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.remove(actionIdentifier, controlEvents)
  }

  /// Calls what was added for any of the events, in the order in which it was added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions.called(for: controlEvents) {
      if let action = entry.action { sendAction(action) }
      if let method = entry.method { sendAction(method, to: entry.target, for: currentEvent) }
    }
  }

  /// Calls one method; all calls of methods come through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    layer.stage?.application.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs one action; all of them come through here.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }
}
