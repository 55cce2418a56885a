package import Raster

/// A drawing of lines and words, which is written as SVG or painted as a picture; both show the same.
package struct PlotDrawing: Sendable, Equatable {
  /// Where a line of words begins, ends or has its middle.
  package enum Anchor: String, Sendable {
    case start, middle, end
  }

  /// How a line is drawn.
  package struct Pen: Sendable, Equatable {
    var color: PlotColor
    var width = 1.0
    /// The lengths of strokes and gaps in turn; empty for a whole line.
    var dash: [Double] = []
  }

  /// How words are set.
  package struct Face: Sendable, Equatable {
    var size = 11.0
    var isBold = false
    var color = PlotColor.ink
    var anchor = Anchor.start
  }

  /// One thing that is drawn.
  package enum Mark: Sendable, Equatable {
    case area(Rect, PlotColor)
    case line([Point], Pen)
    case dot(Point, radius: Double, PlotColor)
    /// Words whose baseline goes through the point.
    case words(String, Point, Face)
  }

  package let width: Int
  package let height: Int
  package var marks: [Mark] = []
}

/// An opaque colour of a drawing.
package struct PlotColor: Sendable, Equatable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  init(_ hex: UInt32) {
    (red, green, blue) = (UInt8(hex >> 16 & 255), UInt8(hex >> 8 & 255), UInt8(hex & 255))
  }

  /// The colour as SVG spells it.
  var code: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  static let paper = PlotColor(0xFFFFFF)
  static let ink = PlotColor(0x1D1F27)
  static let quiet = PlotColor(0x6B7080)
  static let grid = PlotColor(0xE6E8EE)
  static let axis = PlotColor(0xB4B8C4)

  /// The colours that tell curves apart.
  static let curves = [
    0x2563EB, 0xEA580C, 0x15803D, 0x9333EA, 0xDC2626, 0x0E7490, 0xA16207, 0xDB2777, 0x475569,
  ].map { PlotColor($0) }
}
