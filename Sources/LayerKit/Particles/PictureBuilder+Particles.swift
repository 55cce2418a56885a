internal import Raster

extension PictureBuilder {
  /// Paints the particles of an emitter, which move in every frame: neither it nor a layer around it is kept.
  func paintParticles(of shown: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    guard shown.values.hasExtras, let emission = shown.values.extras.emission else { return }
    walk.running += 1
    let order = emission.settings.order
    var particles = emission.particles(at: shown.time).flatMap { $0.withDescendants(at: shown.time, depth: 0) }
    if order == .oldestFirst { particles = particles.ascending { $0.birth } }
    if order == .oldestLast { particles = particles.ascending { -$0.birth } }
    for particle in particles {
      items.add(particle.painted(at: shown.time - particle.birth, matrix, order == .additive ? .plusLighter : .sourceOver))
    }
  }
}

extension Particle {
  /// Cells of cells of cells of cells are not there.
  private static let mostGenerations = 3

  fileprivate func withDescendants(at time: Double, depth: Int) -> [Particle] {
    let all =
      [self]
      + (depth < Self.mostGenerations ? descendants(at: time).flatMap { $0.withDescendants(at: time, depth: depth + 1) } : [])
    return all.filter { time - $0.birth < $0.life }
  }

  fileprivate func painted(at age: Double, _ matrix: CGAffineTransform, _ blend: Blend) -> PaintedItems {
    var items = PaintedItems()
    let (color, scale) = (color(at: age), CGFloat(scale(at: age)))
    let part = recipe.part
    guard let image = recipe.image, age >= 0, color.alpha > 0, scale != 0, recipe.imageScale > 0, part.hasArea else {
      return items
    }
    let whole = CGSize(width: CGFloat(image.width) / recipe.imageScale, height: CGFloat(image.height) / recipe.imageScale)
    let size = CGSize(width: whole.width * part.width, height: whole.height * part.height)
    let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let place = place(at: age)
    let own = CGAffineTransform(scaleX: scale, y: scale).concatenating(CGAffineTransform(rotationAngle: CGFloat(turn(at: age))))
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y)).concatenating(matrix)
    let origin = CGPoint(x: rect.minX - part.minX * whole.width, y: rect.minY - part.minY * whole.height)
    items.add(image, CGRect(origin: origin, size: whole), in: rect, 255, own)
    let tint = Color(red: color.red, green: color.green, blue: color.blue)
    let tinted = items.tinted((tint, blend == .sourceOver ? UInt8((color.alpha * 255).rounded()) : 255))
    return blend == .sourceOver ? tinted : tinted.faded(to: UInt8((color.alpha * 255).rounded()), blend)
  }
}
