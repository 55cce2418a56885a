import FuzzTargets
import Raster
import Testing

private func checkerboard(_ side: Int) -> Bitmap {
  Bitmap(width: side, height: side, pixels: (0..<side * side).map { ($0 % side + $0 / side) % 2 == 0 ? white : black })
}

struct MinificationTests {
  private let grey = Pixel(red: 128, green: 128, blue: 128)

  @Test func aCheckerboardAtHalfScaleIsFlatGrey() {
    let half = painted(16, .bitmap(checkerboard(32), .scale(x: 0.5, y: 0.5)))
    #expect(half == Bitmap(width: 16, height: 16, fill: grey))
  }

  @Test func aMirroredCheckerboardAtHalfScaleIsFlatGrey() {
    let half = painted(16, .bitmap(checkerboard(32), .scale(x: -0.5, y: 0.5).concatenating(.translation(x: 16, y: 0))))
    #expect(half == Bitmap(width: 16, height: 16, fill: grey))
  }

  @Test(arguments: [0.1, 0.25, 0.7]) func aShiftedCheckerboardAtHalfScaleIsFlatGreyInside(shift: Double) {
    let matrix = Affine.scale(x: 0.5, y: 0.5).concatenating(.translation(x: shift, y: shift))
    let half = painted(18, .bitmap(checkerboard(32), matrix))
    for y in 1..<16 { for x in 1..<16 { #expect(abs(Int(half[x, y].red) - 128) <= 1) } }
  }

  @Test func aTurnedCheckerboardAtHalfScaleIsFlatGreyInside() {
    let board = painted(64, .bitmap(checkerboard(64), turned(0.3, about: 32, 32, scale: 0.5)))
    for y in 24..<40 { for x in 24..<40 { #expect(abs(Int(board[x, y].green) - 128) <= 1) } }
  }

  /// A smaller ramp has each colour at the place where it was: it is not shifted.
  @Test(arguments: [0.9, 0.75, 0.5, 1.0 / 3]) func aRampIsNotShifted(scale: Double) {
    let ramp = Bitmap(width: 60, height: 60, pixels: (0..<3600).map { Pixel(red: UInt8(4 * ($0 % 60)), green: 0, blue: 0) })
    let small = painted(60, .bitmap(ramp, .scale(x: scale, y: scale)))
    for x in 1..<Int(60 * scale) - 1 {
      let expected = 4 * ((Double(x) + 0.5) / scale - 0.5)
      #expect(abs(Double(small[x, 5].red) - expected) <= 1)
    }
  }

  /// No pixel near an edge is darker or lighter than the edge's two sides: there is no ringing.
  @Test func anEdgeDoesNotRing() {
    let edge = Bitmap(width: 40, height: 4, pixels: (0..<160).map { $0 % 40 < 17 ? Pixel(red: 50, green: 50, blue: 50) : white })
    let small = painted(40, .bitmap(edge, .scale(x: 0.37, y: 1)))
    let values = (0..<14).map { small[$0, 1].red }
    #expect(values == values.sorted() && values.first == 50 && values.last == 255)
  }

  @Test func oneAxisMayShrinkWhileTheOtherGrows() {
    let columns = Bitmap(width: 8, height: 2, pixels: (0..<16).map { $0 % 2 == 0 ? white : black })
    let bitmap = painted(8, .bitmap(columns, .scale(x: 0.5, y: 4)))
    for y in 0..<8 { for x in 0..<4 { #expect(bitmap[x, y] == grey) } }
  }

  @Test func aBitmapSqueezedToAPixelIsItsMean() {
    let pixels = (0..<10_000).map { Pixel(red: $0 % 4 == 0 ? 255 : 0, green: 100, blue: 0) }
    let dot = painted(3, .bitmap(Bitmap(width: 100, height: 100, pixels: pixels), .scale(x: 0.01, y: 0.01)))
    #expect(dot[0, 0] == Pixel(red: 64, green: 100, blue: 0))
  }

  /// Compares each pixel with the mean of its area, computed in Double, channel by channel.
  @Test(arguments: [(0.37, 0.61), (0.95, 0.95), (-0.5, 0.123), (0.09, -0.8)])
  func smallerPixelsAreMeansOfAreas(scale: (Double, Double)) {
    var random = Random(15)
    let bitmap = random.bitmap(40, 30)
    let corner = (x: scale.0 < 0 ? 25.0 : 3.0, y: scale.1 < 0 ? 26.0 : 2.0)
    let matrix = Affine(a: scale.0, b: 0, c: 0, d: scale.1, tx: corner.x, ty: corner.y)
    let fill = Picture.Fill(
      .rect(Rect(x: -99, y: -99, width: 999, height: 999)), .bitmap(bitmap, Rect(x: 0, y: 0, width: 40, height: 30)),
      transform: matrix)
    let small = painted(40, .fill(fill))
    for y in 0..<40 {
      for x in 0..<40 {
        let columns = shares((Double(x) - corner.x) / scale.0, (Double(x + 1) - corner.x) / scale.0, 40)
        let rows = shares((Double(y) - corner.y) / scale.1, (Double(y + 1) - corner.y) / scale.1, 30)
        for channel in [\Pixel.red, \.green, \.blue, \.alpha] {
          var mean = 0.0
          for (row, down) in rows {
            for (column, right) in columns { mean += down * right * Double(bitmap[column, row][keyPath: channel]) }
          }
          #expect(abs(Double(small[x, y][keyPath: channel]) - mean) < 0.51)
        }
      }
    }
  }
}

/// The shares that texels have in the part of a bitmap's row that a pixel covers.
private func shares(_ one: Double, _ other: Double, _ texels: Int) -> [(Int, Double)] {
  let (low, high) = (max(min(one, other), 0), min(max(one, other), Double(texels)))
  guard low < high else { return [(one < 1 ? 0 : texels - 1, 1)] }
  return (0..<texels).compactMap { texel in
    let part = min(Double(texel + 1), high) - max(Double(texel), low)
    return part > 0 ? (texel, part / (high - low)) : nil
  }
}
