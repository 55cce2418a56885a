import Foundation

/// Bytes against error, a small diagram for each family of clips: our settings as a curve for each seed, the peers as marks. Both are
/// means over the family's clips, held against gifsicle's, which stands where the two grey lines meet.
struct Plot {
  private struct Point {
    let family: String
    let seed: UInt64
    /// The number of one of our settings; of a peer -1 less its number.
    let number: Int
    /// The logarithm of the bytes, of gifsicle's.
    let bytes: Double
    /// The PSNR less gifsicle's.
    let gain: Double
  }

  private var points: [Point] = []
  private var seeds: [UInt64] = []

  private static let (width, height, gap, left, top) = (220.0, 170.0, 46.0, 44.0, 62.0)
  private static let (least, most, low, high) = (0.4, 1.6, -9.0, 12.0)
  /// How peers are marked: ffmpeg, gifsicle with loss, libvips and pngquant.
  private static let marks = [(-1, "■"), (-3, "◆"), (-4, "▲"), (-5, "✚")]
  private static let colors = ["#2a6fdb", "#c2571a"]

  mutating func add(_ family: String, _ seed: UInt64, _ ours: [Encoder.Result], beside peers: [Encoder.Result]) {
    if !seeds.contains(seed) { seeds.append(seed) }
    for (number, result) in ours.enumerated() { add(family, seed, number, result, peers[1]) }
    for (number, peer) in peers.enumerated() { add(family, seed, -1 - number, peer, peers[1]) }
  }

  private mutating func add(_ family: String, _ seed: UInt64, _ number: Int, _ result: Encoder.Result, _ peer: Encoder.Result) {
    let bytes = log(Double(result.bytes) / Double(peer.bytes))
    points.append(Point(family: family, seed: seed, number: number, bytes: bytes, gain: result.psnr - peer.psnr))
  }

  var svg: String {
    let families = Set(points.map(\.family)).sorted()
    let panels = families.enumerated().map { place, family in
      let x = Self.left + Double(place % 3) * (Self.width + Self.gap)
      return panel(family, x, Self.top + Double(place / 3) * (Self.height + Self.gap))
    }
    let rows = Double((families.count + 2) / 3)
    let (width, height) = (Self.left + 3 * (Self.width + Self.gap), Self.top + rows * (Self.height + Self.gap))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(width)) \(Int(height))" font-family="sans-serif" font-size="11" fill="#555">
      <rect width="100%" height="100%" fill="#fff"/>
      \(legend)
      \(panels.joined(separator: "\n"))
      </svg>

      """
  }

  /// The words above all diagrams.
  private var legend: String {
    let ours = seeds.enumerated().map { "<tspan fill=\"\(Self.color($0))\">● ours, seed \($1)</tspan>" }
    let words = ours + ["◆ gifsicle --lossy=80, dithered", "■ ffmpeg", "▲ libvips", "✚ pngquant", "lines: gifsicle -O3"]
    return "<text x=\"\(Self.left)\" y=\"18\">\(words.joined(separator: " &#160; "))</text>"
      + text("across: bytes of gifsicle's; up: PSNR above gifsicle's in decibels", Self.left, 34, "start")
  }

  private static func color(_ seed: Int) -> String { colors[seed % colors.count] }

  private func panel(_ family: String, _ x: Double, _ y: Double) -> String {
    let (right, bottom) = (x + Self.width, y + Self.height)
    let (one, none) = (place(0, 0, x, y).x, place(0, 0, x, y).y)
    let curves = seeds.enumerated().map { curve(family, $1, Self.color($0), x, y) }
    return """
      \(text(family, x + Self.width / 2, y - 6, "middle"))
      <path d="M\(x) \(y)V\(bottom)H\(right)" fill="none" stroke="#999"/>
      <path d="M\(one) \(y)V\(bottom)M\(x) \(none)H\(right)" fill="none" stroke="#ccc"/>
      \(text("0.4", x, bottom + 14, "middle"))\(text("1", one, bottom + 14, "middle"))\(text("1.6", right, bottom + 14, "middle"))
      \(text("+12", x - 4, y + 4, "end"))\(text("0", x - 4, none + 4, "end"))\(text("−9", x - 4, bottom, "end"))
      \(curves.joined(separator: "\n"))
      """
  }

  private func curve(_ family: String, _ seed: UInt64, _ color: String, _ x: Double, _ y: Double) -> String {
    let own = points.filter { $0.family == family && $0.seed == seed }
    let means = Dictionary(grouping: own, by: \.number).mapValues { points in
      let count = Double(points.count)
      return place(points.reduce(0) { $0 + $1.bytes } / count, points.reduce(0) { $0 + $1.gain } / count, x, y)
    }
    let ours = means.filter { $0.key >= 0 }.map(\.value).sorted { $0.x < $1.x }
    let line = ours.map { String(format: "%.1f,%.1f", $0.x, $0.y) }.joined(separator: " ")
    let dots = ours.map { String(format: "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"2.5\" fill=\"\(color)\"/>", $0.x, $0.y) }
    let peers = Self.marks.compactMap { number, mark in
      means[number].map { String(format: "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\" fill=\"\(color)\">\(mark)</text>", $0.x, $0.y + 4) }
    }
    return "<polyline points=\"\(line)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.5\"/>" + dots.joined() + peers.joined()
  }

  /// A place in the diagram at `x`, `y`; what lies beyond it stands on its edge.
  private func place(_ bytes: Double, _ gain: Double, _ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let across = (bytes - log(Self.least)) / (log(Self.most) - log(Self.least))
    let up = (gain - Self.low) / (Self.high - Self.low)
    return (x + min(max(across, 0), 1) * Self.width, y + (1 - min(max(up, 0), 1)) * Self.height)
  }

  private func text(_ words: String, _ x: Double, _ y: Double, _ anchor: String) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">\(words)</text>"
  }
}
