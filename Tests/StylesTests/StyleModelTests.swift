import Foundation
import Raster
import Styles
import Testing
import TransitionKit

/// Every documented style, frame by frame at 50 a second, against a model of its own.
@MainActor @Suite struct StyleModelTests {
  private static let size = CGSize(width: 100, height: 120)

  /// The tolerance of a colour's component, in levels: a half-transparent colour is rounded more than once.
  private static let colorTolerance = 2.0
  /// The tolerance for each pixel of an edge's length, in pixels of area: coverage is rounded to a byte. A corner counts as one
  /// pixel more.
  private static let edgeTolerance = 0.004

  @Test func everyDocumentHasItsModel() {
    #expect(Set(StyleModel.all.map(\.name)) == Set(Style.all.filter { $0.family == .documents }.map(\.name)))
  }

  @Test(arguments: StyleModel.all.map(\.name), [1.0, 2])
  func everyFrameIsWhereTheDocumentSays(name: String, scale: Double) throws {
    let model = try #require(StyleModel.all.first { $0.name == name })
    let rehearsal = try Rehearsal(try #require(Style.named(name)), size: Self.size, scale: CGFloat(scale))
    rehearsal.begin()
    for frame in 0..<Int((model.duration * 50).rounded(.up)) {
      let time = Double(frame) / 50
      rehearsal.stage.advance(to: rehearsal.start + time)
      let (bitmap, shapes) = (rehearsal.stage.snapshot(), model.shapes(time, Self.size))
      let wrong = firstWrongPixel(bitmap, shapes, scale: scale)
      #expect(wrong == nil, "frame \(frame): \(wrong ?? "")")
      expectArea(of: shapes, bitmap, scale: scale, "frame \(frame)")
    }
    #expect(rehearsal.stage.diagnostics == [])
  }

  // MARK: Inside every region

  /// Looks at every seventh pixel of every third row that no edge comes near.
  private func firstWrongPixel(_ bitmap: Bitmap, _ shapes: [StyleModel.Shape], scale: Double) -> String? {
    let outlines = shapes.map(\.sides)
    for y in stride(from: 0, to: bitmap.height, by: 3) {
      for x in stride(from: y % 5, to: bitmap.width, by: 7) {
        let point = CGPoint(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
        let depths = outlines.map { $0.depth(of: point) }
        guard zip(shapes, depths).allSatisfy({ abs($1) > 1 / scale && ($1 > 0 || -$1 > $0.halo) }) else { continue }
        let expected = color(of: zip(shapes, depths).filter { $1 > 0 }.map(\.0))
        let pixel = bitmap[x, y]
        let difference = max(
          abs(Double(pixel.red) - expected.red), abs(Double(pixel.blue) - expected.blue), Double(pixel.green))
        if difference > Self.colorTolerance || pixel.alpha != 255 { return "(\(x), \(y)) is \(pixel), not \(expected)" }
      }
    }
    return nil
  }

  /// The colour that shapes show that lie above each other, given from back to front.
  private func color(of shapes: [StyleModel.Shape]) -> (red: Double, blue: Double) {
    shapes.reduce((red: 0, blue: 0)) { below, shape in
      let (red, blue) = shape.hue == .red ? (255.0, 0.0) : (0, 255)
      return (below.red + (red - below.red) * shape.alpha, below.blue + (blue - below.blue) * shape.alpha)
    }
  }

  // MARK: Edges

  /// Expects that the frontmost colour fills as much area as its shape covers.
  ///
  /// Only upright shapes are measured: a turned screen is several layers with the same edges, each of which covers them in part.
  private func expectArea(of shapes: [StyleModel.Shape], _ bitmap: Bitmap, scale: Double, _ comment: Comment) {
    guard let front = shapes.last, front.alpha == 1, front.isUpright else { return }
    let seen = bitmap.pixels.reduce(0.0) { $0 + Double(front.hue == .red ? $1.red : $1.blue) / 255 }
    let outline = front.clipped(to: Self.size).map { CGPoint(x: Double($0.x) * scale, y: Double($0.y) * scale) }
    let (area, length) = measure(outline)
    #expect(abs(seen - area) <= (length + 4) * Self.edgeTolerance, comment)
  }

  private func measure(_ corners: [CGPoint]) -> (area: Double, length: Double) {
    var (area, length) = (0.0, 0.0)
    for (here, next) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      area += Double(here.x * next.y - next.x * here.y) / 2
      length += hypot(Double(next.x - here.x), Double(next.y - here.y))
    }
    return (abs(area), length)
  }
}

extension StyleModel.Shape {
  var isUpright: Bool { corners[0].y == corners[1].y }

  /// The straight lines that bound the shape.
  var sides: [Side] {
    zip(corners, corners.dropFirst() + corners.prefix(1)).map { here, next in
      let (dx, dy) = (Double(next.x - here.x), Double(next.y - here.y))
      let length = hypot(dx, dy)
      return Side(x: Double(here.x), y: Double(here.y), across: length > 0 ? (dx / length, dy / length) : nil)
    }
  }

  /// A side of a shape, which lies to the right of it.
  struct Side {
    let x: Double
    let y: Double
    /// The side's direction; nil where its ends are one point.
    let across: (x: Double, y: Double)?
  }

  /// The corners of the part that lies on a screen, after the shape is cut at one side of the screen after the other.
  func clipped(to size: CGSize) -> [CGPoint] {
    let sides: [(CGPoint) -> Double] = [
      { Double($0.x) }, { Double(size.width - $0.x) }, { Double($0.y) }, { Double(size.height - $0.y) },
    ]
    return sides.reduce(corners) { rest, inside in
      zip(rest, rest.dropFirst() + rest.prefix(1)).flatMap { here, next -> [CGPoint] in
        let (one, other) = (inside(here), inside(next))
        let kept = one >= 0 ? [here] : []
        guard (one >= 0) != (other >= 0) else { return kept }
        let share = CGFloat(one / (one - other))
        return kept + [CGPoint(x: here.x + (next.x - here.x) * share, y: here.y + (next.y - here.y) * share)]
      }
    }
  }
}

extension [StyleModel.Shape.Side] {
  /// The distance of a point inside these sides from the nearest one, in points; negative outside.
  func depth(of point: CGPoint) -> Double {
    var least = Double.infinity
    for side in self {
      let (x, y) = (Double(point.x) - side.x, Double(point.y) - side.y)
      least = Swift.min(least, side.across.map { $0.x * y - $0.y * x } ?? -hypot(x, y))
    }
    return isEmpty ? -1 : least
  }
}
