internal import Raster

/// One of a plot's diagrams: a number of the tracks over time.
struct PlotPanel {
  private let title: String
  private let unit: String
  private let number: @Sendable (MotionTrack.Sample) -> Double
  private let span: Double
  /// Numbers that the axis covers in any case.
  private let fixed: [Double]

  init(
    _ title: String, _ unit: String, _ number: @escaping @Sendable (MotionTrack.Sample) -> Double, span: Double,
    with fixed: [Double]
  ) {
    (self.title, self.unit, self.number, self.span, self.fixed) = (title, unit, number, span, fixed)
  }

  /// The room for numbers beside the diagram, for words above it, and for times below it.
  private static let (left, top, bottom, right) = (46.0, 26.0, 22.0, 14.0)

  /// The marks of the panel in a rectangle, with times from 0 to `duration`.
  func marks(_ curves: [MotionPlot.Curve], in cell: Rect, duration: Double) -> [PlotDrawing.Mark] {
    let field = Rect(
      x: cell.x + Self.left, y: cell.y + Self.top, width: cell.width - Self.left - Self.right,
      height: cell.height - Self.top - Self.bottom)
    let values = PlotAxis(over: curves.flatMap { $0.track.samples.map(number) } + fixed, span: span)
    let times = PlotAxis(to: duration, parts: field.width > 280 ? 7 : 4)
    let place = { (time: Double, value: Double) in
      Point(x: field.x + times.share(of: time) * field.width, y: field.y + (1 - values.share(of: value)) * field.height)
    }
    var marks = head(in: cell)
    for value in values.marks {
      let y = place(0, value).y.onPixel
      let color = abs(value) < values.step / 2 ? PlotColor.axis : .grid
      marks.append(.line([Point(x: field.x, y: y), Point(x: field.x + field.width, y: y)], .init(color: color)))
      let face = PlotDrawing.Face(color: .quiet, anchor: .end)
      marks.append(.words(values.words(for: value), Point(x: field.x - 7, y: y + 4), face))
    }
    for time in times.marks {
      let x = place(time, 0).x.onPixel
      let end = field.y + field.height
      marks.append(.line([Point(x: x, y: end), Point(x: x, y: end + 4)], .init(color: .axis)))
      let words = times.words(for: time) + (time > times.most - times.step ? " s" : "")
      marks.append(.words(words, Point(x: x, y: end + 17), .init(color: .quiet, anchor: .middle)))
    }
    for curve in curves {
      let points = curve.track.samples.map { place($0.time, number($0)) }
      marks.append(.line(points, curve.pen))
      if let last = points.last { marks.append(.dot(last, radius: 2.5, curve.pen.color)) }
    }
    return marks
  }

  private func head(in cell: Rect) -> [PlotDrawing.Mark] {
    let face = PlotDrawing.Face(size: 12, isBold: true)
    let start = Point(x: cell.x + Self.left, y: cell.y + 15)
    let after = Point(x: start.x + face.width(of: title) + 6, y: start.y)
    return [.words(title, start, face)] + (unit.isEmpty ? [] : [.words(unit, after, .init(color: .quiet))])
  }
}

extension Double {
  /// The middle of the pixel that the number lies in: a thin line is sharp there.
  fileprivate var onPixel: Double { rounded(.down) + 0.5 }
}
