/// A rounded rectangle about a middle, of one colour or from one colour at its left to another at its right.
struct Shape {
  var x: Float
  var y: Float
  var wide: Float
  var high: Float
  var corner: Float
  var color: Color
  var end: Color?
  /// How many pixels wide its edge is.
  var edge: Float = 1
  var share: Float = 1

  func shadow(_ reach: Float) -> Shape {
    var shadow = self
    (shadow.y, shadow.color, shadow.end, shadow.edge, shadow.share) = (y + reach / 3, .zero, nil, reach, 0.3)
    return shadow
  }

  /// How much of a pixel it covers.
  func cover(_ column: Float, _ row: Float) -> Float {
    let (over, down) = (max(abs(column - x) - wide + corner, 0), max(abs(row - y) - high + corner, 0))
    let distance = (over * over + down * down).squareRoot() - corner
    return smooth(0.5 - distance / edge) * share
  }

  func draw(on picture: inout Picture) {
    let (left, right) = (max(Int(x - wide - edge), 0), min(Int(x + wide + edge) + 2, picture.width))
    let (top, bottom) = (max(Int(y - high - edge), 0), min(Int(y + high + edge) + 2, picture.height))
    guard left < right, top < bottom else { return }
    for row in top..<bottom {
      for column in left..<right {
        let own = end.map { mix(color, $0, smooth((Float(column) - x + wide) / (2 * wide))) } ?? color
        picture[column, row] = mix(picture[column, row], own, cover(Float(column), Float(row)))
      }
    }
  }
}

/// Smooth noise between −1 and 1: random colours at the corners of square cells.
struct Clouds {
  let cell: Float
  private let corners: [Color]

  private static let side = 64

  init(cell: Float, _ chance: inout Chance, isGrey: Bool) {
    self.cell = cell
    corners = (0..<Self.side * Self.side).map { _ in
      isGrey ? Color(repeating: chance.between(-1, 1)) : chance.color(-1, 1)
    }
  }

  func at(_ x: Float, _ y: Float) -> Color {
    let (column, row) = (x / cell, y / cell)
    let (left, top) = (Int(column), Int(row))
    let (across, down) = (smooth(column - Float(left)), smooth(row - Float(top)))
    return mix(
      mix(corner(left, top), corner(left + 1, top), across), mix(corner(left, top + 1), corner(left + 1, top + 1), across), down)
  }

  private func corner(_ x: Int, _ y: Int) -> Color { corners[y % Self.side * Self.side + x % Self.side] }
}

/// Lines of letters that no one can read: strokes and bows with the edges that real ones have.
enum Glyphs {
  /// Writes a line from the left margin to the right one, in words.
  static func write(on picture: inout Picture, y: Float, size: Float, _ ink: Color, _ chance: inout Chance) {
    let thick = size * chance.between(0.08, 0.14)
    var (x, letters) = (Float(12), chance.below(8) + 1)
    let end = Float(picture.width) - chance.between(10, 90)
    while x < end {
      let wide = size * chance.between(0.3, 0.6)
      letter(on: &picture, x: x, y: y, wide: wide, size: size, thick: thick, ink, &chance)
      letters -= 1
      x += wide + size * (letters == 0 ? 0.4 : 0.16)
      if letters == 0 { letters = chance.below(8) + 1 }
    }
  }

  private static func letter(
    on picture: inout Picture, x: Float, y: Float, wide: Float, size: Float, thick: Float, _ ink: Color, _ chance: inout Chance
  ) {
    for _ in 0..<chance.below(2) + 2 {
      let isBow = chance.below(3) == 0
      let from = (x + wide * Float(chance.below(2)), y + size * Float(chance.below(3)) / 2)
      let to = (x + wide * Float(chance.below(2)), y + size * Float(chance.below(3)) / 2)
      let middle = (x + wide / 2, y + size * 0.65)
      for row in Int(y) - 2...Int(y + size) + 2 where row >= 0 && row < picture.height {
        for column in Int(x) - 2...Int(x + wide) + 2 where column >= 0 && column < picture.width {
          let place = (Float(column), Float(row))
          let far = isBow ? abs(distance(place, middle, middle) - wide * 0.45) : distance(place, from, to)
          let cover = min(max(thick + 0.5 - far, 0), 1)
          if cover > 0 { picture[column, row] = mix(picture[column, row], ink, cover) }
        }
      }
    }
  }

  /// How far a place is from a stretch of line.
  private static func distance(_ place: (Float, Float), _ from: (Float, Float), _ to: (Float, Float)) -> Float {
    let way = (to.0 - from.0, to.1 - from.1)
    let length = way.0 * way.0 + way.1 * way.1
    let along = length == 0 ? 0 : ((place.0 - from.0) * way.0 + (place.1 - from.1) * way.1) / length
    let part = min(max(along, 0), 1)
    let (x, y) = (place.0 - from.0 - way.0 * part, place.1 - from.1 - way.1 * part)
    return (x * x + y * y).squareRoot()
  }
}
