internal import Raster

extension PlotDrawing {
  /// The drawing as the text of an SVG file, the same for the same drawing.
  package var svg: String {
    let size = "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
    let fonts = "Inter, 'SF Pro Text', 'Helvetica Neue', Arial, sans-serif"
    let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) font-family=\"\(fonts)\">"
    return ([head] + marks.map(\.svg) + ["</svg>"]).map { $0 + "\n" }.joined()
  }
}

extension PlotDrawing.Mark {
  fileprivate var svg: String {
    switch self {
    case .area(let rect, let color):
      let place = "x=\"\(rect.x.coordinate)\" y=\"\(rect.y.coordinate)\""
      return "<rect \(place) width=\"\(rect.width.coordinate)\" height=\"\(rect.height.coordinate)\" fill=\"\(color.code)\"/>"
    case .line(let points, let pen):
      let list = points.map { "\($0.x.coordinate),\($0.y.coordinate)" }.joined(separator: " ")
      let dash = pen.dash.isEmpty ? "" : " stroke-dasharray=\"\(pen.dash.map(\.coordinate).joined(separator: " "))\""
      let look = "stroke=\"\(pen.color.code)\" stroke-width=\"\(pen.width.coordinate)\"\(dash)"
      return "<polyline points=\"\(list)\" fill=\"none\" \(look) stroke-linejoin=\"round\"/>"
    case .dot(let point, let radius, let color):
      let place = "cx=\"\(point.x.coordinate)\" cy=\"\(point.y.coordinate)\""
      return "<circle \(place) r=\"\(radius.coordinate)\" fill=\"\(color.code)\"/>"
    case .words(let words, let point, let face):
      let place = "x=\"\(point.x.coordinate)\" y=\"\(point.y.coordinate)\""
      let look = "font-size=\"\(face.size.coordinate)\"\(face.isBold ? " font-weight=\"600\"" : "") fill=\"\(face.color.code)\""
      let anchor = face.anchor == .start ? "" : " text-anchor=\"\(face.anchor.rawValue)\""
      return "<text \(place) \(look)\(anchor)>\(words.escaped)</text>"
    }
  }
}

extension Double {
  /// The number in hundredths, without zeros at its end.
  fileprivate var coordinate: String {
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    return "\(sign)\(whole)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }
}

extension String {
  /// The words as XML has them; XML has no place for control characters.
  fileprivate var escaped: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case _ where scalar.value < 32 || scalar.value == 127 || scalar.value & 0xFFFE == 0xFFFE: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
