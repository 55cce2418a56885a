import FuzzTargets
import Raster
import Testing

struct AffineTests {
  @Test func concatenationMapsByTheFirstThenByTheSecond() {
    let both = Affine.scale(x: 2, y: 3).concatenating(.translation(x: 10, y: 20))
    #expect(both(Point(x: 1, y: 1)) == Point(x: 12, y: 23))
  }

  @Test func theInverseLeadsBack() throws {
    var random = Random(10)
    for _ in 0..<100 {
      let matrix = random.turn(about: 3, 4, scale: 0.1...10)
      let inverse = try #require(matrix.inverted)
      let back = inverse(matrix(Point(x: 5, y: 6)))
      #expect(abs(back.x - 5) < 1e-9 && abs(back.y - 6) < 1e-9)
    }
  }

  @Test func flatOrEndlessMapsHaveNoInverse() {
    #expect(Affine.scale(x: 0, y: 1).inverted == nil)
    #expect(Affine(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0).inverted == nil)
    #expect(Affine.translation(x: .infinity, y: 0).inverted == nil)
  }
}
