/// The outline from which particles set out.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// From `emitterSize.width` to the left of the position to as far to the right, half of it each way.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A rectangle, because depth is not seen.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle whose radius is `emitterSize.width`.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A circle, because depth is not seen.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where on their shape particles set out.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the shape's corners, ends or middle.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// On the outline; a circle's particles set out away from its middle.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Within the outline; a circle's particles set out away from its middle.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Within the outline.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order particles are drawn, and how they mix.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cell by cell.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The same as `unordered`, because depth is not seen.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their light is added up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that shows particles above its background, drawn between it and its sublayers.
///
/// Each particle's place is a function of time and of who it is, so every film has the same. A particle keeps the settings of the moment
/// of its birth, and changes of them take effect at once, without an animation. Unless `beginTime` is set, particles are there as if the
/// layer had emitted them ever since, as on a device. A cell has 10,000 particles at most.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  override func prepareValues() {
    values.extras.emission = Emission()
  }

  override func plainTwin() -> CALayer { CAEmitterLayer() }

  private var settings: Emission.Settings { values.extras.emission?.settings ?? Emission.Settings() }

  private func set(_ change: (inout Emission.Settings) -> Void) {
    guard var emission = values.extras.emission else { return }
    emission.change(at: isRendered ? localTime : nil, change)
    self.change(\.extras.emission, to: emission)
  }

  private var cells: [CAEmitterCell]?

  open var emitterCells: [CAEmitterCell]? {
    get { cells }
    set {
      cells = newValue
      set { $0.cells = (newValue ?? []).map(\.recipe) }
    }
  }
  /// What cells' birth rates are multiplied by.
  open var birthRate: Float {
    get { settings.birthRate }
    set { set { $0.birthRate = newValue } }
  }
  /// What cells' lifetimes are multiplied by.
  open var lifetime: Float {
    get { settings.lifetime }
    set { set { $0.lifetime = newValue } }
  }
  /// The middle of the shape.
  open var emitterPosition: CGPoint {
    get { settings.position }
    set { set { $0.position = newValue } }
  }
  open var emitterSize: CGSize {
    get { settings.size }
    set { set { $0.size = newValue } }
  }
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { settings.shape }
    set { set { $0.shape = newValue } }
  }
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { settings.mode }
    set { set { $0.mode = newValue } }
  }
  open var renderMode: CAEmitterLayerRenderMode {
    get { settings.order }
    set { set { $0.order = newValue } }
  }
  /// What cells' velocities are multiplied by.
  open var velocity: Float {
    get { settings.velocity }
    set { set { $0.velocity = newValue } }
  }
  /// What cells' scales are multiplied by.
  open var scale: Float {
    get { settings.scale }
    set { set { $0.scale = newValue } }
  }
  /// What cells' spins are multiplied by.
  open var spin: Float {
    get { settings.spin }
    set { set { $0.spin = newValue } }
  }
  /// Chooses other particles.
  open var seed: UInt32 {
    get { settings.seed }
    set { set { $0.seed = newValue } }
  }

  // MARK: What other code tells

  /// The layer's begin has been set: its particles begin there.
  func beginsAfresh() {
    guard var emission = values.extras.emission, !emission.beginsAfresh else { return }
    emission.beginsAfresh = true
    change(\.extras.emission, to: emission)
  }

  /// Sets a value of a cell by a key path such as `emitterCells.spark.birthRate`; false if there is no such cell or value.
  func setCellValue(_ value: Any?, _ path: Substring) -> Bool {
    let parts = path.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let number = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map(Double.init),
      let key = ParticleRecipe.numbersByName[String(parts[1])]
    else { return false }
    guard settings.cells.contains(where: { $0.name.map { $0 == parts[0] } ?? false }) else { return false }
    set { settings in
      for index in settings.cells.indices where settings.cells[index].name.map({ $0 == parts[0] }) == true {
        settings.cells[index][keyPath: key] = number
      }
    }
    return true
  }
}

extension ParticleRecipe {
  /// The numbers that key paths reach.
  @MainActor
  fileprivate static let numbersByName: [String: WritableKeyPath<ParticleRecipe, Double>] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime.middle, "lifetimeRange": \.lifetime.range,
    "emissionLongitude": \.direction.middle, "emissionRange": \.direction.range, "emissionLatitude": \.latitude,
    "velocity": \.velocity.middle, "velocityRange": \.velocity.range, "scale": \.scale.middle, "scaleRange": \.scale.range,
    "scaleSpeed": \.scale.speed, "spin": \.spin.middle, "spinRange": \.spin.range, "alphaRange": \.alpha.range,
    "alphaSpeed": \.alpha.speed, "redRange": \.red.range, "redSpeed": \.red.speed, "greenRange": \.green.range,
    "greenSpeed": \.green.speed, "blueRange": \.blue.range, "blueSpeed": \.blue.speed,
  ]
}
