extension Picture.Item {
  /// The whole pixels that the item fills with one colour, and that colour; nil if the item does anything else.
  @inline(__always)
  var block: (Region, Pixel)? {
    guard case .fill(let fill) = self else { return nil }
    return fill.block
  }
}

extension Picture.Fill {
  /// The whole pixels that the fill paints, and its colour; nil unless it is a rectangle with edges between pixels, in a plain
  /// colour.
  @inline(__always)
  fileprivate var block: (Region, Pixel)? {
    guard case .rect(let rect) = shape, case .color(let color) = paint else { return nil }
    guard projection == nil, blend == .sourceOver else { return nil }
    guard transform.b == 0, transform.c == 0, transform.isInvertible, let sides = Sides(rect) else { return nil }
    let (one, other) = (
      transform(Point(x: sides.left, y: sides.top)), transform(Point(x: sides.right, y: sides.bottom))
    )
    guard let left = Self.whole(min(one.x, other.x)), let right = Self.whole(max(one.x, other.x)),
      let top = Self.whole(min(one.y, other.y)), let bottom = Self.whole(max(one.y, other.y))
    else { return nil }
    return (Region(minX: left, minY: top, maxX: right, maxY: bottom), color.scaled(by: opacity))
  }

  /// The coordinate, rounded to the grid of corners, as a whole number; nil if it is none.
  @inline(__always)
  private static func whole(_ coordinate: Double) -> Int? {
    if abs(coordinate) < Double(1 << 30), Double(Int(coordinate)) == coordinate { return Int(coordinate) }
    let grid = Outline.onGrid(coordinate)
    return grid == grid.rounded() ? Int(grid) : nil
  }
}
