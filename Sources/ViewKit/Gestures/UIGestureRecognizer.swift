/// A state machine that looks for a gesture among the touches of its view and the views in it.
///
/// A discrete gesture goes from possible to ended, a continuous one from possible over began and changed to ended or cancelled.
/// Touches that are not the gesture make the recogniser fail. It starts over when its touches are off the screen. Touches reach
/// the view while the recogniser is undecided, unless it delays them, and are cancelled there when it recognises.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    public static let recognized = State.ended
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open var name: String?
  /// Whether the view loses the touches when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only when the recogniser has failed, and of none that it recognises.
  open var delaysTouchesBegan = false
  /// Whether the view hears that a touch has ended only when the recogniser has failed; if it recognises, the touch is cancelled.
  open var delaysTouchesEnded = true
  /// Whether the recogniser takes touches; when it is switched off, a gesture under way is cancelled.
  open var isEnabled = true {
    didSet {
      if !isEnabled { contest?.drop(self) }
    }
  }

  /// The stored state. Only the contest sets it; others change it through `state`.
  var current = State.possible
  /// The state to go to once the recognisers that must fail first have failed.
  var awaitedState: State?
  /// The touches on the screen now, in the order in which they came.
  package private(set) var touches: [UITouch] = []
  /// All touches since the recogniser started over.
  private(set) var sequenceTouches: [UITouch] = []
  /// The middle of the touches, in the window; stays when the last of them lifts.
  private(set) var centroid = CGPoint.zero
  private var targets: [GestureTarget] = []
  /// Whether the targets have been told of a gesture.
  package private(set) var hasReported = false
  /// Whether an object hears from the recogniser of fingers that move.
  package var reportsDrags: Bool {
    isEnabled && targets.contains { $0.object != nil || $0.closure != nil }
      && !(self is UITapGestureRecognizer || self is UILongPressGestureRecognizer)
  }
  private var awaited: [WeakRecognizer] = []
  /// The contest that the recogniser has entered, or else the current stage's.
  var contest: GestureContest? { enteredContest ?? Stage.active?.touchScreen.contest }
  weak var enteredContest: GestureContest?

  /// The target is not kept alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  // MARK: Targets

  /// Adds a method that is called at each change of state except to possible or failed, and at each move of a continuous gesture.
  open func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !targets.contains(where: { $0.matches(target, action) }) else { return }
    targets.append(GestureTarget(object: target, action: action))
  }

  /// Nil stands for all targets, or all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    targets.removeAll { $0.matches(target, action) }
  }

  func addClosure(_ action: @escaping (UIGestureRecognizer) -> Void) {
    targets.append(GestureTarget(closure: action))
  }

  func sendActions() {
    hasReported = true
    for target in targets { target.send(self) }
  }

  // MARK: State

  /// Set by subclasses only; an illegal step is ignored.
  open var state: State {
    get { current }
    set { contest?.move(self, to: newValue) }
  }

  /// Cleans up for the next sequence of touches.
  open func reset() {}

  /// Lets this recogniser recognise only if the other one has failed, where both see the same touch.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    awaited.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  func awaits(_ other: UIGestureRecognizer) -> Bool {
    awaited.contains { $0.recognizer === other }
  }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// How many touches are on the screen; after a tap, how many made the tap.
  open var numberOfTouches: Int { countedTouches.count }

  var countedTouches: [UITouch] { touches }

  /// The middle of the touches, in the window's coordinates without a view.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(centroid, from: nil) ?? centroid
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = countedTouches
    insist(touches.indices.contains(touchIndex), "There are \(touches.count) touches, so none at \(touchIndex)")
    return touches[touchIndex].location(in: view)
  }

  /// The recogniser sees no more of the touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touch.gestureRecognizers?.removeAll { $0 === self }
    touches.removeAll { $0 === touch }
    findCentroid()
  }

  /// Whether the recogniser waits for more touches when all fingers are off the screen.
  var isBetweenTouches: Bool { false }
}

// MARK: - In the contest

extension UIGestureRecognizer {
  func receive(_ changed: [UITouch], in event: UIEvent) {
    if event.phase == .began, !hasEnded, awaitedState != .ended { begin(changed) }
    let mine = changed.filter(touches.contains)
    if event.phase == .ended { touches.removeAll { mine.contains($0) } }
    findCentroid()
    guard !mine.isEmpty, !hasEnded else { return }
    switch event.phase {
    case .began: touchesBegan(Set(mine), with: event)
    case .moved: touchesMoved(Set(mine), with: event)
    case .ended: touchesEnded(Set(mine), with: event)
    case .stationary, .cancelled: break
    }
    if touches.isEmpty, current == .possible, awaitedState != .ended, !isBetweenTouches { state = .failed }
  }

  private func begin(_ began: [UITouch]) {
    contest?.enter(self)
    touches += began
    sequenceTouches += began
    if hasRecognized, cancelsTouchesInView { contest?.claim(began) }
  }

  private func findCentroid() {
    guard !touches.isEmpty else { return }
    let sum = touches.map { $0.location(in: nil) }.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    centroid = CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  func loseTouches(_ event: UIEvent?) {
    let lost = touches
    for touch in lost { touch.gestureRecognizers?.removeAll { $0 === self } }
    touches = []
    if let event, !lost.isEmpty { touchesCancelled(Set(lost), with: event) }
  }

  func startOver() {
    current = .possible
    awaitedState = nil
    sequenceTouches = []
    enteredContest = nil
    reset()
  }

  /// Whether the recogniser has not decided yet about the gesture to which the touch belongs.
  func isUndecided(about touch: UITouch) -> Bool { current == .possible && sequenceTouches.contains(touch) }

  private var hasEnded: Bool { current == .ended || current == .cancelled || current == .failed }

  /// Whether the recogniser can start over: its gesture is over, and none of its touches is on the screen.
  var isFinished: Bool { hasEnded && touches.isEmpty }

  var hasRecognized: Bool { current == .began || current == .changed || current == .ended }
}

extension UIView {
  /// Moves added recognisers from their former view to this one, and drops removed ones together with their touches.
  func gestureRecognizersDidChange(from old: [UIGestureRecognizer]) {
    let new = gestureRecognizers ?? []
    for recognizer in old where !new.contains(recognizer) {
      recognizer.contest?.drop(recognizer)
      recognizer.view = nil
    }
    for recognizer in new where recognizer.view !== self {
      recognizer.view?.removeGestureRecognizer(recognizer)
      recognizer.view = self
    }
  }
}

private struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
