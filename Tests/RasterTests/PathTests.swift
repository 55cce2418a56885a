import FuzzTargets
import Raster
import Testing

private func filled(_ path: Path, _ rule: FillRule = .nonZero, _ transform: Affine = .identity, side: Int = 24) -> Bitmap {
  painted(side, .fill(.init(.path(path, rule), .color(white), transform: transform)))
}

struct PathTests {
  @Test(arguments: [FillRule.nonZero, .evenOdd]) func crossingPolygonsMatchTheReference(rule: FillRule) {
    var random = Random(21)
    for count in 3..<40 {
      let points = random.polygon(count, -4...28)
      let bitmap = filled(Path(polygon: points), rule)
      #expect(SubscanReference(polygons: [points], rule: rule).worst(bitmap) <= 2)
    }
  }

  // Between two upright sides lies a gap, but the level side that joins them ends what is inside in the middle of a row.
  @Test(arguments: [FillRule.nonZero, .evenOdd]) func levelAndUprightSidesMatchTheReference(rule: FillRule) {
    var random = Random(26)
    for count in 2..<30 {
      let corners = random.polygon(count, -4...28).map { Point(x: ($0.x * 4).rounded() / 4, y: ($0.y * 4).rounded() / 4) }
      let points = zip(corners, corners.dropFirst() + corners.prefix(1)).flatMap { [$0, Point(x: $1.x, y: $0.y)] }
      let bitmap = filled(Path(polygon: points), rule)
      #expect(SubscanReference(polygons: [points], rule: rule).worst(bitmap) <= 1)
    }
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd]) func curvesMatchTheReference(rule: FillRule) {
    var random = Random(22)
    for _ in 0..<40 {
      let path = random.path(-4...28)
      let turn = random.turn(about: 12, 12, scale: 0.5...1.5)
      let bitmap = filled(path, rule, turn)
      let polygons = path.transformed(by: turn).fine
      #expect(SubscanReference(polygons: polygons, rule: rule).worst(bitmap) <= 2)
    }
  }

  @Test func aPathOfARectIsThatRect() {
    var random = Random(23)
    for _ in 0..<100 {
      let (rect, turn) = (random.rect(within: 20), random.turn(about: 9, 9))
      let shape = painted(24, .fill(.init(.rect(rect), .color(white), transform: turn)))
      #expect(filled(Path(rect), .evenOdd, turn) == shape)
    }
  }

  @Test func rulesDifferWhereOutlinesOverlap() {
    var path = Path(Rect(x: 0, y: 0, width: 12, height: 12))
    path.append(Path(Rect(x: 6, y: 6, width: 12, height: 12)))
    #expect(filled(path)[8, 8] == white && filled(path, .evenOdd)[8, 8] == .clear)
    #expect(path.contains(Point(x: 8, y: 8)) && !path.contains(Point(x: 8, y: 8), .evenOdd))
    #expect(path.contains(Point(x: 2, y: 2), .evenOdd) && !path.contains(Point(x: 14, y: 2)))
  }

  @Test func containsAgreesWithCoverage() {
    var random = Random(24)
    for _ in 0..<20 {
      let path = random.path(0...24)
      let bitmap = filled(path, .evenOdd)
      for y in 0..<24 {
        for x in 0..<24 where [0, 255].contains(bitmap[x, y].alpha) {
          #expect(path.contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5), .evenOdd) == (bitmap[x, y].alpha > 0))
        }
      }
    }
  }

  @Test func boundsAreTight() {
    var path = Path([.move(Point(x: 0, y: 0))])
    path.quad(to: Point(x: 10, y: 0), control: Point(x: 5, y: 8))
    path.cubic(to: Point(x: 20, y: 0), control1: Point(x: 10, y: -12), control2: Point(x: 20, y: -12))
    #expect(path.bounds == Rect(x: 0, y: -9, width: 20, height: 13))
    #expect(path.transformed(by: .scale(x: 2, y: 1)).bounds == Rect(x: 0, y: -9, width: 40, height: 13))
    #expect(Path().bounds == Rect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func boundsHoldEveryPoint() {
    var random = Random(25)
    for _ in 0..<200 {
      let (path, slack) = (random.path(-9...9), 1e-9)
      let bounds = path.bounds
      for point in path.fine.joined() {
        #expect(point.x >= bounds.x - slack && point.x <= bounds.x + bounds.width + slack)
        #expect(point.y >= bounds.y - slack && point.y <= bounds.y + bounds.height + slack)
      }
    }
  }

  @Test func degeneratePathsAreDefined() {
    let nothing = Bitmap(width: 24, height: 24)
    #expect(filled(Path()) == nothing)
    #expect(filled(Path([.close, .close])) == nothing)
    #expect(filled(Path(polygon: [Point(x: 1, y: 1), Point(x: 9, y: 9)])) == nothing)
    #expect(filled(Path(polygon: [Point(x: 1, y: 1), Point(x: .nan, y: 9), Point(x: 1, y: 9)])) == nothing)
    let endless = [Point(x: -.infinity, y: -1e300), Point(x: 1e300, y: -1e300), Point(x: 0, y: .infinity)]
    #expect(filled(Path(polygon: endless))[12, 12] == white)
    #expect(filled(Path([.line(Point(x: 9, y: 0)), .line(Point(x: 9, y: 9))]))[7, 4] == white)
    #expect(filled(Path(Rect(x: 2, y: 2, width: 5, height: 5)), .nonZero, .scale(x: 0, y: 1)) == nothing)
  }
}
