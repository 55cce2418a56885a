internal import Raster

extension Paragraph {
  /// Rounding may make a text this much wider than the room that was made for it.
  static let tolerance = 1.0 / 1_024

  /// Breaks the text into lines.
  ///
  /// - Parameters:
  ///   - byLetters: whether lines may end within words.
  ///   - limit: how many lines there are at most; the last of them then shows what fits of the rest.
  ///   - width: how wide a line may be, by its number. A line holds one letter at least.
  public func lines(byLetters: Bool = false, limit: Int = .max, width: (Int) -> Double) -> [TextLine] {
    ranges(byLetters: byLetters, limit: limit, width: width).map { line($0) }
  }

  /// The parts of the text that are lines; without text a single empty one.
  public func ranges(byLetters: Bool = false, limit: Int = .max, width: (Int) -> Double) -> [Range<Int>] {
    var (ranges, start): ([Range<Int>], Int) = ([], 0)
    repeat {
      let end = end(ofLineAt: start, byLetters, width(ranges.count))
      ranges.append(start..<end)
      start = end
    } while start < units.count && ranges.count < limit
    return ranges
  }

  private func end(ofLineAt start: Int, _ byLetters: Bool, _ width: Double) -> Int {
    var (x, last): (Double, Int?) = (0, nil)
    for unit in start..<units.count {
      if unit > start, breaks[unit] == .required { return unit }
      if unit > start, byLetters ? isLetterStart(unit) : breaks[unit] == .allowed { last = unit }
      x = Self.step(x, self, unit)
      if x > width + Self.tolerance, !isSpace(unit) { return last ?? letterEnd(start, unit) }
    }
    return units.count
  }

  /// Where a word ends a line that is too long for it: before the letter of a unit, but behind the line's first letter.
  private func letterEnd(_ start: Int, _ unit: Int) -> Int {
    let index = letters.partition { $0.range.upperBound > unit }
    let letter = letters[min(index, letters.count - 1)].range
    return letter.lowerBound > start ? letter.lowerBound : letter.upperBound
  }

  private func isLetterStart(_ unit: Int) -> Bool {
    let index = letters.partition { $0.range.lowerBound >= unit }
    return index < letters.count && letters[index].range.lowerBound == unit
  }

  /// A line of a part of the text.
  ///
  /// - Parameter stretchedTo: the width that spaces are widened to fill.
  public func line(_ range: Range<Int>, stretchedTo width: Double? = nil) -> TextLine {
    let seen = trimmed(range)
    let natural = self.width(seen)
    let spaces = seen.filter { isSpace($0) }.count
    let extra = width.map { spaces > 0 && $0 > natural ? ($0 - natural) / Double(spaces) : 0 } ?? 0
    var pen = LinePen(paragraph: self, perSpace: extra)
    let pieces = pieces(range, seen.upperBound)
    for index in BidiLevels.order(pieces.map(\.level)) { pen.add(pieces[index].item, pieces[index].range) }
    return finished(pen, range, seen)
  }

  private func finished(_ pen: LinePen, _ range: Range<Int>, _ seen: Range<Int>) -> TextLine {
    // A line without text is as high as the run it stands in.
    let inLine = runs.filter { !$0.range.clamped(to: range).isEmpty || $0.range.contains(range.lowerBound) }
    let shown = inLine.isEmpty ? [runs[runs.count - 1]] : inLine
    let hidden = width(range) - width(seen)
    return TextLine(
      range: range, fragments: pen.fragments, width: pen.x - hidden, ascent: shown.map { $0.ascent + max($0.rise, 0) }.max() ?? 0,
      descent: shown.map { $0.descent - min($0.rise, 0) }.max() ?? 0, leading: shown.map(\.leading).max() ?? 0,
      hanging: isRightToLeft ? hidden : 0, isRightToLeft: isRightToLeft, isLast: range.upperBound == units.count)
  }

  private struct Piece {
    let item: TextItem
    let range: Range<Int>
    let level: UInt8
  }

  /// The parts of items in a line. White space at its end goes by the paragraph's direction.
  private func pieces(_ range: Range<Int>, _ trailing: Int) -> [Piece] {
    guard let first = characterOfUnit[range].first, let last = characterOfUnit[range].last else { return [] }
    let levels = bidi.levels(ofLine: first..<last + 1)
    var pieces: [Piece] = []
    for item in items {
      let part = item.range.clamped(to: range)
      for piece in [part.clamped(to: range.lowerBound..<trailing), part.clamped(to: trailing..<range.upperBound)]
      where !piece.isEmpty {
        pieces.append(Piece(item: item, range: piece, level: levels[characterOfUnit[piece.lowerBound] - first]))
      }
    }
    return pieces
  }
}

/// Sets the glyphs of a line from left to right.
private struct LinePen {
  let paragraph: Paragraph
  let perSpace: Double
  var x = 0.0
  var fragments: [TextLine.Fragment] = []

  mutating func add(_ item: TextItem, _ range: Range<Int>) {
    let start = x
    var (glyphs, advance): ([GlyphRun.Glyph], Int) = ([], 0)
    switch item.kind {
    case .tab: x = Paragraph.step(x, paragraph, range.lowerBound)
    case .attachment: x += item.run.attachmentWidth ?? 0
    case .text:
      let shaped = item.glyphs(of: range, in: paragraph.units)
      (glyphs, advance) = (places(shaped, item), shaped.reduce(0) { $0 + $1.advance })
    }
    fragments.append(
      TextLine.Fragment(
        glyphs: GlyphRun(item.face.glyphs, size: item.face.size, glyphs: glyphs), fontName: item.face.face.postScriptName,
        isWidened: item.face.isWidened, tag: item.run.tag, range: range, x: start, width: x - start, rise: item.run.rise,
        advance: advance))
  }

  private mutating func places(_ shaped: [ShapedGlyph], _ item: TextItem) -> [GlyphRun.Glyph] {
    let (scale, start) = (item.face.scale, x)
    var (units, added) = (0, 0.0)
    var glyphs: [GlyphRun.Glyph] = []
    glyphs.reserveCapacity(shaped.count)
    for (index, glyph) in shaped.enumerated() {
      let here = start + Double(units) * scale + added
      glyphs.append(
        GlyphRun.Glyph(glyph.number, x: here + Double(glyph.offsetX) * scale, y: -item.run.rise - Double(glyph.offsetY) * scale))
      units += glyph.advance
      guard index + 1 == shaped.count || shaped[index + 1].cluster != glyph.cluster else { continue }
      added += item.run.spacing
      if paragraph.isSpace(glyph.cluster) { added += perSpace }
    }
    x = start + Double(units) * scale + added
    return glyphs
  }
}

extension [TextLetter] {
  /// The first letter for which a condition holds that holds for all letters behind it.
  func partition(_ holds: (TextLetter) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
