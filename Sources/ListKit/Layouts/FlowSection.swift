// Goals, in order: the frames that UICollectionViewFlowLayout gives; a section of equal items costs nothing for items out of sight.
// Source: lines are filled greedily; what is left of a full line goes between its items; a last line of equal items has the gaps that a full
// one would have; shorter items stand in the middle of their line; an item alone stands in the middle, too.

/// A section of a flow layout. "Along" is the direction in which it scrolls, "across" the other one.
struct FlowSection {
  struct Numbers {
    let isVertical: Bool
    let count: Int
    /// The insets along, before the first line and after the last.
    let start: CGFloat
    let end: CGFloat
    /// The insets across.
    let low: CGFloat
    let high: CGFloat
    /// What bars cover across.
    let bars: CGFloat
    let lines: CGFloat
    let items: CGFloat
    let header: CGFloat
    let footer: CGFloat
    /// The sizes of all items; a single one if all are equal.
    let sizes: [CGSize]
    let scale: CGFloat
  }

  /// Items beside each other.
  private struct Line {
    let first: Int
    let count: Int
    let start: CGFloat
    let length: CGFloat
    let gap: CGFloat
    let low: CGFloat
  }

  let start: CGFloat
  private(set) var end: CGFloat = 0
  private let numbers: Numbers
  private let across: CGFloat
  private var lines: [Line] = []
  /// The items in each line but the last, where all items are equal.
  private var perLine = 0

  init(_ numbers: Numbers, start: CGFloat, across: CGFloat) {
    (self.numbers, self.start, self.across) = (numbers, start, across)
    let top = start + numbers.header + numbers.start
    let bottom = numbers.sizes.count == 1 ? setEqualLines(from: top) : setLines(from: top)
    end = bottom + numbers.end + numbers.footer
  }

  // MARK: Header and footer

  var header: (start: CGFloat, length: CGFloat)? { numbers.header > 0 ? (start, numbers.header) : nil }
  var footer: (start: CGFloat, length: CGFloat)? { numbers.footer > 0 ? (end - numbers.footer, numbers.footer) : nil }

  func bar(from start: CGFloat, length: CGFloat) -> CGRect {
    numbers.isVertical
      ? CGRect(x: 0, y: start, width: across, height: length) : CGRect(x: start, y: 0, width: length, height: across)
  }

  // MARK: Lines

  private var room: CGFloat { across - numbers.bars - numbers.low - numbers.high }

  private func along(_ size: CGSize) -> CGFloat { numbers.isVertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { numbers.isVertical ? size.width : size.height }

  /// Counts what fits into a line of equal items; lines follow from that.
  private mutating func setEqualLines(from top: CGFloat) -> CGFloat {
    guard numbers.count > 0 else { return top }
    let size = numbers.sizes[0]
    let each = across(size) + numbers.items
    perLine = each > 0 ? max(Int(((room + numbers.items) / each + 1e-9).rounded(.down)), 1) : numbers.count
    let rows = (numbers.count + perLine - 1) / perLine
    return top + CGFloat(rows) * along(size) + CGFloat(rows - 1) * numbers.lines
  }

  private func equalLine(_ index: Int) -> Line {
    let size = numbers.sizes[0]
    let top = start + numbers.header + numbers.start
    let used = CGFloat(perLine) * across(size)
    let gap = perLine > 1 ? max((room - used) / CGFloat(perLine - 1), 0) : 0
    let low = perLine == 1 ? numbers.low + (room - across(size)) / 2 : numbers.low
    return Line(
      first: index * perLine, count: min(perLine, numbers.count - index * perLine),
      start: top + CGFloat(index) * (along(size) + numbers.lines), length: along(size), gap: gap, low: low)
  }

  private mutating func setLines(from top: CGFloat) -> CGFloat {
    var (y, first) = (top, 0)
    while first < numbers.count {
      var used = across(numbers.sizes[first])
      var count = 1
      while first + count < numbers.count, used + numbers.items + across(numbers.sizes[first + count]) <= room + 1e-9 {
        used += numbers.items + across(numbers.sizes[first + count])
        count += 1
      }
      let isLast = first + count == numbers.count
      let length = numbers.sizes[first..<first + count].map(along).max() ?? 0
      let plain = used - CGFloat(count - 1) * numbers.items
      let gap = count > 1 && !isLast ? (room - plain) / CGFloat(count - 1) : lastGap(first, count)
      let isAlone = count == 1 && (!isLast || !lines.isEmpty && lines.allSatisfy { $0.count == 1 })
      let low = isAlone ? numbers.low + (room - used) / 2 : numbers.low
      lines.append(Line(first: first, count: count, start: y, length: length, gap: gap, low: low))
      y += length + numbers.lines
      first += count
    }
    return lines.isEmpty ? top : y - numbers.lines
  }

  /// The gap in a last line: that of a full one where its items are equally wide.
  private func lastGap(_ first: Int, _ count: Int) -> CGFloat {
    let widths = numbers.sizes[first..<first + count].map(across)
    guard let width = widths.first, widths.allSatisfy({ $0 == width }), width > 0 else { return numbers.items }
    guard numbers.sizes.allSatisfy({ across($0) == width }) else { return numbers.items }
    let full = max(((room + numbers.items) / (width + numbers.items) + 1e-9).rounded(.down), 1)
    return full > 1 ? (room - full * width) / (full - 1) : 0
  }

  // MARK: Items

  /// The items of the lines that touch a span.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard numbers.count > 0 else { return 0..<0 }
    if numbers.sizes.count == 1 {
      let top = start + numbers.header + numbers.start
      let each = along(numbers.sizes[0]) + numbers.lines
      guard each > 0 else { return 0..<numbers.count }
      let rows = (numbers.count + perLine - 1) / perLine
      let first = min(max(Int(((low - top) / each).rounded(.down)), 0), rows)
      let last = min(max(Int(((high - top) / each).rounded(.down)) + 1, first), rows)
      return min(first * perLine, numbers.count)..<min(last * perLine, numbers.count)
    }
    let seen = lines.filter { $0.start + $0.length >= low && $0.start <= high }
    guard let first = seen.first, let last = seen.last else { return 0..<0 }
    return first.first..<last.first + last.count
  }

  func frame(of item: Int) -> CGRect? {
    guard item >= 0, item < numbers.count else { return nil }
    let isEqual = numbers.sizes.count == 1
    guard let line = isEqual ? equalLine(item / perLine) : line(of: item) else { return nil }
    let size = isEqual ? numbers.sizes[0] : numbers.sizes[item]
    var place = line.low
    for before in line.first..<item { place += across(isEqual ? size : numbers.sizes[before]) + line.gap }
    let start = line.start + (line.length - along(size)) / 2
    func onPixel(_ x: CGFloat) -> CGFloat { (x * numbers.scale).rounded() / numbers.scale }
    let (x, y) = numbers.isVertical ? (place, start) : (start, place)
    return CGRect(x: onPixel(x), y: onPixel(y), width: size.width, height: size.height)
  }

  private func line(of item: Int) -> Line? {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].first <= item { low = middle } else { high = middle - 1 }
    }
    return lines.indices.contains(low) ? lines[low] : nil
  }
}
