internal import Motion

/// A block between `beginAnimations` and `commitAnimations`.
@MainActor
private final class OpenAnimations {
  let id: String?
  let context: Any?
  var block: AnimationBlock!
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  var turnings: [(turning: CATransition, view: UIView)] = []

  init(id: String?, context: Any?) {
    self.id = id
    self.context = context
    block = AnimationBlock(duration: 0.2, options: .allowUserInteraction) { [self] in tell(didStop, NSNumber(value: $0)) }
  }

  func tell(_ selector: Selector?, _ finished: NSNumber?) {
    guard let delegate, let selector else { return }
    if let finished { selector(on: delegate, id, finished, context) } else { selector(on: delegate, id, context) }
  }
}

/// The blocks not committed yet, innermost last.
@MainActor private var opened: [OpenAnimations] = []

/// Animation blocks between two calls, as they were written before closures. A setting affects the changes that come after it;
/// outside of a block it does nothing.
extension UIView {
  /// The effect by which `setAnimationTransition` replaces a view's old picture by the new one.
  public enum AnimationTransition: Int, Sendable {
    case none
    case flipFromLeft
    case flipFromRight
  }

  /// 0.2 s, easeInOut, until the settings say otherwise.
  public class func beginAnimations(_ animationID: String?, context: Any?) {
    let animations = OpenAnimations(id: animationID, context: context)
    opened.append(animations)
    AnimationBlock.begin(animations.block)
  }

  /// Without a `beginAnimations` there is nothing to commit.
  public class func commitAnimations() {
    guard let animations = opened.popLast() else { return }
    for (turning, view) in animations.turnings { animations.block.add(turning, to: view.layer) }
    animations.tell(animations.willStart, nil)
    AnimationBlock.commit(animations.block)
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    opened.last?.block.duration = max(duration, 0)
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    opened.last?.block.delay = max(delay, 0)
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    opened.last?.block.pace = .curve(curve.timing)
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    guard let block = opened.last?.block else { return }
    block.repetition = (Double(repeatCount), block.repetition?.autoreverses ?? false)
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    guard let block = opened.last?.block else { return }
    block.repetition = (block.repetition?.count ?? 0, repeatAutoreverses)
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    guard let block = opened.last?.block else { return }
    if fromCurrentState { block.options.insert(.beginFromCurrentState) } else { block.options.remove(.beginFromCurrentState) }
  }

  /// Turns the view over from its present picture to the new one. `cache` is ignored: the old picture is always a still.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    guard transition != .none, areAnimationsEnabled, let animations = opened.last,
      let turning = view.turning(transition == .flipFromLeft ? .fromLeft : .fromRight)
    else { return }
    animations.turnings.append((turning, view))
  }

  /// The delegate is not kept alive.
  public class func setAnimationDelegate(_ delegate: Any?) {
    opened.last?.delegate = delegate.map { $0 as AnyObject }
  }

  /// A method of the delegate that is given the block's name and context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    opened.last?.willStart = selector
  }

  /// A method of the delegate that is given the block's name, whether it came to its end, and its context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    opened.last?.didStop = selector
  }
}
