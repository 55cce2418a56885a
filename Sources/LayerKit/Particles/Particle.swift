internal import Motion

/// A particle of a moment: who it is, and from where and when it set out.
struct Particle {
  let recipe: ParticleRecipe
  let settings: Emission.Settings
  let chance: ParticleChance
  let birth: Double
  let origin: CGPoint
  /// The direction from which the recipe's is counted, in radians.
  let heading: Double

  /// How long it lives, in seconds.
  var life: Double { recipe.lifetime.value(chance[.lifetime]) * Double(settings.lifetime) }

  /// Where it is at an age.
  func place(at age: Double) -> CGPoint {
    let angle = heading + recipe.direction.value(chance[.direction])
    let speed = recipe.velocity.value(chance[.velocity]) * Double(settings.velocity) * Elementary.cos(recipe.latitude)
    let (x, y) = (speed * Elementary.cos(angle) * age, speed * Elementary.sin(angle) * age)
    let fall = age * age / 2
    return CGPoint(
      x: origin.x + CGFloat(x) + recipe.acceleration.x * CGFloat(fall),
      y: origin.y + CGFloat(y) + recipe.acceleration.y * CGFloat(fall))
  }

  func scale(at age: Double) -> Double { recipe.scale.value(chance[.scale], at: age) * Double(settings.scale) }

  func turn(at age: Double) -> Double { recipe.spin.value(chance[.spin]) * Double(settings.spin) * age }

  /// The colour without its alpha, which is the particle's opacity.
  func color(at age: Double) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    func part(_ spread: Spread, _ channel: ParticleChance.Channel) -> Double {
      min(max(spread.value(chance[channel], at: age), 0), 1)
    }
    return (part(recipe.red, .red), part(recipe.green, .green), part(recipe.blue, .blue), part(recipe.alpha, .alpha))
  }

  /// The particles of its own cells that may be seen at a time, from its birth on.
  func descendants(at time: Double) -> [Particle] {
    recipe.cells.indices.flatMap { cell -> [Particle] in
      let own = recipe.cells[cell]
      let rate = own.birthRate
      guard rate > 0 else { return [] }
      let begin = birth + max(own.begin, 0)
      let end = min(birth + life, begin + own.duration, time)
      let first = max(begin, time - own.reach(Double(settings.lifetime)))
      guard end > first else { return [] }
      return ParticleNumbers.between((first - begin) * rate, (end - begin) * rate).map { number in
        let time = begin + Double(number) / rate
        return Particle(
          recipe: own, settings: settings, chance: chance.descendant(cell + 1, number), birth: time,
          origin: place(at: time - birth),
          heading: 0)
      }
    }
  }
}

/// The numbers of particles that are born while a count grows from one value to another, the newest 10,000 of them.
enum ParticleNumbers {
  private static let most = 10_000.0

  static func between(_ low: Double, _ high: Double) -> [Int] {
    let first = max(low.rounded(.down) + 1, high.rounded(.down) - most + 1)
    guard first <= high, abs(high) < 1e15 else { return [] }
    return Array(Int(first)...Int(high.rounded(.down)))
  }
}

extension Emission {
  /// The particles that may be seen at a time of the layer's own, cell by cell, older ones first, without those of cells' own cells.
  func particles(at time: Double) -> [Particle] {
    epochs.indices.flatMap { epoch -> [Particle] in
      let settings = epochs[epoch].settings
      let next = epochs.indices.contains(epoch + 1) ? epochs[epoch + 1].begin ?? time : time
      return settings.cells.indices.flatMap { cell in particles(of: cell, in: epoch, until: min(next, time), at: time) }
    }
  }

  private func particles(of cell: Int, in epoch: Int, until end: Double, at time: Double) -> [Particle] {
    let own = epochs[epoch]
    let (settings, recipe, window) = (own.settings, own.settings.cells[cell], self.window(of: cell, in: epoch))
    let rate = settings.rate(of: cell)
    let first = max(own.begin ?? window.lowerBound, window.lowerBound, time - recipe.reach(Double(settings.lifetime)))
    let last = min(end, window.upperBound)
    guard rate > 0, last > first else { return [] }
    let (low, high) = (count(of: cell, in: epoch, at: first), count(of: cell, in: epoch, at: last))
    return ParticleNumbers.between(low, high).map { number in
      let birth = first + (Double(number) - low) / rate
      let chance = ParticleChance(UInt64(settings.seed)).descendant(cell + 1, number)
      let place = settings.place(chance, number)
      return Particle(
        recipe: recipe, settings: settings, chance: chance, birth: birth, origin: place.origin, heading: place.heading)
    }
  }
}

extension Emission.Settings {
  /// Where a particle sets out, and the direction from which its own is counted.
  fileprivate func place(_ chance: ParticleChance, _ number: Int) -> (origin: CGPoint, heading: Double) {
    let (x, y) = (CGFloat(chance[.x]), CGFloat(chance[.y]))
    switch shape {
    case .line:
      let along = mode == .points ? (x < 0 ? -0.5 : 0.5) : x
      return (CGPoint(x: position.x + along * size.width, y: position.y), -Double.pi / 2)
    case .rectangle, .cuboid: return (onRectangle(x, y), 0)
    case .circle, .sphere: return onCircle(Double(x), Double(y))
    default: return (position, 0)
    }
  }

  private func onRectangle(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    var (x, y) = (x, y)
    if mode == .points {
      (x, y) = (x < 0 ? -0.5 : 0.5, y < 0 ? -0.5 : 0.5)
    } else if mode == .outline {
      // One draw is how far round the four sides the particle is, by their lengths.
      let round = (x + 0.5) * 2 * (size.width + size.height)
      let sides = [size.width, size.height, size.width, size.height]
      var (side, rest) = (0, round)
      while side < 3, rest > sides[side] { (side, rest) = (side + 1, rest - sides[side]) }
      let share = sides[side] > 0 ? rest / sides[side] - 0.5 : 0
      (x, y) = [(share, -0.5), (0.5, share), (-share, 0.5), (-0.5, -share)][side]
    }
    return CGPoint(x: position.x + x * size.width, y: position.y + y * size.height)
  }

  private func onCircle(_ x: Double, _ y: Double) -> (origin: CGPoint, heading: Double) {
    guard mode != .points else { return (position, 0) }
    let angle = x * 2 * Double.pi
    let radius = Double(size.width) * (mode == .outline ? 1 : (y + 0.5).squareRoot())
    let place = CGPoint(
      x: position.x + CGFloat(radius * Elementary.cos(angle)), y: position.y + CGFloat(radius * Elementary.sin(angle)))
    return (place, mode == .volume ? 0 : angle)
  }
}
