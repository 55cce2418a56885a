/// Where everything in a table is, from the table's upper edge down.
struct TableMap {
  struct Section {
    var rows: RowHeights
    var header: CGFloat
    var footer: CGFloat
    /// The room above the header.
    var padding: CGFloat
    /// Where the section begins, with its padding.
    var start: CGFloat = 0

    mutating func height() -> CGFloat { padding + header + rows.start(rows.count) + footer }
  }

  var sections: [Section] = []
  /// The heights of the table's own header and footer.
  var header: CGFloat = 0
  var footer: CGFloat = 0
  private(set) var height: CGFloat = 0

  var counts: [Int] { sections.map(\.rows.count) }

  func has(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0 && path.row < sections[path.section].rows.count
  }

  /// Adds up where the sections begin.
  mutating func addUp() {
    var y = header
    for index in sections.indices {
      sections[index].start = y
      y += sections[index].height()
    }
    height = y + footer
  }

  // MARK: Places, as spans of y

  mutating func row(_ path: IndexPath) -> (start: CGFloat, height: CGFloat) {
    let section = sections[path.section]
    let top = section.start + section.padding + section.header
    return (top + sections[path.section].rows.start(path.row), section.rows.height(path.row))
  }

  func header(_ section: Int) -> (start: CGFloat, height: CGFloat) {
    (sections[section].start + sections[section].padding, sections[section].header)
  }

  mutating func footer(_ section: Int) -> (start: CGFloat, height: CGFloat) {
    let all = span(section)
    return (all.start + all.height - sections[section].footer, sections[section].footer)
  }

  mutating func span(_ section: Int) -> (start: CGFloat, height: CGFloat) {
    (sections[section].start, sections[section].height())
  }

  /// The sections that touch a span.
  mutating func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    var (first, last) = (0, sections.count)
    while first < last {
      let middle = (first + last) / 2
      if sections[middle].start + sections[middle].height() < low { first = middle + 1 } else { last = middle }
    }
    var end = first
    while end < sections.count, sections[end].start < high { end += 1 }
    return first..<end
  }

  /// The rows of a section that touch a span.
  mutating func rows(of section: Int, from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let count = sections[section].rows.count
    let top = sections[section].start + sections[section].padding + sections[section].header
    let bottom = top + sections[section].rows.start(count)
    guard count > 0, high > top, low < bottom else { return 0..<0 }
    let first = sections[section].rows.row(at: low - top)
    var last = sections[section].rows.row(at: high - top)
    if top + sections[section].rows.start(last) >= high { last -= 1 }
    return first..<max(last + 1, first)
  }
}
