internal import Raster

/// The recipe of one kind of particle: how many, how fast, in which colours, and how they change while they live.
///
/// A layer takes the values when its cells are set; later it is told by `setValue(_:forKeyPath: "emitterCells.name.birthRate")`. A range
/// spreads a value evenly, half of it to either side.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// What the cell is called in key paths.
  open var name: String?
  open var isEnabled = true
  /// How many particles are born in a second.
  open var birthRate: Float = 0
  /// How long a particle lives, in seconds.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  /// When the cell begins, in seconds of its layer; of a cell of a cell, in seconds of its particle's life.
  open var beginTime: CFTimeInterval = 0
  /// For how long the cell has particles born, in seconds; for ever if it is not given.
  open var duration: CFTimeInterval = .infinity
  /// The direction in which particles set out: an angle in radians, clockwise from the right, on a line from its upper side.
  open var emissionLongitude: CGFloat = 0
  /// How far the direction leaves the plane, in radians, which is seen as slowness.
  open var emissionLatitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  /// How fast particles set out, in points per second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  /// How fast particles turn, in radians per second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  /// The colour by which the contents are multiplied.
  open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  /// A `CGImage`; a cell without one is not seen, and its own cells are.
  open var contents: Any?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the contents to a point.
  open var contentsScale: CGFloat = 1
  /// Cells whose particles each particle of this one emits as long as it lives.
  open var emitterCells: [CAEmitterCell]?

  public override init() {
    super.init()
  }
}

extension CAEmitterCell {
  /// The cell as a layer takes it over.
  var recipe: ParticleRecipe {
    var recipe = ParticleRecipe()
    recipe.name = name
    recipe.birthRate = isEnabled ? max(Double(birthRate), 0) : 0
    recipe.lifetime = Spread(Double(lifetime), Double(lifetimeRange))
    recipe.begin = beginTime
    recipe.duration = duration > 0 ? duration : .infinity
    recipe.direction = Spread(Double(emissionLongitude), Double(emissionRange))
    recipe.latitude = Double(emissionLatitude)
    recipe.velocity = Spread(Double(velocity), Double(velocityRange))
    recipe.acceleration = CGPoint(x: xAcceleration, y: yAcceleration)
    recipe.scale = Spread(Double(scale), Double(scaleRange), speed: Double(scaleSpeed))
    recipe.spin = Spread(Double(spin), Double(spinRange))
    let base = (color ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1)).color
    recipe.red = Spread(base.red, Double(redRange), speed: Double(redSpeed))
    recipe.green = Spread(base.green, Double(greenRange), speed: Double(greenSpeed))
    recipe.blue = Spread(base.blue, Double(blueRange), speed: Double(blueSpeed))
    recipe.alpha = Spread(base.alpha, Double(alphaRange), speed: Double(alphaSpeed))
    recipe.image = contents as? CGImage
    (recipe.part, recipe.imageScale) = (contentsRect, contentsScale)
    recipe.cells = (emitterCells ?? []).map(\.recipe)
    return recipe
  }
}
