// Goals, in order: (1) Core Animation's springs as measured, with their quirks; (2) value and velocity from one formula for all
// three regimes, without cancellation where they meet; (3) no step: a spring at a time is a closed form.
// Source: the damped oscillator m·x″ + c·x′ + k·x = 0 of any textbook, released one unit from its target.

/// A mass on a spring that is let go at 0 and comes to rest at 1; time is in seconds.
public struct Spring: Sendable, Hashable {
  /// Above 0; anything else becomes 1.
  public var mass: Double { didSet { mass = Self.checkedMass(mass) } }
  /// Above 0; anything else becomes 100.
  public var stiffness: Double { didSet { stiffness = Self.checkedStiffness(stiffness) } }
  /// 0 or above; anything else becomes 10.
  public var damping: Double { didSet { damping = Self.checkedDamping(damping) } }
  /// In whole distances per second, positive towards the target; 0 if it is not finite.
  public var initialVelocity: Double { didSet { initialVelocity = Self.checkedVelocity(initialVelocity) } }
  /// Whether a damping ratio above 1 is played as it is; otherwise as 1.
  public var allowsOverdamping: Bool

  /// A spring by its physical numbers, those of `CASpringAnimation`.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = Self.checkedMass(mass)
    self.stiffness = Self.checkedStiffness(stiffness)
    self.damping = Self.checkedDamping(damping)
    self.initialVelocity = Self.checkedVelocity(initialVelocity)
    self.allowsOverdamping = allowsOverdamping
  }

  /// A spring described by the time it seems to take and its bounce in −1…1, where 0 is critically damped and 1 never rests.
  ///
  /// Overdamping is allowed. A duration below a hundredth of a second counts as one; −1 is cut off at −0.99.
  public init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let frequency = 2 * Double.pi / (perceptualDuration > 0.01 ? min(perceptualDuration, 1e9) : 0.01)
    let bounce = bounce > -0.99 ? min(bounce, 1) : bounce <= -0.99 ? -0.99 : 0
    self.init(
      mass: 1, stiffness: frequency * frequency,
      damping: bounce < 0 ? 2 * frequency / (1 + bounce) : 2 * frequency * (1 - bounce),
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }

  /// The damping divided by the critical damping, as given: above 1 even where the spring is played as 1.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The undamped angular frequency in radians per second.
  public var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  /// The fraction of the distance travelled, not clamped; 0 up to time 0.
  public func value(at t: Double) -> Double {
    guard t > 0 else { return 0 }
    let regime = Regime(self)
    let (even, odd) = regime.waves(at: t)
    return 1 - (even + (regime.decay - initialVelocity) * odd)
  }

  /// The velocity in whole distances per second; 0 before time 0, the initial velocity at 0.
  public func velocity(at t: Double) -> Double {
    guard t > 0 else { return t == 0 ? initialVelocity : 0 }
    let regime = Regime(self)
    let (even, odd) = regime.waves(at: t)
    return initialVelocity * even + (regime.frequency * regime.frequency - regime.decay * initialVelocity) * odd
  }

  private static func checkedMass(_ x: Double) -> Double { usable.contains(x) ? x : 1 }
  private static func checkedStiffness(_ x: Double) -> Double { usable.contains(x) ? x : 100 }
  private static func checkedDamping(_ x: Double) -> Double { x == 0 || usable.contains(x) ? x : 10 }
  private static func checkedVelocity(_ x: Double) -> Double { x.magnitude <= usable.upperBound ? x : 0 }

  /// The numbers that count as above 0 and finite; products of two larger ones would leave the range of `Double`.
  private static let usable = 1e-100...1e100
}

extension Spring {
  /// The two solutions every motion of a spring is made of, in the regime it is played in.
  struct Regime {
    /// ω.
    let frequency: Double
    /// β = ζω, the rate at which the envelope shrinks.
    let decay: Double
    /// ω√|1 − ζ²|: how fast it swings, or how far its two rates are from β if it does not.
    let split: Double
    let ratio: Double

    init(_ spring: Spring) {
      let given = spring.dampingRatio
      ratio = given > 1 && !spring.allowsOverdamping ? 1 : given
      frequency = spring.naturalFrequency
      decay = ratio * frequency
      split = frequency * (1 - ratio).magnitude.squareRoot() * (1 + ratio).squareRoot()
    }

    /// e^(−βt)·cos(ω_d t) and e^(−βt)·sin(ω_d t)/ω_d, or what they become at and above ζ = 1.
    func waves(at t: Double) -> (even: Double, odd: Double) {
      guard t < .infinity else { return (0, 0) }
      if ratio > 1 { return overdampedWaves(at: t) }
      let envelope = Elementary.exp(-decay * t)
      guard envelope > 0, ratio < 1 else { return (envelope, envelope * t) }
      return (envelope * Elementary.cos(split * t), envelope * Elementary.sin(split * t) / split)
    }

    /// The hyperbolic pair, with the slower of the two rates taken out: β − γ = ω²/(β + γ).
    private func overdampedWaves(at t: Double) -> (even: Double, odd: Double) {
      let slow = Elementary.exp(-frequency * frequency / (decay + split) * t)
      let lost = -Elementary.expMinusOne(-2 * split * t)
      return (slow * (1 - lost / 2), slow * lost / (2 * split))
    }
  }
}

extension Spring {
  /// The time in seconds after which the spring counts as at rest, as measured on devices: below critical damping it follows the
  /// envelope, from there on a count in tenths of a second. Its 0.001 is not the one of Spring+fitting.swift.
  ///
  /// Without damping, or beyond 100,000 s when critically damped or above, it is the greatest finite `Float`: never.
  public var settlingDuration: Double {
    guard damping > 0 else { return Self.never }
    let regime = Regime(self)
    guard regime.ratio < 1 else { return countedSettlingDuration }
    let swing = ((regime.decay - initialVelocity) / regime.split).magnitude
    return max(0, Elementary.log((1 + swing) / 0.001) / regime.decay)
  }

  private static let never = Double(Float.greatestFiniteMagnitude)

  /// The first tenth of a second, counted by adding 0.1 again and again, at which the rest of the way is below 0.001.
  private var countedSettlingDuration: Double {
    var t = 0.1
    while (1 - value(at: t)).magnitude >= 0.001 {
      t += 0.1
      if t > 100_000 { return Self.never }
    }
    return t
  }
}
