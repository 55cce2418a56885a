extension UIView {
  /// The options of `animateKeyframes`. The raw values are Apple's: those of `AnimationOptions`, and the calculation mode in bits
  /// 10…12. A curve of `AnimationOptions`, given by its raw value, paces the whole animation.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    public static let calculationModeLinear = KeyframeAnimationOptions([])
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var mode: CAAnimationCalculationMode {
      let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
      let index = Int(rawValue >> 10 & 7)
      return modes.indices.contains(index) ? modes[index] : .linear
    }
  }

  /// Runs the keyframes that `animations` adds. Each keyframe is linear; the curve in the options paces the whole animation.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let general = AnimationOptions(rawValue: options.rawValue)
    let block = AnimationBlock(
      duration: inherited(duration, general), delay: max(delay, 0), pace: .curve(general.curve),
      options: general, completion: completion)
    let recorder = KeyframeRecorder()
    block.recorder = recorder
    AnimationBlock.run(block) {
      animations()
      block.layOutIfAsked()
      block.recorder = nil
      recorder.finish(in: block, options.mode)
    }
  }

  /// Adds a keyframe to the `animateKeyframes` around this call; both times are shares of the whole duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
  ) {
    guard let recorder = AnimationBlock.current?.recorder else { return animations() }
    recorder.frame(start: frameStartTime, duration: frameDuration, animations)
  }
}
