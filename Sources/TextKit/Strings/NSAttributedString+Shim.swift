// Foundation tells how far attributes reach by pointers.

extension NSAttributedString {
  /// The attributes of a character.
  func attributes(of place: Int) -> [NSAttributedString.Key: Any] {
    unsafe attributes(at: place, effectiveRange: nil)
  }

  /// The parts of a range that have the same attributes, in order.
  func parts(of range: Range<Int>) -> [(range: Range<Int>, attributes: [NSAttributedString.Key: Any])] {
    var (parts, place): ([(range: Range<Int>, attributes: [NSAttributedString.Key: Any])], Int) = ([], range.lowerBound)
    while place < range.upperBound {
      var reach = NSRange()
      let attributes = unsafe attributes(at: place, effectiveRange: &reach)
      let end = max(min(reach.location + reach.length, range.upperBound), place + 1)
      parts.append((place..<end, attributes))
      place = end
    }
    return parts
  }

  /// The parts of the text that have the same attributes, in order.
  package var parts: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
    parts(of: 0..<length).map { (NSRange(location: $0.range.lowerBound, length: $0.range.count), $0.attributes) }
  }

  /// The same text, with these attributes where it has none of its own.
  package func over(_ standard: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let filled = NSMutableAttributedString(string: string, attributes: standard)
    for part in parts(of: 0..<length) {
      filled.addAttributes(part.attributes, range: NSRange(location: part.range.lowerBound, length: part.range.count))
    }
    return filled
  }
}
