internal import Raster

/// A line of text for a caption, drawn with a round pen in letters that were designed for this program.
///
/// Capitals reach from y 0 down to the base line at y 12; small letters begin at y 4, and tails end at y 16. A letter is written as
/// strokes with a bar between them. A point of a stroke is two digits, x and y, where a to g stand for 10 to 16. An apostrophe
/// makes it a control point, which bends the line and does not lie on it; z closes the stroke. A character without a letter here
/// shows a box.
struct Lettering {
  /// The distance from the top of a capital to the base line, in units.
  static let height = 12.0
  /// How far tails reach below the base line, in units.
  static let depth = 4.0
  /// The pen's width and the room between letters, in units.
  private static let pen = 1.5
  private static let gap = 3.0
  private static let space = 5.0

  /// The outline of the letters, in units from (0, 0) at the top left.
  let path: Path
  /// How wide the line is, in units.
  let width: Double

  init(_ text: String) {
    var path = Path()
    var end = 0.0
    for character in text {
      guard character != " " else {
        end += Self.space
        continue
      }
      let glyph = Glyph(Self.strokes[character] ?? Self.unknown)
      path.append(glyph.path.transformed(by: .translation(x: end, y: 0)))
      end += glyph.width + Self.gap
    }
    self.path = path.stroked(width: Self.pen, cap: .round, join: .round)
    width = max(0, end - Self.gap)
  }

  private static let unknown = "00 60 6c 0c z"
  private static let bowl = "04' 64' 6c' 0c' z"

  private static let strokes: [Character: String] = [
    "a": bowl + "|64 6c", "b": bowl + "|00 0c", "c": "65 54' 24' 04' 0c' 2c' 5c' 6b", "d": bowl + "|60 6c",
    "e": "08 68 64' 04' 0c' 4c' 6b", "f": "50 20' 24 2c|04 54", "g": bowl + "|64 6c 6g' 2g 0f", "h": "00 0c|08 04' 64' 68 6c",
    "i": "04 0c|00", "j": "24 2d 2g' 0g|20", "k": "00 0c|54 09|28 5c", "l": "00 09 0c' 2c",
    "m": "04 0c|08 04' 54' 58 5c|58 54' a4' a8 ac", "n": "04 0c|08 04' 64' 68 6c", "o": bowl, "p": bowl + "|04 0g",
    "q": bowl + "|64 6g", "r": "04 0c|08 04' 44", "s": "65 54' 34 04' 06 08' 38 68' 6a 6c' 3c 1c' 0b",
    "t": "21 29 2c' 5c|04 54", "u": "04 08 0c' 6c' 68 64|68 6c", "v": "04 3c 64", "w": "04 2c 45 6c 84", "x": "04 6c|64 0c",
    "y": "04 3c|64 2g 0g", "z": "04 64 0c 6c",
    "A": "0c 40 8c|28 68", "B": "00 0c 3c 7c' 79 76' 36 06|36 66' 63 60' 30 00", "C": "73 70' 00' 0c' 7c' 79",
    "D": "00 0c 2c 7c' 70' 20 00 z", "E": "60 00 0c 6c|06 56", "F": "60 00 0c|06 56", "G": "73 70' 00' 0c' 7c' 78 76 46",
    "H": "00 0c|70 7c|06 76", "I": "00 0c", "J": "50 58 5c' 0c' 09", "K": "00 0c|60 08|25 6c", "L": "00 0c 6c",
    "M": "0c 00 46 80 8c", "N": "0c 00 7c 70", "O": "00' 80' 8c' 0c' z", "P": "0c 00 30 70' 77' 37 07",
    "Q": "00' 80' 8c' 0c' z|59 8d",
    "R": "0c 00 30 70' 77' 37 07|37 7c", "S": "63 60' 30 00' 03 06' 36 66' 69 6c' 3c 0c' 09", "T": "00 80|40 4c",
    "U": "00 08 0c' 7c' 78 70", "V": "00 4c 80", "W": "00 3c 52 7c a0", "X": "00 7c|70 0c", "Y": "00 46 80|46 4c",
    "Z": "00 70 0c 7c",
    "0": "00' 60' 6c' 0c' z", "1": "03 30 3c", "2": "03 00' 60' 63 66' 0c 6c", "3": "00 60 25 65' 6c' 0c' 0a",
    "4": "5c 50 09 79", "5": "60 00 05 35 65' 6c' 0c' 0a", "6": "50 02' 08|05' 65' 6c' 0c' z", "7": "00 60 2c",
    "8": "00' 60' 66' 06' z|06' 66' 6c' 0c' z", "9": "1c 6a' 64|00' 60' 67' 07' z",
    "-": "07 47", ".": "0c", ",": "1c 0e", ":": "06|0c", "%": "80 0c|00' 30' 34' 04' z|58' 88' 8c' 5c' z", "/": "50 0c",
    "_": "0d 6d",
    "(": "20 06' 2c", ")": "00 26' 0c", "+": "07 67|34 3a", "=": "05 65|09 69", "#": "30 1c|70 5c|04 84|08 78",
    "×": "06 5b|56 0b",
    "'": "00 03", "!": "00 08|0c", "?": "02 00' 60' 63 66' 37 39|3c", "&": "7c 02' 20' 40' 43 0a' 0c' 3c 7c' 77",
  ]
}

/// The strokes of one letter.
private struct Glyph {
  var path = Path()
  private(set) var width = 0.0

  init(_ strokes: String) {
    for stroke in strokes.split(separator: "|") { append(stroke) }
  }

  private mutating func append(_ stroke: Substring) {
    let words = stroke.split(separator: " ")
    let isClosed = words.last == "z"
    let points = words.filter { $0 != "z" }.map(Mark.init)
    width = max(width, points.map(\.point.x).max() ?? 0)
    guard let first = points.first, let last = points.last else { return }
    // A closed stroke of control points alone begins midway between the last of them and the first.
    let start = first.pulls ? first.point.middle(last.point) : first.point
    path.move(to: start)
    if points.count == 1 { path.line(to: start) }
    for (index, mark) in points.enumerated().dropFirst(first.pulls ? 0 : 1) {
      guard mark.pulls else {
        if index == 0 || !points[index - 1].pulls { path.line(to: mark.point) }
        continue
      }
      let next = index + 1 < points.count ? points[index + 1] : Mark(point: start, pulls: false)
      path.quad(to: next.pulls ? mark.point.middle(next.point) : next.point, control: mark.point)
    }
    if isClosed { path.close() }
  }

  private struct Mark {
    let point: Point
    let pulls: Bool

    init(point: Point, pulls: Bool) {
      (self.point, self.pulls) = (point, pulls)
    }

    init(_ word: Substring) {
      let digits = word.prefix(2).map { Double($0.hexDigitValue ?? 16) }
      self.init(point: Point(x: digits[0], y: digits[1]), pulls: word.hasSuffix("'"))
    }
  }
}

extension Point {
  fileprivate func middle(_ other: Point) -> Point { Point(x: (x + other.x) / 2, y: (y + other.y) / 2) }
}
