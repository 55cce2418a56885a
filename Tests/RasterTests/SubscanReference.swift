import Raster

/// The coverage of polygons by 256 lines a pixel, each measured exactly from side to side.
struct SubscanReference {
  let polygons: [[Point]]
  let rule: FillRule

  /// The coverage of each pixel of a square, 0...255.
  func coverage(_ side: Int) -> [Double] {
    var areas = [Double](repeating: 0, count: side * side)
    for line in 0..<side * 256 {
      let y = (Double(line) + 0.5) / 256
      for (from, to) in spans(y) {
        for x in max(Int(from.rounded(.down)), 0)..<max(min(Int(to.rounded(.up)), side), max(Int(from.rounded(.down)), 0)) {
          areas[line / 256 * side + x] += max(min(to, Double(x + 1)) - max(from, Double(x)), 0) / 256
        }
      }
    }
    return areas.map { $0 * 255 }
  }

  private func spans(_ y: Double) -> [(Double, Double)] {
    var crossings: [(x: Double, turn: Int)] = []
    for points in polygons {
      for (index, end) in points.enumerated() {
        let start = points[index == 0 ? points.count - 1 : index - 1]
        guard (start.y <= y) != (end.y <= y) else { continue }
        crossings.append((start.x + (y - start.y) * (end.x - start.x) / (end.y - start.y), start.y < end.y ? 1 : -1))
      }
    }
    crossings.sort { $0.x < $1.x }
    var winding = 0
    return zip(crossings, crossings.dropFirst()).compactMap { crossing, next in
      winding += crossing.turn
      return (rule == .nonZero ? winding != 0 : winding % 2 != 0) ? (crossing.x, next.x) : nil
    }
  }

  /// The largest difference to the alpha of a bitmap.
  func worst(_ bitmap: Bitmap) -> Double {
    zip(coverage(bitmap.width), bitmap.pixels).reduce(0) { max($0, abs($1.0 - Double($1.1.alpha))) }
  }
}

extension Path {
  /// The path as closed polygons of many chords, computed from the curves' polynomials.
  var fine: [[Point]] {
    var polygons: [[Point]] = []
    for element in elements {
      let last = polygons.last?.last ?? Point(x: 0, y: 0)
      switch element {
      case .move(let point): polygons.append([point])
      case .line(let point): polygons[polygons.count - 1].append(point)
      case .quad(let point, let control):
        polygons[polygons.count - 1] += (1...500).map { step in
          let (t, s) = (Double(step) / 500, 1 - Double(step) / 500)
          return sum((last, s * s), (control, 2 * s * t), (point, t * t))
        }
      case .cubic(let point, let one, let other):
        polygons[polygons.count - 1] += (1...500).map { step in
          let (t, s) = (Double(step) / 500, 1 - Double(step) / 500)
          return sum((last, s * s * s), (one, 3 * s * s * t), (other, 3 * s * t * t), (point, t * t * t))
        }
      case .close: break
      }
    }
    return polygons
  }
}

private func sum(_ terms: (Point, Double)...) -> Point {
  terms.reduce(Point(x: 0, y: 0)) { Point(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1) }
}
