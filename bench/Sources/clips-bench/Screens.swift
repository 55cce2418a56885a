/// What a screen of a clip looks like.
enum Content: String, CaseIterable {
  case drawn, shaded, photo, text, dark, tiny, noisy

  /// A screen of that kind.
  func screen(_ width: Int, _ height: Int, _ chance: inout Chance) -> Picture {
    switch self {
    case .drawn: return drawn(width, height, &chance, isShaded: false)
    case .shaded: return drawn(width, height, &chance, isShaded: true)
    case .photo: return photo(width, height, &chance)
    case .text: return page(width, height, &chance, paper: Color(repeating: chance.between(235, 255)), ink: chance.color(0, 70))
    case .dark: return page(width, height, &chance, paper: chance.color(8, 34), ink: chance.color(150, 250))
    case .tiny: return blocks(width, height, &chance)
    case .noisy:
      var picture = photo(width, height, &chance)
      let deviation = chance.between(3, 9)
      picture.paint { _, _, color in color + Color(chance.grain(), chance.grain(), chance.grain()) * deviation }
      return picture
    }
  }

  /// Rectangles, pills and discs with soft edges, flat or with gradients and shadows.
  private func drawn(_ width: Int, _ height: Int, _ chance: inout Chance, isShaded: Bool) -> Picture {
    let (top, bottom) = (chance.color(150, 255), chance.color(120, 255))
    var picture = Picture(width, height, top)
    if isShaded { picture.paint { _, y, _ in mix(top, bottom, Float(y) / Float(height)) } }
    for _ in 0..<chance.below(12) + 8 {
      let (wide, high) = (chance.between(0.05, 0.45) * Float(width), chance.between(0.02, 0.2) * Float(height))
      let middle = (chance.part() * Float(width), chance.part() * Float(height))
      let shape = Shape(
        x: middle.0, y: middle.1, wide: wide, high: high, corner: chance.part() * min(wide, high), color: chance.color(),
        end: isShaded ? chance.color() : nil)
      if isShaded { shape.shadow(chance.between(3, 14)).draw(on: &picture) }
      shape.draw(on: &picture)
    }
    return picture
  }

  /// Clouds of several sizes, with things before them whose edges are soft.
  private func photo(_ width: Int, _ height: Int, _ chance: inout Chance) -> Picture {
    var picture = Picture(width, height, chance.color(60, 200))
    var (cell, height) = (Float(max(width, height)) / chance.between(1.5, 4), chance.between(50, 110))
    for octave in 0..<6 {
      let clouds = Clouds(cell: cell, &chance, isGrey: octave > 2)
      picture.paint { x, y, color in color + clouds.at(Float(x), Float(y)) * height }
      (cell, height) = (max(cell / 2.1, 1.5), height * 0.55)
    }
    for _ in 0..<chance.below(5) {
      let reach = chance.between(0.05, 0.25) * Float(width)
      let shape = Shape(
        x: chance.part() * Float(width), y: chance.part() * Float(picture.height), wide: reach, high: reach, corner: reach,
        color: chance.color(), end: chance.color(), edge: chance.between(1, 6), share: chance.between(0.4, 0.9))
      shape.draw(on: &picture)
    }
    return picture
  }

  private func page(_ width: Int, _ height: Int, _ chance: inout Chance, paper: Color, ink: Color) -> Picture {
    var picture = Picture(width, height, paper)
    var y: Float = 0
    while y < Float(height) {
      if chance.below(6) == 0 {
        let shape = Shape(
          x: Float(width) / 2, y: y + 20, wide: Float(width) * 0.46, high: 18, corner: 6, color: mix(paper, chance.color(), 0.4),
          end: nil)
        shape.draw(on: &picture)
        y += 44
      } else {
        let size = chance.below(5) == 0 ? chance.between(16, 26) : chance.between(9, 14)
        Glyphs.write(on: &picture, y: y + 3, size: size, chance.below(7) == 0 ? chance.color() : ink, &chance)
        y += size * 1.5
      }
    }
    return picture
  }

  /// Hard blocks of a few colours, as in a game.
  private func blocks(_ width: Int, _ height: Int, _ chance: inout Chance) -> Picture {
    let colors = (0..<chance.below(10) + 4).map { _ in chance.color() }
    let side = chance.below(10) + 4
    let row = (width + side - 1) / side
    var cells: [Int] = []
    for place in 0..<row * ((height + side - 1) / side) {
      let above = place >= row ? cells[place - row] : 0
      let pick = chance.below(10)
      cells.append(pick < 5 ? above : pick < 8 ? cells.last ?? 0 : chance.below(colors.count))
    }
    var picture = Picture(width, height)
    picture.paint { x, y, _ in colors[cells[y / side * row + x / side]] }
    return picture
  }
}
