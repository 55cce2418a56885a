internal import Motion

extension UIView {
  /// Lets a view that has been hidden within an animation be seen until the animation has ended.
  package func hideAfterAnimation() {
    guard let block = AnimationBlock.current, block.duration > 0, layer.isHidden else { return }
    layer.isHidden = false
    hidesLater = true
    let completion = block.completion
    block.completion = { [weak self] finished in
      if let self, hidesLater {
        hidesLater = false
        layer.isHidden = true
      }
      completion?(finished)
    }
  }

  /// Lets what an animation changes in the arrangement of a view's subviews move with it, without a call of `layoutIfNeeded`.
  package func layOutWithAnimation() {
    AnimationBlock.current?.rearranged.append(self)
  }

  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear

    var timing: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// The options of an animation block. The raw values are Apple's; bits 16…18 hold the curve.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays views out at the end of the animation block, so that the layout animates, too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Changes nothing: views take touches while they animate in any case.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation forwards and then backwards: once, or for ever together with `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The animation block takes over no options of the block around it. Otherwise it repeats, runs backwards, begins from the current
    /// state and lets touches through as that one does.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// The three options for frame rates change nothing, because the film has a rate of its own.
    public static let preferredFramesPerSecondDefault = AnimationOptions([])
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: TimingCurve { (AnimationCurve(rawValue: Int(rawValue >> 16 & 7)) ?? .easeInOut).timing }
  }

  /// Whether `animate…` animates at all.
  public private(set) static var areAnimationsEnabled = true

  public class func setAnimationsEnabled(_ enabled: Bool) {
    areAnimationsEnabled = enabled
  }

  /// The duration of the innermost open animation block, in seconds; 0 outside of any block.
  public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.duration ?? 0 }

  /// Runs the closure with animations switched off; animation blocks inside the closure do not animate either.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    actionsWithoutAnimation()
    areAnimationsEnabled = wereEnabled
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Applies the changes at once to the model; the presentation follows after `delay`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = options.contains(.overrideInheritedCurve) ? nil : AnimationBlock.current
    run(duration, delay, outer?.pace ?? .curve(options.curve), options, animations, completion)
  }

  /// Animates with a spring that comes to rest in `duration` seconds; the curve in the options is ignored.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without overshooting; values outside 0...1 are clamped.
  ///   - velocity: the speed at the start; 1 covers the whole distance in a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let duration = inherited(duration, options)
    let spring = Spring.fitted(
      duration: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
    run(duration, delay, .spring(spring), options, animations, completion)
  }

  /// Animates with a spring whose visible motion takes about `duration` seconds; the animation runs until the spring has settled.
  ///
  /// - Parameters:
  ///   - bounce: 0 does not overshoot, 1 never comes to rest; below 0 the motion is flatter still.
  ///   - velocity: the speed at the start; 1 covers the whole distance in a second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(velocity))
    run(duration > 0 ? spring.settlingDuration : 0, delay, .spring(spring), options, animations, completion)
  }

  /// Repeats the animations that the closure adds to the animation block around this call; without a block the closure only runs.
  ///
  /// - Parameter count: how often the animations run; a run forwards and backwards counts once.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let block = AnimationBlock.current
    let outer = block?.repetition
    block?.repetition = (Double(max(count, 0)), autoreverses)
    animations()
    block?.repetition = outer
  }

  /// The duration of the animation block around this call; `duration` if there is none or the options override it.
  class func inherited(_ duration: Double, _ options: AnimationOptions) -> Double {
    options.contains(.overrideInheritedDuration) ? duration : AnimationBlock.current?.duration ?? duration
  }

  private class func run(
    _ duration: Double, _ delay: Double, _ pace: Pace, _ options: AnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let block = AnimationBlock(
      duration: inherited(duration, options), delay: max(delay, 0), pace: pace, options: options, completion: completion)
    AnimationBlock.run(block, animations)
  }
}
