/// A text without hard breaks, ready to be broken into lines.
///
/// Goals, in order: the same lines on every machine; what HarfBuzz and Unicode say, with nothing added; a label's text in some tens of
/// microseconds. Widths are sums of whole font units times a size, so that they are exact up to one rounding.
public struct Paragraph: Sendable {
  /// Tab stops lie this far from each other, in points.
  static let tabInterval = 28.0

  let units: [UInt16]
  let runs: [TextRun]
  let letters: [TextLetter]
  let items: [TextItem]
  let bidi: BidiLevels
  /// The place of the character that a unit belongs to, among all characters.
  let characterOfUnit: [Int]
  /// What each unit adds to a line's width; a tab's width is not known here.
  let advances: [Double]
  /// Where lines may end, by units.
  let breaks: [LineBreak]
  /// Characters that no font has; each is shown as a box.
  public let missing: [Unicode.Scalar]

  /// - Parameters:
  ///   - runs: in order, without gaps; they cover the text.
  ///   - isRightToLeft: which way the paragraph runs; nil leaves it to its first letter.
  public init(_ units: [UInt16], _ runs: [TextRun], isRightToLeft: Bool? = nil) {
    precondition(!runs.isEmpty, "A paragraph has at least one run, even without text")
    let characters = CharacterList(units)
    let ends = characters.places.dropFirst() + [units.count]
    var of = [Int](repeating: 0, count: units.count)
    for (index, (start, end)) in zip(characters.places, ends).enumerated() { for unit in start..<end { of[unit] = index } }
    self.units = units
    self.runs = runs
    characterOfUnit = of
    bidi = BidiLevels(characters.characters, base: isRightToLeft.map { $0 ? 1 : 0 })
    letters = Self.letters(characters, runs, units.count)
    var missing: [Unicode.Scalar] = []
    let levels = bidi.levels
    items = Self.items(units, letters, runs, of.map { levels[$0] }, &missing)
    self.missing = missing
    breaks = Self.breaks(characters, units.count)
    advances = Self.advances(items, letters, units.count)
  }

  /// Whether the paragraph runs from right to left.
  public var isRightToLeft: Bool { bidi.base == 1 }

  /// In UTF-16 units.
  public var length: Int { units.count }

  private static func letters(_ list: CharacterList, _ runs: [TextRun], _ count: Int) -> [TextLetter] {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: list.characters)
    let borders = Set(runs.map(\.range.lowerBound))
    var (letters, place): ([TextLetter], Int) = ([], 0)
    for character in String(text) {
      var characters: [Unicode.Scalar] = []
      var start = place
      for scalar in character.unicodeScalars {
        // A run may begin within a letter.
        if !characters.isEmpty, borders.contains(place) {
          letters.append(TextLetter(range: start..<place, characters: characters))
          (characters, start) = ([], place)
        }
        characters.append(scalar)
        place += UTF16.width(scalar)
      }
      letters.append(TextLetter(range: start..<place, characters: characters))
    }
    return letters
  }

  private static func breaks(_ list: CharacterList, _ count: Int) -> [LineBreak] {
    let found = LineBreak.all(in: list.characters)
    var breaks = [LineBreak](repeating: .never, count: count + 1)
    for (place, one) in zip(list.places, found) { breaks[place] = one }
    breaks[count] = .required
    return breaks
  }

  /// Adds a letter's width to its first unit.
  private static func advances(_ items: [TextItem], _ letters: [TextLetter], _ count: Int) -> [Double] {
    var advances = [Double](repeating: 0, count: count)
    var units = [Int](repeating: 0, count: count)
    for item in items {
      for glyph in item.glyphs { units[glyph.cluster] += glyph.advance }
      for unit in item.range where units[unit] != 0 { advances[unit] = Double(units[unit]) * item.face.scale }
      if item.kind == .attachment { advances[item.range.lowerBound] = item.run.attachmentWidth ?? 0 }
    }
    for item in items where item.run.spacing != 0 && item.kind == .text {
      for letter in letters where item.range.contains(letter.range.lowerBound) {
        advances[letter.range.lowerBound] += item.run.spacing
      }
    }
    return advances
  }

  func isSpace(_ unit: Int) -> Bool {
    switch units[unit] {
    case 0x20, 0x09, 0x0A, 0x0D, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The range without the white space at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  /// The width of a part of the text that begins at the start of a line.
  public func width(_ range: Range<Int>) -> Double {
    range.reduce(0) { Self.step($0, self, $1) }
  }

  static func step(_ x: Double, _ paragraph: Paragraph, _ unit: Int) -> Double {
    guard paragraph.units[unit] == 9 else { return x + paragraph.advances[unit] }
    return ((x / tabInterval + 1e-6).rounded(.down) + 1) * tabInterval
  }
}
