import Foundation
import FuzzTargets
import Raster
import Testing

private let blackToWhite = [Gradient.Stop(black, at: 0), Gradient.Stop(white, at: 1)]

private func filled(_ paint: Picture.Paint, _ transform: Affine = .identity) -> Bitmap {
  painted(60, .fill(.init(.rect(Rect(x: -99, y: -99, width: 999, height: 999)), paint, transform: transform)))
}

struct CurvedGradientTests {
  @Test func radialColoursGoByDistance() {
    let gradient = Gradient(.radial(center: Point(x: 30, y: 25), radiusX: 20, radiusY: 10), stops: blackToWhite)
    let bitmap = filled(.gradient(gradient))
    for y in 0..<60 {
      for x in 0..<60 {
        let (u, v) = ((Double(x) - 29.5) / 20, (Double(y) - 24.5) / 10)
        #expect(abs(Double(bitmap[x, y].red) - 255 * min((u * u + v * v).squareRoot(), 1)) < 0.51)
      }
    }
  }

  @Test func conicColoursGoByAngle() {
    let gradient = Gradient(.conic(center: Point(x: 30, y: 30), toward: Point(x: 30, y: 99)), stops: blackToWhite)
    let bitmap = filled(.gradient(gradient))
    for y in 0..<60 {
      for x in 0..<60 {
        var turn = atan2(Double(y) - 29.5, Double(x) - 29.5) / (2 * .pi) - 0.25
        turn -= turn.rounded(.down)
        #expect(abs(Double(bitmap[x, y].red) - 255 * turn) < 0.51)
      }
    }
  }

  @Test func matricesMoveRadialAndConicGradients() {
    let turn = turned(0.5, about: 30, 30)
    let (center, toward) = (Point(x: 20, y: 30), Point(x: 40, y: 30))
    let moved = filled(.gradient(Gradient(.conic(center: center, toward: toward), stops: blackToWhite)), turn)
    let there = Gradient(.conic(center: turn(center), toward: turn(toward)), stops: blackToWhite)
    for (one, other) in zip(moved.pixels, filled(.gradient(there)).pixels) {
      #expect(abs(Int(one.red) - Int(other.red)) <= 1 || abs(Int(one.red) - Int(other.red)) >= 254)
    }
  }

  @Test func degenerateRadialAndConicGradientsAreDefined() {
    let nothing = Bitmap(width: 60, height: 60)
    let (here, none) = (Point(x: 30, y: 30), Point(x: .nan, y: 0))
    #expect(filled(.gradient(Gradient(.radial(center: here, radiusX: 9, radiusY: 9), stops: []))) == nothing)
    #expect(filled(.gradient(Gradient(.radial(center: none, radiusX: 9, radiusY: 9), stops: blackToWhite))) == nothing)
    #expect(filled(.gradient(Gradient(.conic(center: here, toward: none), stops: blackToWhite))) == nothing)
    let flat = filled(.gradient(Gradient(.radial(center: here, radiusX: 0, radiusY: 9), stops: blackToWhite)))
    #expect(flat == Bitmap(width: 60, height: 60, fill: white))
    let ray = filled(.gradient(Gradient(.conic(center: here, toward: here), stops: blackToWhite)))
    #expect(ray[50, 30].red < 5 && ray[50, 29].red > 250 && abs(Int(ray[30, 50].red) - 64) < 4)
  }
}
