internal import Text

/// The room that a text is laid out in, and how it is cut to fit.
struct TextRoom {
  var width = CGFloat.infinity
  var height = CGFloat.infinity
  /// 0 is any number.
  var lineLimit = 0
  /// How the last line is cut where text is left out; nil as the paragraph's style says.
  var lastLine: NSLineBreakMode?
  /// Whether lines are broken at all.
  var wraps = true
  /// Whether fonts' leading lies between lines.
  var usesLeading = true
  /// The share of their size that fonts are drawn at.
  var scale: CGFloat = 1
  /// The share of a font's size by which letters are moved nearer to each other.
  var tightening: CGFloat = 0
}

/// A text laid out: lines of glyphs and their places in points, y down, from the room's upper left corner.
struct TextBlock {
  struct Line {
    var line: TextLine
    let setter: LineSetter
    /// Where its paragraph begins, in the text's UTF-16 units.
    let start: Int
    /// The distance from the leading edge.
    let indent: CGFloat
    let top: CGFloat
    let baseline: CGFloat
    let bottom: CGFloat
    /// The left end of the baseline.
    var x: CGFloat = 0
  }

  private(set) var lines: [Line] = []
  private(set) var attributes: [TextAttributes] = []
  /// The width of the widest line, with its indents, and the height of all lines.
  private(set) var size = CGSize.zero
  /// Whether some of the text is not shown.
  private(set) var isCut = false
  /// Characters that no font has.
  private(set) var missing: [Unicode.Scalar] = []
  /// Whether lines end in paragraphs whose words a device would hyphenate there.
  var wantsHyphens: Bool { lines.contains { $0.setter.style.hyphenationFactor > 0 && !$0.line.isLast } }
  /// Whether the text is smaller than its fonts say.
  let isShrunk: Bool
  private var isFull = false

  init(_ text: NSAttributedString, _ standard: TextStandard, in room: TextRoom) {
    isShrunk = room.scale < 1
    let units = Array(text.string.utf16)
    for range in Self.paragraphs(units) where !isFull {
      add(text, units, range, standard, room)
    }
    align(in: room)
  }

  /// The text's paragraphs, without the breaks between them.
  private static func paragraphs(_ units: [UInt16]) -> [Range<Int>] {
    var (ranges, start, place): ([Range<Int>], Int, Int) = ([], 0, 0)
    while place < units.count {
      let unit = units[place]
      if unit == 0x0A || unit == 0x0D || unit == 0x2028 || unit == 0x2029 || unit == 0x0B || unit == 0x0C || unit == 0x85 {
        ranges.append(start..<place)
        if unit == 0x0D, place + 1 < units.count, units[place + 1] == 0x0A { place += 1 }
        start = place + 1
      }
      place += 1
    }
    return ranges + [start..<units.count]
  }

  private mutating func add(
    _ text: NSAttributedString, _ units: [UInt16], _ range: Range<Int>, _ standard: TextStandard, _ room: TextRoom
  ) {
    let style = Self.style(of: text, at: range.lowerBound, standard)
    let runs = self.runs(of: text, range, standard, room)
    guard !runs.isEmpty else { return }
    let direction: Bool? = style.baseWritingDirection == .natural ? nil : style.baseWritingDirection == .rightToLeft
    let paragraph = Paragraph(Array(units[range]), runs, isRightToLeft: direction)
    missing += paragraph.missing
    if !lines.isEmpty { size.height += style.paragraphSpacingBefore }
    let setter = LineSetter(paragraph, style, room, isLastParagraph: range.upperBound == units.count)
    let limit = room.lineLimit == 0 ? Int.max : room.lineLimit - lines.count
    for (index, line) in setter.lines(limit: limit).enumerated() {
      add(line, setter, from: range.lowerBound, isFirst: index == 0, room)
    }
    if !isFull, range.upperBound < units.count { size.height += style.paragraphSpacing }
  }

  private static func style(of text: NSAttributedString, at place: Int, _ standard: TextStandard) -> NSParagraphStyle.Values {
    guard text.length > 0 else { return standard.paragraph }
    let found = text.attributes(of: min(place, text.length - 1))[.paragraphStyle] as? NSParagraphStyle
    return found?.values ?? standard.paragraph
  }

  /// The runs of a paragraph. One without text is as high as the text before it.
  private mutating func runs(
    of text: NSAttributedString, _ range: Range<Int>, _ standard: TextStandard, _ room: TextRoom
  ) -> [TextRun] {
    guard !range.isEmpty else {
      let place = min(range.lowerBound, text.length - 1)
      let found = place < 0 ? [:] : text.attributes(of: place)
      return run(found, 0..<0, standard, room)
    }
    var runs: [TextRun] = []
    for part in text.parts(of: range) {
      let start = part.range.lowerBound - range.lowerBound
      runs += run(part.attributes, start..<start + part.range.count, standard, room)
    }
    return runs
  }

  private mutating func run(
    _ found: [NSAttributedString.Key: Any], _ range: Range<Int>, _ standard: TextStandard, _ room: TextRoom
  ) -> [TextRun] {
    let own = TextAttributes(found, standard)
    guard let run = own.run(range, in: room, tag: attributes.count) else { return [] }
    attributes.append(own)
    return [run]
  }

  private mutating func add(_ line: TextLine, _ setter: LineSetter, from start: Int, isFirst: Bool, _ room: TextRoom) {
    guard !isFull else { return }
    let height = setter.height(of: line)
    // Lines that the room has no place for are left out; one is always shown.
    guard lines.isEmpty || size.height + height.line <= room.height + 0.01 else { return cut() }
    let (top, bottom) = (size.height, size.height + height.line)
    lines.append(
      Line(
        line: line, setter: setter, start: start, indent: setter.indent(isFirst: isFirst), top: top,
        baseline: bottom - CGFloat(line.descent),
        bottom: bottom))
    isFull = room.lineLimit == lines.count
    let isEnd = line.isLast && setter.isLastParagraph
    if isFull, line.isLast, !isEnd { cut() }
    let width = setter.width(of: line, setter.indent(isFirst: isFirst))
    if line.isTruncated || isFull && !isEnd || width > room.width + 0.01 { isCut = true }
    size.height = isFull || isEnd ? bottom : bottom + height.gap
  }

  /// Ends the text at the last line that has a place, which then says that something is left out.
  private mutating func cut() {
    (isFull, isCut) = (true, true)
    guard let last = lines.last else { return }
    size.height = last.bottom
    lines[lines.count - 1].line = last.setter.cut(last.line)
  }

  private mutating func align(in room: TextRoom) {
    for line in lines { size.width = max(size.width, line.setter.width(of: line.line, line.indent)) }
    let whole = room.width.isFinite ? room.width : size.width
    for index in lines.indices { lines[index].x = lines[index].setter.x(of: lines[index].line, lines[index].indent, in: whole) }
  }
}
