internal import Text

/// Breaks a paragraph into lines as its style and the room say, and knows how high they are and where they stand.
struct LineSetter {
  let paragraph: Paragraph
  let style: NSParagraphStyle.Values
  let room: TextRoom
  let isLastParagraph: Bool

  init(_ paragraph: Paragraph, _ style: NSParagraphStyle.Values, _ room: TextRoom, isLastParagraph: Bool) {
    self.paragraph = paragraph
    self.style = style
    self.room = room
    self.isLastParagraph = isLastParagraph
  }

  /// How the last line is cut.
  private var mode: NSLineBreakMode { room.lastLine ?? style.lineBreakMode }

  private var truncation: Truncation? {
    switch mode {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byTruncatingTail: .tail
    default: nil
    }
  }

  // MARK: Widths

  func indent(isFirst: Bool) -> CGFloat { isFirst ? style.firstLineHeadIndent : style.headIndent }

  /// The room that a line has.
  private func width(isFirst: Bool) -> Double {
    let end = style.tailIndent > 0 ? min(style.tailIndent, room.width) : room.width + style.tailIndent
    return Double(max(end - indent(isFirst: isFirst), 0))
  }

  /// What a line takes of the room, with its indents.
  func width(of line: TextLine, _ indent: CGFloat) -> CGFloat { indent + CGFloat(line.width) - min(style.tailIndent, 0) }

  /// Where a line's baseline begins in a room of some width.
  func x(of line: TextLine, _ indent: CGFloat, in whole: CGFloat) -> CGFloat {
    let end = style.tailIndent > 0 ? style.tailIndent : whole + style.tailIndent
    let slack = end - indent - CGFloat(line.width)
    let start = line.isRightToLeft ? whole - end : indent
    let share: CGFloat =
      switch style.alignment {
      case .left: 0
      case .right: 1
      case .center: 0.5
      case .natural, .justified: line.isRightToLeft ? 1 : 0
      }
    return start + slack * share - CGFloat(line.hanging)
  }

  // MARK: Lines

  func lines(limit: Int) -> [TextLine] {
    guard room.wraps, truncation == nil || room.lastLine != nil else { return [onlyLine()] }
    let ranges = paragraph.ranges(byLetters: mode == .byCharWrapping, limit: limit) { width(isFirst: $0 == 0) }
    return ranges.enumerated().map { index, range in
      let isLast = range.upperBound == paragraph.length
      if index == limit - 1, !isLast, let truncation {
        return paragraph.truncated(from: range.lowerBound, width: width(isFirst: index == 0), at: truncation)
      }
      let isStretched = style.alignment == .justified && !isLast && room.width.isFinite
      return paragraph.line(range, stretchedTo: isStretched ? width(isFirst: index == 0) : nil)
    }
  }

  private func onlyLine() -> TextLine {
    guard let truncation, room.width.isFinite else { return paragraph.line(0..<paragraph.length) }
    return paragraph.truncated(from: 0, width: width(isFirst: true), at: truncation)
  }

  /// The line that stands in for another one where the rest of the text is left out.
  func cut(_ line: TextLine) -> TextLine {
    guard let truncation, !line.isTruncated else { return line }
    let (start, width) = (line.range.lowerBound, width(isFirst: line.range.lowerBound == 0))
    return paragraph.truncated(from: start, width: width, at: line.isLast ? .tail : truncation, isMore: line.isLast)
  }

  // MARK: Heights

  /// The height of a line, and what lies between it and the next one. What a line has more than its fonts need lies above them.
  func height(of line: TextLine) -> (line: CGFloat, gap: CGFloat) {
    var height = CGFloat(line.ascent + line.descent) * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    height = max(height, style.minimumLineHeight)
    return (height, style.lineSpacing + (room.usesLeading ? CGFloat(line.leading) : 0))
  }
}
