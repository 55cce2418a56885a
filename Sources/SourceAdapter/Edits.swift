/// Changes of a source, kept apart from it until all are known, so that nothing moves that is not changed.
///
/// Positions are byte offsets in the source. A change that would swallow a line end puts it back, so lines keep their numbers.
struct Edits {
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private var edits: [Edit] = []

  mutating func add(_ other: Edits) {
    edits += other.edits
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text))
  }

  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// The source with all changes. At one place insertions come first; of two changes that overlap, the earlier one wins.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for edit in edits.enumerated().sorted(by: Self.precedes).map(\.element) where edit.range.lowerBound >= end {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.text.utf8
      result += Self.lineEnds(missingFrom: edit.text, of: bytes[edit.range])
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }

  private static func precedes(_ left: (offset: Int, element: Edit), _ right: (offset: Int, element: Edit)) -> Bool {
    let (first, second) = (left.element.range, right.element.range)
    return (first.lowerBound, first.isEmpty ? 0 : 1, left.offset) < (second.lowerBound, second.isEmpty ? 0 : 1, right.offset)
  }

  private static func lineEnds(missingFrom text: String, of bytes: ArraySlice<UInt8>) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    let missing = bytes.count { $0 == newline } - text.utf8.count { $0 == newline }
    let end: [UInt8] = bytes.contains(UInt8(ascii: "\r")) ? [13, 10] : [10]
    return missing > 0 ? Array(repeatElement(end, count: missing).joined()) : []
  }
}
