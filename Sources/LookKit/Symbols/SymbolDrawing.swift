/// A symbol's shape as paths.
///
/// A shape is written as words. A small letter begins a part: `o` an outline, `d` a detail in lines, `h` one in areas, `g` one that an outline
/// shows as lines and a filled symbol leaves out as an area, `s` lines and `f` areas that are the same in both. Capitals draw: `M`, `L`, `Q`,
/// `C` and `Z` as in SVG, `O` a circle (centre, radius), `R` a rectangle (corner, size, corners' radius), `A` an arc (centre, radius, from and
/// to in degrees, 0 to the right and 90 downwards).
struct SymbolDrawing {
  enum Part: Character {
    case outline = "o"
    case lines = "d"
    case holes = "h"
    case inlay = "g"
    case strokes = "s"
    case areas = "f"
  }

  let parts: [(kind: Part, path: CGPath)]

  /// The side of the square that shapes are written in.
  static let side: CGFloat = 24

  init(_ text: String) {
    var parts: [(kind: Part, path: CGMutablePath)] = []
    var words = text.split(separator: " ")[...]
    while let word = words.popFirst(), let letter = word.first {
      if let kind = Part(rawValue: letter) {
        parts.append((kind, CGMutablePath()))
      } else if let path = parts.last?.path {
        let count = Self.numbers[letter] ?? 0
        path.draw(letter, words.prefix(count).map { CGFloat(Double($0) ?? 0) })
        words = words.dropFirst(count)
      }
    }
    self.parts = parts
  }

  private static let numbers: [Character: Int] = ["M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "O": 3, "R": 5, "A": 5]

  /// Whether the shape has an outline, which can be filled.
  var canBeFilled: Bool { parts.contains { $0.kind == .outline } }
}

extension CGMutablePath {
  /// - Precondition: there are as many numbers as the letter takes.
  fileprivate func draw(_ letter: Character, _ n: [CGFloat]) {
    switch letter {
    case "M": move(to: CGPoint(x: n[0], y: n[1]))
    case "L": addLine(to: CGPoint(x: n[0], y: n[1]))
    case "Q": addQuadCurve(to: CGPoint(x: n[2], y: n[3]), control: CGPoint(x: n[0], y: n[1]))
    case "C":
      addCurve(to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]), control2: CGPoint(x: n[2], y: n[3]))
    case "O": addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
    case "R": addRoundedRect(in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: n[4], cornerHeight: n[4])
    case "A":
      let (from, to) = (n[3] / 180 * .pi, n[4] / 180 * .pi)
      let arc = CGMutablePath()
      arc.addArc(center: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: from, endAngle: to, clockwise: to < from)
      addPath(arc)
    default: closeSubpath()
    }
  }
}
