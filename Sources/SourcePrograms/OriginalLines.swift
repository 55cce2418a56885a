import Foundation

/// Shows what the compiler says of a line as its author wrote it, where the compiler saw it adapted.
struct OriginalLines {
  private let lines: [String: [String]]

  init(_ sources: SourceSet) {
    lines = sources.texts.mapValues { text in
      String(decoding: text.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map {
        String($0.last == "\r" ? $0.dropLast() : $0)
      }
    }
  }

  /// The compiler's lines: behind each that names a place stand the source line, carets, and perhaps what to write there.
  func restore(_ said: [String]) -> [String] {
    var result: [String] = []
    var shift: LineShift?
    for line in said {
      if Place.kind(of: line) != nil {
        // A note about a module's declaration comes with lines of that module, which nobody has adapted.
        shift = Place(line).flatMap(written).map(LineShift.init(to:))
        result.append(line)
      } else if shift?.adapted == nil, shift != nil {
        shift?.adapted = line
        shift.map { result[result.count - 1] = Place(result[result.count - 1])?.moved(by: $0) ?? result[result.count - 1] }
        result.append(shift?.written ?? line)
      } else {
        result.append(shift?.movedMarks(line) ?? line)
      }
    }
    return result
  }

  private func written(at place: Place) -> String? {
    guard let lines = lines[place.path], lines.indices.contains(place.line - 1) else { return nil }
    return lines[place.line - 1]
  }

  /// The beginning of a line such as `Fade.swift:3:5: error: …`.
  private struct Place {
    let path: String
    let line: Int
    let column: Int
    let rest: String

    init?(_ text: String) {
      guard let kind = Self.kind(of: text) else { return nil }
      let parts = text[..<kind.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count > 2, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else { return nil }
      path = parts.dropLast(2).joined(separator: ":")
      (self.line, self.column, rest) = (line, column, String(text[kind.lowerBound...]))
    }

    /// The word between the place and what is said of it.
    static func kind(of text: String) -> Range<String.Index>? {
      let found = [": error: ", ": note: ", ": warning: "].compactMap { text.range(of: $0) }
      return found.min { $0.lowerBound < $1.lowerBound }
    }

    func moved(by shift: LineShift) -> String { "\(path):\(line):\(shift.column(column))\(rest)" }
  }
}

/// How the columns of an adapted line become those of the line that its author wrote.
private struct LineShift {
  let written: String
  /// The line as the compiler shows it; nil until it has.
  var adapted: String? {
    didSet { places = adapted.map { Self.places(of: Array($0), in: Array(written)) } ?? [] }
  }
  /// The index in the written line for each character of the adapted one, and for its end.
  private var places: [Int] = []

  init(to written: String) {
    self.written = written
  }

  /// Lines longer than that are shown as the compiler has them.
  private static let longest = 2000

  /// The column, counted in bytes from 1, that stands for one of the adapted line.
  func column(_ column: Int) -> Int {
    guard let adapted else { return column }
    let index = String(decoding: adapted.utf8.prefix(column - 1), as: UTF8.self).count
    guard places.indices.contains(index) else { return column }
    return written.prefix(places[index]).utf8.count + 1
  }

  /// Carets, or what is to be written below them, moved to where they belong.
  func movedMarks(_ line: String) -> String {
    var result: [Character] = []
    var end: Int?
    for (index, character) in line.enumerated() where character != " " {
      let isInRun = end == index && !"^~".contains(character)
      let place = isInRun ? result.count : places.indices.contains(index) ? places[index] : index
      while result.count <= place { result.append(" ") }
      result[place] = character
      end = index + 1
    }
    return String(result)
  }

  /// The characters that both lines have in common keep their order; one of the adapted line alone is given the place of the next one in
  /// common.
  private static func places(of adapted: [Character], in written: [Character]) -> [Int] {
    guard max(adapted.count, written.count) <= longest else { return [] }
    var lengths = [[Int]](repeating: [Int](repeating: 0, count: written.count + 1), count: adapted.count + 1)
    for one in adapted.indices.reversed() {
      for other in written.indices.reversed() {
        lengths[one][other] =
          adapted[one] == written[other] ? lengths[one + 1][other + 1] + 1 : max(lengths[one + 1][other], lengths[one][other + 1])
      }
    }
    var (places, other) = ([Int](), 0)
    for one in adapted.indices {
      while other < written.count, adapted[one] != written[other], lengths[one][other] == lengths[one][other + 1] { other += 1 }
      places.append(other)
      if other < written.count, adapted[one] == written[other] { other += 1 }
    }
    return places + [written.count]
  }
}
