extension Paragraph {
  /// What stands for the text that is left out.
  static let ellipsis: UInt16 = 0x2026

  /// One line that begins at a unit and shows as much of the rest as fits, with an ellipsis for what is left out; where all of it
  /// fits, the whole.
  ///
  /// - Parameter isMore: whether another paragraph is left out, so that there is an ellipsis in any case.
  public func truncated(from start: Int, width: Double, at place: Truncation, isMore: Bool = false) -> TextLine {
    let rest = start..<units.count
    if !isMore, self.width(trimmed(rest)) <= width + Self.tolerance { return line(rest) }
    let inRest = letters.map(\.range).filter { $0.lowerBound >= start }
    // The most letters whose line fits; with none, the ellipsis stands alone.
    var (low, high) = (0, isMore ? inRest.count : inRest.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if shortened(inRest, middle, place).width <= width + Self.tolerance { low = middle } else { high = middle - 1 }
    }
    return shortened(inRest, max(low, 0), place)
  }

  /// The line with some of its letters and an ellipsis.
  private func shortened(_ letters: [Range<Int>], _ count: Int, _ place: Truncation) -> TextLine {
    let before = place == .tail ? count : place == .head ? 0 : (count + 1) / 2
    let head = letters.prefix(before).last.map { trimmed(letters[0].lowerBound..<$0.upperBound) } ?? 0..<0
    let tail = letters.suffix(count - before).first.map { $0.lowerBound..<units.count } ?? units.count..<units.count
    let cut = place == .head ? tail.lowerBound : max(head.upperBound - 1, letters.first?.lowerBound ?? 0)
    let text = Array(units[head]) + [Self.ellipsis] + Array(units[trimmed(tail)])
    let kept =
      shifted(head, by: -head.lowerBound) + ellipsisRun(at: cut, head.count)
      + shifted(tail, by: head.count + 1 - tail.lowerBound)
    let short = Paragraph(text, kept, isRightToLeft: isRightToLeft)
    var line = short.line(0..<text.count)
    line.isTruncated = true
    line.range = (letters.first?.lowerBound ?? 0)..<units.count
    return line
  }

  /// The runs of a part of the text, moved.
  private func shifted(_ part: Range<Int>, by distance: Int) -> [TextRun] {
    runs.compactMap { run in
      let range = run.range.clamped(to: part)
      guard !range.isEmpty else { return nil }
      var moved = run
      moved.range = range.lowerBound + distance..<range.upperBound + distance
      return moved
    }
  }

  /// The ellipsis is set like the letter at which the text is cut.
  private func ellipsisRun(at cut: Int, _ place: Int) -> [TextRun] {
    guard var run = runs.first(where: { $0.range.contains(cut) }) ?? runs.last else { return [] }
    run.range = place..<place + 1
    run.attachmentWidth = nil
    return [run]
  }
}
