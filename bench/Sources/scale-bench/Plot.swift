import Foundation

/// A row of small diagrams: processor time above, peak memory below, both from zero.
enum Plot {
  private static let (width, height, gap, left, top) = (190.0, 130.0, 62.0, 52.0, 34.0)

  static func svg(_ results: [(Series, [Cost])]) -> String {
    var parts: [String] = []
    for (column, (series, costs)) in results.enumerated() {
      let x = left + Double(column) * (width + gap)
      parts.append(text(series.name, x + width / 2, top - 14, "middle", bold: true))
      parts.append(panel(series.counts, costs.map(\.seconds), "s", x, top, "#2a6fdb"))
      parts.append(panel(series.counts, costs.map(\.megabytes), "MB", x, top + height + 40, "#c2571a"))
    }
    let (w, h) = (left + Double(results.count) * (width + gap), top + 2 * height + 76)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(w)) \(Int(h))" font-family="sans-serif" font-size="11" fill="#555">
      <rect width="100%" height="100%" fill="#fff"/>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  private static func panel(_ counts: [Int], _ values: [Double], _ unit: String, _ x: Double, _ y: Double, _ color: String) -> String {
    let (most, highest) = (Double(counts.max() ?? 1), round(values.max() ?? 1))
    let points = zip(counts, values).map { (x + Double($0) / most * width, y + height - $1 / highest * height) }
    let line = points.map { String(format: "%.1f,%.1f", $0.0, $0.1) }.joined(separator: " ")
    return """
      <path d="M\(x) \(y)V\(y + height)H\(x + width)" fill="none" stroke="#999"/>
      <polyline points="\(line)" fill="none" stroke="\(color)" stroke-width="2"/>
      \(points.map { "<circle cx=\"\($0.0)\" cy=\"\($0.1)\" r=\"3\" fill=\"\(color)\"/>" }.joined())
      \(text(short(highest) + " " + unit, x - 5, y + 4, "end"))\(text("0", x - 5, y + height, "end"))
      \(text("\(counts.max() ?? 0)", x + width, y + height + 15, "end"))
      """
  }

  /// At least 1, and a whole number of what it is counted in.
  private static func round(_ value: Double) -> Double {
    let step = pow(10, floor(log10(max(value, 1e-3))))
    return (value / step).rounded(.up) * step
  }

  private static func short(_ value: Double) -> String { value < 1 ? String(format: "%.2g", value) : String(Int(value)) }

  private static func text(_ words: String, _ x: Double, _ y: Double, _ anchor: String, bold: Bool = false) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\"\(bold ? " font-weight=\"bold\"" : "")>\(words)</text>"
  }
}
