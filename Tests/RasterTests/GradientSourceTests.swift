import FuzzTargets
import Raster
import Testing

private let square = Rect(x: 0, y: 0, width: 100, height: 100)

private func gradient(_ end: Point, _ stops: [Gradient.Stop], _ transform: Affine = .identity) -> Bitmap {
  let paint = Picture.Paint.gradient(Gradient(.linear(from: Point(x: 0, y: 0), to: end), stops: stops))
  return painted(100, .fill(.init(.rect(square), paint, transform: transform)))
}

private let blackToWhite = [Gradient.Stop(black, at: 0), Gradient.Stop(white, at: 1)]

struct GradientSourceTests {
  @Test func colourIsTakenAtPixelCentres() {
    let bitmap = gradient(Point(x: 100, y: 0), blackToWhite)
    for x in 0..<100 {
      #expect(abs(Double(bitmap[x, 50].red) - 255 * (Double(x) + 0.5) / 100) <= 0.51)
      #expect(bitmap[x, 0] == bitmap[x, 99])
    }
  }

  @Test func verticalGradientsAreHorizontalOnesTurned() {
    let (flat, steep) = (gradient(Point(x: 100, y: 0), blackToWhite), gradient(Point(x: 0, y: 100), blackToWhite))
    for index in 0..<100 { #expect(flat[index, 7] == steep[93, index]) }
  }

  @Test func coloursGoOnBeyondTheEnds() {
    let stops = [Gradient.Stop(red, at: 0.25), Gradient.Stop(white, at: 0.75)]
    let bitmap = gradient(Point(x: 100, y: 0), stops)
    #expect(bitmap[0, 0] == red && bitmap[24, 0] == red && bitmap[75, 0] == white && bitmap[99, 0] == white)
    #expect(abs(Int(bitmap[50, 0].green) - 130) <= 1)
  }

  @Test func coincidingStopsDoNotMix() {
    let stops = [
      Gradient.Stop(black, at: 0), Gradient.Stop(black, at: 0.5), Gradient.Stop(red, at: 0.5),
      Gradient.Stop(red, at: 1),
    ]
    let bitmap = gradient(Point(x: 100, y: 0), stops)
    #expect(bitmap[49, 3] == black && bitmap[50, 3] == red)
  }

  @Test func transparencyIsMixedPremultiplied() {
    let stops = [Gradient.Stop(white, at: 0), Gradient.Stop(.clear, at: 1)]
    let bitmap = gradient(Point(x: 100, y: 0), stops)
    for x in 0..<100 { #expect(bitmap[x, 0].red == bitmap[x, 0].alpha) }
  }

  @Test func matricesMoveLinearGradients() {
    let moved = gradient(Point(x: 50, y: 0), blackToWhite, .scale(x: 2, y: 1))
    #expect(moved == gradient(Point(x: 100, y: 0), blackToWhite))
  }

  @Test func degenerateGradientsAreDefined() {
    let nothing = Bitmap(width: 100, height: 100)
    #expect(gradient(Point(x: 100, y: 0), []) == nothing)
    #expect(gradient(Point(x: .nan, y: 0), blackToWhite) == nothing)
    #expect(gradient(Point(x: 1e300, y: 0), blackToWhite) == nothing)
    let white = Bitmap(width: 100, height: 100, fill: white)
    #expect(gradient(Point(x: 0, y: 0), blackToWhite) == white)
    #expect(gradient(Point(x: 100, y: 0), [Gradient.Stop(.init(bits: .max), at: 0.5)]) == white)
    let backwards = [Gradient.Stop(black, at: 0.5), Gradient.Stop(red, at: 0.2), Gradient.Stop(red, at: .nan)]
    #expect(gradient(Point(x: 100, y: 0), backwards)[49, 0] == black && gradient(Point(x: 100, y: 0), backwards)[50, 0] == red)
  }

  /// A stop that lies infinitely far off is as far as any number leads.
  @Test func endlessLocationsAreDefined() {
    let stops = [Gradient.Stop(red, at: -.infinity), Gradient.Stop(white, at: 1), Gradient.Stop(black, at: .infinity)]
    let line = Gradient(.linear(from: Point(x: 0, y: 0), to: Point(x: 9, y: 3)), stops: stops)
    let shown = picture(9, .fill(.init(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), .gradient(line))))
    #expect(shown.rasterized() == Bitmap(width: 9, height: 9, fill: white) && shown.agrees)
  }
}
