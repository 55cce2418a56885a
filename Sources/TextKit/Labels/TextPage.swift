internal import Text

/// A text laid out at a width, with the places of its letters. Its origin is the upper left corner of the first line.
///
/// A place is a number of UTF-16 units before it. In a line that runs both ways, and in a justified one, places are those that the
/// letters would have if the line ran one way and were not stretched.
@MainActor
package struct TextPage {
  private let block: TextBlock
  private let text: String
  private let width: CGFloat

  /// - Parameters:
  ///   - standard: the font and colour of text without its own.
  ///   - lineLimit: 0 is any number.
  ///   - mode: how lines break, and how the last one is cut.
  package init(
    _ text: NSAttributedString, _ standard: (font: UIFont, color: UIColor, alignment: NSTextAlignment), width: CGFloat,
    lineLimit: Int = 0, _ mode: NSLineBreakMode = .byWordWrapping
  ) {
    var room = TextRoom(width: max(width, 0), lineLimit: lineLimit)
    room.lastLine = mode
    var own = TextStandard(font: standard.font, color: standard.color)
    own.paragraph.alignment = standard.alignment
    block = TextBlock(text, own, in: room)
    self.text = text.string
    self.width = width
  }

  /// The width of the widest line, and the height of all.
  package var size: CGSize { block.size }

  /// Draws the lines into a context, and lets the stage take note of their fonts.
  package func draw(in context: CGContext, at origin: CGPoint, on stage: Stage?) {
    stage?.note(block)
    block.draw(in: context, at: origin)
  }

  // MARK: Places

  /// The line that begins at the place, or else has it within or at its end.
  private func line(at place: Int) -> TextBlock.Line? {
    block.lines.last { $0.start + $0.line.range.lowerBound <= place } ?? block.lines.first
  }

  private func x(_ place: Int, in line: TextBlock.Line) -> CGFloat {
    let range = line.line.range
    let end = min(max(place - line.start, range.lowerBound), range.upperBound)
    let way = CGFloat(line.setter.paragraph.width(range.lowerBound..<end))
    let x = line.line.isRightToLeft ? line.x + CGFloat(line.line.hanging + line.line.width) - way : line.x + way
    return width.isFinite ? min(max(x, 0), width) : x
  }

  /// Where the caret stands before a letter: a rectangle without width, as high as the line.
  package func caret(before place: Int) -> CGRect {
    guard let line = line(at: place) else { return .zero }
    return CGRect(x: x(place, in: line), y: line.top, width: 0, height: line.bottom - line.top)
  }

  /// What a range of the text covers, a rectangle for each line. Where it goes on in the next line, it reaches to the end of the room.
  package func boxes(of range: NSRange) -> [CGRect] {
    let (low, high) = (range.location, range.location + range.length)
    return block.lines.enumerated().compactMap { index, line in
      let start = line.start + line.line.range.lowerBound
      let next = index + 1 < block.lines.count ? block.lines[index + 1] : nil
      let end = next.map { $0.start + $0.line.range.lowerBound } ?? line.start + line.line.range.upperBound
      guard low < end, high > start, low < high else { return nil }
      let goesOn = high >= end && next != nil
      let (from, to) = (x(max(low, start), in: line), goesOn ? width : x(min(high, end), in: line))
      return CGRect(x: min(from, to), y: line.top, width: abs(to - from), height: line.bottom - line.top)
    }
  }

  /// The place nearest to a point.
  package func place(at point: CGPoint) -> Int {
    guard let line = block.lines.first(where: { $0.bottom > point.y }) ?? block.lines.last else { return 0 }
    let (low, high) = (line.start + line.line.range.lowerBound, line.start + line.line.range.upperBound)
    var (best, distance, place) = (low, CGFloat.infinity, 0)
    for letter in text + " " {
      // Behind the last letter of a line that goes on, the caret stands in the next line.
      if place >= low, place < high || place == high && (line.line.isLast || high == low) {
        let own = abs(x(place, in: line) - point.x)
        if own < distance { (best, distance) = (place, own) }
      }
      if place > high { break }
      place += letter.utf16.count
    }
    return best
  }
}

extension UIFont {
  /// The font at another size of text, if it is of a text style or `UIFontMetrics` has scaled it.
  package func adjusted(to category: UIContentSizeCategory) -> UIFont? { spec.adjusted(to: category).map(UIFont.init) }
}
