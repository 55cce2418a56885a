import FuzzTargets
import Raster
import Testing

private func filled(_ path: Path, side: Int = 40) -> Bitmap {
  painted(side, .fill(.init(.path(path, .nonZero), .color(white))))
}

private func line(_ points: (Double, Double)..., closed: Bool = false) -> Path {
  let elements = points.map { Point(x: $0.0, y: $0.1) }
  return Path([.move(elements[0])] + elements.dropFirst().map(Path.Element.line) + (closed ? [.close] : []))
}

/// The share of each pixel that lies within a radius of some chords, measured at 16 × 16 points.
private func reference(_ polygons: [[Point]], closed: Bool, radius: Double, side: Int) -> [Double] {
  let chords = polygons.flatMap { points in
    zip(points, points.dropFirst()).map { ($0, $1) } + (closed ? [(points[points.count - 1], points[0])] : [])
  }
  /// The square of the distance from the nearest chord.
  func distance(_ p: Point) -> Double {
    var least = Double.infinity
    for (a, b) in chords {
      let (x, y) = (b.x - a.x, b.y - a.y)
      let t = x * x + y * y > 0 ? min(max(((p.x - a.x) * x + (p.y - a.y) * y) / (x * x + y * y), 0), 1) : 0
      let (u, v) = (p.x - a.x - x * t, p.y - a.y - y * t)
      least = min(least, u * u + v * v)
    }
    return least
  }
  // No point of a pixel is as far from its middle as that.
  let reach = 0.7072
  return (0..<side * side).map { index in
    let middle = distance(Point(x: Double(index % side) + 0.5, y: Double(index / side) + 0.5)).squareRoot()
    if middle > radius + reach { return 0 }
    if middle < radius - reach { return 255 }
    var count = 0
    for sub in 0..<256 {
      let place = (Double(sub % 16) + 0.5, Double(sub / 16) + 0.5)
      let point = Point(x: Double(index % side) + place.0 / 16, y: Double(index / side) + place.1 / 16)
      if distance(point) <= radius * radius { count += 1 }
    }
    return Double(count) / 256 * 255
  }
}

struct StrokeTests {
  @Test func roundStrokesCoverAllNearTheLine() {
    var random = Random(31)
    for index in 0..<12 {
      let path = random.path(8...32)
      let closed = index % 2 == 0
      let elements = path.elements.filter { $0 != .close }.prefix(while: { $0 != path.elements.first || path.elements[0] == $0 })
      let single = Path(Array(elements.prefix(1)) + elements.dropFirst().prefix { if case .move = $0 { false } else { true } })
      let whole = Path(single.elements + (closed ? [.close] : []))
      let radius = random.double(0.5...6)
      let bitmap = filled(whole.stroked(width: 2 * radius, cap: .round, join: .round, tolerance: 1 / 256))
      let expected = reference(single.fine, closed: closed, radius: radius, side: 40)
      let worst = zip(bitmap.pixels, expected).map { abs(Double($0.alpha) - $1) }.max()
      #expect((worst ?? 0) <= 20, "a grid of 16 × 16 points is that far off at an edge")
      let mean = zip(bitmap.pixels, expected).map { Double($0.alpha) - $1 }.reduce(0, +) / 1600
      #expect(abs(mean) < 0.25)
    }
  }

  @Test func capsAddNothingASquareOrAHalfCircle() {
    let path = line((10, 20), (30, 20))
    let butt = filled(path.stroked(width: 4))
    #expect(butt == painted(40, .color(white, Rect(x: 10, y: 18, width: 20, height: 4))))
    let square = filled(path.stroked(width: 4, cap: .square))
    #expect(square == painted(40, .color(white, Rect(x: 8, y: 18, width: 24, height: 4))))
    let round = filled(path.stroked(width: 4, cap: .round, tolerance: 1 / 512))
    let pill = Picture.Shape.roundedRect(Rect(x: 8, y: 18, width: 24, height: 4), radius: 2)
    let expected = painted(40, .fill(.init(pill, .color(white))))
    #expect(zip(round.pixels, expected.pixels).allSatisfy { abs(Int($0.alpha) - Int($1.alpha)) <= 1 })
  }

  @Test func joinsFillTheCornerOfTwoLines() {
    let corner = line((8, 32), (8, 8), (32, 8))
    #expect(filled(corner.stroked(width: 8))[4, 4] == white)
    #expect(filled(corner.stroked(width: 8, join: .bevel))[4, 4] == .clear)
    #expect(filled(corner.stroked(width: 8, join: .bevel))[6, 6] == white)
    #expect(filled(corner.stroked(width: 8, miterLimit: 1.4)) == filled(corner.stroked(width: 8, join: .bevel)))
    let round = filled(corner.stroked(width: 8, join: .round))
    #expect(round[4, 4] == .clear && round[5, 5].alpha > 200)
  }

  @Test func aClosedSquareIsARing() {
    let ring = filled(line((10, 10), (30, 10), (30, 30), (10, 30), closed: true).stroked(width: 4))
    let border = Picture.Shape.border(Rect(x: 8, y: 8, width: 24, height: 24), radii: CornerRadii(), width: 4)
    #expect(ring == painted(40, .fill(.init(border, .color(white)))))
  }

  @Test func dashesComeInTurn() {
    let path = line((5, 20), (35, 20))
    let dashed = filled(path.stroked(width: 2, dash: [4, 2], phase: 1))
    for x in 5..<35 { #expect(dashed[x, 20] == ((x - 5 + 1) % 6 < 4 ? white : .clear), "\(x)") }
    let odd = filled(path.stroked(width: 2, dash: [3], phase: -3))
    for x in 5..<35 { #expect(odd[x, 20] == ((x - 5 + 3) % 6 < 3 ? white : .clear)) }
    let corner = filled(line((5, 5), (15, 5), (15, 25)).stroked(width: 2, join: .round, dash: [12, 4]))
    #expect(corner[15, 6] == white && corner[15, 9] == .clear && corner[15, 12] == white)
  }

  @Test func trimmingGoesByLength() {
    let path = line((0, 0), (10, 0), (10, 30))
    #expect(path.trimmed(from: 0.125, to: 0.5) == line((5, 0), (10, 0), (10, 10)))
    #expect(path.trimmed(from: -3, to: 7) == path && path.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmed(from: .nan, to: .nan) == path)
    var two = path
    two.append(line((20, 0), (20, 40)))
    #expect(two.trimmed(from: 0.75, to: 1) == line((20, 20), (20, 40)))
    let square = line((0, 0), (10, 0), (10, 10), (0, 10), closed: true)
    #expect(square.trimmed(from: 0.75, to: 0.9375) == line((0, 10), (0, 2.5)))
  }

  @Test func trimmedCurvesLieOnTheWhole() {
    var path = Path([.move(Point(x: 0, y: 0))])
    path.cubic(to: Point(x: 30, y: 0), control1: Point(x: 0, y: 30), control2: Point(x: 30, y: 30))
    let (one, other) = (path.trimmed(from: 0, to: 0.5), path.trimmed(from: 0.5, to: 1))
    let (end, start) = (one.fine[0].last, other.fine[0].first)
    #expect(end == start)
    #expect(abs((end?.x ?? 0) - 15) < 1e-6 && abs((end?.y ?? 0) - 22.5) < 1e-6)
  }

  @Test func degenerateStrokesAreDefined() {
    let path = line((5, 5), (9, 9))
    #expect(path.stroked(width: 0).isEmpty && path.stroked(width: .nan).isEmpty && Path().stroked(width: 3).isEmpty)
    #expect(path.stroked(width: .infinity).isEmpty && line((.nan, 0), (1, 1)).stroked(width: 1).isEmpty)
    let dot = Path([.move(Point(x: 9, y: 9)), .line(Point(x: 9, y: 9))])
    #expect(dot.stroked(width: 4).isEmpty)
    let square = painted(40, .color(white, Rect(x: 7, y: 7, width: 4, height: 4)))
    #expect(filled(dot.stroked(width: 4, cap: .square)) == square)
    for dash in [[0, 0], [-1, 3], [.nan], [.infinity, 1], [1e-9, 1e-9]] {
      #expect(path.stroked(width: 2, dash: dash) == path.stroked(width: 2))
    }
    let back = line((5, 5), (15, 5), (5, 5))
    #expect(filled(back.stroked(width: 4)) == painted(40, .color(white, Rect(x: 5, y: 3, width: 10, height: 4))))
  }
}
