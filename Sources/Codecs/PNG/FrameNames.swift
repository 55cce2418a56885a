/// File names with a number in them, from a pattern like `frame-%04d.png`.
package struct FrameNames: Sendable, Equatable {
  /// The pattern for the names of frames in a directory.
  static let standard = "frame-%04d.png"

  let prefix: String
  let suffix: String
  /// The fewest digits of a number; shorter numbers get zeros in front.
  let digits: Int

  /// Reads a pattern with one `%d` or `%0Nd` (N to 9), in which `%%` stands for a percent sign.
  package init(_ pattern: String) throws(CodecError) {
    var (before, after) = ("", "")
    var digits: Int?
    var rest = Substring(pattern)
    while let character = rest.popFirst() {
      var text = String(character)
      if character == "%" {
        if rest.first == "%" {
          rest.removeFirst()
        } else {
          guard digits == nil else { throw .badPattern(pattern, reason: "it has more than one number") }
          digits = try Self.number(in: &rest, of: pattern)
          text = ""
        }
      }
      if digits == nil { before += text } else { after += text }
    }
    guard let digits else { throw .badPattern(pattern, reason: "it has no number") }
    (prefix, suffix, self.digits) = (before, after, digits)
  }

  /// The directory and the names of the frames of an output: of a directory, or of a pattern like `shots/step-%03d.png`.
  package static func place(of path: String) throws(CodecError) -> (directory: String, names: FrameNames, isPattern: Bool) {
    let slash = path.lastIndex(of: "/")
    let last = slash.map { path[path.index(after: $0)...] } ?? path[...]
    guard last.contains("%") else { return (path, try FrameNames(standard), false) }
    return (slash.map { String(path[...$0]) } ?? ".", try FrameNames(String(last)), true)
  }

  private static func number(in rest: inout Substring, of pattern: String) throws(CodecError) -> Int {
    var digits = 1
    if rest.first == "0", let width = rest.dropFirst().first?.wholeNumberValue, (1...9).contains(width) {
      rest.removeFirst(2)
      digits = width
    }
    guard rest.popFirst() == "d" else { throw .badPattern(pattern, reason: "what follows % is not d or 0Nd") }
    return digits
  }

  /// The number in a file name of this pattern; nil for any other name.
  package func number(in file: String) -> Int? {
    guard file.hasPrefix(prefix), file.utf8.count > prefix.utf8.count + suffix.utf8.count else { return nil }
    let decimal = file.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
    guard let number = Int(String(decimal) ?? ""), number >= 0, name(number) == file else { return nil }
    return number
  }

  package func name(_ number: Int) -> String {
    let decimal = String(number)
    return prefix + String(repeating: "0", count: max(digits - decimal.utf8.count, 0)) + decimal + suffix
  }
}
