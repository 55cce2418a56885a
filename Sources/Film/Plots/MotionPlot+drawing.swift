internal import Raster

extension MotionPlot {
  private static let (width, margin) = (800.0, 20.0)
  /// The height of the diagrams together, and of a line of the heading.
  private static let (diagrams, line) = (408.0, 22.0)

  /// The plot as marks; 800 × 500 for one style or two, higher for more.
  package var drawing: PlotDrawing {
    let top = Self.margin + Double(max(motions.count, 2)) * Self.line + 8
    let size = (width: Int(Self.width), height: Int(top + Self.diagrams) + 20)
    var drawing = PlotDrawing(width: size.width, height: size.height)
    drawing.marks = [.area(Rect(x: 0, y: 0, width: Self.width, height: Double(size.height)), .paper)]
    drawing.marks += heading
    let duration = max(motions.map(\.duration).max() ?? 0, 0.01)
    for (panel, cell) in zip(panels, cells(below: top)) {
      drawing.marks += panel.marks(curves, in: cell, duration: duration)
    }
    return drawing
  }

  /// The places of the panels: two rows, of which the lower one takes what the upper one leaves.
  private func cells(below top: Double) -> [Rect] {
    let count = panels.count
    let rows = [2, count - 2]
    let height = Self.diagrams / 2
    return rows.enumerated().flatMap { row, columns in
      let width = (Self.width - 2 * Self.margin + 14) / Double(columns)
      return (0..<columns).map {
        Rect(
          x: Self.margin - 14 + Double($0) * width, y: top + Double(row) * (height + 6), width: width, height: height - 6)
      }
    }
  }

  // MARK: The heading

  private var heading: [PlotDrawing.Mark] {
    motions.count == 1 ? title + legend(of: curves, at: 1) : names + roles
  }

  /// One style's name and numbers.
  private var title: [PlotDrawing.Mark] {
    let face = PlotDrawing.Face(size: 17, isBold: true)
    let y = Self.margin + 15
    let after = Point(x: Self.margin + face.width(of: motions[0].name) + 12, y: y)
    return [
      .words(motions[0].name, Point(x: Self.margin, y: y), face),
      .words(motions[0].facts, after, PlotDrawing.Face(size: 13, color: .quiet)),
    ]
  }

  /// A line for each of several styles: its colour, its name and its numbers.
  private var names: [PlotDrawing.Mark] {
    motions.indices.flatMap { index -> [PlotDrawing.Mark] in
      let face = PlotDrawing.Face(size: 14, isBold: true)
      let y = Self.margin + 14 + Double(index) * Self.line
      let start = Self.margin + 18
      return [
        .dot(Point(x: Self.margin + 5, y: y - 5), radius: 5, PlotColor.curves[index]),
        .words(motions[index].name, Point(x: start, y: y), face),
        .words(
          motions[index].facts, Point(x: start + face.width(of: motions[index].name) + 10, y: y),
          PlotDrawing.Face(size: 12, color: .quiet)),
      ]
    }
  }

  /// The dashes of several styles' roles, at the right edge.
  private var roles: [PlotDrawing.Mark] {
    let used = MotionTrack.Role.allCases.filter { role in curves.contains { $0.track.role == role } }
    return used.enumerated().flatMap { index, role -> [PlotDrawing.Mark] in
      let y = Self.margin + 14 + Double(index) * 18
      let pen = PlotDrawing.Pen(color: .quiet, width: 1.75, dash: role.dash)
      return [
        .line([Point(x: Self.width - 110, y: y - 4), Point(x: Self.width - 82, y: y - 4)], pen),
        .words(role.rawValue, Point(x: Self.width - 75, y: y), PlotDrawing.Face(size: 12, color: .quiet)),
      ]
    }
  }

  /// A row of curves with their names.
  private func legend(of curves: [Curve], at row: Int) -> [PlotDrawing.Mark] {
    var x = Self.margin
    let y = Self.margin + 15 + Double(row) * Self.line
    return curves.flatMap { curve -> [PlotDrawing.Mark] in
      let face = PlotDrawing.Face(size: 12, color: .quiet)
      let marks: [PlotDrawing.Mark] = [
        .line([Point(x: x, y: y - 4), Point(x: x + 28, y: y - 4)], curve.pen),
        .words(curve.track.words, Point(x: x + 35, y: y), face),
      ]
      x += 35 + face.width(of: curve.track.words) + 20
      return marks
    }
  }
}
